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
 * @property {readonly number[]} lights  the rows whose values decide it
 * @property {boolean} isNow  whether the search is just there
 */

import { countsAt, lastCursor, prunedRange } from "../../trace/cursor.js";
import { childName, nodeName } from "../../trace/names.js";
import { visibleOf } from "../../trace/visible.js";
import { remembered } from "../../support/remember-last.js";
import { formatCount } from "../../words/format.js";
import { listed } from "../../words/sentence.js";
import { cutHappens } from "./narration-cuts.js";
import { allLeaves } from "./narration-result.js";

/** So many are listed; whoever wants more steps through them. */
const MOST = 200;
const CHILDREN_NAMED = 3;
const NONE = Object.freeze({ heading: "", cuts: [], more: 0, besideMinimax: false, isOver: false, typed: "" });

/** @param {State} state @param {Results} results */
export function cutsProps(state, results) {
  const { trace: whole, pending, yardstick } = results.run;
  const { look } = results.subject;
  if (!whole || pending || !look) return NONE;
  const { trace, cursor } = visibleOf(whole, state.cursor, state.folded);
  const { alphaCuts, betaCuts } = countsAt(trace, cursor);
  const count = alphaCuts + betaCuts;
  const all = allLeaves(trace, yardstick);
  const listed = cutsOf(trace).slice(0, Math.min(count, MOST));
  return {
    heading: headingOf(trace, cursor, count, all, look.methods.includes("alphabeta")),
    cuts: listed.map((cut) => ({ ...cut, isNow: cursor === trace.leave[cut.row] + 1 })),
    more: Math.max(0, count - MOST),
    isOver: cursor >= lastCursor(trace),
    typed: trace.cutNodes.length > 0 && look.picture?.kind === "tree" ? look.picture.text : "",
    besideMinimax: trace.cutNodes.length > 0 && look.methods.includes("minimax"),
  };
}

/** The first cuts of a search, whose sentences are written once. @type {(trace: Trace) => readonly Omit<Cut, "isNow">[]} */
const cutsOf = remembered((/** @type {Trace} */ trace) =>
  Array.from(trace.cutNodes.subarray(0, MOST), (row, at) => cutAt(trace, row, at + 1)),
);

/** @param {Trace} trace @param {number} cursor @param {number} count @param {number | null} all  leaves of the whole tree @param {boolean} canCut  whether alpha-beta searches it too */
function headingOf(trace, cursor, count, all, canCut) {
  const isOver = cursor >= lastCursor(trace);
  if (trace.cutNodes.length === 0) return isOver ? nothingCut(trace, canCut) : "No cut so far.";
  const cuts = count === 0 ? "No cut so far" : count === 1 ? "1 cut" : `${formatCount(count)} cuts`;
  const { leaves } = countsAt(trace, cursor);
  return `${cuts}, ${formatCount(leaves)}${all === null ? "" : ` of ${formatCount(all)}`} leaves looked at`;
}

/** @param {Trace} trace @param {boolean} canCut */
function nothingCut({ text }, canCut) {
  return text.method === "minimax" && canCut ? "This search never cuts; alpha-beta does." : "This search cut nothing.";
}

/** @param {Trace} trace @param {number} row @param {number} number @returns {Omit<Cut, "isNow">} */
function cutAt(trace, row, number) {
  const { start, end } = prunedRange(trace, row);
  const names = [...trace.children.subarray(start, end)].map((child) => childName(trace, child));
  const [named, more] = [names.slice(0, CHILDREN_NAMED), Math.max(0, names.length - CHILDREN_NAMED)];
  const what = more > 0 ? `${named.join(", ")} and ${more} more` : listed(named);
  const why = cutHappens(trace, row, trace.leave[row] + 1, start, end);
  return {
    number,
    row,
    what: `${what} below ${nodeName(trace, row)}`,
    why,
    lights: [...new Set(why.map((part) => part.row))].filter((each) => each >= 0),
  };
}
