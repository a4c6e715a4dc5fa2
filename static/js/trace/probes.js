/**
 * Probes: a probe tries one move below an outcome of chance, before all moves are searched. It does not give the
 * value, only a bound: an upper bound where MIN moves, a lower bound where MAX moves.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { CHANCE, INNER } from "./trace.js";

/** Whether a row is a probe of an outcome. @param {Trace} trace @param {number} row */
export function isProbe(trace, row) {
  if (!isInnerOutcome(trace, row)) return false;
  // If lines were not recorded, the two functions cannot be told apart, but all probes come before all searches.
  return trace.text.codes[trace.code[row]]?.name === "probe" || isBefore(firstSearched(trace, trace.parent[row]), row);
}

/** @param {number} searched @param {number} row */
const isBefore = (searched, row) => searched < Infinity && row < searched;

/** Whether a row is the search of an outcome that was probed. @param {Trace} trace @param {number} row */
export const wasProbed = (trace, row) => isInnerOutcome(trace, row) && row >= firstSearched(trace, trace.parent[row]);

/** @param {Trace} trace @param {number} row */
const isInnerOutcome = ({ parent, kind, status }, row) =>
  parent[row] >= 0 && kind[parent[row]] === CHANCE && status[row] === INNER;

/**
 * The first child of a chance row whose outcome already has a child; infinite if there is none.
 * @param {Trace} trace @param {number} row
 */
function firstSearched({ children, childStart, action, visited }, row) {
  const seen = new Set();
  for (let i = childStart[row]; i < childStart[row + 1] && children[i] < visited; i++) {
    if (seen.has(action[children[i]])) return children[i];
    seen.add(action[children[i]]);
  }
  return Infinity;
}
