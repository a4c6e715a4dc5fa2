/** What the engine is asked. */

import { learn } from "../../state/results.js";
import { subjectOf } from "../../state/requests.js";

/** @param {import("../kind.js").Asking} on */
export function createEngine({ state, results, ask }) {
  /**
   * Asks the engine about the position on the board; the time limit as it was typed, for Python to refuse.
   * @param {import("../../app/tasks.js").Task} task
   * @param {boolean} every  whether it is to spend its time on every move, not on the best alone
   * @returns {Promise<import("../../words/engine-scores.js").EngineAnswer>}
   */
  function askEngine(task, every) {
    task.tell("scores");
    learn(results, "subject", { scores: null });
    results.update({ error: null });
    const { seconds } = state.get().engine;
    const limit = seconds.trim() === "" ? NaN : Number(seconds.replace(",", "."));
    const asTyped = /** @type {number} */ (Number.isFinite(limit) ? limit : seconds);
    const timed = results.get().subject.look?.engine === "search" ? { seconds: asTyped } : {};
    return ask({ op: "scores", ...subjectOf(state.get()), every, ...timed }, task.signal);
  }

  return { askEngine };
}
