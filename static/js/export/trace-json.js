/**
 * The trace of a search as JSON, for programs of others. docs/trace.schema.json describes every field, and
 * docs/pictures.md says how to read it. A pure function.
 *
 * @typedef {import("../trace/trace.js").Trace} Trace
 */

import { hasAssignments } from "../trace/constraints.js";
import * as codes from "../trace/codes.js";
import { moveId, moverName } from "../trace/names.js";

/** A reader refuses a version that it does not know. */
const VERSION = 1;

const { MAX, MIN, CHANCE, DRIVER, ASSIGNMENT, CALLED } = codes;
/** @type {Readonly<Record<number, string>>} */
const KINDS = {
  [MAX]: "max",
  [MIN]: "min",
  [CHANCE]: "chance",
  [DRIVER]: "driver",
  [ASSIGNMENT]: "assignment",
  [CALLED]: "call",
};
const { INNER, TERMINAL, EVALUATED, PRUNED, KNOWN, SOLUTION, REFUSED, EMPTIED, JUMPED } = codes;
/** @type {Readonly<Record<number, string>>} */
const OF_NODES = {
  [INNER]: "inner",
  [TERMINAL]: "terminal",
  [EVALUATED]: "evaluated",
  [PRUNED]: "cut",
  [KNOWN]: "known",
};
/** @type {Readonly<Record<number, string>>} */
const OF_ASSIGNMENTS = {
  [INNER]: "inner",
  [SOLUTION]: "solution",
  [PRUNED]: "cut",
  [REFUSED]: "rejected",
  [EMPTIED]: "emptied",
  [JUMPED]: "jumped",
};
const { AT_LEAST, AT_MOST } = codes;
/** @type {Readonly<Record<number, string>>} */
const BOUNDS = { [AT_LEAST]: ">=", [AT_MOST]: "<=" };

/** A number that JSON can write: it has no infinity, and what is not known is left out. @param {number | undefined} value */
const number = (value) =>
  value === undefined || Number.isNaN(value)
    ? undefined
    : value === Infinity
      ? "Infinity"
      : value === -Infinity
        ? "-Infinity"
        : value;

/** @param {Trace} trace @param {{subject: string, position: string}} of  what was searched */
export function traceData(trace, { subject, position }) {
  const { text } = trace;
  return {
    format: "plyscope-trace",
    version: VERSION,
    subject,
    position,
    kind: text.kind,
    method: text.method,
    methodName: text.methodName,
    options: text.options,
    order: text.order,
    cut: text.cut,
    depth: text.depth,
    visited: trace.visited,
    nodes: Array.from({ length: trace.count }, (_, row) => nodeData(trace, row)),
    events: eventsOf(trace),
  };
}

/** @param {Trace} trace @param {number} row */
function nodeData(trace, row) {
  const isVisited = row < trace.visited;
  return {
    id: row,
    parent: trace.parent[row] < 0 ? null : trace.parent[row],
    kind: KINDS[trace.kind[row]],
    status: (hasAssignments(trace) ? OF_ASSIGNMENTS : OF_NODES)[trace.status[row]] ?? "inner",
    name: trace.text.names?.[row] || undefined,
    move: trace.action[row] >= 0 ? moveId(trace, row) : undefined,
    player: trace.text.players ? moverName(trace, row) : undefined,
    value: number(trace.value[row]),
    values: trace.text.players?.vectors[row]?.map(number),
    bound: BOUNDS[trace.bound[row]],
    alpha: number(trace.alpha[row]),
    beta: number(trace.beta[row]),
    chance: number(trace.chance[row]),
    enter: isVisited ? trace.enter[row] : undefined,
    leave: isVisited && trace.leave[row] >= 0 ? trace.leave[row] : undefined,
    ...(hasAssignments(trace) && assignmentData(trace, row)),
  };
}

/** @param {import("../trace/trace.js").ConstraintTrace} trace @param {number} row */
function assignmentData({ text, variable, to, why, emptied }, row) {
  return {
    variable: text.variables[variable[row]],
    to: text.values[to[row]],
    constraint: text.constraints[why[row]]?.scope.map((each) => text.variables[each]),
    emptied: text.variables[emptied[row]],
  };
}

/** What happened, in order: ["enter", node], ["return", node], ["line", node, line], ["note", node]. @param {Trace} trace */
const eventsOf = ({ event, eventNode }) =>
  Array.from(event, (code, at) => {
    const node = eventNode[at];
    if (code > 0) return ["line", node, code];
    return [code === codes.CALL ? "enter" : code === codes.RETURN ? "return" : "note", node];
  });

/** @param {Trace} trace @param {{subject: string, position: string}} subject */
export const traceText = (trace, subject) => `${JSON.stringify(traceData(trace, subject))}\n`;
