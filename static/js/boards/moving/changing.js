// A played move seen on a board whose places hold numbers of things: they change one after the other. The position itself is
// drawn already; until its turn comes, a place is covered by what was there before.
import { render } from "lit";
import { isStill, waitFor } from "./waiting.js";

/** The places that a move has changed, in order, and what each looked like before. @typedef {readonly {place: number, drawing: unknown}[]} Changes */

/** How long it takes from one place to the next, and how long a place stands out, in milliseconds. */
const STEP = 110;
const SHOWN = 220;

/** @param {Element} board  in which `data-place` names the places @param {Changes} changes */
export function change(board, changes) {
  if (isStill()) return;
  const delay = waitFor(board, STEP * changes.length);
  changes.forEach(({ place, drawing }, at) => {
    const element = board.querySelector(`[data-place="${place}"]`);
    if (element) changeOne(element, drawing, delay + STEP * at);
  });
}

/** @param {Element} element @param {unknown} drawing @param {number} delay */
function changeOne(element, drawing, delay) {
  const before = document.createElement("span");
  before.className = "before";
  render(drawing, before);
  element.append(before);
  // It covers until the delay is over, and is gone at once.
  const over = before.animate({ opacity: [1, 1] }, { delay, duration: 1, fill: "backwards" });
  const remove = () => before.remove();
  over.addEventListener("finish", remove);
  over.addEventListener("cancel", remove);
  element.animate({ scale: [1, 1.14, 1] }, { delay, duration: SHOWN, easing: "ease-out" });
}
