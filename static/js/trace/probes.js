/**
 * Probes: looks at one move below an outcome of chance, before the search of all of them. A probe tells no
 * value, but that it is at most so much where MIN moves, and at least so much where MAX does.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { CHANCE, INNER } from "./trace.js";

/** Whether a row is a probe of an outcome. @param {Trace} trace @param {number} row */
export function isProbe(trace, row) {
  if (!isInnerOutcome(trace, row)) return false;
  // Where lines were not recorded, the functions are not told apart; but all probes come before all searches.
  return trace.text.codes[trace.code[row]]?.name === "probe" || isBefore(firstSearched(trace, trace.parent[row]), row);
}

/** @param {number} searched @param {number} row */
const isBefore = (searched, row) => searched < Infinity && row < searched;

/** Whether a row is the search of an outcome that was probed. @param {Trace} trace @param {number} row */
export const wasProbed = (trace, row) => isInnerOutcome(trace, row) && row >= firstSearched(trace, trace.parent[row]);

/** @param {Trace} trace @param {number} row */
const isInnerOutcome = ({ parent, kind, status }, row) =>
  parent[row] >= 0 && kind[parent[row]] === CHANCE && status[row] === INNER;

/** The first child of a row of chance that an outcome leads to for the second time; infinite if none. @param {Trace} trace @param {number} row */
function firstSearched({ children, childStart, action, visited }, row) {
  const seen = new Set();
  for (let i = childStart[row]; i < childStart[row + 1] && children[i] < visited; i++) {
    if (seen.has(action[children[i]])) return children[i];
    seen.add(action[children[i]]);
  }
  return Infinity;
}
