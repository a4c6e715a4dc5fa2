// The focus on the buttons of a board, and the scrolling of a long outline.

/** @param {Element} view */
const boardOf = (view) => view.querySelector(".board");

/** @param {Element} view @param {number} index */
const buttonOf = (view, index) => view.querySelector(`.board button[data-index="${index}"]`);

/** Whether the focus is on the board. @param {Element} view */
export const hasFocus = (view) => boardOf(view)?.contains(document.activeElement) ?? false;

/** The index of the button that an event comes from. @param {Event} event @returns {number | null} */
export function indexOf(event) {
  const { index } = /** @type {HTMLElement} */ (event.target).dataset;
  return index === undefined ? null : Number(index);
}

/** @param {Element} view @param {number} index */
export function focusButton(view, index) {
  const button = buttonOf(view, index);
  if (button instanceof HTMLElement) button.focus();
}

/** Focuses the first of the moves between which one has to choose. @param {Element} view */
export function focusChoice(view) {
  const button = view.querySelector(".chooser button");
  if (button instanceof HTMLElement) button.focus();
}

/**
 * When its moves change, a scene loses buttons: the focus stays on the board. If all moves are new, it goes to the
 * first.
 * @param {Element} view @param {boolean} anew whether all moves are new
 */
export function keepFocus(view, anew) {
  const board = boardOf(view);
  if (!(board instanceof HTMLElement) || (hasFocus(view) && !anew)) return;
  const button = board.querySelector('button[tabindex="0"]');
  (button instanceof HTMLElement ? button : board).focus({ preventScroll: true });
}

/** Where the buttons of a scene are on the screen. @param {Element} view @param {number} count */
export const boxesOf = (view, count) =>
  Array.from({ length: count }, (_, index) => buttonOf(view, index)?.getBoundingClientRect() ?? new DOMRect());

/** Scrolls the outline of a tree to the current node, and only that: scrollIntoView would move the page as well. @param {Element} view */
export function scrollOutline(view) {
  const outline = view.querySelector(".outline");
  const here = outline?.querySelector(".row.here");
  if (!outline || !here) return;
  const box = outline.getBoundingClientRect();
  const row = here.getBoundingClientRect();
  if (row.top < box.top) outline.scrollTop -= box.top - row.top;
  if (row.bottom > box.bottom) outline.scrollTop += row.bottom - box.bottom;
}
