/**
 * What a search is doing at one cursor: pure functions of (trace, cursor).
 */
import { bestChild, isFinished } from "../trace/cursor.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */

/** The kind of a chance node, beside MAX and MIN. */
export const CHANCE = 2;

/**
 * @typedef {object} Moment
 * @property {number} cursor
 * @property {number} newest the row entered last; -1 before the first
 * @property {number} current the deepest row that has not returned; -1 before and after the search
 * @property {number} returned the child of `current` that has just returned; -1 if none
 * @property {Set<number>} active rows that are entered and have not returned
 * @property {Set<number>} best rows that lie on a principal variation so far
 */

/** @param {Trace} trace @param {number} cursor @returns {number} the row entered last, or -1 */
export function newestRow(trace, cursor) {
  let low = 0;
  let high = trace.visited;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (trace.enter[middle] < cursor) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The child that decides a node's value so far; -1 at chance nodes, where all of them do.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
function decidingChild(trace, row, cursor) {
  return trace.kind[row] === CHANCE ? -1 : bestChild(trace, row, cursor);
}

/** @param {Trace} trace @param {number} cursor @returns {Moment} */
export function momentOf(trace, cursor) {
  const newest = newestRow(trace, cursor);
  let current = newest;
  let returned = -1;
  while (current >= 0 && isFinished(trace, current, cursor)) {
    returned = current;
    current = trace.parent[current];
  }
  if (current < 0) returned = -1;

  /** @type {Set<number>} */
  const active = new Set();
  for (let row = current; row >= 0; row = trace.parent[row]) active.add(row);

  /** @type {Set<number>} */
  const best = new Set();
  const starts = active.size > 0 ? active : newest >= 0 ? [0] : [];
  for (const start of starts) {
    for (let row = decidingChild(trace, start, cursor); row >= 0; ) {
      best.add(row);
      row = decidingChild(trace, row, cursor);
    }
  }
  return { cursor, newest, current, returned, active, best };
}

/**
 * Whether a cut has happened at a node: it has returned and left children out.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function isCut(trace, row, cursor) {
  const end = trace.childStart[row + 1];
  if (end === trace.childStart[row] || trace.children[end - 1] < trace.visited) return false;
  return isFinished(trace, row, cursor);
}
