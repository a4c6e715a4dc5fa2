/**
 * The list of cuts. Pure functions.
 *
 * @typedef {object} Cut
 * @property {number} number
 * @property {number} cursor  where it has just happened
 * @property {string} what  what was left out
 * @property {string} why
 */

import { MOST_LISTED, cutBelow } from "../kinds/cut-title.js";

/**
 * @param {import("../trace/trace.js").Trace} trace @param {import("../kinds/notebook-run.js").Subject["why"]} why @returns {Cut[]}
 */
export const cutsOf = (trace, why) =>
  Array.from(trace.cutNodes.subarray(0, MOST_LISTED), (row, at) => ({
    number: at + 1,
    cursor: trace.leave[row] + 1,
    what: cutBelow(trace, row),
    why: why(row)
      .map(({ text }) => text)
      .join(""),
  }));
