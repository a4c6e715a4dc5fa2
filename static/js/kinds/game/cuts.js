/**
 * The list of cuts of a search, numbered as in the tree. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").Trace} Trace
 *
 * @typedef {object} Cut
 * @property {number} number
 * @property {number} row  of the node that was cut, in the tree as it is drawn
 * @property {string} what  what was left out
 * @property {readonly import("../../words/parts.js").Part[]} why
 * @property {boolean} isNow  whether the search is just there
 */

import { countsAt, isFinished, lastCursor, prunedRange } from "../../trace/cursor.js";
import { childName, nodeName } from "../../trace/names.js";
import { visibleOf } from "../../trace/visible.js";
import { formatCount } from "../../words/format.js";
import { listed } from "../../words/sentence.js";
import { cutHappens } from "./narration-cuts.js";

/** So many are listed; whoever wants more steps through them. */
const MOST = 200;
const CHILDREN_NAMED = 3;
const NONE = Object.freeze({ heading: "", cuts: [], more: 0, besideMinimax: false });

/** @param {State} state @param {Results} results */
export function cutsProps(state, results) {
  const { trace: whole, pending, yardstick } = results.run;
  const { look } = results.subject;
  if (!whole || pending || !look) return NONE;
  const { trace, cursor } = visibleOf(whole, state.cursor, state.folded);
  const rows = [...trace.cutNodes].filter((row) => isFinished(trace, row, cursor));
  const all = yardstick?.minimaxLeaves ?? null;
  return {
    heading: headingOf(trace, cursor, rows.length, all),
    cuts: rows.slice(0, MOST).map((row, at) => cutAt(trace, row, at + 1, cursor)),
    more: Math.max(0, rows.length - MOST),
    besideMinimax: trace.cutNodes.length > 0 && look.methods.includes("minimax"),
  };
}

/** @param {Trace} trace @param {number} cursor @param {number} count @param {number | null} all  leaves of the whole tree */
function headingOf(trace, cursor, count, all) {
  const isOver = cursor >= lastCursor(trace);
  if (trace.cutNodes.length === 0) return isOver ? "This search cut nothing." : "No cut so far.";
  const cuts = count === 0 ? "No cut so far" : count === 1 ? "1 cut" : `${formatCount(count)} cuts`;
  const { leaves } = countsAt(trace, cursor);
  return `${cuts}, ${formatCount(leaves)}${all === null ? "" : ` of ${formatCount(all)}`} leaves looked at`;
}

/** @param {Trace} trace @param {number} row @param {number} number @param {number} cursor @returns {Cut} */
function cutAt(trace, row, number, cursor) {
  const { start, end } = prunedRange(trace, row);
  const names = [...trace.children.subarray(start, end)].map((child) => childName(trace, child));
  const [named, more] = [names.slice(0, CHILDREN_NAMED), Math.max(0, names.length - CHILDREN_NAMED)];
  const what = more > 0 ? `${named.join(", ")} and ${more} more` : listed(named);
  const then = trace.leave[row] + 1;
  return {
    number,
    row,
    what: `${what} below ${nodeName(trace, row)}`,
    why: cutHappens(trace, row, then, start, end),
    isNow: cursor === then,
  };
}
