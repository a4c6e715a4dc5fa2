import { MAX, MIN } from "../../trace/trace.js";

/** Who moves at a call: "MAX", "MIN", or "" if the program does not say. @param {import("../../trace/trace.js").Trace} trace @param {number} row */
export function moverAt(trace, row) {
  if (trace.kind[row] === MAX) return "MAX";
  return trace.kind[row] === MIN ? "MIN" : "";
}
