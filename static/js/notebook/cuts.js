/**
 * The list of cuts. Pure functions.
 *
 * @typedef {object} Cut
 * @property {number} number
 * @property {number} cursor  where it has just happened
 * @property {string} what  what was left out
 * @property {string} why
 */

import { prunedRange } from "../trace/cursor.js";
import { childName, nodeName } from "../trace/names.js";
import { listed } from "../words/sentence.js";

/** So many are listed; whoever wants more steps through them. */
export const MOST = 200;
const CHILDREN_NAMED = 3;

/**
 * @param {import("../trace/trace.js").Trace} trace @param {import("../kinds/notebook-run.js").Subject["why"]} why @returns {Cut[]}
 */
export const cutsOf = (trace, why) =>
  Array.from(trace.cutNodes.subarray(0, MOST), (row, at) => ({
    number: at + 1,
    cursor: trace.leave[row] + 1,
    what: `${leftOut(trace, row)} below ${nodeName(trace, row)}`,
    why: why(row)
      .map(({ text }) => text)
      .join(""),
  }));

/** @param {import("../trace/trace.js").Trace} trace @param {number} row */
function leftOut(trace, row) {
  const { start, end } = prunedRange(trace, row);
  const names = Array.from(trace.children.subarray(start, end), (child) => childName(trace, child));
  const more = names.length - CHILDREN_NAMED;
  return more > 0 ? `${names.slice(0, CHILDREN_NAMED).join(", ")} and ${more} more` : listed(names);
}
