/** How much work the searched tree would be for minimax, and for the best possible alpha-beta search. */

import { updateResults } from "../../state/results.js";
import { methodOfTrace, subjectOfTrace } from "../../state/requests.js";
import { weightsGiven } from "./requests.js";

/** If minimax would visit more nodes than this, the tree is not counted automatically. */
const MEASURED_BY_ITSELF = 1e7;
const NOT_COUNTED = Object.freeze({ minimaxNodes: null, minimaxLeaves: null, fewestLeaves: null });

/**
 * Counts the tree. If the user has asked for it (`patient`), it may take any time. The tree is the same for another
 * search or move order, so it is not counted again.
 * @param {import("../kind.js").RequestContext} on @param {AbortSignal} signal @param {boolean} patient
 */
export async function measure({ results, ask }, signal, patient) {
  const { run, lab } = results.get();
  const { trace, method } = run;
  if (!trace) return;
  const { depth } = trace.text;
  const limit = typeof depth === "number" ? depth : null;
  const tree = { ...subjectOfTrace(trace), depth: limit, ...evaluatedBy(method) };
  const key = JSON.stringify(tree);
  const isKnown = !patient && lab.measured?.key === key;
  const request = { ...tree, ...methodOfTrace(trace), patient };
  const yardstick = isKnown ? lab.measured.yardstick : await ask({ op: "compare", ...request }, signal);
  updateResults(results, "lab", { measured: { key, yardstick } });
  updateResults(results, "run", { yardstick });
}

/** The evaluation in a request. @param {Record<string, any>} method */
const evaluatedBy = ({ weights = null, evaluation }) => (evaluation ? { evaluation } : weightsGiven(weights));

/** Counts the tree, if it is small enough. @param {import("../kind.js").RequestContext} on @param {AbortSignal} signal */
export async function measureByItself(on, signal) {
  if (on.results.get().run.minimaxEstimate < MEASURED_BY_ITSELF) await measure(on, signal, false);
  else updateResults(on.results, "run", { yardstick: NOT_COUNTED });
}
