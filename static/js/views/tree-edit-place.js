// Where the field and the tools of a node stand: at the node, and always wholly in view.

/** Between a node and its tools, and between these and the edge of the view, in CSS pixels. */
const GAP = 10;
const EDGE = 6;

/** @param {number} value @param {number} most */
const within = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));

/** @param {import("./tree-editing.js").TreeEditing} editing */
export function placeCard({ view, isOn, drag }) {
  if (!isOn || !view.stage) return;
  const { clientWidth, clientHeight } = view;
  const spot = view.stage.spotOf(view.selected);
  const card = /** @type {HTMLElement | null} */ (view.querySelector(".tree-edit-card"));
  if (card && spot) {
    const { offsetWidth, offsetHeight } = card;
    const half = Math.max(spot.half, 18);
    const below = spot.y + half + GAP;
    const above = spot.y - half - GAP - offsetHeight;
    const top = below + offsetHeight <= clientHeight - EDGE || above < EDGE ? below : above;
    card.style.left = `${within(spot.x - offsetWidth / 2, clientWidth - offsetWidth)}px`;
    card.style.top = `${within(top, clientHeight - offsetHeight)}px`;
  }
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
