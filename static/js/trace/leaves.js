/**
 * How many of the rows before a row are leaves. A count is kept for each stretch of rows only: a search of half a million
 * nodes would need two megabytes for one by row, and nobody asks about more than one row at a time.
 */

import { EVALUATED, TERMINAL } from "./codes.js";

/** How many rows a stretch has. */
const STRETCH = 64;

/** @param {number} status */
const isLeaf = (status) => status === TERMINAL || status === EVALUATED;

/**
 * How many leaves there are before each stretch of the visited rows.
 * @param {Uint8Array} status @param {number} visited @returns {Int32Array}
 */
export function countLeaves(status, visited) {
  const counts = new Int32Array(Math.floor(visited / STRETCH) + 1);
  let leaves = 0;
  for (let row = 0; row < visited; row += 1) {
    if (row % STRETCH === 0) counts[row / STRETCH] = leaves;
    if (isLeaf(status[row])) leaves += 1;
  }
  if (visited % STRETCH === 0) counts[visited / STRETCH] = leaves;
  return counts;
}

/**
 * How many of the rows before `row` are leaves; `row` may also be the number of visited rows.
 * @param {{status: Uint8Array, leafCounts: Int32Array}} trace @param {number} row
 */
export function leavesBefore({ status, leafCounts }, row) {
  const stretch = Math.floor(row / STRETCH);
  let leaves = leafCounts[stretch];
  for (let at = stretch * STRETCH; at < row; at += 1) if (isLeaf(status[at])) leaves += 1;
  return leaves;
}
