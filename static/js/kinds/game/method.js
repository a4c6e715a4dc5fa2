/** How a search of a game is asked for. Pure functions. */

import { depthOf, optionsGiven, weightsGiven, weightsOf } from "../../state/requests.js";

/**
 * The search as the settings say, for who is to move. Its depth, if it is no number, is for Python to refuse.
 * @param {import("../../state/state.js").State} state @param {import("../../python/protocol.js").Look | null} look
 * @returns {Record<string, any>}
 */
export function methodOf(state, look) {
  const { method, depth, order, cut, methodOptions } = state;
  const side = look?.toMove === "MIN" ? "MIN" : "MAX";
  const plies = pliesOf(depthOf(state, side) || depth);
  return { method, depth: plies, order, cut, ...optionsGiven(methodOptions), ...weightsGiven(weightsOf(state, side)) };
}

/** @param {string} typed */
function pliesOf(typed) {
  if (typed === "") return null;
  return /^-?\d+$/.test(typed) ? Number(typed) : typed;
}
