// Where the field of a node and the mark of a place stand: at the node, and always wholly in view.

/** Between the field and the edge of the view, in CSS pixels. */
const EDGE = 6;

/** @param {number} value @param {number} most */
const within = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));

/** @param {import("./editing.js").TreeEditing} editing */
export function placeField({ view, isOn, drag }) {
  if (!isOn || !view.stage) return;
  const { clientWidth, clientHeight } = view;
  const spot = view.stage.spotOf(view.state.selected);
  const field = /** @type {HTMLElement | null} */ (view.querySelector(".tree-edit-field"));
  if (field && spot) {
    field.style.left = `${within(spot.x - field.offsetWidth / 2, clientWidth - field.offsetWidth)}px`;
    field.style.top = `${within(spot.y - field.offsetHeight / 2, clientHeight - field.offsetHeight)}px`;
  }
  const mark = /** @type {HTMLElement | null} */ (view.querySelector(".tree-edit-drop"));
  if (mark && drag.goal) {
    mark.style.left = `${drag.goal.x}px`;
    mark.style.top = `${drag.goal.y}px`;
  }
}
