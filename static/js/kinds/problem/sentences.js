/**
 * The sentences about the steps of a constraint search, built from their facts. The narration decides which sentence is
 * shown.
 *
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { counted, sentence } from "../../words/sentence.js";

/** @param {string} task */
export const toStart = (task) => sentence`Press Next step to start. ${task}`;

/** @param {number} line @param {Part} code */
export const lineNext = (line, code) => sentence`Line ${line} is next: ${code}`;

// Assigning

export const nothingYet = () => sentence`Nothing is assigned yet.`;

/** @param {Part} assignment */
export const assigned = (assignment) => sentence`${assignment}.`;

/** @param {Part} assignment */
export const assignedLast = (assignment) => sentence`${assignment}. Now every variable has a value.`;

export const allAssigned = () => sentence`Now every variable has a value.`;

/** @param {Part} assignment @param {string} others  "Utah = red" @param {string} constraint */
export const rejected = (assignment, others, constraint) =>
  sentence`${assignment} is rejected: it conflicts with ${others} (${constraint}).`;

/** @param {Part} assignment @param {string} others @param {string} constraint */
export const wasRejected = (assignment, others, constraint) =>
  sentence`${assignment} was rejected: it conflicts with ${others} (${constraint}).`;

/** @param {string} variable @param {number} left */
export const fewestLeft = (variable, left) =>
  left === 1
    ? sentence`Only one value is left for ${variable}.`
    : sentence`${variable} has the fewest values left (${left}).`;

/** @param {Part} assignment */
export const isGiven = (assignment) => sentence`${assignment} is given.`;

/** @param {number} all */
export const allGiven = (all) => sentence`The ${all} given values are filled in.`;

/** @param {number} some @param {number} all @param {Part} last */
export const someGiven = (some, all, last) =>
  sentence`${some} of the ${all} given values are filled in. The last is ${last}.`;

// Local search

/** @param {Part} assignment */
export const sameAgain = (assignment) => sentence`${assignment}, as before.`;

/** @param {Part} assignment @param {string} before */
export const changed = (assignment, before) => sentence`${assignment} (was ${before}).`;

/** @param {string} count  of broken constraints */
export function broken(count) {
  if (count === "0") return sentence`No constraint is broken.`;
  return count === "1" ? sentence`One constraint is broken.` : sentence`${count} constraints are broken.`;
}

// Propagation

/** "red from WA, NT and 3 others" @param {string} value @param {string} variables */
export const from = (value, variables) => `${value} from ${variables}`;

/** "red for WA, NT and 3 others" @param {string} value @param {string} variables */
export const backFor = (value, variables) => `${value} for ${variables}`;

/** @param {string} values  "red from WA; green from NT" */
export const removes = (values) => sentence`Propagation removes ${values}.`;

/** @param {string} values  "red for WA; green for NT" */
export const putBack = (values) => sentence`Put back: ${values}.`;

/** @param {string} count */
export const manyValues = (count) => counted(count, "value");

/** @param {string} variable @param {Part | null} assignment  the one to undo; null if it is not a single one */
export const deadEnd = (variable, assignment) =>
  assignment
    ? sentence`No value is left for ${variable}. Dead end: undo ${assignment}.`
    : sentence`No value is left for ${variable}. Dead end.`;

/** @param {string} variable @param {string} others @param {string} constraint */
const check = (variable, others, constraint) => `Check ${variable} against ${others} (${constraint}): `;

/** @param {string} variable @param {string} others @param {string} constraint */
export const arcHolds = (variable, others, constraint) =>
  sentence`${check(variable, others, constraint)}every value still has support.`;

/** @param {string} variable @param {string} others @param {string} constraint @param {string[]} values @param {boolean} isEmpty */
export function arcRemoves(variable, others, constraint, values, isEmpty) {
  const what = values.length === 1 ? "has no support, so remove it" : "have no support, so remove them";
  const rest = isEmpty ? ` No value is left for ${variable}.` : "";
  return sentence`${check(variable, others, constraint)}${values.join(", ")} ${what}.${rest}`;
}

// Undoing

/** @param {Part} assignment @param {boolean} given */
const undo = (assignment, given) => sentence`Undo ${given ? "the given value " : ""}${assignment}`;

/** @param {Part} assignment @param {boolean} given @param {string} variable */
export const undoEmptied = (assignment, given, variable) =>
  sentence`${undo(assignment, given)}: it left no value for ${variable}.`;

/** @param {Part} assignment @param {boolean} given @param {string} variable  its other values are not tried */
export const undoJumped = (assignment, given, variable) =>
  sentence`${undo(assignment, given)}: it has no part in the conflict, so skip the other values of ${variable}.`;

/** @param {Part} assignment @param {boolean} given */
export const undoFailed = (assignment, given) => sentence`${undo(assignment, given)}: nothing after it worked.`;

/** @param {number} count @param {boolean} restores  whether this puts back what they removed */
export const undoGivens = (count, restores) =>
  sentence`Undo the ${count} given values${restores ? " and put back what they removed" : ""}: nothing after them worked.`;

// The end

/** @param {number} variables @param {boolean} checked */
export function solved(variables, checked) {
  const all = variables === 1 ? "the only variable has a value" : `all ${variables} variables have values`;
  return sentence`Solved: ${all}${checked ? ", and every constraint has been checked" : ""}.`;
}

export const noSolution = () => sentence`There is no solution: every possibility has been ruled out.`;

/** @param {number} assigned @param {number} variables */
export const endsShort = (assigned, variables) =>
  sentence`The search ends with ${assigned} of ${variables} variables assigned.`;

export const endsThere = () => sentence`The search ends here.`;

export const cannotDecide = () => sentence`This method cannot tell whether there is a solution.`;
