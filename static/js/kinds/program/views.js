/**
 * What the views show that only programs have. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 */

import { pick } from "../../support/pick.js";
import { errorAt } from "../../state/results.js";
import { currentNode, isEntered } from "../../trace/cursor.js";
import { nodeName } from "../../trace/names.js";
import { isChanged, isError, outcomeOf, replyOf, textOf, traceOf } from "./known.js";
import { INSTALL, missingProps } from "./packages.js";

/** The state at the node that the step is about. @param {State} state @param {Results} results */
export function stateProps(state, results) {
  const trace = traceOf(results);
  const row = trace ? Math.max(0, currentNode(trace, state.cursor)) : -1;
  const shown = trace && row >= 0 ? trace.shown[row] : -1;
  return {
    node: trace && row >= 0 ? nodeName(trace, row) : "",
    text: trace && shown >= 0 ? textOf(trace).states[shown] : "",
    missing: trace ? whyNoState(trace, row) : "",
  };
}

/** @param {import("./known.js").Trace} trace @param {number} row */
function whyNoState(trace, row) {
  if (trace.shown[row] >= 0) return "";
  if (textOf(trace).states.length === 0) return "Nothing in these calls looks like the state of a game.";
  return trace.parent[row] < 0 ? "" : "In a tree this large, the states of later calls are not kept.";
}

/** What the program has printed up to this step. @param {State} state @param {Results} results */
export function outputProps(state, results) {
  const trace = traceOf(results);
  const reply = replyOf(results);
  const all = trace && reply ? reply.printed : [];
  const pieces = all.map(({ node: row, text }) => ({
    row,
    text,
    name: trace && row >= 0 ? nodeName(trace, row) : "",
    // What is printed outside the search belongs to no step.
    ahead: Boolean(trace && row >= 0 && !isEntered(trace, row, state.cursor)),
  }));
  return {
    pieces,
    current: trace ? currentNode(trace, state.cursor) : -1,
    traceback: reply?.stopped && isError(reply.stopped) && !reply.asks ? reply.stopped.text : "",
    notes: reply ? reply.report.notes : [],
    missing: missingProps(results),
    notInstalled: errorAt(results, INSTALL),
    asks: reply?.asks ?? "",
    input: state.input,
  };
}

/** How the program begins, what Plyscope has read in its calls, and where it differs from the textbook. @param {State} state @param {Results} results */
export function readingProps(state, results) {
  const trace = traceOf(results);
  const reply = trace ? replyOf(results) : null;
  const isJudged = !isChanged(state, results);
  const functions = results.subject.look?.functions ?? [];
  return {
    roles: reply ? rolesOf(reply.report, state.reads) : [],
    functions: functions.map(({ name }) => name),
    watched: state.watched,
    start: state.start,
    chosenStart: reply?.start ?? "",
    counts: reply ? pick(reply.report, COUNTED) : null,
    difference: reply && isJudged ? results.run.differs : null,
    outcome: isJudged ? outcomeOf(results) : null,
    comparable: Boolean(reply?.comparable && trace && textOf(trace).game),
    bookShown: state.bookShown,
    error: errorAt(results, "start", "function", "reads", "compare", "textbook"),
  };
}

const COUNTED = /** @type {const} */ (["nodes", "leaves", "depth", "cuts"]);

/**
 * Where each role is read, why, and what else it could be.
 * @param {import("../../python/messages.js").ProgramReport} report @param {Readonly<Record<string, string>>} chosen
 */
const rolesOf = ({ reads, choices }, chosen) =>
  Object.entries(reads).map(([role, read]) => ({
    role,
    from: read?.from ?? "",
    how: read?.how ?? "",
    // Parts of an object that its class keeps to itself are hardly meant.
    choices: [...new Set(choices[role] ?? [])].filter((name) => !name.includes("._")),
    chosen: chosen[role] ?? "",
  }));
