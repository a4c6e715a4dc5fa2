/** What several views of a game need. */

import { ID } from "./id.js";

/**
 * The game's position on the board; null if there is none yet.
 * @param {import("../../state/results.js").Results} results
 * @returns {import("../../python/protocol.js").GameLook | null}
 */
export const lookOf = ({ subject: { look } }) => (look?.kind === ID ? look : null);
