/**
 * Boards are not stored for each node: a node's board is the searched position plus the cells that the moves on its
 * path fill.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { pathTo } from "./cursor.js";
import { sideNames } from "./names.js";
import { MAX } from "./trace.js";

/**
 * The cells of `row`'s board in reading order, and those that the search's moves have filled, in order. Null for a
 * game without a grid, and for moves that were never made.
 * @param {Trace} trace
 * @param {number} row
 * @returns {{cells: string, thought: number[]} | null}
 */
export function cellsAt(trace, row) {
  const picture = trace.text.root.picture;
  if (picture?.kind !== "grid" || row < 0 || row >= trace.visited) return null;
  const marks = sideNames(trace);
  const cells = [...picture.cells];
  const thought = [];
  for (const step of pathTo(trace, row).slice(1)) {
    const cell = trace.cell[step];
    if (cell < 0) return null;
    cells[cell] = trace.kind[trace.parent[step]] === MAX ? marks.MAX : marks.MIN;
    thought.push(cell);
  }
  return { cells: cells.join(""), thought };
}
