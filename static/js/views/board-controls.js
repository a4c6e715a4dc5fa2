// The rows of buttons under a board: the game's, and the tools for setting a position up.
import { html, nothing } from "lit";
import { cellsToText } from "../boards/cells.js";
import { redoIcon, undoIcon } from "./board-icons.js";

/** @typedef {"cycle" | import("../boards/cells.js").Mark} Tool */

/** @typedef {(intent: import("../app/intents.js").Intent) => void} Send */

/**
 * @param {object} props
 * @param {boolean} props.canUndo
 * @param {boolean} props.canRedo
 * @param {boolean} props.busy
 * @param {Send} send
 */
export function undoButtons({ canUndo, canRedo, busy }, send) {
  return html`<button type="button" aria-label="Undo" title="Undo" ?disabled=${!canUndo || busy}
      @click=${() => send({ type: "undo" })}>${undoIcon}</button>
    <button type="button" aria-label="Redo" title="Redo" ?disabled=${!canRedo || busy}
      @click=${() => send({ type: "redo" })}>${redoIcon}</button>`;
}

/**
 * @param {object} props
 * @param {boolean} props.canUndo
 * @param {boolean} props.canRedo
 * @param {boolean} props.busy
 * @param {boolean | null} props.setup whether a position is being set up; null where the board has
 *   no tools for it
 * @param {Send} send
 */
function gameButtons(props, send) {
  const { busy, setup } = props;
  return html`<div class="controls">${undoButtons(props, send)}
    <button type="button" class="worded" aria-label="New game" title="New game" ?disabled=${busy}
      @click=${() => send({ type: "new-game" })}>New</button>
    ${
      setup === null
        ? nothing
        : html`<button type="button" class="worded" aria-pressed=${setup ? "true" : "false"}
      ?disabled=${busy && !setup} @click=${() => send({ type: "setup", on: !setup })}>Set up</button>`
    }
  </div>`;
}

/** @type {readonly {tool: Tool, sign: string, name: string}[]} */
const TOOLS = [
  { tool: "cycle", sign: "↻", name: "Next mark at each click" },
  { tool: "X", sign: "×", name: "Place X" },
  { tool: "O", sign: "○", name: "Place O" },
  { tool: ".", sign: "⌫", name: "Erase" },
];

/**
 * @param {object} props
 * @param {Tool} props.tool
 * @param {(tool: Tool) => void} props.onTool
 * @param {() => void} props.onClear
 */
function setupTools({ tool, onTool, onClear }) {
  return html`<div class="controls tools">
    <fieldset>
      <legend class="hidden-text">What a click on a square does</legend>
      ${TOOLS.map(
        (item) => html`<label title=${item.name}><input
        type="radio" name="setup-tool" aria-label=${item.name} .checked=${item.tool === tool}
        @change=${() => onTool(item.tool)}
      /><span class="sign ${item.tool === "X" ? "max" : item.tool === "O" ? "min" : ""}"
        aria-hidden="true">${item.sign}</span></label>`,
      )}
    </fieldset>
    <button type="button" @click=${onClear}>Clear</button>
  </div>`;
}

/**
 * The rows of buttons that belong to a picture; a tree has its own beside its text.
 * @param {import("../python/protocol.js").Picture} picture
 * @param {object} props
 * @param {boolean} props.canUndo
 * @param {boolean} props.canRedo
 * @param {boolean} props.busy
 * @param {boolean} props.setup whether a position is being set up
 * @param {Tool} props.tool
 * @param {(tool: Tool) => void} props.onTool
 * @param {Send} send
 */
export function boardControls(picture, { setup, tool, onTool, ...props }, send) {
  if (picture.kind === "tree") return nothing;
  if (picture.kind !== "grid") return gameButtons({ ...props, setup: null }, send);
  const empty = cellsToText(".".repeat(picture.cells.length), picture.columns);
  const onClear = () => send({ type: "set-position", text: empty });
  return html`${gameButtons({ ...props, setup }, send)}
    ${setup ? setupTools({ tool, onTool, onClear }) : nothing}`;
}
