/** The little boards in the tree of a program, where its states are boards. */

import { boardsOf, markPut, paint } from "../../boards/of-text.js";
import { MAX, MIN } from "../../trace/trace.js";
import { textOf } from "./known.js";

/** @typedef {import("../../boards/of-text.js").TextBoard} TextBoard */

/**
 * Paints the little board of a row; null if the states are no boards.
 * @param {import("../../trace/trace.js").Trace} whole  the trace of a program
 * @returns {import("../../tree/painter.js").DrawBoard | null}
 */
export function littleBoards(whole) {
  const trace = /** @type {import("./known.js").Trace} */ (whole);
  const boards = boardsOf(textOf(trace).states);
  if (boards.length === 0) return null;
  const at = (/** @type {number} */ row) => boards[trace.shown[row]];
  const marks = { MAX: markOf(trace, at, MAX), MIN: markOf(trace, at, MIN) };
  return (ctx, row, x, y, size, theme) => {
    const board = row < trace.visited && trace.shown[row] >= 0 ? at(row) : null;
    if (board) paint(ctx, board, marks, x, y, size, theme);
  };
}

/**
 * The mark that a player puts on the board; "" if none does.
 * @param {import("./known.js").Trace} trace @param {(row: number) => TextBoard} at @param {number} player
 */
function markOf({ parent, kind, shown, visited }, at, player) {
  for (let row = 1; row < visited; row += 1) {
    const above = parent[row];
    if (above < 0 || kind[above] !== player || shown[row] < 0 || shown[above] < 0) continue;
    const mark = markPut(at(above), at(row));
    if (mark) return mark;
  }
  return "";
}
