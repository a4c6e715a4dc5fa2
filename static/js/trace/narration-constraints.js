/**
 * One or two plain sentences for each step of a constraint search: which variable and value, and why.
 * They tell what has happened since the step before, so they depend on how far a step goes.
 *
 * @typedef {import("./trace.js").ConstraintTrace} Trace
 * @typedef {import("./parts.js").Part} Part
 * @typedef {import("./constraints.js").Moment} Moment
 * @typedef {import("./cursor.js").Granularity} Granularity
 *
 * How the search ended: with a solution, which code that is not the solver's has checked; and whether the
 * method tells that there is none.
 * @typedef {{solved: boolean, checked: boolean, complete: boolean}} Outcome
 */

import { formatCount } from "../format.js";
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
} from "./constraints.js";
import { placeOfLine } from "./lines.js";
import { capitalised, say } from "./parts.js";
import { CALL, EMPTIED, JUMPED, REFUSED, RETURN, SOLUTION } from "./trace.js";

/** So many variables are named in a list; the others are counted. */
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
  // The names of some variables begin with a small letter, but no sentence does.
  return capitalised(tell(trace, cursor, granularity, sources, outcome));
}

/** @param {Trace} trace @param {number} cursor @param {Granularity} granularity @param {string[][]} sources @param {Outcome} outcome @returns {Part[]} */
function tell(trace, cursor, granularity, sources, outcome) {
  if (cursor <= 0) return [say("Step forward, or play. "), say(trace.text.root.task ?? "")];
  const event = trace.event[cursor - 1];
  if (cursor >= trace.event.length) return theEnd(trace, outcome);
  if (event > 0 && granularity === "line") return lineRuns(event, sources);
  const moment = momentAt(trace, cursor);
  const begun = lastBoundary(trace, cursor);
  const row = trace.eventNode[begun];
  if (trace.event[begun] === RETURN) return goneBack(trace, row, begun);
  if (granularity === "arc" && moment.arc) return arcChecked(trace, moment, cursor);
  if (isGiven(trace, row)) return given(trace, row, cursor, moment, granularity);
  return assigned(trace, row, begun, cursor, moment);
}

/** The newest event before the cursor that began or ended a partial assignment. @param {Trace} trace @param {number} cursor */
function lastBoundary(trace, cursor) {
  let at = cursor - 1;
  while (at > 0 && trace.event[at] !== CALL && trace.event[at] !== RETURN) at--;
  return at;
}

/** @param {number} number @param {string[][]} sources @returns {Part[]} */
function lineRuns(number, sources) {
  const { file, line } = placeOfLine(number);
  const text = (sources[file]?.[line - 1] ?? "").trim();
  return [say(`Line ${line} is next: `), { text, role: "code", row: -1 }];
}

// Names

/** @param {Trace} trace @param {number} variable */
const nameOf = (trace, variable) => trace.text.variableNames[variable];

/** @param {Trace} trace @param {number} value */
const valueName = (trace, value) => trace.text.valueNames[value];

/** A partial assignment, by the variable that it has assigned last. @param {Trace} trace @param {number} row @returns {Part} */
const assignment = (trace, row) => ({
  text: `${nameOf(trace, trace.variable[row])} = ${valueName(trace, trace.to[row])}`,
  role: "",
  row,
});

/** "WA, NT and 3 others" @param {Trace} trace @param {number[]} variables */
function listed(trace, variables) {
  // Names of several words with commas would not be told apart in a list.
  const names = variables.map((variable) =>
    nameOf(trace, variable).includes(",") ? trace.text.variables[variable] : nameOf(trace, variable),
  );
  if (names.length === 1) return names[0];
  if (names.length <= NAMED) return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return `${names.slice(0, NAMED - 1).join(", ")} and ${names.length - NAMED + 1} others`;
}

/** Why a constraint stands in the way of a value, by the values of the others. @param {Trace} trace @param {number} row @returns {string} */
function brokenBy(trace, row) {
  const { scope, name } = trace.text.constraints[trace.why[row]];
  const { assigned } = momentAt(trace, trace.enter[row]);
  const others = scope
    .filter((variable) => variable !== trace.variable[row] && assigned[variable] >= 0)
    .map((variable) => `${nameOf(trace, variable)} = ${valueName(trace, assigned[variable])}`);
  return `${others.join(" and ")} (${name})`;
}

// What happened

