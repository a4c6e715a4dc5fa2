/** Asks the engine. */

import { updateResults } from "../../state/results.js";
import { subjectOf } from "../../state/requests.js";

/** @param {import("../kind.js").RequestContext} on */
export function createEngine({ state, results, ask }) {
  /**
   * Asks the engine about the position on the board. A time limit that is not a number is sent as it was typed, so that
   * Python rejects it.
   * @param {import("../kind.js").Task} task
   * @param {boolean} every  whether it should use its time for every move, not only to find the best one
   * @returns {Promise<import("../../words/engine-scores.js").EngineAnswer>}
   */
  function askEngine(task, every) {
    task.report("scores");
    updateResults(results, "subject", { scores: null });
    results.update({ error: null });
    const { seconds } = state.get().engine;
    const limit = seconds.trim() === "" ? NaN : Number(seconds.replace(",", "."));
    const asTyped = /** @type {number} */ (Number.isFinite(limit) ? limit : seconds);
    const timed = results.get().subject.look?.engine === "search" ? { seconds: asTyped } : {};
    return ask({ op: "scores", ...subjectOf(state.get()), every, ...timed }, task.signal);
  }

  return { askEngine };
}
