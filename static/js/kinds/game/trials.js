/**
 * Trials: two planners play against chance, each game with the same luck for both.
 *
 * @typedef {import("../../words/contenders.js").Contender} Contender
 */

import { PlyscopeError } from "../../python/errors.js";
import { subjectOf } from "../../state/requests.js";
import { updateResults } from "../../state/results.js";
import { lookOf } from "./known.js";
import { createReplay } from "./replay.js";
import { playerOf } from "./requests.js";

const MOST_GAMES = 1000;
const TOO_MANY_GAMES = "The number of games is a whole number from 1 to 1,000.";

/** @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "beside"> & import("./replay.js").Replaying} on */
export function createTrials({ state, results, ask, beside, ...rest }) {
  const replay = createReplay({ state, ...rest });

  /** @param {Contender[]} planners @param {number | string} typed  how many games */
  const play = (planners, typed) =>
    beside("trials", async ({ signal }) => {
      const total = Number(typed);
      if (!Number.isInteger(total) || total < 1 || total > MOST_GAMES)
        throw new PlyscopeError({ message: TOO_MANY_GAMES, field: "trials" });
      const picture = lookOf(results.get())?.picture ?? null;
      updateResults(results, "lab", {
        trials: { planners, options: state.get().options, picture, total, games: [[], []], moves: [] },
      });
      results.update({ error: null });
      const [a, b] = planners.map((planner) => playerOf(state.get(), planner));
      // The number of the game gives its luck, so trials can be repeated.
      for (let seed = 1; seed <= total; seed++)
        keep(await ask({ op: "trial", ...subjectOf(state.get()), a, b, seed }, signal, follow));
    });

  /** @param {import("../../python/protocol.js").Batch} batch */
  function follow({ moves }) {
    const { trials } = results.get().lab;
    if (trials && moves) updateResults(results, "lab", { trials: { ...trials, moves: [...moves] } });
  }

  /** @param {import("../../python/messages.js").Trial} trial */
  function keep({ games: [ofA, ofB] }) {
    const { trials } = results.get().lab;
    if (!trials) return;
    const [a, b] = trials.games;
    updateResults(results, "lab", {
      trials: {
        ...trials,
        games: [
          [...a, ofA],
          [...b, ofB],
        ],
        moves: [],
      },
    });
  }

  /** Puts a game of one of the two on the board. @param {0 | 1} planner @param {number} index */
  function show(planner, index) {
    const { trials } = results.get().lab;
    const played = trials?.games[planner][index];
    if (trials && played) return replay(trials.options, played.positions);
  }

  /** @satisfies {Partial<import("../../state/intents.js").Handlers<import("./intents.js").GameIntents>>} */
  const intents = {
    trials: ({ planners, games }) => play(planners, games),
    "show-trial": ({ planner, index }) => show(planner, index),
  };

  return { intents };
}
