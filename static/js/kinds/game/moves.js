/** Asks Python for the position after a move. */

import { subjectOf } from "../../state/requests.js";
import { isChances } from "../../state/turn.js";
import { freshSeed } from "../../support/random-seed.js";

/**
 * @typedef {{op: "play", action: string} | {op: "draw", seed: number, position?: string}} Move  a chosen move, or a
 *   random one by chance
 */

/** @param {import("../kind.js").RequestContext} on */
export function createMoves({ state, ask }) {
  /** @param {Move} move @param {AbortSignal} signal @returns {Promise<import("../../python/protocol.js").GameLook>} */
  const lookAfter = (move, signal) => ask({ ...subjectOf(state.get()), ...move }, signal);

  /**
   * Draws the moves of chance that follow a position, until a player is to move.
   * @param {import("../../python/protocol.js").GameLook} look
   * @param {AbortSignal} signal
   * @returns {Promise<import("../../python/protocol.js").GameLook[]>} the positions after it
   */
  async function drawAll(look, signal) {
    const drawn = [];
    for (let now = look; isChances(now); drawn.push(now))
      now = await lookAfter({ op: "draw", seed: freshSeed(), position: now.position }, signal);
    return drawn;
  }

  return { lookAfter, drawAll };
}
