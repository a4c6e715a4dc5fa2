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
 * @property {boolean} isAhead  whether it comes later
 */

import { countsAt, lastCursor, prunedRange } from "../../trace/cursor.js";
import { briefMove, movesTo } from "../../trace/names.js";
import { visibleOf } from "../../trace/visible.js";
import { remembered } from "../../support/remember-last.js";
import { formatCount } from "../../words/format.js";
import { listed } from "../../words/sentence.js";
import { MOST_LISTED, cutBelow } from "../cut-title.js";
import { cutHappens } from "./narration-cuts.js";
import { allLeaves } from "./narration-result.js";

const MOVES_NAMED = 2;
const NONE = Object.freeze({ heading: "", cuts: [], more: 0, besideMinimax: false, isOver: false, typed: "" });

/**
 * The cuts so far; once the end has been seen, all of them, wherever the reader goes to look at one.
 * @param {State} state @param {Results} results */
export function cutsProps(state, results) {
  const { trace: whole, pending, yardstick } = results.run;
  const { look } = results.subject;
  if (!whole || pending || !look) return NONE;
  const { trace, cursor } = visibleOf(whole, state.cursor, state.folded);
  const isOver = isOverAt(trace, cursor) || (state.endSeen && !state.asks);
  const { alphaCuts, betaCuts } = countsAt(trace, isOver ? lastCursor(trace) : cursor);
  const count = alphaCuts + betaCuts;
  const all = allLeaves(trace, yardstick);
  const listed = cutsOf(trace).slice(0, Math.min(count, MOST_LISTED));
  return {
    heading: headingOf(trace, isOver ? lastCursor(trace) : cursor, count, all, look.methods.includes("alphabeta")),
    cuts: listed.map((cut) => {
      const then = trace.leave[cut.row] + 1;
      return { ...cut, isNow: cursor === then, isAhead: cursor < then };
    }),
    more: Math.max(0, count - MOST_LISTED),
    isOver,
    typed: trace.cutNodes.length > 0 && look.picture?.kind === "tree" ? look.picture.text : "",
    besideMinimax: trace.cutNodes.length > 0 && look.methods.includes("minimax") && !state.secondRun,
  };
}

/** @param {Trace} trace @param {number} cursor */
const isOverAt = (trace, cursor) => cursor >= lastCursor(trace);

/** A cut, whatever the step. @typedef {Omit<Cut, "isNow" | "isAhead">} StaticCut */

/** The first cuts of a search, whose sentences are written once. @type {(trace: Trace) => readonly StaticCut[]} */
const cutsOf = remembered((/** @type {Trace} */ trace) =>
  Array.from(trace.cutNodes.subarray(0, MOST_LISTED), (row, at) => cutAt(trace, row, at + 1)),
);

/** @param {Trace} trace @param {number} cursor @param {number} count @param {number | null} all  leaves of the whole tree @param {boolean} canCut  whether alpha-beta searches it too */
function headingOf(trace, cursor, count, all, canCut) {
  const isOver = isOverAt(trace, cursor);
  if (trace.cutNodes.length === 0) return isOver ? nothingCut(trace, canCut) : "No cut so far.";
  const cuts = count === 0 ? "No cut so far" : count === 1 ? "1 cut" : `${formatCount(count)} cuts`;
  const { leaves } = countsAt(trace, cursor);
  return `${cuts}, ${formatCount(leaves)}${all === null ? "" : ` of ${formatCount(all)}`} leaves looked at`;
}

/** @param {Trace} trace @param {boolean} canCut */
function nothingCut({ text }, canCut) {
  return text.method === "minimax" && canCut ? "This search never cuts; alpha-beta does." : "This search cut nothing.";
}

/** @param {Trace} trace @param {number} row @param {number} number @returns {StaticCut} */
function cutAt(trace, row, number) {
  const { start, end } = prunedRange(trace, row);
  const why = cutHappens(trace, row, trace.leave[row] + 1, start, end);
  return {
    number,
    row,
    what: titleOf(trace, row, trace.children.subarray(start, end)),
    why,
    lights: [...new Set(why.map((part) => part.row))].filter((each) => each >= 0),
  };
}

/**
 * What was cut, in a line: "c₂ and c₃ below C"; where nodes have no names, the last move is enough: "3 moves after O 4".
 * @param {Trace} trace @param {number} row @param {Int32Array} cut
 */
function titleOf(trace, row, cut) {
  const before = movesTo(trace, row).at(-1);
  if (!before) return cutBelow(trace, row);
  const names = Array.from(cut.subarray(0, MOVES_NAMED), (child) => briefMove(trace, child));
  return `${cut.length > MOVES_NAMED ? `${formatCount(cut.length)} moves` : listed(names)} after ${before}`;
}
