/**
 * Duels: two searches play each other, both sides of each opening.
 *
 * @typedef {import("../../views/duel-view.js").Contender} Contender
 */

import { PlyscopeError } from "../../python/errors.js";
import { learn } from "../../state/results.js";
import { playerOf, subjectOf } from "../../state/requests.js";

/** From either side. */
const MOST_GAMES = 100;
const TOO_MANY_GAMES = `The number of games from either side is a whole number from 1 to ${MOST_GAMES}.`;
/** Seeds the random openings of duels, so that a duel can be repeated. */
const DUEL_SEED = 1;

/** @param {import("../kind.js").Asking & Pick<import("../../app/attempts.js").Attempts, "beside">} on */
export function createDuels({ state, results, ask, beside }) {
  /** @param {Contender[]} contenders @param {number} games @param {number} plies */
  const duel = (contenders, games, plies) =>
    beside("duel", async ({ signal }) => {
      if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES)
        throw new PlyscopeError({ message: TOO_MANY_GAMES, field: "games" });
      const of = 2 * games;
      learn(results, "lab", { duel: { contenders, options: state.get().options, of, games: [] } });
      results.update({ error: null });
      const players = contenders.map((contender) => playerOf(state.get(), contender));
      for (let index = 0; index < of; index++) {
        const max = /** @type {0 | 1} */ (index % 2);
        // Both sides of a pair of games begin with the same random moves.
        const seed = DUEL_SEED + Math.floor(index / 2);
        const sides = { max: players[max], min: players[1 - max] };
        keepGame(max, await ask({ op: "duel", ...subjectOf(state.get()), ...sides, plies, seed }, signal));
      }
    });

  /** @param {0 | 1} max  which of the two played MAX @param {any} game */
  function keepGame(max, { utility, opening, positions, nodes }) {
    const { duel: played } = results.get().lab;
    if (!played) return;
    const winner = /** @type {0 | 1 | null} */ (utility === 0 ? null : utility > 0 ? max : 1 - max);
    const own = max === 0 ? nodes : [nodes[1], nodes[0]];
    const games = [...played.games, { max, winner, opening, positions, nodes: own }];
    learn(results, "lab", { duel: { ...played, games } });
  }

  /** @type {Record<string, (intent: any) => unknown>} */
  const intents = { duel: ({ contenders, games, plies }) => duel(contenders, games, plies) };

  return { intents };
}
