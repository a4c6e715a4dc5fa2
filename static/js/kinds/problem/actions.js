/**
 * What a person can do with constraint problems alone: change one in its picture, count its solutions, and compare
 * what the methods take.
 *
 * @typedef {import("../../state/state.js").Contestant} Contestant
 */

import { PlyscopeError } from "../../python/errors.js";
import { learn } from "../../state/results.js";
import { contestantAsSet, contestants, entered } from "./contestants.js";
import { optionsGiven, subjectOf } from "../../state/requests.js";

const CHECKS_ASKED = 20_000_000;
const MOST_COUNTED = 10_000;
/**
 * Methods that are compared have so many checks each, and those that need more are begun once more with the
 * second number: a quick one does not wait for a slow one. What takes more still is broken off.
 */
const CHECKS_RACED = [200_000, 5_000_000];

/** @param {import("../kind.js").Acting} on */
export function createActions({ state, results, ask, beside, setPosition }) {
  const countSolutions = () =>
    beside("solutions", async ({ signal }) => {
      const asked = { ...subjectOf(state.get()), limit: MOST_COUNTED, checks: CHECKS_ASKED };
      learn(results, "subject", { solutions: await ask({ op: "solutions", ...asked }, signal) });
    });

  const race = () =>
    beside("race", async (task) => {
      const racing = contestants(state.get(), results.get());
      learn(results, "subject", { race: racing.map(() => null) });
      results.update({ error: null });
      for (const checks of CHECKS_RACED) {
        for (const [place, contestant] of racing.entries()) {
          const before = results.get().subject.race[place];
          if (before?.finished || before?.wrong) continue;
          task.tell("race", String(place));
          const run = await runOf(contestant, checks, task.signal);
          learn(results, "subject", { race: results.get().subject.race.with(place, run) });
        }
      }
    });

  /** What a method takes on the problem, or why it cannot run as it was set. @param {Contestant} contestant @param {number} checks @param {AbortSignal} signal */
  async function runOf({ method, methodOptions }, checks, signal) {
    const asSet = { method, ...optionsGiven(methodOptions) };
    try {
      return await ask({ op: "race", ...subjectOf(state.get()), ...asSet, checks }, signal);
    } catch (error) {
      // What is wrong with one method is no reason to leave the others out.
      if (error instanceof PlyscopeError && error.field !== "") return { finished: false, wrong: error.message };
      throw error;
    }
  }

  /** @param {readonly Contestant[] | null} chosen */
  function setContestants(chosen) {
    state.update({ contestants: chosen });
    learn(results, "subject", { race: [] });
  }

  const enteredNow = () => entered(state.get(), results.get());

  /** What all methods share that were not added as they were set. @param {string} option @param {number} value */
  function share(option, value) {
    state.update({ shared: { ...state.get().shared, [option]: value } });
    learn(results, "subject", { race: [] });
  }

  /** @satisfies {import("../../app/intents.js").Handlers<import("./intents.js").ProblemIntents>} */
  const intents = {
    "edit-problem": ({ text }) => setPosition(text, true),
    "count-solutions": countSolutions,
    "add-contestant": () => setContestants([...enteredNow(), contestantAsSet(state.get(), results.get())]),
    "remove-contestant": ({ index }) => setContestants(enteredNow().filter((_, place) => place !== index)),
    "reset-contestants": () => setContestants(null),
    "share-option": ({ option, value }) => share(option, value),
    race,
  };

  return { intents };
}
