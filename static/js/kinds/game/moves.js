/** Asks Python for the position after a move. */

import { subjectOf } from "../../state/requests.js";

/**
 * @typedef {{op: "play", action: string} | {op: "draw", seed: number, position?: string}} Move  a chosen move, or a
 *   random one by chance
 */

/** @param {import("../kind.js").Asking} on */
export function createMoves({ state, ask }) {
  /** @param {Move} move @param {AbortSignal} signal @returns {Promise<import("../../python/protocol.js").GameLook>} */
  const lookAfter = (move, signal) => ask({ ...subjectOf(state.get()), ...move }, signal);

  return { lookAfter };
}