/** @param {Trace} trace @param {number} row @param {number} begun @param {number} cursor @param {Moment} moment @returns {Part[]} */
function assigned(trace, row, begun, cursor, moment) {
  const propagated = removals(trace, begun, cursor);
  if (row === 0)
    return propagated.length > 0
      ? [say("Nothing is assigned yet. "), ...propagated, ...deadEnd(trace, moment)]
      : [say("Nothing is assigned yet.")];
  if (trace.status[row] === REFUSED)
    return [assignment(trace, row), say(` is refused: it does not go with ${brokenBy(trace, row)}.`)];
  if (!Number.isNaN(trace.value[row])) return moved(trace, row);
  if (trace.status[row] === SOLUTION) return [assignment(trace, row), say(": now every variable has a value.")];
  return [...chosen(trace, row), assignment(trace, row), say(". "), ...propagated, ...deadEnd(trace, moment)];
}

/**
 * Values that the problem gives: those of one step are told together, with what follows from them.
 * @param {Trace} trace @param {number} row  the newest of them @param {number} cursor @param {Moment} moment
 * @param {Granularity} granularity @returns {Part[]}
 */
function given(trace, row, cursor, moment, granularity) {
  const first = firstOfGivens(trace, row, granularity);
  const many = row - first + 1;
  const all = givensOf(trace).size;
  const told =
    many === 1
      ? [assignment(trace, row), say(" is given. ")]
      : [
          say(
            many === all
              ? `The ${many} given values are in their places. `
              : `Of the ${all} given values, ${many} are put in their places, the last `,
          ),
          ...(many === all ? [] : [assignment(trace, row), say(". ")]),
        ];
  if (trace.status[row] === SOLUTION) return [...told, say("Now every variable has a value.")];
  if (!Number.isNaN(trace.value[row])) return [...told, say(brokenText(trace.value[row]))];
  return [...told, ...removals(trace, trace.enter[first], cursor), ...deadEnd(trace, moment)];
}

/** Whom propagation has left no value. @param {Trace} trace @param {Moment} moment @returns {Part[]} */
const deadEnd = (trace, { emptied }) =>
  emptied < 0 ? [] : [say(` That leaves no value to ${nameOf(trace, emptied)}, so it cannot be.`)];

/** A step of local search: what the variable had before, and how much is still wrong. @param {Trace} trace @param {number} row @returns {Part[]} */
function moved(trace, row) {
  const before = momentAt(trace, trace.enter[row]).assigned[trace.variable[row]];
  const instead =
    before < 0 ? "" : before === trace.to[row] ? ", as before" : `, no longer ${valueName(trace, before)}`;
  return [assignment(trace, row), say(`${instead}. ${brokenText(trace.value[row])}`)];
}

/** @param {number} count  of constraints that are broken */
function brokenText(count) {
  if (count === 0) return "No constraint is broken.";
  return count === 1 ? "One constraint is broken." : `${formatCount(count)} constraints are broken.`;
}

/** Why this variable is next, where the method chooses by the values that are left. @param {Trace} trace @param {number} row @returns {Part[]} */
function chosen(trace, row) {
  const byFewest = BY_FEWEST.includes(trace.text.options.select);
  if (!byFewest || isAnotherValue(trace, row)) return [];
  const before = momentAt(trace, trace.enter[row]);
  const left = openValues(trace, before, trace.variable[row]).length;
  const name = nameOf(trace, trace.variable[row]);
  return [
    say(
      left === 1
        ? `Only one value is left to ${name}. `
        : `No variable has fewer values left than ${name}, with ${left}. `,
    ),
  ];
}

/** Whether the variable was tried with another value just before. @param {Trace} trace @param {number} row */
function isAnotherValue(trace, row) {
  const parent = trace.parent[row];
  const first = trace.children[trace.childStart[parent]];
  return first !== row && trace.variable[first] === trace.variable[row];
}

/** What propagation has taken from whom, between two events. @param {Trace} trace @param {number} from @param {number} to @returns {Part[]} */
function removals(trace, from, to) {
  const own = trace.variable[trace.eventNode[from]];
  const taken = valuesOfOthers(trace, from, to, REMOVE, own, "from");
  return taken ? [say(`Propagation takes ${taken}.`)] : [];
}

