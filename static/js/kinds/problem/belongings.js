/** What is asked once of every problem: whether it has one solution, or more, as long as that is quick. */

import { subjectOf } from "../../state/requests.js";
import { learn } from "../../state/results.js";
import { ID } from "./id.js";

/** Solutions are counted unasked only as long as it takes no longer than so many checks. */
const CHECKS_UNASKED = 200_000;

/** @param {import("../kind.js").Asking} on @param {AbortSignal} signal */
export async function belongings({ state, results, ask }, signal) {
  const { look, solutions } = results.get().subject;
  if (look?.kind !== ID || solutions) return;
  const asked = { ...subjectOf(state.get()), limit: 2, checks: CHECKS_UNASKED };
  learn(results, "subject", { solutions: await ask({ op: "solutions", ...asked }, signal) });
}
