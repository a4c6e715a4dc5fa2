/**
 * Chooses the sentences for a step of a constraint search: which variable, which value, and why. The sentences
 * themselves are in sentences.js. They say what has happened since the last step, so they depend on how far a step
 * goes.
 *
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 * @typedef {import("../../words/parts.js").Part} Part
 * @typedef {import("../../trace/constraints.js").Moment} Moment
 * @typedef {import("../../trace/cursor.js").Granularity} Granularity
 *
 * How the search ended: whether it found a solution, whether code other than the solver's has checked it, and whether
 * the method can tell that there is no solution.
 * @typedef {{solved: boolean, checked: boolean, complete: boolean}} Outcome
 */

import { formatCount } from "../../words/format.js";
import { lineFinds } from "./line-shapes.js";
import * as words from "./sentences.js";
import { paragraph } from "../../words/sentence.js";
import {
  ARC,
  EMPTY,
  REMOVE,
  RESTORE,
  firstOfGivens,
  givensOf,
  isGiven,
  momentAt,
  noteAt,
  openValues,
} from "../../trace/constraints.js";
import { conditionHeld } from "../../trace/line-outcomes.js";
import { placeOfLine } from "../../trace/lines.js";
import { capitalised } from "../../words/parts.js";
import { CALL, EMPTIED, JUMPED, NOTE, REFUSED, RETURN, SOLUTION } from "../../trace/trace.js";

/** A list names this many variables; the others are only counted. */
const NAMED = 4;

/** The choices of the option "select" that take the variable with the fewest values left. */
const BY_FEWEST = [1, 3];

/**
 * @param {Trace} trace @param {number} cursor @param {Granularity} granularity
 * @param {string[][]} sources  lines of the files
 * @param {Outcome} outcome
 * @returns {Part[]}
 */
export function narrateConstraints(trace, cursor, granularity, sources, outcome) {
  // The names of some variables begin with a small letter, but sentences begin with a capital.
  return capitalised(describe(trace, cursor, granularity, sources, outcome));
}

/**
 * @param {Trace} trace @param {number} cursor @param {Granularity} granularity @param {string[][]} sources
 * @param {Outcome} outcome @returns {Part[]}
 */
function describe(trace, cursor, granularity, sources, outcome) {
  if (cursor <= 0) return words.toStart(trace.text.root.task ?? "");
  const event = trace.event[cursor - 1];
  if (cursor >= trace.event.length) return theEnd(trace, outcome);
  if (event > 0 && granularity === "line") return lineRuns(trace, cursor, sources);
  const moment = momentAt(trace, cursor);
  const begun = lastBoundary(trace, cursor);
  const row = trace.eventNode[begun];
  if (trace.event[begun] === RETURN) return backtracked(trace, row, begun);
  if (granularity === "arc" && moment.arc) return arcChecked(trace, moment, cursor);
  if (isGiven(trace, row)) return given(trace, row, cursor, moment, granularity);
  return assigned(trace, row, begun, cursor, moment);
}

/**
 * The newest event before the cursor that began or ended a partial assignment.
 * @param {Trace} trace @param {number} cursor
 */
function lastBoundary(trace, cursor) {
  let at = cursor - 1;
  while (at > 0 && trace.event[at] !== CALL && trace.event[at] !== RETURN) at--;
  return at;
}

/** @param {Trace} trace @param {number} cursor @param {string[][]} sources @returns {Part[]} */
function lineRuns(trace, cursor, sources) {
  const { file, line } = placeOfLine(trace.event[cursor - 1]);
  const text = (sources[file]?.[line - 1] ?? "").trim();
  const at = { held: conditionHeld(trace, cursor, -1, sources), ...doneAtOnce(trace, cursor) };
  return lineFinds(text, at) ?? words.lineNext(line, { text, role: "code", row: -1 });
}

/**
 * What a line does itself: it is noted before the next line.
 * @param {Trace} trace @param {number} cursor
 */
function doneAtOnce(trace, cursor) {
  const done = { assigned: /** @type {Part | string} */ (""), undone: /** @type {Part | string} */ (""), removed: "" };
  const [event, row] = [trace.event[cursor], trace.eventNode[cursor]];
  if (event === CALL && trace.variable[row] >= 0) done.assigned = assignment(trace, row);
  if (event === RETURN && trace.variable[row] >= 0) done.undone = assignment(trace, row);
  if (event !== NOTE) return done;
  const index = noteAt(trace, cursor);
  if (trace.note_kind[index] === REMOVE)
    done.removed = words.from(valueName(trace, trace.note_value[index]), nameOf(trace, trace.note_variable[index]));
  return done;
}

// Names

/** @param {Trace} trace @param {number} variable */
const nameOf = (trace, variable) => trace.text.variableNames[variable];

/** @param {Trace} trace @param {number} value */
const valueName = (trace, value) => trace.text.valueNames[value];

/**
 * A partial assignment, named by its newest variable and value.
 * @param {Trace} trace @param {number} row @returns {Part}
 */
