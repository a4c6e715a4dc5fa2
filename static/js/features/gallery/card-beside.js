/** Which card an arrow key leads to. Cards lie in rows, from left to right; a pure function of their places. */

/** @typedef {{left: number, top: number, width: number}} Box */

/** @param {Box} box */
const middle = ({ left, width }) => left + width / 2;

/**
 * The place of the card in that direction; −1 above the first row, null for another key or where there is none.
 * @param {readonly Box[]} boxes @param {number} at @param {string} key @returns {number | null}
 */
export function cardBeside(boxes, at, key) {
  if (key === "ArrowRight") return at + 1 < boxes.length ? at + 1 : null;
  if (key === "ArrowLeft") return at > 0 ? at - 1 : null;
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const way = key === "ArrowDown" ? 1 : -1;
  const here = boxes[at];
  const tops = boxes.map(({ top }) => top).filter((top) => way * (top - here.top) > 1);
  if (tops.length === 0) return way < 0 ? -1 : null;
  const row = way > 0 ? Math.min(...tops) : Math.max(...tops);
  const inRow = boxes.flatMap((box, place) => (Math.abs(box.top - row) <= 1 ? [place] : []));
  const distance = (/** @type {number} */ place) => Math.abs(middle(boxes[place]) - middle(here));
  return inRow.reduce((best, place) => (distance(place) < distance(best) ? place : best));
}
