/**
 * Boards are not stored for each node: a node's board is the searched position plus what the moves on its path do to
 * its cells.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * Puts a mark into a cell, with all that this changes in other cells.
 * @typedef {(cells: string[], columns: number, cell: number, mark: string) => void} PlaceMark
 */

import { pathTo } from "./cursor.js";
import { MAX } from "./trace.js";

/**
 * The cells of `row`'s board in reading order, and those that the search's moves have filled, in order. Null for a
 * game without a grid, and for moves that were never made.
 * @param {Trace} trace
 * @param {number} row
 * @param {PlaceMark} [put] if a mark changes more than its cell
 * @returns {{cells: string, thought: number[]} | null}
 */
export function cellsAt(trace, row, put = fill) {
  const picture = trace.text.root.picture;
  if (picture?.kind !== "grid" || row < 0 || row >= trace.visited) return null;
  const cells = [...picture.cells];
  const thought = [];
  for (const step of pathTo(trace, row).slice(1)) {
    const cell = trace.cell[step];
    if (trace.action[step] < 0) return null;
    // A pass fills no cell.
    if (cell < 0) continue;
    put(cells, picture.columns, cell, trace.kind[trace.parent[step]] === MAX ? "X" : "O");
    thought.push(cell);
  }
  return { cells: cells.join(""), thought };
}

/** @type {PlaceMark} */
function fill(cells, _, cell, mark) {
  cells[cell] = mark;
}
