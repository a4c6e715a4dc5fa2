/**
 * What a search is doing at one cursor: pure functions of (trace, cursor).
 */
import { CHANCE, MAX, PRUNED } from "./types.js";

/** @typedef {import("./types.js").Trace} Trace */

/**
 * @typedef {object} Moment
 * @property {number} cursor
 * @property {number} newest the row entered last; -1 before the first
 * @property {number} current the deepest row that has not returned; -1 before and after the search
 * @property {number} returned the child of `current` that has just returned; -1 if none
 * @property {Set<number>} active rows that are entered and have not returned
 * @property {Set<number>} best rows that lie on a principal variation so far
 */

/** @param {Trace} trace @param {number} row @param {number} cursor */
export function isEntered(trace, row, cursor) {
  const at = trace.enter[row];
  return at >= 0 && at < cursor;
}

/** @param {Trace} trace @param {number} row @param {number} cursor */
export function isFinished(trace, row, cursor) {
  const at = trace.leave[row];
  return at >= 0 && at < cursor;
}

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
 * The finished child that decides the value so far; the first of equals, as max() and min() keep it.
 * @param {Trace} trace @param {number} row @param {number} cursor
 * @returns {number} -1 when no child has returned, and at chance nodes, which have no best child
 */
export function bestChild(trace, row, cursor) {
  const { childStart, children, value, kind } = trace;
  if (kind[row] === CHANCE) return -1;
  let best = -1;
  for (let i = childStart[row]; i < childStart[row + 1]; i += 1) {
    const child = children[i];
    if (!isFinished(trace, child, cursor)) continue;
    const better = kind[row] === MAX ? value[child] > value[best] : value[child] < value[best];
    if (best < 0 || better) best = child;
  }
  return best;
}

/**
 * The value of a node as far as it is known: what it returned, else the best of what came back.
 * @param {Trace} trace @param {number} row @param {number} cursor
 * @returns {number} NaN when nothing is known
 */
export function runningValue(trace, row, cursor) {
  if (isFinished(trace, row, cursor)) return trace.value[row];
  if (!isEntered(trace, row, cursor)) return NaN;
  const best = bestChild(trace, row, cursor);
  return best < 0 ? NaN : trace.value[best];
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
    for (let row = bestChild(trace, start, cursor); row >= 0; row = bestChild(trace, row, cursor)) {
      best.add(row);
    }
  }
  return { cursor, newest, current, returned, active, best };
}

/**
 * The place in `children` of a node's first pruned child; its end when nothing was pruned.
 * @param {Trace} trace @param {number} row
 */
export function firstPruned(trace, row) {
  let i = trace.childStart[row + 1];
  while (i > trace.childStart[row] && trace.status[trace.children[i - 1]] === PRUNED) i -= 1;
  return i;
}

/**
 * Whether a cut has happened at a node: it has returned and left children out.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function isCut(trace, row, cursor) {
  if (!isFinished(trace, row, cursor)) return false;
  const end = trace.childStart[row + 1];
  return end > trace.childStart[row] && trace.status[trace.children[end - 1]] === PRUNED;
}