const assignment = (trace, row) => ({
  text: `${nameOf(trace, trace.variable[row])} = ${valueName(trace, trace.to[row])}`,
  role: "",
  row,
});

/** "WA, NT and 3 others" @param {Trace} trace @param {number[]} variables */
function listed(trace, variables) {
  // A name with a comma would look like two names in a list.
  const names = variables.map((variable) =>
    nameOf(trace, variable).includes(",") ? trace.text.variables[variable] : nameOf(trace, variable),
  );
  if (names.length === 1) return names[0];
  if (names.length <= NAMED) return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return `${names.slice(0, NAMED - 1).join(", ")} and ${names.length - NAMED + 1} others`;
}

/**
 * Why a constraint rejects a value: the values of the other variables.
 * @param {Trace} trace @param {number} row @returns {[Part, string, string]}
 */
function rejection(trace, row) {
  const { scope, name } = trace.text.constraints[trace.why[row]];
  const { assigned } = momentAt(trace, trace.enter[row]);
  const others = scope
    .filter((variable) => variable !== trace.variable[row] && assigned[variable] >= 0)
    .map((variable) => `${nameOf(trace, variable)} = ${valueName(trace, assigned[variable])}`);
  return [assignment(trace, row), others.join(" and "), name];
}

// What happened

/**
 * @param {Trace} trace @param {number} row @param {number} begun @param {number} cursor
 * @param {Moment} moment @returns {Part[]}
 */
function assigned(trace, row, begun, cursor, moment) {
  const propagated = removals(trace, begun, cursor);
  if (row === 0)
    return paragraph(words.nothingYet(), propagated, propagated.length > 0 ? deadEnd(trace, moment, null) : []);
  if (trace.status[row] === REFUSED) return words.rejected(...rejection(trace, row));
  if (!Number.isNaN(trace.value[row])) return moved(trace, row);
  const done = assignment(trace, row);
  if (trace.status[row] === SOLUTION) return words.assignedLast(done);
  return paragraph(chosen(trace, row), words.assigned(done), propagated, deadEnd(trace, moment, done));
}

/**
 * Values that the problem gives: all those of one step in one sentence, and then what follows from them.
 * @param {Trace} trace @param {number} row  the newest of them @param {number} cursor @param {Moment} moment
 * @param {Granularity} granularity @returns {Part[]}
 */
function given(trace, row, cursor, moment, granularity) {
  const first = firstOfGivens(trace, row, granularity);
  const filling = filledIn(row - first + 1, givensOf(trace).size, assignment(trace, row));
  if (trace.status[row] === SOLUTION) return paragraph(filling, words.allAssigned());
  if (!Number.isNaN(trace.value[row])) return paragraph(filling, broken(trace.value[row]));
  return paragraph(filling, removals(trace, trace.enter[first], cursor), deadEnd(trace, moment, null));
}

/** @param {number} many  of them in this step @param {number} all @param {Part} last */
function filledIn(many, all, last) {
  if (many === 1) return words.isGiven(last);
  return many === all ? words.allGiven(all) : words.someGiven(many, all, last);
}

/**
 * That propagation has left a variable without a value; [] if it has not.
 * @param {Trace} trace @param {Moment} moment @param {Part | null} cause  what has to be undone
 */
const deadEnd = (trace, { emptied }, cause) => (emptied < 0 ? [] : words.deadEnd(nameOf(trace, emptied), cause));

/**
 * A step of local search: the variable's value before, and how much is still wrong.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
function moved(trace, row) {
  const before = momentAt(trace, trace.enter[row]).assigned[trace.variable[row]];
  const now = assignment(trace, row);
  const wrong = broken(trace.value[row]);
  if (before < 0) return paragraph(words.assigned(now), wrong);
  return paragraph(
    before === trace.to[row] ? words.sameAgain(now) : words.changed(now, valueName(trace, before)),
    wrong,
  );
}

/** @param {number} count  of broken constraints */
const broken = (count) => words.broken(formatCount(count));

/**
 * Why this variable is next, if the method chooses by the number of values that are left.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
function chosen(trace, row) {
  const byFewest = BY_FEWEST.includes(trace.text.options.select);
  if (!byFewest || isAnotherValue(trace, row)) return [];
  const before = momentAt(trace, trace.enter[row]);
  const left = openValues(trace, before, trace.variable[row]).length;
  return words.fewestLeft(nameOf(trace, trace.variable[row]), left);
}

/** Whether another value of the same variable was tried just before. @param {Trace} trace @param {number} row */
function isAnotherValue(trace, row) {
  const parent = trace.parent[row];
  const first = trace.children[trace.childStart[parent]];
  return first !== row && trace.variable[first] === trace.variable[row];
}

/**
 * Which values propagation has removed between two events, and from which variables.
 * @param {Trace} trace @param {number} start @param {number} end @returns {Part[]}
 */
function removals(trace, start, end) {
  const own = trace.variable[trace.eventNode[start]];
  const removed = valuesOfOthers(trace, start, end, REMOVE, own, words.from);
  return removed ? words.removes(removed) : [];
}

