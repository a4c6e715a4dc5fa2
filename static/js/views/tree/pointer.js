// What the pointer does on the picture of the tree: it points at a node, and chooses it.
import { leaveText } from "./edit-field.js";
import { isEdited } from "./edited.js";
import { toggleRow } from "./select.js";
import { goTo, isResting } from "./state.js";

/** @typedef {import("../../tree/stage.js").Stage} Stage */
/** @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps */

/** How far beside a node a pointer still hits it, in units of length. */
const REACH_BY_MOUSE = 6;
const REACH_BY_TOUCH = 18;

/** @param {Stage | null} stage @param {MouseEvent} event @returns {number} the row under the pointer, or -1 */
export function rowUnder(stage, event) {
  const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
  return stage?.rowUnder(event, byTouch ? REACH_BY_TOUCH : REACH_BY_MOUSE) ?? -1;
}

/** The row under the beginning of a gesture, which a touch makes without a pointer event. @param {Stage} stage @param {Event} event */
export function rowUnderStart(stage, event) {
  const touch = "touches" in event ? /** @type {TouchEvent} */ (event).touches[0] : null;
  const at = touch ?? (event instanceof MouseEvent && !(event instanceof WheelEvent) ? event : null);
  return at ? stage.rowUnder(at, touch ? REACH_BY_TOUCH : REACH_BY_MOUSE) : -1;
}

/** The row that a mouse points at while no button is pressed, or -1. @param {Stage | null} stage @param {PointerEvent} event */
export const rowPointedAt = (stage, event) =>
  event.pointerType === "touch" || event.buttons > 0 ? -1 : rowUnder(stage, event);

/** The mouse is over another row, or over none. @type {import("./state.js").ChangeOf<[row: number]>} */
export const hover = (state, _, row) => (row === state.hovered ? null : { hovered: row });

/**
 * Chooses the row that was clicked, and steps to it. A click beside the nodes ends what is being typed at one.
 * @param {TreeState} state @param {TreeProps} props @param {number} row @param {number} times  2 for a double click
 * @returns {Change | null}
 */
export function click(state, props, row, times) {
  const isNone = row < 0 || isResting(props);
  if (isEdited(state, props)) return isNone ? leaveText(state, props) : null;
  return isNone || times > 1 ? null : { selected: row, intents: goTo(props, row) };
}

/** @type {import("./state.js").ChangeOf<[row: number]>} */
export const doubleClick = (state, props, row) =>
  isResting(props) || isEdited(state, props) ? null : toggleRow(state, props, row);
