/**
 * What a learner is asked about the next step of a constraint search: which variable comes next, with which value, and
 * which domains shrink. In turn, because one tells the other.
 *
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 * @typedef {import("../questions.js").Question} Question
 */

import { listed, sentence } from "../../words/sentence.js";
import { CLICK_IT, CLICK_THEM } from "../questions.js";
import { REMOVE, isGiven, momentAt, noteAt, openValues } from "../../trace/constraints.js";
import { step } from "../../trace/cursor.js";
import { CALL, NOTE, REFUSED } from "../../trace/trace.js";

/** More variables than this are too many to choose from. */
const MOST_OPTIONS = 12;

/** @param {Trace} trace @param {number} cursor  before the step @returns {Question | null} */
export function questionAt(trace, cursor) {
  if (cursor >= trace.event.length) return null;
  const next = step(trace, cursor, "node", 1);
  const called = callIn(trace, cursor, next);
  if (called < 0) return propagationQuestion(trace, cursor, next);
  const row = trace.eventNode[called];
  if (trace.parent[row] < 0)
    return callIn(trace, called + 1, next) < 0 ? propagationQuestion(trace, cursor, next) : null;
  if (isGiven(trace, row) || trace.status[row] === REFUSED) return null;
  const isFirst = trace.children[trace.childStart[trace.parent[row]]] === row;
  const shrinking = domainsThatShrink(trace, called, next);
  const aboutDomains = shrinking.length > 0 && (!isFirst || row % 2 === 0);
  return aboutDomains
    ? domainsQuestion(trace, cursor, row, shrinking)
    : ((isFirst ? variableQuestion(trace, cursor, row) : null) ?? valueQuestion(trace, cursor, row));
}

/** The event between two cursors at which a value is tried; −1 if there is none. @param {Trace} trace @param {number} from @param {number} to */
function callIn(trace, from, to) {
  for (let at = from; at < to; at++) if (trace.event[at] === CALL) return at;
  return -1;
}

/** The variables that lose a value between two cursors. @param {Trace} trace @param {number} from @param {number} to */
function domainsThatShrink(trace, from, to) {
  const variables = new Set();
  for (let at = from; at < to; at++) {
    if (trace.event[at] !== NOTE) continue;
    const note = noteAt(trace, at);
    if (trace.note_kind[note] === REMOVE) variables.add(trace.note_variable[note]);
  }
  return /** @type {number[]} */ ([...variables]);
}

/** The variables that have no value yet. @param {Trace} trace @param {number} cursor */
function unassigned(trace, cursor) {
  const { assigned } = momentAt(trace, cursor);
  return trace.text.variables.map((_, variable) => variable).filter((variable) => assigned[variable] < 0);
}

/** @param {Trace} trace @param {readonly number[]} variables */
const optionsOf = (trace, variables) =>
  variables.map((variable) => ({
    id: String(variable),
    name: trace.text.variableNames[variable],
    variable: trace.text.variables[variable],
  }));

/** @param {Trace} trace @param {number} cursor @param {number} row @returns {Question | null} */
function variableQuestion(trace, cursor, row) {
  const open = unassigned(trace, cursor);
  if (open.length < 2 || open.length > MOST_OPTIONS) return null;
  // If each has one value left, their order tells nothing.
  const moment = momentAt(trace, cursor);
  if (open.every((each) => openValues(trace, moment, each).length === 1)) return null;
  const variable = trace.variable[row];
  return {
    id: `variable ${row}`,
    form: "one",
    text: sentence`Which variable gets a value next?`,
    options: optionsOf(trace, open),
    right: [String(variable)],
    answerText: trace.text.variableNames[variable],
    hint: CLICK_IT,
  };
}

/** Where several values are left, in which order are they tried? @param {Trace} trace @param {number} cursor @param {number} row @returns {Question | null} */
function valueQuestion(trace, cursor, row) {
  if (trace.broken) return null;
  const variable = trace.variable[row];
  const siblings = trace.children.subarray(
    trace.childStart[trace.parent[row]],
    trace.childStart[trace.parent[row] + 1],
  );
  const tried = [...siblings.subarray(0, siblings.indexOf(row))].map((each) => trace.to[each]);
  const left = openValues(trace, momentAt(trace, cursor), variable).filter((value) => !tried.includes(value));
  if (left.length < 2 || left.length > MOST_OPTIONS || !left.includes(trace.to[row])) return null;
  return {
    id: `value ${row}`,
    form: "one",
    text: sentence`Next comes ${trace.text.variableNames[variable]}. Which value is tried?`,
    options: left.map((value) => ({
      id: String(value),
      name: trace.text.valueNames[value],
      variable: trace.text.variables[variable],
      value: String(trace.text.values[value]),
    })),
    right: [String(trace.to[row])],
    answerText: trace.text.valueNames[trace.to[row]],
    hint: CLICK_IT,
  };
}

/**
 * Nothing is tried in this step, but what is known goes through the constraints: which domains shrink?
 * @param {Trace} trace @param {number} cursor @param {number} next @returns {Question | null}
 */
function propagationQuestion(trace, cursor, next) {
  const open = unassigned(trace, cursor);
  const shrinking = domainsThatShrink(trace, cursor, next).filter((each) => open.includes(each));
  if (shrinking.length === 0 || open.length < 2 || open.length > MOST_OPTIONS) return null;
  return {
    id: `propagation ${cursor}`,
    form: "several",
    text: sentence`Next, the constraints are applied until nothing changes. Which variables lose a value?`,
    options: optionsOf(trace, open),
    right: shrinking.map(String),
    answerText: listed(optionsOf(trace, shrinking).map(({ name }) => name)),
    hint: CLICK_THEM,
  };
}

/** @param {Trace} trace @param {number} cursor @param {number} row @param {readonly number[]} shrinking @returns {Question | null} */
function domainsQuestion(trace, cursor, row, shrinking) {
  const variable = trace.variable[row];
  const open = unassigned(trace, cursor).filter((each) => each !== variable);
  if (open.length < 2 || open.length > MOST_OPTIONS) return null;
  const losing = shrinking.filter((each) => open.includes(each));
  return {
    id: `domains ${row}`,
    form: "several",
    text: sentence`Next, ${trace.text.variableNames[variable]} = ${trace.text.valueNames[trace.to[row]]}. Which other variables lose a value?`,
    options: optionsOf(trace, open),
    right: losing.map(String),
    answerText: losing.length > 0 ? listed(optionsOf(trace, losing).map(({ name }) => name)) : "none of them",
    hint: CLICK_THEM,
  };
}
