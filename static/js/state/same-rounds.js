/**
 * Depths where people count in rounds, and a round gets another number of plies, as when a ghost of Pac-Man is eaten: the
 * number of rounds stays. Pure functions.
 *
 * @typedef {import("./state.js").State} State
 */

import { limitsSet, roundsKept } from "../words/depth.js";

/**
 * What changes in the settings.
 * @param {Pick<State, "depth" | "weights" | "methodOptions">} state
 * @param {readonly {id: string, plies?: boolean, maximum: number}[]} options  of the chosen search
 * @param {number} before @param {number} now  the plies of a round
 * @returns {Partial<State>}
 */
export function inSameRounds({ depth, weights, methodOptions }, options, before, now) {
  if (before === now) return {};
  // A typed text that is no number stays, for Python to reject.
  const limits = limitsSet(options, methodOptions).filter(({ id }) => typeof methodOptions[id] === "number");
  const changed = limits.map(({ id }) => [id, Number(roundsKept(String(methodOptions[id]), before, now))]);
  return {
    depth: roundsKept(depth, before, now),
    weights: { ...weights, minDepth: roundsKept(weights.minDepth, before, now) },
    methodOptions: { ...methodOptions, ...Object.fromEntries(changed) },
  };
}
