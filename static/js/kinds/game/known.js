/** What several views of a game need. */

import { ID } from "./id.js";

/**
 * The game's position on the board; null if there is none yet.
 * @param {import("../../state/results.js").Results} results
 * @returns {import("../../python/protocol.js").GameLook | null}
 */
export const lookOf = ({ subject: { look } }) => (look?.kind === ID ? look : null);

/**
 * The outcome of the search that is shown, if it is one of a game.
 * @param {import("../../state/results.js").Results} results
 */
export const replyOf = ({ run: { reply } }) => (reply?.kind === ID ? reply : null);
