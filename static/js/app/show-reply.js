/** Shows the tree of a search that was found. */

import { kindOf } from "../kinds/index.js";
import { NO_RUN } from "../kinds/memory.js";
import { makeTrace } from "../trace/trace.js";

/** The reply to a search. @typedef {import("../python/protocol.js").SearchReply & {columns: import("../python/protocol.js").Columns}} Found */

/**
 * @param {import("../state/stores.js").Stores} on @param {Found} found
 * @param {Record<string, any>} [method]  the settings in the request
 */
export function showReply({ state, results }, { columns, ...reply }, method = {}) {
  const trace = makeTrace(reply.text, /** @type {any} */ (columns));
  state.update({
    searched: reply.text.root.position,
    cursor: 0,
    endSeen: false,
    secondCursor: 0,
    playing: false,
    collapsed: [],
    asked: [],
    verdict: null,
    granularity: kindOf(reply.text).stepFor(reply.text, state.get().granularity),
  });
  const { minimaxEstimate } = results.get().run;
  const run = { ...NO_RUN, trace, reply, method, minimaxEstimate };
  results.update({ run: Object.freeze(run), error: null });
}
