/**
 * Why iterative deepening went no deeper, as the search itself has reported.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { pliesAndRounds, roundOf } from "../../words/depth.js";
import { formatCount, formatValue } from "../../words/format.js";
import { budgetSpent, depthReached, nothingDeeper } from "./sentences-steps.js";
import { counted } from "../../words/sentence.js";

/** [] for a search that does not report it. @param {Trace} trace @returns {Part[]} */
export function whyItEnded(trace) {
  const { ended, options, passes, root } = trace.text;
  const round = roundOf(root);
  const finished = passes.filter(({ row }) => !Number.isNaN(trace.value[row]));
  const depth = pliesAndRounds(finished.at(-1)?.depth, round);
  // The budget may have run out in the middle of a search, or just at its end.
  const last = pliesAndRounds(passes.at(-1)?.depth, round);
  switch (ended) {
    case "nodes":
      return budgetSpent(counted(formatCount(options.nodes), "node"), last, depth);
    case "seconds":
      return budgetSpent(counted(formatValue(options.seconds), "second"), last, depth);
    case "depth":
      return depthReached(depth);
    case "end":
      return nothingDeeper(depth);
    default:
      return [];
  }
}
