/**
 * Where a constraint search stops when it is stepped: by line; by arc, once the values that an arc rules out are
 * removed; by assignment, once propagation has ended; or by assignment that is undone. Values come back in the step
 * that undoes the assignment that removed them, not in the step before. Values that the problem gives are no steps of
 * the search: several in a row come, and go, in one step.
 *
 * @typedef {import("./trace.js").ConstraintTrace} Trace
 */

import { ARC, RESTORE, isGiven, joinsGivens, noteAt } from "./constraints.js";
import { CALL, NOTE, REFUSED, RETURN } from "./trace.js";

/**
 * @param {Trace} trace
 * @param {number} cursor  neither at the start nor at the end @param {import("./cursor.js").Granularity} granularity
 */
export function isConstraintStop(trace, cursor, granularity) {
  const before = trace.event[cursor - 1];
  if (granularity === "line") return before > 0;
  if (isBetweenGivens(trace, cursor, granularity)) return false;
  if (granularity === "cut") return before === RETURN && trace.status[trace.eventNode[cursor - 1]] !== REFUSED;
  // The refusal of a value has been shown already; taking the value away again is no step of its own.
  if (isAfterRefusal(trace, cursor) || isBeforeAll(trace, cursor)) return false;
  if (isWorkedOut(trace, cursor)) return !isPuttingBack(trace, cursor);
  return granularity === "arc" && isNote(trace, cursor, ARC);
}

/**
 * Whether another given value follows in the same step, or is undone after this one in the same step.
 * @param {Trace} trace @param {number} cursor @param {import("./cursor.js").Granularity} granularity
 */
function isBetweenGivens(trace, cursor, granularity) {
  const at = lastButLines(trace, cursor);
  const row = trace.eventNode[at];
  if (!isGiven(trace, row)) return false;
  if (trace.event[at] === RETURN) return isGiven(trace, trace.parent[row]);
  return trace.event[cursor] === CALL && joinsGivens(trace, trace.eventNode[cursor], granularity);
}

/**
 * Whether propagation from the newest assignment had ended before an event.
 * @param {Trace} trace @param {number} event
 */
export function isWorkedOut(trace, event) {
  const next = trace.event[event];
  return next === CALL || next === RETURN || isNote(trace, event, RESTORE);
}

/** @param {Trace} trace @param {number} event @param {number} kind */
const isNote = (trace, event, kind) => trace.event[event] === NOTE && trace.note_kind[noteAt(trace, event)] === kind;

/**
 * Whether values have come back, but the assignment that removed them is not undone yet.
 * @param {Trace} trace @param {number} cursor
 */
const isPuttingBack = (trace, cursor) => isNote(trace, lastButLines(trace, cursor), RESTORE);

/**
 * Whether no value has been tried yet, and nothing has been propagated from the problem itself.
 * @param {Trace} trace @param {number} cursor
 */
const isBeforeAll = (trace, cursor) => trace.eventNode[cursor - 1] === 0 && noteAt(trace, cursor) === 0;

/** Whether only lines have run since a refused value was taken away. @param {Trace} trace @param {number} cursor */
function isAfterRefusal(trace, cursor) {
  const at = lastButLines(trace, cursor);
  return trace.event[at] === RETURN && trace.status[trace.eventNode[at]] === REFUSED;
}

/** The newest event before a cursor that is not a line. @param {Trace} trace @param {number} cursor */
function lastButLines(trace, cursor) {
  let at = cursor - 1;
  while (at > 0 && trace.event[at] > 0) at--;
  return at;
}
