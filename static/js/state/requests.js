/**
 * The parts of a request to Python: the subject, and the method with its settings. Pure functions.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("../python/protocol.js").Look} Look
 */

import { position } from "./state.js";

/**
 * A game or problem, and a position of it.
 * @param {{subject: string, options: Record<string, number>, position: string}} subject
 */
export const subjectAt = ({ subject, options, position: text }) => ({ subject, options, position: text });

/** The game or problem and the position on the board. @param {State} state */
export const subjectOf = (state) => subjectAt({ ...state, position: position(state) });

/** The game or problem and the position that a tree belongs to. @param {import("../trace/trace.js").Trace} trace */
export const subjectOfTrace = ({ text: { root } }) => subjectAt({ ...root, subject: root.subject });

/** The method that made a tree, with the settings that it ran with. @param {import("../trace/trace.js").Trace} trace */
export function methodOfTrace({ text: { method, order, cut, options } }) {
  return { method, order, cut, ...optionsGiven(options) };
}

/**
 * How one of two contenders plays. A depth that is not a number is for Python to reject.
 * @param {State} state @param {import("../views/duel-view.js").Contender} contender
 * @returns {import("../python/messages.js").Player}
 */
export function playerOf(state, { method, depth, order, weights, options }) {
  const own = weights === "MAX" || weights === "MIN" ? weightsOf(state, weights) : null;
  const plies = depth === "" ? null : /^\d+$/.test(depth) ? Number(depth) : depth;
  const typed = {
    depth: /** @type {number | null} */ (plies),
    methodOptions: /** @type {Record<string, number>} */ (options),
  };
  return { method, order, ...typed, ...weightsGiven(own) };
}

/** The options of a method, if it has any. @param {Record<string, any>} methodOptions */
export const optionsGiven = (methodOptions) => (Object.keys(methodOptions).length > 0 ? { methodOptions } : {});

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
