/**
 * What the user can do only with constraint problems: change one in its picture, count its solutions, and compare how
 * much work the methods need.
 *
 * @typedef {import("../../kinds/problem/memory.js").Contestant} Contestant
 */

import { PlyscopeError } from "../../python/errors.js";
import { updateResults } from "../../state/results.js";
import { contestantAsSet, contestants, entered } from "./contestants.js";
import { optionsGiven, subjectOf } from "../../state/requests.js";

const CHECKS_ON_REQUEST = 20_000_000;
const MOST_COUNTED = 10_000;
/**
 * How many checks each method of a comparison may make. First, every method gets the first number; the unfinished ones
 * start again with the second number. So a fast method does not have to wait for a slow one. A method that needs even
 * more is stopped.
 */
const CHECKS_RACED = [200_000, 5_000_000];

/** @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "beside" | "setPosition">} on */
export function createActions({ state, results, ask, beside, setPosition }) {
  const countSolutions = () =>
    beside("solutions", async ({ signal }) => {
      const request = { ...subjectOf(state.get()), limit: MOST_COUNTED, checks: CHECKS_ON_REQUEST };
      updateResults(results, "subject", { solutions: await ask({ op: "solutions", ...request }, signal) });
    });

  const race = () =>
    beside("race", async (task) => {
      const racing = contestants(state.get(), results.get());
      updateResults(results, "subject", { race: racing.map(() => null) });
      results.update({ error: null });
      for (const checks of CHECKS_RACED) {
        for (const [place, contestant] of racing.entries()) {
          const before = results.get().subject.race[place];
          if (before && (before.finished || "wrong" in before)) continue;
          task.report("race", String(place));
          const run = await runOf(contestant, checks, task.signal);
          updateResults(results, "subject", { race: results.get().subject.race.with(place, run) });
        }
      }
    });

  /**
   * How much work the problem is for a method, or why the method cannot run with its settings.
   * @param {Contestant} contestant @param {number} checks @param {AbortSignal} signal
   * @returns {Promise<import("./memory.js").Race | import("./memory.js").Rejected>}
   */
  async function runOf({ method, methodOptions }, checks, signal) {
    const asSet = { method, ...optionsGiven(methodOptions) };
    try {
      return await ask({ op: "race", ...subjectOf(state.get()), ...asSet, checks }, signal);
    } catch (error) {
      // If one method has a wrong setting, the others still run.
      if (error instanceof PlyscopeError && error.field !== "") return { finished: false, wrong: error.message };
      throw error;
    }
  }

  /** @param {readonly Contestant[] | null} chosen */
  function setContestants(chosen) {
    state.update({ contestants: chosen });
    updateResults(results, "subject", { race: [] });
  }

  const enteredNow = () => entered(state.get(), results.get());

  /**
   * Sets an option for all methods that do not have their own value for it.
   * @param {string} option @param {number} value
   */
  function share(option, value) {
    state.update({ shared: { ...state.get().shared, [option]: value } });
    updateResults(results, "subject", { race: [] });
  }

  /** Lets every method that takes part have the shared settings; two that are the same then stand there once. */
  function makeAlike() {
    const { shared } = state.get();
    const alike = enteredNow().map(({ method, methodOptions }) => ({
      method,
      methodOptions: Object.fromEntries(Object.entries(methodOptions).filter(([id]) => !(id in shared))),
    }));
    const texts = alike.map((each) => JSON.stringify(each));
    setContestants(alike.filter((_, place) => texts.indexOf(texts[place]) === place));
  }

  /** @satisfies {import("../../state/intents.js").Handlers<import("./intents.js").ProblemIntents>} */
  const intents = {
    "edit-problem": ({ text }) => setPosition(text, true),
    "count-solutions": countSolutions,
    "add-contestant": () => setContestants([...enteredNow(), contestantAsSet(state.get(), results.get())]),
    "remove-contestant": ({ index }) => setContestants(enteredNow().filter((_, place) => place !== index)),
    "reset-contestants": () => setContestants(null),
    "same-heuristics": makeAlike,
    "share-option": ({ option, value }) => share(option, value),
    race,
  };

  return { intents };
}
