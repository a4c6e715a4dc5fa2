/**
 * What the views of the constraint room show, as pure functions of the state and of what Python has
 * answered.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 * @typedef {import("../../trace/constraints.js").Moment} Moment
 * @typedef {import("../../problems/marks.js").Mark} Mark
 */

import { fileShown, presetNote, searchInfo, sourcesOf } from "../../state/catalogue.js";
import { formatCount, formatSeconds } from "../../words/format.js";
import { isProblem } from "../index.js";
import { remembered } from "../../support/remember-last.js";
import { errorAt } from "../../state/results.js";
import { canRedo, canUndo } from "../../state/other-subjects.js";
import {
  REMOVE,
  RESTORE,
  brokenAt,
  givensOf,
  isOfConstraints,
  momentAt,
  noteAt,
  openValues,
} from "../../trace/constraints.js";
import { isStop, lastCursor } from "../../trace/cursor.js";
import { placeOfLine } from "../../trace/lines.js";
import { narrateConstraints } from "./narration.js";
import { say } from "../../trace/parts.js";
import { REFUSED } from "../../trace/trace.js";

const momentOf = remembered(momentAt);

/** Whether the page is in the constraint room. @param {Results} results */
export const isInRoom = (results) => isProblem(results.subject.look);

/** The trace, if it is one of the problem that is shown. @param {Results} results @returns {Trace | null} */
function traceOf({ run: { trace }, subject: { look } }) {
  const fits =
    trace !== null &&
    isOfConstraints(trace) &&
    look?.position === trace.text.root.position &&
    look.subject === trace.text.root.subject;
  return fits ? trace : null;
}

// The picture

/** @param {State} state @param {Results} results */
export function problemProps(state, results) {
  const { look } = results.subject;
  const trace = traceOf(results);
  if (!look || !isInRoom(results))
    return {
      picture: null,
      marks: null,
      arcs: [],
      task: "",
      status: "",
      typed: null,
      error: "",
      busy: false,
      editable: false,
    };
  return {
    picture: look.picture,
    editable: true,
    marks: trace && marksOf(trace, state.cursor, state.granularity),
    arcs: trace ? litArcs(trace, momentOf(trace, state.cursor), state.granularity) : [],
    task: look.task,
    status: trace && !results.run.pending ? standing(trace, momentOf(trace, state.cursor)) : "",
    typed: state.drawn ? state.draft : null,
    error: state.drawn ? (positionError(results)?.message ?? "") : "",
    busy: results.doing.task !== "",
  };
}

/** Why the problem that a person made cannot be. @param {Results} results */
const positionError = (results) => errorAt(results, "position");

const marksOf = remembered(
  /** @param {Trace} trace @param {number} cursor @param {import("../../trace/cursor.js").Granularity} granularity */
  (trace, cursor, granularity) => {
    const moment = momentOf(trace, cursor);
    const lost = lostSince(trace, lastStop(trace, cursor, granularity), cursor);
    const lit = new Set(litArcs(trace, moment, granularity).flat());
    const place = new Map(trace.text.variables.map((id, variable) => [id, variable]));
    const blamed = blamedAt(trace, moment);
    /** @param {string} id @returns {Mark | null} */
    return (id) => {
      const variable = place.get(id);
      return variable === undefined
        ? null
        : markOf(trace, moment, variable, lit.has(id), blamed.has(variable), lost.get(variable) ?? []);
    };
  },
);

/**
 * @param {Trace} trace @param {Moment} moment @param {number} variable
 * @param {boolean} lit @param {boolean} blamed @param {number[]} lost  values @returns {Mark}
 */
function markOf(trace, moment, variable, lit, blamed, lost) {
  const { domains, values } = trace.text;
  /** @param {number} place */
  const textOf = (place) => String(values[place]);
  const isNewest = moment.row >= 0 && trace.variable[moment.row] === variable;
  const refused = isNewest && trace.status[moment.row] === REFUSED;
  const value = moment.assigned[variable];
  return {
    domain: domains[variable].map(textOf),
    open: openValues(trace, moment, variable).map(textOf),
    value: value < 0 ? null : textOf(value),
    given: givensOf(trace).has(variable),
    active: isNewest && !refused,
    refused: refused ? textOf(trace.to[moment.row]) : null,
    blamed,
    emptied: moment.emptied === variable,
    lit,
    lost: lost.map(textOf),
  };
}

/** The variables whose values stand against the one that is refused, or, in local search, against one another. @param {Trace} trace @param {Moment} moment */
function blamedAt(trace, moment) {
  if (trace.broken)
    return new Set(brokenAt(trace, moment.row).flatMap((constraint) => trace.text.constraints[constraint].scope));
  if (moment.row < 0 || trace.status[moment.row] !== REFUSED) return new Set();
  const { scope } = trace.text.constraints[trace.why[moment.row]];
  return new Set(scope.filter((variable) => variable !== trace.variable[moment.row]));
}

