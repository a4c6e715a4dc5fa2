// What boards that are not grids share: their frame, the buttons of their moves, and the names of the sides.
import { html, nothing } from "lit";
import { fractionText } from "../words/fraction.js";
import { buttonNote, noteText } from "./notes.js";

/** @typedef {import("./index.js").Action} Action */
/** @typedef {import("../trace/trace.js").Mix} Mix */
/** @typedef {"MAX" | "MIN"} Side */
/** @typedef {Readonly<Record<Side, string>>} SideNames what people call the sides */
/**
 * Everything a scene needs to be drawn; `P` is its picture, as Python made it.
 * @template P
 * @typedef {object} SceneProps
 * @property {P} picture      what to draw
 * @property {P} base         the position on the board; not `picture` while the search is elsewhere
 * @property {boolean} away   whether the search is elsewhere, so that no move is offered
 * @property {boolean} pale   whether the picture of the node that the search is at has not come yet
 * @property {readonly Action[]} actions the legal moves on the board, or the outcomes of chance
 * @property {boolean} open   whether they can be played now
 * @property {string} toMove  "MAX", "MIN" or "CHANCE", on the board
 * @property {Readonly<Record<string, number>> | null} values by action id, from MAX's side
 * @property {string | null} hint id of the best move
 * @property {Readonly<Record<number, string>>} [worths] what Python's own moves were worth, by the squares on which they end
 * @property {readonly Mix[]} strategies how often the sides pick their moves, if a search has found this
 * @property {"" | Side} python the side that Python plays, which sees what the person does not
 * @property {boolean} reveal whether a person wants to see what is hidden from the side to move
 * @property {boolean} busy
 * @property {number} focusIndex which button can be reached by Tab
 * @property {string} keysId  id of the text that explains the keys
 * @property {import("./chance-words.js").ChanceWords} chanceWords the words for chance moves
 * @property {Action | null} drawn the newest outcome, if it was chance that moved
 * @property {boolean} setup  whether the position is being set up by hand
 * @property {import("./moving/picking.js").Hand} [hand] the piece that is picked up, on a board where pieces move
 * @property {(hand: import("./moving/picking.js").Hand) => void} onHand
 * @property {(square: number) => void} onEdit
 * @property {(action: string) => void} onPlay
 * @property {() => void} onLot
 * @property {(reveal: boolean) => void} onReveal
 * @property {(event: KeyboardEvent) => void} onKeydown
 * @property {(event: FocusEvent) => void} onFocus
 */

export const SIGNS = { MAX: "▲", MIN: "▼" };

/**
 * What a side is called, after the sign of its nodes in the tree.
 * @param {SideNames} names
 * @param {Side} side
 */
export function sideName(names, side) {
  return html`<span class="who ${side.toLowerCase()}"><span aria-hidden="true">${SIGNS[side]} </span
    >${names[side]}</span>`;
}

/**
 * The group that contains a scene. `sentence` says what is drawn, so `drawing` may be hidden from a screen reader,
 * but not the buttons.
 * @param {SceneProps<any>} props
 * @param {string} name of the style
 * @param {string} label what a screen reader calls it
 * @param {string} sentence
 * @param {unknown} content
 */
export function frame(props, name, label, sentence, content) {
  return html`<div
    class="board scene ${name} ${props.pale ? "pale" : ""}" role="group" aria-label=${label} tabindex="-1"
    aria-describedby=${props.keysId} aria-busy=${props.busy ? "true" : "false"}
    @keydown=${props.onKeydown} @focusin=${props.onFocus}
  ><p class="hidden-text said">${props.pale ? "" : sentence}</p>${content}</div>`;
}

/**
 * The button of a move, or of an outcome with its probability.
 * @param {SceneProps<any>} props
 * @param {Action} action one of the props' actions
 * @param {unknown} [drawing] what it shows instead of its name
 * @param {string} [words] what a screen reader calls it
 */
export function actionButton(props, action, drawing, words = action.name) {
  const index = props.actions.indexOf(action);
  const chance = action.chance === undefined ? "" : fractionText(action.chance);
  return html`<button
    type="button" class="action ${action.id === props.hint ? "hint" : ""}"
    data-index=${index} data-action=${action.id} tabindex=${index === props.focusIndex ? 0 : -1}
    aria-disabled=${props.open ? "false" : "true"}
    @click=${() => {
      if (props.open) props.onPlay(action.id);
    }}
  ><span class="hidden-text">${words}${chance && `, probability ${chance}`}${noteText(props, action)}</span
    >${drawing ?? html`<span class="label" aria-hidden="true">${action.name}</span>`}${
      chance === "" ? nothing : html`<span class="chance" aria-hidden="true">${chance}</span>`
    }${buttonNote(props, action)}</button>`;
}

/** Whether it is chance that moves. @param {{toMove: string, actions: readonly unknown[]}} props */
export const isChances = ({ toMove, actions }) => toMove === "CHANCE" && actions.length > 0;

/**
 * The button that lets chance move. By index, it comes after the buttons of the outcomes.
 * @param {SceneProps<any>} props
 */
function chanceButton(props) {
  const index = props.actions.length;
  return html`<button
    type="button" class="lot" data-index=${index} tabindex=${index === props.focusIndex ? 0 : -1}
    aria-disabled=${props.open ? "false" : "true"}
    @click=${() => {
      if (props.open) props.onLot();
    }}
  >${props.chanceWords.button}</button>`;
}

/**
 * The buttons of all moves; at a chance move, first the button that lets chance move. While the search is elsewhere,
 * their place stays empty, so that nothing below them jumps.
 * @param {SceneProps<any>} props
 * @param {(action: Action) => unknown} [drawingOf]
 */
export function actionRow(props, drawingOf = () => undefined) {
  const chance = isChances(props);
  return html`<div class="actions ${chance ? "by-lot" : ""} ${props.away ? "away" : ""}">${
    chance ? chanceButton(props) : nothing
  }${props.actions.map((action) => actionButton(props, action, drawingOf(action)))}</div>`;
}

/**
 * The switch that shows what is hidden from the side to move, if anything is.
 * @param {SceneProps<any>} props
 * @param {string} words
 * @param {boolean} needed
 */
export function revealSwitch(props, words, needed) {
  if (!needed || props.away) return nothing;
  return html`<label class="reveal"><input
    type="checkbox" .checked=${props.reveal}
    @change=${(/** @type {Event} */ event) => props.onReveal(/** @type {HTMLInputElement} */ (event.target).checked)}
  />${words}</label>`;
}