/**
 * Which values are possible again after an assignment was undone; the picture shows them from then on.
 * @param {Trace} trace @param {number} end  the event that undid it @returns {Part[]}
 */
function putBack(trace, end) {
  const own = trace.variable[trace.eventNode[end]];
  const back = valuesOfOthers(trace, lastBoundary(trace, end), end, RESTORE, own, words.backFor);
  return back ? words.putBack(back) : [];
}

/**
 * Which values were removed or put back between two events, and of which variables; "" if none.
 * @param {Trace} trace @param {number} from @param {number} to @param {number} kind  of notes
 * @param {number} own  the assigned variable: of course its other values are removed, so that is not said
 * @param {(values: string, variables: string) => string} phrase
 */
function valuesOfOthers(trace, from, to, kind, own, phrase) {
  /** @type {Map<number, number[]>} variables by value */
  const byValue = new Map();
  for (const index of notesBetween(trace, from, to)) {
    const variable = trace.note_variable[index];
    if (trace.note_kind[index] !== kind || variable === own) continue;
    const value = trace.note_value[index];
    byValue.set(value, [...(byValue.get(value) ?? []), variable]);
  }
  const each = [...byValue].map(([value, variables]) => phrase(valueName(trace, value), listed(trace, variables)));
  if (each.length <= NAMED) return each.join("; ");
  const all = [...byValue.values()].flat();
  return phrase(words.manyValues(formatCount(all.length)), listed(trace, [...new Set(all)]));
}

/**
 * The notes made from one event up to another, without those at the other.
 * @param {Trace} trace @param {number} from @param {number} to
 */
function notesBetween(trace, from, to) {
  const first = noteAt(trace, from);
  return Array.from({ length: noteAt(trace, to) - first }, (_, i) => first + i);
}

/** @param {Trace} trace @param {Moment} moment @param {number} cursor @returns {Part[]} */
function arcChecked(trace, moment, cursor) {
  const { variable, constraint } = /** @type {{variable: number, constraint: number}} */ (moment.arc);
  const { scope, name } = trace.text.constraints[constraint];
  const others = listed(
    trace,
    scope.filter((other) => other !== variable),
  );
  const end = noteAt(trace, cursor);
  let first = end;
  while (first > 0 && trace.note_kind[first - 1] !== ARC) first--;
  const removed = [];
  let isEmpty = false;
  for (let i = first; i < end; i++) {
    if (trace.note_kind[i] === REMOVE) removed.push(valueName(trace, trace.note_value[i]));
    if (trace.note_kind[i] === EMPTY) isEmpty = true;
  }
  const own = nameOf(trace, variable);
  return removed.length === 0
    ? words.arcHolds(own, others, name)
    : words.arcRemoves(own, others, name, removed, isEmpty);
}

/**
 * How many given values follow one another from a row on, if that row is the first of them; else 0.
 * @param {Trace} trace @param {number} row
 */
function givensOn(trace, row) {
  if (!isGiven(trace, row) || isGiven(trace, trace.parent[row])) return 0;
  // Rows are in the order in which they were entered, so the next given value is the next row.
  let last = row;
  while (last + 1 < trace.visited && trace.parent[last + 1] === last && isGiven(trace, last + 1)) last++;
  return last - row + 1;
}

/**
 * What was undone; given values are undone all together, just as they were filled in.
 * @param {Trace} trace @param {number} row @param {number} end  the event that undid it @returns {Part[]}
 */
function backtracked(trace, row, end) {
  const back = putBack(trace, end);
  const givens = givensOn(trace, row);
  return givens < 2 ? paragraph(ended(trace, row), back) : words.undoGivens(givens, back.length > 0);
}

/** Why a partial assignment was undone. @param {Trace} trace @param {number} row @returns {Part[]} */
function ended(trace, row) {
  const [undone, wasGiven] = [assignment(trace, row), isGiven(trace, row)];
  if (trace.status[row] === EMPTIED) return words.undoEmptied(undone, wasGiven, nameOf(trace, trace.emptied[row]));
  if (trace.status[row] === JUMPED) return words.undoJumped(undone, wasGiven, nameOf(trace, trace.variable[row]));
  if (trace.status[row] === REFUSED) return words.wasRejected(...rejection(trace, row));
  return words.undoFailed(undone, wasGiven);
}

/** @param {Trace} trace @param {Outcome} outcome @returns {Part[]} */
function theEnd(trace, { solved, checked, complete }) {
  const many = trace.text.variables.length;
  if (solved) return words.solved(many, checked);
  if (complete) return words.noSolution();
  const assigned = momentAt(trace, trace.event.length).assigned.filter((value) => value >= 0).length;
  const far =
    assigned < many
      ? words.endsShort(assigned, many)
      : paragraph(words.endsThere(), broken(trace.value[trace.visited - 1]));
  // One that a budget broke off, below a cell of a notebook, says nothing of its method.
  return "ended" in trace.text ? far : paragraph(far, words.cannotDecide());
}
