/**
 * Whose turn it is, and what Python does on its own turn.
 *
 * @typedef {import("../kind.js").Task} Task
 */

import { isPythonsTurn } from "../../state/turn.js";
import { createPythonMoves } from "./python-moves.js";

/** @param {import("../kind.js").TurnContext} on @returns {import("../kind.js").Turns} */
export function createTurns(on) {
  const { state, results } = on;
  const { playBest, playByEngine, drawMove, isHidden, enginePlays } = createPythonMoves(on);
  const lookNow = () => results.get().subject.look;
  const isPythons = () => isPythonsTurn(state.get(), lookNow());

  return {
    waits: () => state.get().python !== "" && !isPythons() && !lookNow()?.terminal,

    // When Python plays, it may search a larger tree; it chooses a depth only if the user has not set one.
    how: () =>
      isPythons() ? { chooseDepth: state.get().depth === "", confirmAbove: results.get().catalogue?.maxNodes } : {},

    async playFound(task) {
      return isPythons() && (await playBest(task));
    },

    async playUnsearched(task) {
      if (!isPythons() || !enginePlays()) return false;
      await playByEngine(task);
      return true;
    },

    async playHidden(task) {
      if (!isHidden()) return false;
      if (isPythons()) await drawMove(task.signal);
      return true;
    },
  };
}
