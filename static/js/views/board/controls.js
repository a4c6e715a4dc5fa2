// The rows of buttons under a board: the game's, and the tools for setting a position up.
import { html, nothing } from "lit";
import { positionText } from "../../boards/cells.js";
import { editingOf } from "../../boards/index.js";
import { redoIcon, undoIcon } from "./icons.js";

/** What a click on a square sets: a mark or a piece; "cycle" is the next mark. @typedef {string} Tool */

/** @typedef {(intent: import("../../state/intents.js").Intent) => void} Send */

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

/** @param {{MAX: string, MIN: string}} names @returns {readonly {tool: Tool, sign: unknown, name: string}[]} */
const toolsFor = ({ MAX, MIN }) => [
  { tool: "cycle", sign: "↻", name: "Next mark at each click" },
  { tool: "X", sign: "×", name: `Place ${MAX}` },
  { tool: "O", sign: "○", name: `Place ${MIN}` },
  { tool: ".", sign: "⌫", name: "Erase" },
];

/**
 * @param {object} props
 * @param {Tool} props.tool
 * @param {(tool: Tool) => void} props.onTool
 * @param {() => void} props.onClear
 * @param {readonly {tool: Tool, sign: unknown, name: string}[]} props.tools
 * @param {{name: string, on: boolean, give: (on: boolean) => void} | null} props.turn whose turn it is, if that can be
 *   set: whether the side with this name moves
 */
function setupTools({ tools, tool, onTool, onClear, turn }) {
  return html`<div class="controls tools">
    ${
      tools.length === 1
        ? nothing
        : html`<fieldset>
      <legend class="hidden-text">What a click on a square does</legend>
      ${tools.map(
        (item) => html`<label title=${item.name}><input
        type="radio" name="setup-tool" aria-label=${item.name} .checked=${item.tool === tool}
        @change=${() => onTool(item.tool)}
      /><span class="sign ${item.tool === "X" ? "max" : item.tool === "O" ? "min" : ""}"
        aria-hidden="true">${item.sign}</span></label>`,
      )}
    </fieldset>`
    }
    <button type="button" @click=${onClear}>Clear</button>
    ${
      turn
        ? html`<button type="button" aria-pressed=${turn.on ? "true" : "false"}
        @click=${() => turn.give(!turn.on)}>${turn.name}</button>`
        : nothing
    }
  </div>`;
}

/**
 * How a position is set up by hand: the tools, the text of an empty board, and the text after a side was given the move.
 * @typedef {object} Editing
 * @property {readonly {tool: Tool, sign: unknown, name: string}[]} tools
 * @property {string} empty
 * @property {{name: string, on: boolean, give: (on: boolean) => string} | null} turn
 */

/** @param {Extract<import("../../python/protocol.js").Picture, {kind: "grid"}>} picture @returns {Editing} */
function gridEditing({ cells, columns, mover, names }) {
  const empty = positionText(".".repeat(cells.length), columns, mover);
  if (!mover || !names) return { tools: toolsFor(names ?? { MAX: "X", MIN: "O" }), empty, turn: null };
  const give = (/** @type {boolean} */ on) => positionText(cells, columns, on ? "O" : "X");
  return { tools: toolsFor(names), empty, turn: { name: `${names.MIN} to move`, on: mover === "O", give } };
}

/** @param {import("../../python/protocol.js").GameLook} look @returns {Editing | null} */
function sceneEditing(look) {
  const { position, picture } = look;
  const editing = editingOf(look);
  if (!editing) return null;
  const { name, isOn, give } = editing.turn;
  return {
    tools: editing.tools,
    empty: editing.empty(picture),
    turn: { name, on: isOn(position), give: (on) => give(position, picture, on) },
  };
}

/**
 * The rows of buttons that belong to a position; a tree has its own beside its text.
 * @param {import("../../python/protocol.js").GameLook} look
 * @param {object} props
 * @param {boolean} props.canUndo
 * @param {boolean} props.canRedo
 * @param {boolean} props.busy
 * @param {boolean} props.setup whether a position is being set up
 * @param {Tool} props.tool
 * @param {(tool: Tool) => void} props.onTool
 * @param {Send} send
 */
export function boardControls(look, { setup, tool, onTool, ...props }, send) {
  const { picture } = look;
  if (picture.kind === "tree") return nothing;
  const editing = picture.kind === "grid" ? gridEditing(picture) : sceneEditing(look);
  if (!editing) return gameButtons({ ...props, setup: null }, send);
  /** @param {string} text */
  const become = (text) => send({ type: "set-position", text });
  const { tools, empty, turn } = editing;
  const chosen = tools.some((item) => item.tool === tool) ? tool : tools[0].tool;
  return html`${gameButtons({ ...props, setup }, send)}
    ${
      setup
        ? setupTools({
            tools,
            tool: chosen,
            onTool,
            onClear: () => become(empty),
            turn: turn && { ...turn, give: (on) => become(turn.give(on)) },
          })
        : nothing
    }`;
}
