/**
 * How much work a method has done so far, and how many solutions the problem has. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 */

import { errorAt } from "../../state/results.js";
import { givensOf, hasAssignments } from "../../trace/constraints.js";
import { lastCursor } from "../../trace/cursor.js";
import { formatCount, formatSeconds } from "../../words/format.js";
import { momentOf, replyOf, traceOf } from "./known.js";

/** @param {State} state @param {Results} results */
export function effortProps(state, results) {
  const trace = traceOf(results);
  const total = replyOf(results);
  if (!trace || !total || results.run.pending)
    return {
      over: false,
      rows: [],
      seconds: "",
      solutions: "",
      counting: false,
      busy: results.doing.task !== "",
      error: errorAt(results, "solutions"),
    };
  const moment = momentOf(trace, state.cursor);
  const soFar = state.cursor > 0 ? trace.checks[state.cursor - 1] : 0;
  // Checks made after the last step are only counted at the end.
  const checks = state.cursor < lastCursor(trace) ? soFar : total.checks;
  return {
    over: state.cursor === lastCursor(trace),
    rows: rowsOf([
      [givensOf(trace).size > 0 ? "Assignments (with givens)" : "Assignments", moment.assignments, total.assignments],
      ["Rejected values", moment.refused, total.refused],
      ["Backtracks", moment.backtracks, total.backtracks],
      ["Checks", checks, total.checks],
      ["Arcs checked", moment.arcs, total.arcs],
      ["Values removed", moment.removed, total.removed],
    ]),
    seconds: formatSeconds(total.seconds),
    solutions: solutionsText(results),
    counting: results.doing.task === "solutions",
    busy: results.doing.task !== "",
    error: errorAt(results, "solutions"),
  };
}

/** @param {readonly (readonly [name: string, count: number, total: number])[]} rows */
const rowsOf = (rows) => rows.map(([name, count, total]) => ({ name, count, total }));

/** @param {Results} results */
export function solutionsText(results) {
  const { solutions } = results.subject;
  if (!solutions) return "";
  const { count, limit } = solutions;
  if (count === null) return "too many to count";
  if (count === 0) return "none";
  if (count === 1) return "exactly one";
  return `${formatCount(Math.min(count, limit))}${count < limit ? "" : " or more"}${differText(results)}`;
}

/** Where two solutions differ; "" if that is not known. @param {Results} results */
export function differText({ subject, run: { trace } }) {
  const [first, ...others] = subject.solutions?.differ ?? [];
  if (first === undefined) return "";
  const name = hasAssignments(trace) ? trace.text.variableNames[trace.text.variables.indexOf(first)] : first;
  const more = others.length === 0 ? "" : ` and ${others.length} ${others.length === 1 ? "other" : "others"}`;
  return `; two of them differ in ${name}${more}`;
}
