/**
 * Where a position occurs in a tree: the column `same` names the first row with the same position. Pure functions.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

/** How often each position occurs, by its first row; kept as long as its column is. @type {WeakMap<Int32Array, Int32Array>} */
const known = new WeakMap();

/**
 * How often each position occurs, by its first row. A row that was never entered counts for nothing.
 * @param {Pick<Trace, "same" | "visited">} trace
 */
export function countsOf({ same, visited }) {
  const found = known.get(same);
  if (found) return found;
  const counts = new Int32Array(same.length);
  for (let row = 0; row < visited; row++) counts[same[row]]++;
  known.set(same, counts);
  return counts;
}

/** How often the position of a row occurs; 0 for a row that was never entered. @param {Trace} trace @param {number} row */
export const timesOf = (trace, row) => (row < 0 || row >= trace.visited ? 0 : countsOf(trace)[trace.same[row]]);

/** All rows with the position of a row, by the time of their visit. @param {Trace} trace @param {number} row */
export function rowsLike({ same, visited }, row) {
  const rows = [];
  for (let other = same[row]; other < visited; other++) if (same[other] === same[row]) rows.push(other);
  return rows;
}

/**
 * The place of the next of some rows, in order, after a row or before it; round the ends.
 * @param {readonly number[]} rows @param {number} row @param {1 | -1} direction
 */
export function nextAmong(rows, row, direction) {
  if (direction > 0)
    return Math.max(
      0,
      rows.findIndex((other) => other > row),
    );
  const before = rows.findLastIndex((other) => other < row);
  return before < 0 ? rows.length - 1 : before;
}
