/**
 * Why iterative deepening went no deeper, as the search itself told.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { formatCount, formatValue } from "../format.js";

/** A sentence with a space in front; "" for a search that does not tell. @param {Trace} trace */
export function whyItEnded(trace) {
  const { ended, options } = trace.text;
  const finished = trace.text.passes.filter(({ row }) => !Number.isNaN(trace.value[row]));
  const depth = finished.at(-1)?.depth;
  switch (ended) {
    case "nodes":
      return brokenOff(trace, `${formatCount(options.nodes)} ${options.nodes === 1 ? "node" : "nodes"}`, depth);
    case "seconds":
      return brokenOff(trace, `${formatValue(options.seconds)} ${options.seconds === 1 ? "second" : "seconds"}`, depth);
    case "depth":
      return ` It has reached depth ${depth}, the deepest that it was to search.`;
    case "end":
      return ` No search deeper than ${depth} would see more.`;
    default:
      return "";
  }
}

/**
 * The budget may have run out in the midst of a search, or just where one was finished.
 *
 * @param {Trace} trace @param {string} budget @param {number | "Infinity" | null | undefined} depth of the answer
 */
function brokenOff(trace, budget, depth) {
  const last = trace.text.passes.at(-1)?.depth;
  if (last === depth) return ` Its budget of ${budget} was spent when depth ${depth} was finished.`;
  return ` Its budget of ${budget} ran out at depth ${last}: the answer is that of depth ${depth}.`;
}
