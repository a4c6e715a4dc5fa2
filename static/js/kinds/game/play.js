/**
 * What Play shows of a game against Python: who plays which side, how far Python looks, who is better, and what Python saw
 * before its last move. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").Trace} Trace
 */

import { formatCount, formatSeconds, formatValue } from "../../words/format.js";
import { bestChild, lastCursor } from "../../trace/cursor.js";
import { childName } from "../../trace/names.js";
import { visibleOf } from "../../trace/visible.js";
import { searchedMoves } from "./board.js";
import { lookOf } from "./known.js";
import { levelProps } from "./levels.js";

/** How many moves of the best line are told. */
const LINE_TOLD = 8;

/** The bar over the board. @param {State} state @param {Results} results */
export function playProps(state, results) {
  const look = lookOf(results);
  const picture = look?.picture;
  const sides = picture && picture.kind !== "tree" ? (picture.names ?? null) : null;
  const { trace, pending } = results.run;
  return {
    sides,
    python: state.python,
    ...(look && sides ? levelProps(state, look, results.catalogue) : { levels: [], level: null }),
    better: trace && !pending && sides ? betterShare(trace) : null,
  };
}

/** The part of the bar that is MAX's, from 0 to 1; null if the search has no value. @param {Trace} trace */
function betterShare(trace) {
  const root = trace.value[0];
  if (!Number.isFinite(root)) return null;
  const most = trace.value.reduce((max, value) => (Number.isFinite(value) ? Math.max(max, Math.abs(value)) : max), 0);
  return root === 0 ? 0.5 : 0.5 + root / (2 * (Math.abs(root) + most / 8));
}

/** What Python saw before its last move. @param {State} state @param {Results} results */
export function sawProps(state, results) {
  const { trace, reply, pending } = results.run;
  const { task } = results.doing;
  const { engineMove, look } = results.subject;
  const isThinking = task === "search" || task === "scores";
  const nothing = { moves: [], facts: "", sentence: "", line: "" };
  const isOfPython =
    trace !== null && !pending && trace.text.root.toMove === state.python && trace.text.root.subject === look?.subject;
  const shown = { isThinking, isWatchable: isOfPython && !engineMove };
  // A new game has not been answered yet.
  if (state.at === 0) return { isThinking, isWatchable: false, ...nothing };
  if (engineMove) return { ...shown, ...nothing, sentence: engineMove };
  if (!isOfPython || !trace) return { ...shown, ...nothing };
  const view = visibleOf(trace, lastCursor(trace), false);
  const moves = searchedMoves(view, results.run.strategies);
  const nodes = `${formatCount(trace.visited)} positions`;
  return {
    ...shown,
    moves,
    facts: reply ? `${nodes} in ${formatSeconds(reply.seconds)}` : nodes,
    ...told(view.trace, view.cursor),
  };
}

/** Why it moved, and the best line. @param {Trace} trace @param {number} cursor */
function told(trace, cursor) {
  /** @type {string[]} */
  const line = [];
  for (let row = bestChild(trace, 0, cursor); row > 0 && line.length < LINE_TOLD; row = bestChild(trace, row, cursor))
    line.push(childName(trace, row));
  const [best, ...replies] = line;
  if (best === undefined) return { sentence: "", line: "" };
  const value = formatValue(trace.value[0]);
  const after = replies.length > 0 ? `: if you answer with ${replies[0]}, as you should, it expects ${value}` : "";
  return { sentence: `Python chose ${best}${after}.`, line: replies.length > 0 ? line.join(", ") : "" };
}
