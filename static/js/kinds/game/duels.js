/**
 * Duels: two searches play against each other, each opening once with either side.
 *
 * @typedef {import("../../words/contenders.js").Contender} Contender
 */

import { PlyscopeError } from "../../python/errors.js";
import { updateResults } from "../../state/results.js";
import { subjectOf } from "../../state/requests.js";
import { lookOf } from "./known.js";
import { createReplay } from "./replay.js";
import { playerOf } from "./requests.js";

/** Per side. */
const MOST_GAMES = 100;
const TOO_MANY_GAMES = `The number of games from either side is a whole number from 1 to ${MOST_GAMES}.`;
/** Seeds the random openings of duels, so that a duel can be repeated. */
const DUEL_SEED = 1;

/** @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "beside"> & import("./replay.js").Replaying} on */
export function createDuels({ state, results, ask, beside, ...rest }) {
  const replay = createReplay({ state, ...rest });

  /** @param {Contender[]} contenders @param {number | string} typed  how many games @param {number | string} plies */
  const duel = (contenders, typed, plies) =>
    beside("duel", async ({ signal }) => {
      const games = Number(typed);
      if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES)
        throw new PlyscopeError({ message: TOO_MANY_GAMES, field: "games" });
      const total = 2 * games;
      const { options } = state.get();
      const picture = lookOf(results.get())?.picture ?? null;
      updateResults(results, "lab", { duel: { contenders, options, picture, total, games: [], moves: [] } });
      results.update({ error: null });
      const players = contenders.map((contender) => playerOf(state.get(), contender));
      for (let index = 0; index < total; index++) {
        const max = /** @type {0 | 1} */ (index % 2);
        // The two games of a pair begin with the same random moves, with the sides swapped.
        const seed = DUEL_SEED + Math.floor(index / 2);
        const sides = { max: players[max], min: players[1 - max] };
        // What is no number is for Python to refuse.
        const begun = { plies: /** @type {number} */ (plies), seed };
        const subject = subjectOf(state.get());
        keepGame(max, await ask({ op: "duel", ...subject, ...sides, ...begun }, signal, follow));
      }
    });

  /** @param {import("../../python/protocol.js").Batch} batch */
  function follow({ moves }) {
    const { duel: played } = results.get().lab;
    if (played && moves) updateResults(results, "lab", { duel: { ...played, moves: [...moves] } });
  }

  /** @param {0 | 1} max  which of the two played MAX @param {import("../../python/messages.js").DuelGame} game */
  function keepGame(max, { utility, opening, moves, positions, nodes }) {
    const { duel: played } = results.get().lab;
    if (!played) return;
    const winner = /** @type {0 | 1 | null} */ (utility === 0 ? null : utility > 0 ? max : 1 - max);
    const own = max === 0 ? nodes : [nodes[1], nodes[0]];
    const games = [...played.games, { max, winner, opening, moves, positions, nodes: own }];
    updateResults(results, "lab", { duel: { ...played, games, moves: [] } });
  }

  /** Puts a game of the duel on the board; Undo and Redo step through it. @param {number} index */
  function showGame(index) {
    const { duel } = results.get().lab;
    const played = duel?.games[index];
    if (duel && played) return replay(duel.options, played.positions);
  }

  /** @satisfies {Partial<import("../../state/intents.js").Handlers<import("./intents.js").GameIntents>>} */
  const intents = {
    duel: ({ contenders, games, plies }) => duel(contenders, games, plies),
    "show-game": ({ index }) => showGame(index),
  };

  return { intents };
}
