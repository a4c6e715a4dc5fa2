// Dragging a piece with the mouse or a finger. It only moves what is drawn; the press that ends it is the same as a
// click on the square.

/** How far the pointer moves before it is a drag and not a click, in CSS pixels. */
const SLACK = 5;

/** If nothing has come of a drop by then, the piece goes back. In milliseconds. */
const PATIENCE = 1500;

/** The square under a point of the screen, or -1. @param {Element} board @param {number} x @param {number} y */
function squareAt(board, x, y) {
  const button = document.elementsFromPoint(x, y).find((each) => each.matches("[data-index]") && board.contains(each));
  return button instanceof HTMLElement ? Number(button.dataset.index) : -1;
}

/**
 * Follows a pointer that went down on a piece, until it is let go.
 * @param {PointerEvent} event
 * @param {{canLift: (square: number) => boolean, onLift: (square: number) => void,
 *   onDrop: (from: number, to: number) => boolean}} does  `onDrop` says whether a move is played
 */
export function followDrag(event, { canLift, onLift, onDrop }) {
  const board = /** @type {HTMLElement} */ (event.currentTarget);
  const button = event.target instanceof Element ? event.target.closest("[data-index]") : null;
  if (event.button !== 0 || !(button instanceof HTMLElement)) return;
  const piece = /** @type {SVGElement | null} */ (button.querySelector(".piece"));
  const from = Number(button.dataset.index);
  if (!piece || !canLift(from)) return;
  const listening = new AbortController();
  const { signal } = listening;
  let dragged = false;

  /** @param {PointerEvent} now */
  function follow(now) {
    if (now.pointerId !== event.pointerId) return;
    const [dx, dy] = [now.clientX - event.clientX, now.clientY - event.clientY];
    if (!dragged && Math.hypot(dx, dy) < SLACK) return;
    if (!dragged) {
      dragged = true;
      piece?.classList.add("held");
      onLift(from);
    }
    if (piece) piece.style.translate = `${dx}px ${dy}px`;
  }

  /** @param {PointerEvent} now */
  function drop(now) {
    if (now.pointerId !== event.pointerId) return;
    listening.abort();
    if (!dragged) return;
    // The click that follows is not another press.
    const done = new AbortController();
    board.addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: done.signal });
    setTimeout(() => done.abort());
    const to = now.type === "pointerup" ? squareAt(board, now.clientX, now.clientY) : from;
    if (to !== from && onDrop(from, to)) setTimeout(() => settle(board), PATIENCE);
    else settle(board);
  }

  window.addEventListener("pointermove", follow, { signal });
  window.addEventListener("pointerup", drop, { signal });
  window.addEventListener("pointercancel", drop, { signal });
}

/** Every piece is where its square is: nothing is dragged any more. @param {Element} board */
export function settle(board) {
  for (const piece of board.querySelectorAll(".piece.held")) {
    piece.classList.remove("held");
    /** @type {SVGElement} */ (piece).style.translate = "";
  }
}
