/**
 * The part of a search that is not in its tree: once a tree is large, Python records it only down to some depth, and
 * counts the other nodes where they begin.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { countBelow } from "../support/count-below.js";
import { remembered } from "../support/remember-last.js";

/** How many nodes below a row were visited, but not recorded. @param {Trace} trace @param {number} row */
export const unrecordedBelow = ({ unrecorded }, row) => unrecorded?.[row] ?? 0;

/** How many nodes of the whole search were not recorded. @param {Trace} trace */
export const unrecordedInAll = (trace) => (trace.unrecorded ? (countOf(trace).before.at(-1) ?? 0) : 0);

/**
 * How many of them have been visited: those below nodes that have been left.
 * @param {Trace} trace @param {number} cursor
 */
export function unrecordedBefore(trace, cursor) {
  if (!trace.unrecorded) return 0;
  if (cursor >= trace.event.length) return unrecordedInAll(trace);
  const { left, before } = countOf(trace);
  return before[countBelow(left.length, (i) => left[i], cursor)];
}

/**
 * `left`: when each of the nodes with such a part was left, in order; those that never were come last. `before`: how many
 * unrecorded nodes there are below those before each of them.
 */
const countOf = remembered((/** @type {Trace} */ { unrecorded, leave, visited }) => {
  /** @type {number[]} */
  const rows = [];
  for (let row = 0; row < visited; row++) if (unrecorded?.[row]) rows.push(row);
  const whenLeft = (/** @type {number} */ row) => (leave[row] < 0 ? Number.POSITIVE_INFINITY : leave[row]);
  rows.sort((a, b) => (whenLeft(a) < whenLeft(b) ? -1 : 1));
  const before = new Float64Array(rows.length + 1);
  for (let i = 0; i < rows.length; i++) before[i + 1] = before[i] + (unrecorded?.[rows[i]] ?? 0);
  return { left: Float64Array.from(rows, whenLeft), before };
});
