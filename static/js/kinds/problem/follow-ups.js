/** What is asked once about every problem: whether it has no solution, one, or more, if that is quick to find out. */

import { subjectOf } from "../../state/requests.js";
import { updateResults } from "../../state/results.js";
import { ID } from "./id.js";

/** Solutions are only counted automatically if this many checks are enough. */
const CHECKS_BY_ITSELF = 200_000;

/** @param {import("../kind.js").RequestContext} on @param {AbortSignal} signal */
export async function followUps({ state, results, ask }, signal) {
  const { look, solutions } = results.get().subject;
  if (look?.kind !== ID || solutions) return;
  const request = { ...subjectOf(state.get()), limit: 2, checks: CHECKS_BY_ITSELF };
  updateResults(results, "subject", { solutions: await ask({ op: "solutions", ...request }, signal) });
}
