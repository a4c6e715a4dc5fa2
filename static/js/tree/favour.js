/**
 * For whom a value is good, so that half a million nodes tell it by their colour: compared with a draw; or, where no
 * value is below 0, with what the root is worth.
 */

import { remembered } from "../support/remember-last.js";
import { CALLED } from "../trace/trace.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */

export const NOBODY = 0;
export const FOR_MAX = 1;
export const FOR_MIN = 2;
export const FAVOURS = 3;

/** What values are compared with. @param {Trace} trace */
const middleOf = remembered((/** @type {Trace} */ trace) =>
  trace.value.some((value) => value < 0) ? 0 : trace.value[0],
);

/**
 * Says for whom the value of a row is good.
 * @param {Trace} trace @returns {(row: number) => number}
 */
export function favourIn(trace) {
  // With more players, what is good for the first need not be bad for the others; without any, nothing is good.
  if (trace.text.players || trace.kind[0] === CALLED) return () => NOBODY;
  const middle = middleOf(trace);
  const { value } = trace;
  return (row) => (value[row] > middle ? FOR_MAX : value[row] < middle ? FOR_MIN : NOBODY);
}

/** Whether any sliver of a picture has a side's colour. @param {readonly number[]} favours  of the slivers of one state */
export const hasColours = (favours) => favours.some((nodes, i) => i % FAVOURS !== NOBODY && nodes > 0);