/** What is open again once a value is taken back, which the picture shows from then on. @param {Trace} trace @param {number} end  the event that took it back @returns {Part[]} */
function putBack(trace, end) {
  const own = trace.variable[trace.eventNode[end]];
  const back = valuesOfOthers(trace, lastBoundary(trace, end), end, RESTORE, own, "to");
  return back ? [say(` What it took is put back: ${back}.`)] : [];
}

/**
 * Which values were removed or put back between two events, and whose they are; "" where none was.
 * @param {Trace} trace @param {number} from @param {number} to @param {number} kind  of notes
 * @param {number} own  the variable that is assigned: that its other values are closed meanwhile is no news
 * @param {"from" | "to"} word
 */
function valuesOfOthers(trace, from, to, kind, own, word) {
  /** @type {Map<number, number[]>} variables by value */
  const byValue = new Map();
  for (const index of notesBetween(trace, from, to)) {
    const variable = trace.note_variable[index];
    if (trace.note_kind[index] !== kind || variable === own) continue;
    const value = trace.note_value[index];
    byValue.set(value, [...(byValue.get(value) ?? []), variable]);
  }
  const each = [...byValue].map(
    ([value, variables]) => `${valueName(trace, value)} ${word} ${listed(trace, variables)}`,
  );
  if (each.length <= NAMED) return each.join("; ");
  const all = [...byValue.values()].flat();
  return `${formatCount(all.length)} values ${word} ${listed(trace, [...new Set(all)])}`;
}

/** The notes made from one event up to, not including, another. @param {Trace} trace @param {number} from @param {number} to */
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
  const what = `${nameOf(trace, variable)} is held against ${others} (${name}): `;
  if (removed.length === 0) return [say(`${what}each of its values still has one to go with.`)];
  const rest = isEmpty ? ` Nothing is left to ${nameOf(trace, variable)}.` : "";
  return [say(`${what}${removed.join(", ")} has none to go with, and is taken away.${rest}`)];
}

/** How many given values stand on one another from a row on, if that is the first of them; 0 if it is none. @param {Trace} trace @param {number} row */
function givensOn(trace, row) {
  if (!isGiven(trace, row) || isGiven(trace, trace.parent[row])) return 0;
  // Rows stand in the order in which they were entered, so that the next given value is the next row.
  let last = row;
  while (last + 1 < trace.visited && trace.parent[last + 1] === last && isGiven(trace, last + 1)) last++;
  return last - row + 1;
}

/** What was taken back: given values together, as they came. @param {Trace} trace @param {number} row @param {number} end  the event that took it back @returns {Part[]} */
function goneBack(trace, row, end) {
  const back = putBack(trace, end);
  const givens = givensOn(trace, row);
  if (givens < 2) return [...ended(trace, row), ...back];
  return [
    say(
      `The ${givens} given values are taken back${back.length > 0 ? ", and what they took is put back" : ""}: every way on from them has failed.`,
    ),
  ];
}

/** A partial assignment was given up. @param {Trace} trace @param {number} row @returns {Part[]} */
function ended(trace, row) {
  const back = [assignment(trace, row), say(`${isGiven(trace, row) ? ", which is given," : ""} is taken back: `)];
  if (trace.status[row] === EMPTIED) return [...back, say(`it left no value to ${nameOf(trace, trace.emptied[row])}.`)];
  if (trace.status[row] === JUMPED)
    return [
      ...back,
      say(
        `it had no part in the conflict further on, so the other values of ${nameOf(trace, trace.variable[row])} are jumped over.`,
      ),
    ];
  if (trace.status[row] === REFUSED)
    return [assignment(trace, row), say(` was refused: it does not go with ${brokenBy(trace, row)}.`)];
  return [...back, say("every way on from it has failed.")];
}

/** @param {Trace} trace @param {Outcome} outcome @returns {Part[]} */
function theEnd(trace, { solved, checked, complete }) {
  const many = trace.text.variables.length;
  const all = many === 1 ? "the one variable has a value" : `all ${many} variables have values`;
  if (solved) return [say(`Solved: ${all}${checked ? ", and every constraint has been checked to hold" : ""}.`)];
  if (complete) return [say("There is no solution: every way to give values has been ruled out.")];
  const assigned = momentAt(trace, trace.event.length).assigned.filter((value) => value >= 0).length;
  const far =
    assigned < many
      ? `It ends with ${assigned} of ${many} variables assigned.`
      : `It ends there. ${brokenText(trace.value[trace.visited - 1])}`;
  return [say(`${far} This method cannot tell whether there is a solution.`)];
}
