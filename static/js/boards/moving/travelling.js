// A played move seen on the board: the piece goes over its path, and what it captures vanishes, one after the other. The
// position itself is drawn already; nothing waits for this, and nothing of it is left when it ends.
import { render } from "lit";
import { isStill, waitFor } from "./waiting.js";

/**
 * The squares over which a piece has gone, and what it has captured: the drawing of each, in order. If it `rises`, it
 * becomes a higher piece at the end, and does not look like one until then.
 * @typedef {{path: readonly number[], taken: readonly {square: number, drawing: unknown}[], rises?: boolean}} Journey
 */

/** How long a step takes, in milliseconds. */
const STEP = 240;

/**
 * @param {Element} board
 * @param {Journey} journey
 * @param {boolean} dragged whether a hand has moved the piece, so that it need not travel again
 */
export function travel(board, { path, taken, rises }, dragged) {
  if (isStill()) return;
  const button = (/** @type {number} */ square) => board.querySelector(`[data-index="${square}"]`);
  const goal = button(path[path.length - 1]);
  const piece = goal?.querySelector(".piece");
  if (!goal || !piece) return;
  const duration = STEP * (path.length - 1);
  const delay = waitFor(board, duration);
  const end = goal.getBoundingClientRect();
  const translations = path.map((square) => {
    const box = button(square)?.getBoundingClientRect() ?? end;
    return `${box.left - end.left}px ${box.top - end.top}px`;
  });
  if (!dragged) {
    piece.classList.add("travelling");
    piece.classList.toggle("rising", rises === true);
    const going = piece.animate({ translate: translations }, { delay, duration, fill: "backwards", easing: "linear" });
    const arrive = () => piece.classList.remove("travelling", "rising");
    going.addEventListener("finish", arrive);
    going.addEventListener("cancel", arrive);
  }
  taken.forEach(({ square, drawing }, at) => vanish(button(square), drawing, delay + STEP * (at + 0.4)));
}

/** @param {Element | null} button @param {unknown} drawing @param {number} delay */
function vanish(button, drawing, delay) {
  if (!button) return;
  const ghost = document.createElement("span");
  ghost.className = "taken";
  render(drawing, ghost);
  button.append(ghost);
  const fading = ghost.animate({ opacity: [1, 0] }, { delay, duration: STEP, fill: "both" });
  fading.addEventListener("finish", () => ghost.remove());
}
