/**
 * The list of cuts. Pure functions.
 *
 * @typedef {object} Cut
 * @property {number} number
 * @property {import("./runs.js").RunId} which  whose it is
 * @property {number} cursor  where it has just happened
 * @property {string} what  what was left out
 * @property {string} why
 */

import { MOST_LISTED, cutBelow } from "../kinds/cut-title.js";

/** @typedef {import("./runs.js").Run} Run */

/** Of two runs, first all cuts of the one, then those of the other. @param {readonly Run[]} runs @returns {Cut[]} */
export const cutsOf = (runs) =>
  runs
    .flatMap((run) => cutsIn(run, runs.length > 1 ? `${run.title}: ` : ""))
    .map((cut, at) => ({ ...cut, number: at + 1 }));

/** @param {Run} run @param {string} whose */
const cutsIn = ({ which, trace, subject }, whose) =>
  Array.from(trace.cutNodes.subarray(0, MOST_LISTED), (row) => ({
    which,
    cursor: trace.leave[row] + 1,
    what: whose + cutBelow(trace, row),
    why: subject
      .why(row)
      .map(({ text }) => text)
      .join(""),
  }));

/** How many are not in the list. @param {readonly Run[]} runs */
export const cutsLeftOut = (runs) =>
  runs.reduce((sum, { trace }) => sum + Math.max(0, trace.cutNodes.length - MOST_LISTED), 0);
