// The text under a board: whose turn it is, or where the search is; rejected moves and warnings.
import { html, nothing } from "lit";
import { editingOf } from "../../boards/index.js";
import { isForMany, sideNote } from "../../state/turn.js";
import { backIcon, warningIcon } from "./icons.js";

/** @typedef {import("../../python/protocol.js").GameLook} Look */

/**
 * The last chance outcome, whose turn it is, and what to do now.
 * @param {Look} look
 * @param {boolean} busy
 * @param {boolean} setup
 * @param {import("../../boards/chance-words.js").ChanceWords} chanceWords
 * @param {string} [python] the side that Python plays, or ""
 * @param {string} [again] why the same side moves again
 */
export function statusText(look, busy, setup, chanceWords, python = "", again = "") {
  // Once the game is over, its result is enough.
  const drawn = look.drawn && !look.terminal ? `${chanceWords.describe(look.drawn.name)} ` : "";
  if (busy) return `${drawn}Python is thinking…`;
  if (setup) return `Click ${editingOf(look)?.places ?? "squares"}, or type below.`;
  return `${drawn}${again || nextText(look, chanceWords, python)}`;
}

/** @param {Look} look @param {import("../../boards/chance-words.js").ChanceWords} chanceWords @param {string} python */
function nextText(look, chanceWords, python) {
  if (look.terminal) return look.verdict;
  if (look.toMove === "CHANCE") return chanceWords.ask;
  const mover = `${look.mover.charAt(0).toUpperCase()}${look.mover.slice(1)}`;
  if (python === "" || python === look.toMove || isForMany(look)) return `${mover} to move${sideNote(look)}`;
  // Where the sides have no names of their own, "MAX" would tell a player nothing; where one plays alone, no name does.
  return look.mover === look.toMove || look.planners ? "Your move" : `Your move: ${mover}${sideNote(look)}`;
}

/**
 * Where the search is. Where the game is over, this says how it ended: the sentence of the step has the node's name.
 * @param {{name: string, verdict?: string}} shown
 */
export const whereText = ({ name, verdict }) => verdict || name;

/**
 * The turn and the search use the same place, so that nothing jumps.
 * @param {object} props
 * @param {Look} props.look
 * @param {{name: string, verdict?: string} | null} props.shown the node that the search is at
 * @param {string} props.refusal why a move was rejected, or ""
 * @param {boolean} props.busy
 * @param {boolean} props.setup
 * @param {import("../../boards/chance-words.js").ChanceWords} props.chanceWords what deciding by chance is called here
 * @param {string} props.python the side that Python plays, or ""
 * @param {string} props.over how the game that is played has ended, or ""
 * @param {string} props.again why the same side moves again, or ""
 * @param {() => void} props.onLeave
 * @param {() => void} props.onNew
 */
export function situation({ look, shown, refusal, busy, setup, chanceWords, python, over, again, onLeave, onNew }) {
  const side = look.terminal || busy || setup ? "" : look.toMove.toLowerCase();
  return html`<div class="situation">
    <p class="status ${side}" role="status">${shown || refusal ? nothing : over || statusText(look, busy, setup, chanceWords, python, again)}${
      over && !refusal ? html` <button type="button" class="small" @click=${onNew}>New game</button>` : nothing
    }</p>
    <p class="refusal" role="alert">${refusal}</p>
    ${
      shown
        ? html`<div class="banner">
      <span class="where ${shown.verdict ? "ended" : ""}"><span class="lead">In the search:</span> ${whereText(shown)}</span>
      <button type="button" aria-label="Back to the game" title="Back to the game"
        @click=${onLeave}>${backIcon}Back</button>
    </div>`
        : nothing
    }
  </div>
  ${
    look.warnings.length > 0
      ? html`<div class="warnings" role="note">${warningIcon}<div>
    <span class="hidden-text">Warning: </span>${look.warnings.map((text) => html`<p>${text}</p>`)}
  </div></div>`
      : nothing
  }`;
}
