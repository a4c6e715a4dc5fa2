/**
 * What is shown about a step: the sentence, the line of Python and its variables. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 */

import { fileShown, methodInfo, presetAnswer, presetNote, sourcesOf } from "../../state/catalogue.js";
import { remembered } from "../../support/remember-last.js";
import { givensOf, hasAssignments, momentAt, openValues } from "../../trace/constraints.js";
import { lastCursor } from "../../trace/cursor.js";
import { placeOfLine } from "../../trace/lines.js";
import { textPart } from "../../words/parts.js";
import { REFUSED } from "../../trace/trace.js";
import { formatCount } from "../../words/format.js";
import { replyOf, traceOf } from "./known.js";
import { narrateConstraints } from "./narration.js";

/** @param {State} state @param {Results} results */
export function codeProps(state, results) {
  const trace = traceOf(results);
  const shown = fileShown(
    methodInfo(state, results),
    placeOfLine(trace && !results.run.pending ? lineBefore(trace, state.cursor) : 0),
  );
  return { ...shown, canEdit: shown.source !== "" };
}

/** The line that ran last. @param {Trace} trace @param {number} cursor */
function lineBefore(trace, cursor) {
  if (!trace.text.lines) return 0;
  let at = cursor - 1;
  while (at >= 0 && trace.event[at] <= 0) at--;
  return at < 0 ? 0 : trace.event[at];
}

/** The values of the solver's variables, as far as the trace has them. @param {State} state @param {Results} results */
export function variablesProps(state, results) {
  const trace = traceOf(results);
  if (!trace || results.run.pending || state.cursor === 0) return { node: "", variables: [] };
  const inArc = state.granularity === "arc" || (state.granularity === "line" && isInInference(state, results, trace));
  const now = variablesAt(trace, state.cursor, inArc);
  const before = variablesAt(trace, state.cursor - 1, inArc);
  return {
    node: "",
    variables: now.map(([name, value], i) => ({ name, value, role: "", changed: before[i][1] !== value })),
  };
}

/**
 * Whether the line that ran last is in the file that checks arcs.
 * @param {State} state @param {Results} results @param {Trace} trace
 */
function isInInference(state, results, trace) {
  const { file } = placeOfLine(lineBefore(trace, state.cursor));
  return methodInfo(state, results)?.files[file]?.source.includes("def revise(") ?? false;
}

/**
 * @param {Trace} trace @param {number} cursor @param {boolean} inArc  whether the step is about an arc, not an assignment
 * @returns {[string, string][]}
 */
function variablesAt(trace, cursor, inArc) {
  const moment = momentAt(trace, cursor);
  const { variables, variableNames, valueNames, constraints } = trace.text;
  const arc = inArc ? moment.arc : null;
  const variable = arc?.variable ?? (moment.row > 0 ? trace.variable[moment.row] : -1);
  const isValue = moment.row > 0 && trace.variable[moment.row] === variable && trace.to[moment.row] >= 0;
  const open = variable < 0 ? [] : openValues(trace, moment, variable).map((value) => valueNames[value]);
  const assigned = moment.assigned.filter((value) => value >= 0).length;
  return [
    ["variable", variable < 0 ? "–" : variableNames[variable]],
    ["value", isValue ? valueNames[trace.to[moment.row]] : "–"],
    ["domains[variable]", variable < 0 ? "–" : `{${open.join(", ")}}`],
    ["constraint", arc ? constraints[arc.constraint].scope.map((each) => variableNames[each]).join(" – ") : "–"],
    ["len(assignment)", `${assigned} of ${variables.length}`],
  ];
}

/** @param {State} state @param {Results} results @returns {import("../../words/parts.js").Part[]} */
export function narrationParts(state, results) {
  if (results.run.pending) return [textPart("Python is searching…")];
  const trace = traceOf(results);
  const outcome = replyOf(results);
  const wrong = wrongWithSearch(state, results, trace);
  if (!trace || !outcome) return [textPart(wrong || (results.subject.look?.task ?? ""))];
  if (wrong && state.cursor === 0) return [textPart(wrong)];
  const note = state.cursor === 0 ? presetNote(state, results) : "";
  const parts = narrateConstraints(
    trace,
    state.cursor,
    state.granularity,
    sourcesOf(methodInfo(state, results)),
    outcome,
  );
  const more = wrong || (state.cursor < lastCursor(trace) ? note : ended(state, results));
  return more ? [...parts, textPart(` ${more}`)] : parts;
}

/**
 * Why there is no search with the present settings; "" if there is. It is said here because a phone shows the error
 * only in another pane, while the steps are still from an earlier search.
 * @param {State} state @param {Results} results @param {Trace | null} trace
 */
function wrongWithSearch({ method, methodOptions }, { error }, trace) {
  if (!error || error.field === "position") return "";
  if (!trace) return error.message;
  const { options } = trace.text;
  const isOther =
    trace.text.method !== method || Object.entries(methodOptions).some(([id, value]) => options[id] !== Number(value));
  return isOther ? `${error.message} The tree is still from ${trace.text.methodName}.` : "";
}

/** How much work the answer was, and what there was to find in the preset. @param {State} state @param {Results} results */
function ended(state, results) {
  const [size, found] = [proofSize(results), presetAnswer(state, results)];
  return found ? `${size} ${found}` : size;
}

/** How much work the answer was. @param {Results} results */
function proofSize(results) {
  const { trace } = results.run;
  const reply = replyOf(results);
  if (!reply || !trace) return "";
  const { assignments, checks, backtracks } = reply;
  const givens = hasAssignments(trace) ? givensAssigned(trace) : 0;
  const ofGivens = givens > 0 ? ` (${formatCount(givens)} of them given values)` : "";
  const parts = [
    `${counted(assignments, "assignment")}${ofGivens}`,
    ...takenBack(trace, backtracks, assignments),
    counted(checks, "check"),
  ];
  return `It took ${parts.slice(0, -1).join(", ")}${parts.length > 2 ? "," : ""} and ${parts.at(-1)}.`;
}

/** How many of the assignments only filled in given values, which the search did not have to find. */
const givensAssigned = remembered((/** @type {Trace} */ trace) => {
  const givens = givensOf(trace);
  let count = 0;
  for (let row = 1; row < trace.visited; row++)
    if (givens.has(trace.variable[row]) && trace.status[row] !== REFUSED) count++;
  return count;
});

/** @param {number} count @param {string} noun */
const counted = (count, noun) => `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;

/**
 * How many assignments were undone; [] for local search, which changes them instead.
 * @param {import("../../trace/trace.js").Trace} trace @param {number} count @param {number} all
 */
function takenBack({ value }, count, all) {
  if (!Number.isNaN(value[0]) || all === 0) return [];
  if (count === 0) return ["no backtracks"];
  return [counted(count, "backtrack")];
}
