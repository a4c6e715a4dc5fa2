/**
 * The further questions about a tree: the exact answer, if the search only estimates it; how mixed strategies came
 * close to their equilibrium; the map of two coins; and the work of minimax.
 */

import { subjectOfTrace } from "../../state/requests.js";
import { updateResults } from "../../state/results.js";
import { ID } from "./id.js";
import { measureByItself } from "./yardstick.js";

/**
 * Whether a search of a game of chance had a depth limit: then even averages are only estimates.
 * @param {import("../../trace/trace.js").Trace} trace
 */
const isOnlyEstimate = ({ text: { root, depth } }) =>
  typeof depth === "number" && root.methods.includes("expectiminimax");

/** @param {import("../kind.js").RequestContext} on @param {AbortSignal} signal */
export async function followUps(on, signal) {
  await answersOf(on, signal);
  await measureByItself(on, signal);
}

/** @param {import("../kind.js").RequestContext} on @param {AbortSignal} signal */
async function answersOf({ results, ask }, signal) {
  const { run, catalogue } = results.get();
  const { trace } = run;
  const info = catalogue?.methods.find(({ id }) => id === trace?.text.method);
  if (!trace || !info || trace.text.kind !== ID) return;
  const searched = subjectOfTrace(trace);
  if (trace.text.bestBy === "mixture") {
    const request = { ...searched, method: info.id, methodOptions: trace.text.options };
    const { points, strategies } = await ask({ op: "approach", ...request }, signal);
    updateResults(results, "run", { approach: points, strategies });
  } else if (!info.exact || isOnlyEstimate(trace)) {
    updateResults(results, "run", { truth: await ask({ op: "exact", ...searched }, signal) });
  }
  if (searched.subject === "coins")
    updateResults(results, "lab", { coinMap: await ask({ op: "coins", ...searched }, signal) });
}