/**
 * The pairs of variables of the arc that is being checked, where a step goes no further than an arc.
 * @param {Trace} trace @param {Moment} moment @param {import("../../trace/cursor.js").Granularity} granularity
 * @returns {[string, string][]}
 */
function litArcs(trace, { arc }, granularity) {
  if (!arc || (granularity !== "arc" && granularity !== "line")) return [];
  const { variables, constraints } = trace.text;
  const others = constraints[arc.constraint].scope.filter((other) => other !== arc.variable);
  return others.map((other) => [variables[arc.variable], variables[other]]);
}

/** The stop before a cursor. @param {Trace} trace @param {number} cursor @param {import("../../trace/cursor.js").Granularity} granularity */
function lastStop(trace, cursor, granularity) {
  let at = Math.max(0, cursor - 1);
  while (at > 0 && !isStop(trace, at, granularity)) at--;
  return at;
}

/** What was taken from variables between two cursors, and not put back by then. @param {Trace} trace @param {number} from @param {number} to @returns {Map<number, number[]>} */
function lostSince(trace, from, to) {
  /** @type {Map<number, number[]>} */
  const lost = new Map();
  for (let note = noteAt(trace, from); note < noteAt(trace, to); note++) {
    const [kind, variable, value] = [trace.note_kind[note], trace.note_variable[note], trace.note_value[note]];
    const before = lost.get(variable) ?? [];
    if (kind === REMOVE) lost.set(variable, [...before, value]);
    if (kind === RESTORE)
      lost.set(
        variable,
        before.filter((other) => other !== value),
      );
  }
  return lost;
}

/** How far the search is, in a few words: what is given is none of its doing. @param {Trace} trace @param {Moment} moment */
function standing(trace, moment) {
  const givens = givensOf(trace);
  const assigned = moment.assigned.filter((value, variable) => value >= 0 && !givens.has(variable)).length;
  return `${assigned} of ${trace.text.variables.length - givens.size} assigned${givens.size > 0 ? `, ${givens.size} given` : ""}`;
}

/** @param {State} state @returns {{stage: string, stages: readonly string[]}} */
export const stagesProps = ({ stage }) => ({ stage: stage === "race" ? "race" : "tree", stages: ["tree", "race"] });

/** The problem as text, to be changed. @param {State} state @param {Results} results */
export function textProps(state, results) {
  const { history, at, draft, drawn, game } = state;
  const { look } = results.subject;
  return {
    // It is said of the Sudoku in use, not of what is being typed.
    warning: game === "sudoku" && draft === null ? sudokuWarning(results) : "",
    text: draft ?? history[at],
    unused: draft !== null && draft !== history[at] && !drawn,
    notation: look?.notation ?? "",
    long: MANY_LINES.includes(game),
    // Of what was made in the picture it is said beside the picture.
    error: drawn ? null : positionError(results),
    back: canUndo(state) || (draft !== null && draft !== history[at]),
    forward: canRedo(state),
  };
}

/** A Sudoku is none without just one solution. @param {Results} results */
function sudokuWarning(results) {
  const count = results.subject.solutions?.count ?? 1;
  if (count === 0) return "This Sudoku has no solution.";
  return count === 1 ? "" : `This Sudoku has more than one solution${differText(results)}.`;
}

/** Problems whose text has several lines. */
const MANY_LINES = ["timetable", "sudoku", "colouring"];

// Work

/** @param {State} state @param {Results} results */
export function effortProps(state, results) {
  const trace = traceOf(results);
  const { reply, pending } = results.run;
  if (!trace || !reply || pending)
    return {
      rows: [],
      seconds: "",
      solutions: "",
      counting: false,
      busy: results.doing.task !== "",
      error: errorAt(results, "solutions"),
    };
  const moment = momentOf(trace, state.cursor);
  const total = /** @type {any} */ (reply);
  const soFar = state.cursor > 0 ? trace.checks[state.cursor - 1] : 0;
  // What is checked after the last step belongs to the end.
  const checks = state.cursor < lastCursor(trace) ? soFar : total.checks;
  return {
    rows: [
      [givensOf(trace).size > 0 ? "Assignments (with givens)" : "Assignments", moment.assignments, total.assignments],
      ["Rejected values", moment.refused, total.refused],
      ["Backtracks", moment.backtracks, total.backtracks],
      ["Checks", checks, total.checks],
      ["Arcs checked", moment.arcs, total.arcs],
      ["Values removed", moment.removed, total.removed],
    ].map(([name, count, of]) => ({ name, count, of })),
    seconds: formatSeconds(total.seconds),
    solutions: solutionsText(results),
    counting: results.doing.task === "solutions",
    busy: results.doing.task !== "",
    error: errorAt(results, "solutions"),
  };
}

// Code and variables

/** @param {State} state @param {Results} results */
export function codeProps(state, results) {
  const trace = traceOf(results);
  return fileShown(
    searchInfo(state, results),
    placeOfLine(trace && !results.run.pending ? lineBefore(trace, state.cursor) : 0),
  );
}

