/**
 * The parts of requests that only games have: the weights of features, and the two players of a duel. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 */

/**
 * How one of two contenders plays. A depth that is not a number is for Python to reject.
 * @param {State} state @param {import("../../words/contenders.js").Contender} contender
 * @returns {import("../../python/messages.js").Player}
 */
export function playerOf(state, { method, depth, order, weights, options }) {
  const own = weights === "MAX" || weights === "MIN" ? weightsOf(state, weights) : null;
  const plies = depth === "" ? null : /^\d+$/.test(depth) ? Number(depth) : depth;
  const typed = {
    depth: /** @type {number | null} */ (plies),
    methodOptions: /** @type {Record<string, number>} */ (options),
  };
  return { method, order, ...typed, ...(evaluationGiven(state, weights) ?? weightsGiven(own)) };
}

/**
 * The evaluations that can be chosen: those of the user's programs, and what a link brought.
 * @param {Pick<State, "evaluations" | "brought">} state
 */
export const evaluationsOf = ({ evaluations, brought }) =>
  brought && !evaluations.some(({ id }) => id === brought.id) ? [...evaluations, brought] : evaluations;

/**
 * The user's own evaluation with this id, if there is one.
 * @param {State} state @param {string} id
 */
export function evaluationGiven(state, id) {
  const own = evaluationsOf(state).find((each) => each.id === id);
  return own ? { evaluation: own.text } : null;
}

/**
 * The weights, unless they are the game's default. A weight that is not a number is for Python to reject.
 * @param {readonly (number | string)[] | null} weights
 */
export const weightsGiven = (weights) => (weights ? { weights: /** @type {number[]} */ (weights) } : {});

/**
 * A side's weights of the features, if they were changed; else null.
 * @param {State} state @param {"MAX" | "MIN"} side
 */
export const weightsOf = ({ weights }, side) =>
  weights.separate && side === "MIN" ? (weights.MIN ?? weights.MAX) : weights.MAX;

/** How deep a side searches, if it has its own depth; else "". @param {State} state @param {"MAX" | "MIN"} side */
export const depthOf = ({ weights }, side) => (weights.separate && side === "MIN" ? weights.minDepth : "");
