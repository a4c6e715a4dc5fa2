/** The part of a request about a search of a game. Pure functions. */

import { optionsGiven } from "../../state/requests.js";
import { windowForPython } from "../../words/window.js";
import { depthOf, evaluationGiven, weightsGiven, weightsOf } from "./requests.js";

/**
 * The search with its settings, for the player to move. A depth that is not a number is sent as it was typed, so that
 * Python rejects it.
 * @param {import("../../state/state.js").State} state @param {import("../../python/protocol.js").Look | null} look
 * @returns {Record<string, any>}
 */
export function methodOf(state, look) {
  const { method, depth, order, cut, window, methodOptions } = state;
  const side = look?.toMove === "MIN" ? "MIN" : "MAX";
  const plies = pliesOf(depthOf(state, side) || depth);
  const evaluated = evaluationGiven(state, state.evaluation) ?? weightsGiven(weightsOf(state, side));
  return { method, depth: plies, order, cut, ...windowGiven(window), ...optionsGiven(methodOptions), ...evaluated };
}

/** @param {string} typed */
const windowGiven = (typed) => (typed === "" ? {} : { window: windowForPython(typed) });

/** @param {string} typed */
function pliesOf(typed) {
  if (typed === "") return null;
  return /^-?\d+$/.test(typed) ? Number(typed) : typed;
}