/** The line that ran last. @param {Trace} trace @param {number} cursor */
function lineBefore(trace, cursor) {
  if (!trace.text.lines) return 0;
  let at = cursor - 1;
  while (at >= 0 && trace.event[at] <= 0) at--;
  return at < 0 ? 0 : trace.event[at];
}

/** What the solver's variables hold, as far as it is known from outside. @param {State} state @param {Results} results */
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

/** Whether the line that ran last is one of the functions that hold a variable against a constraint. @param {State} state @param {Results} results @param {Trace} trace */
function isInInference(state, results, trace) {
  const { file } = placeOfLine(lineBefore(trace, state.cursor));
  return searchInfo(state, results)?.files[file]?.source.includes("def revise(") ?? false;
}

/** @param {Trace} trace @param {number} cursor @param {boolean} inArc  whether it is told of an arc, not of an assignment @returns {[string, string][]} */
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

// Sentences

/** @param {State} state @param {Results} results @returns {import("../../trace/parts.js").Part[]} */
export function narrationParts(state, results) {
  if (results.run.pending) return [say("Python is searching…")];
  const trace = traceOf(results);
  const wrong = wrongWithSearch(state, results, trace);
  if (!trace) return [say(wrong || (results.subject.look?.task ?? ""))];
  if (wrong && state.cursor === 0) return [say(wrong)];
  const note = state.cursor === 0 ? presetNote(state, results) : "";
  const parts = narrateConstraints(
    trace,
    state.cursor,
    state.granularity,
    sourcesOf(searchInfo(state, results)),
    /** @type {any} */ (results.run.reply),
  );
  const more = wrong || (state.cursor < lastCursor(trace) ? note : proofSize(results));
  return more ? [...parts, say(` ${more}`)] : parts;
}

/**
 * Why there is no search as it was asked for; "" where there is. On a phone that would stand on another pane, and the
 * steps are those of another search.
 * @param {State} state @param {Results} results @param {Trace | null} trace
 */
function wrongWithSearch({ search, searchOptions }, { error }, trace) {
  if (!error || error.field === "position") return "";
  if (!trace) return error.message;
  const { options } = trace.text;
  const isOther =
    trace.text.method !== search || Object.entries(searchOptions).some(([id, value]) => options[id] !== Number(value));
  return isOther ? `${error.message} The tree is still from ${trace.text.methodName}.` : "";
}

/** How much work the answer took. @param {Results} results */
function proofSize({ run: { reply, trace } }) {
  if (!reply || !trace) return "";
  const { assignments, checks, backtracks } = /** @type {any} */ (reply);
  const givens = isOfConstraints(trace) ? givensAssigned(trace) : 0;
  const ofGivens = givens > 0 ? ` (${formatCount(givens)} of them given values)` : "";
  const parts = [
    `${counted(assignments, "assignment")}${ofGivens}`,
    ...takenBack(trace, backtracks, assignments),
    counted(checks, "check"),
  ];
  return `It took ${parts.slice(0, -1).join(", ")}${parts.length > 2 ? "," : ""} and ${parts.at(-1)}.`;
}

/** How many of the assignments were of what is given: nothing that the search has found out. */
const givensAssigned = remembered((/** @type {Trace} */ trace) => {
  const givens = givensOf(trace);
  let count = 0;
  for (let row = 1; row < trace.visited; row++)
    if (givens.has(trace.variable[row]) && trace.status[row] !== REFUSED) count++;
  return count;
});

/** @param {number} count @param {string} noun */
const counted = (count, noun) => `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;

/** How many assignments were taken back; [] where a method changes them instead. @param {import("../../trace/trace.js").Trace} trace @param {number} count @param {number} all */
function takenBack({ value }, count, all) {
  if (!Number.isNaN(value[0]) || all === 0) return [];
  if (count === 0) return ["no backtracks"];
  return [counted(count, "backtrack")];
}

// How many solutions

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

/** Where two solutions differ; "" where that is not known. @param {Results} results */
function differText({ subject, run: { trace } }) {
  const [first, ...others] = subject.solutions?.differ ?? [];
  if (first === undefined) return "";
  const name = isOfConstraints(trace) ? trace.text.variableNames[trace.text.variables.indexOf(first)] : first;
  const more = others.length === 0 ? "" : ` and ${others.length} ${others.length === 1 ? "other" : "others"}`;
  return `; two of them differ in ${name}${more}`;
}

// Options

/**
 * A method's options, the node to start from told by its name.
 * @param {readonly import("../../views/option-fields.js").Option[]} options @param {Results} results
 */
export function withStartNames(options, { subject }) {
  const picture = /** @type {any} */ (subject.look?.picture);
  /** @type {{id: string, name?: string}[]} */
  const nodes = picture?.nodes ?? picture?.regions ?? [];
  const names = nodes.map(({ id, name }) => name ?? id);
  return options.map((option) =>
    option.id === "start" && names.length > 0 ? { ...option, maximum: names.length - 1, names } : option,
  );
}
