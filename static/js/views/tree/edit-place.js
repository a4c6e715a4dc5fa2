// Where the field of a node and the mark of a place stand: at the node, and always wholly in view.

/** Between the field and the edge of the view, in CSS pixels. */
const EDGE = 6;

/** @param {number} value @param {number} most */
const within = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));

/** @param {HTMLElement} view @param {import("../../tree/stage.js").Stage} stage @param {import("./state.js").TreeState} state */
export function placeField(view, stage, { selected, goal }) {
  const { clientWidth, clientHeight } = view;
  const spot = stage.spotOf(selected);
  const field = /** @type {HTMLElement | null} */ (view.querySelector(".tree-edit-field"));
  if (field && spot) {
    field.style.left = `${within(spot.x - field.offsetWidth / 2, clientWidth - field.offsetWidth)}px`;
    field.style.top = `${within(spot.y - field.offsetHeight / 2, clientHeight - field.offsetHeight)}px`;
  }
  const mark = /** @type {HTMLElement | null} */ (view.querySelector(".tree-edit-drop"));
  if (mark && goal) {
    mark.style.left = `${goal.x}px`;
    mark.style.top = `${goal.y}px`;
  }
}
