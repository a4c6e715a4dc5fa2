/**
 * Which row of a trace is which place in the typed tree. The ids of the moves in a typed tree end with the place of the
 * child, counted from 1, also where the search takes the moves in another order.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("./text.js").Path} Path
 */

import { pathTo } from "../../trace/cursor.js";

/** The place among its siblings of the child that a row's move leads to. @param {Trace} trace @param {number} row */
const placeOf = ({ text, action }, row) => Number(/\d+$/.exec(text.actionIds[action[row]])?.[0]) - 1;

/** @param {Trace} trace @param {number} row @returns {Path} */
export const pathOf = (trace, row) =>
  pathTo(trace, row)
    .filter((each) => trace.action[each] >= 0)
    .map((each) => placeOf(trace, each));

/**
 * The first row at a place, or −1.
 * @param {Trace} trace @param {Path} path @param {number} [row] where to begin @returns {number}
 */
export function rowOf(trace, path, row = 0) {
  const [step, ...rest] = path;
  for (let i = trace.childStart[row]; i < trace.childStart[row + 1]; i++) {
    const child = trace.children[i];
    const isPass = trace.action[child] < 0;
    if (!isPass && placeOf(trace, child) !== step) continue;
    const found = rowOf(trace, isPass ? path : rest, child);
    if (found >= 0) return found;
  }
  return path.length === 0 ? row : -1;
}
