/**
 * Where a constraint search stops when it is stepped: by line; by arc, once what an arc has removed is
 * gone; by assignment, once what follows from it is worked out; by what is taken back.
 *
 * @typedef {import("./trace.js").ConstraintTrace} Trace
 */

import { ARC, noteAt } from "./constraints.js";
import { CALL, NOTE, REFUSED, RETURN } from "./trace.js";

/** @param {Trace} trace @param {number} cursor  neither at the start nor at the end @param {import("./cursor.js").Granularity} granularity */
export function isConstraintStop(trace, cursor, granularity) {
  const before = trace.event[cursor - 1];
  if (granularity === "line") return before > 0;
  if (granularity === "cut") return before === RETURN && trace.status[trace.eventNode[cursor - 1]] !== REFUSED;
  // That a value was refused has been seen already; taking it away again is no step of its own.
  if (isAfterRefusal(trace, cursor) || isBeforeAll(trace, cursor)) return false;
  const next = trace.event[cursor];
  if (next === CALL || next === RETURN) return true;
  return granularity === "arc" && next === NOTE && trace.note_kind[noteAt(trace, cursor)] === ARC;
}

/** Whether no value has been tried yet, and nothing has followed from the problem by itself. @param {Trace} trace @param {number} cursor */
const isBeforeAll = (trace, cursor) => trace.eventNode[cursor - 1] === 0 && noteAt(trace, cursor) === 0;

/** Whether nothing but lines has run since a refused value was let go. @param {Trace} trace @param {number} cursor */
function isAfterRefusal(trace, cursor) {
  let at = cursor - 1;
  while (at > 0 && trace.event[at] > 0) at--;
  return trace.event[at] === RETURN && trace.status[trace.eventNode[at]] === REFUSED;
}
