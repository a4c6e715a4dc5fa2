/**
 * What belongs to the tree that was found, and takes another question: the exact answer where it is only an
 * estimate, how mixed strategies came near their equilibrium, the map of two coins, and whether a problem has
 * one solution or more.
 */

import { isProblem } from "../kinds/index.js";
import { learn } from "../state/results.js";
import { isOfConstraints } from "../trace/constraints.js";
import { subjectOf, subjectOfTrace } from "../state/requests.js";

/** Solutions are counted unasked only as long as it takes no longer than so many checks. */
const CHECKS_UNASKED = 200_000;

/** Whether a search of a game of chance stopped at a depth limit: then even averages are estimates. @param {import("../trace/trace.js").Trace} trace */
const isOnlyEstimate = ({ text: { root, depth } }) =>
  typeof depth === "number" && root.methods.includes("expectiminimax");

/** @param {import("./stores.js").Stores & import("./stores.js").Asking} on */
export function createBelongings({ state, results, ask }) {
  /** @param {AbortSignal} signal */
  async function ofGame(signal) {
    const { run, catalogue } = results.get();
    const { trace } = run;
    const info = catalogue?.searches.find(({ id }) => id === trace?.text.method);
    if (!trace || !info || isOfConstraints(trace)) return;
    const searched = subjectOfTrace(trace);
    if (trace.text.bestBy === "mixture") {
      const asked = { op: "approach", ...searched, search: info.id, searchOptions: trace.text.options };
      const { points, strategies } = await ask(asked, signal);
      learn(results, "run", { approach: points, strategies });
    } else if (!info.exact || isOnlyEstimate(trace)) {
      learn(results, "run", { truth: await ask({ op: "exact", ...searched }, signal) });
    }
    if (searched.game === "coins") learn(results, "lab", { coinMap: await ask({ op: "coins", ...searched }, signal) });
  }

  /** What is asked once of every problem: whether it has one solution, or more, as long as that is quick. @param {AbortSignal} signal */
  async function ofProblem(signal) {
    const { look, solutions } = results.get().subject;
    if (!isProblem(look) || solutions) return;
    const asked = { op: "solutions", ...subjectOf(state.get()), limit: 2, checks: CHECKS_UNASKED };
    learn(results, "subject", { solutions: await ask(asked, signal) });
  }

  return { ofGame, ofProblem };
}
