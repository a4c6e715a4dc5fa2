/**
 * Searches again from a node below which not all was recorded: as the search did there, with the plies and the window that
 * were left, so that the same nodes are visited.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 */

import { subjectOfTrace } from "../../state/requests.js";
import { pathTo } from "../../trace/cursor.js";
import { moveId } from "../../trace/names.js";
import { visibleAt } from "../../trace/visible.js";
import { unrecordedBelow } from "../../trace/unrecorded.js";

/**
 * What is asked of the search besides the position: the plies that are left to the depth limit, and the window.
 * @param {Trace} trace @param {number} row @param {number} limit  the plies down to the depth limit from the root
 */
export function restOf(trace, row, limit) {
  const depth = Number.isFinite(limit) ? { depth: Math.max(0, limit - movesTo(trace, row).length) } : {};
  const { [row]: alpha } = trace.alpha;
  const { [row]: beta } = trace.beta;
  return Number.isNaN(alpha) ? depth : { ...depth, window: [endOf(alpha), endOf(beta)] };
}

/** An end of a window as a request has it: null where the window is open. @param {number} end */
const endOf = (end) => (Number.isFinite(end) ? end : null);

/** The ids of the moves to a row. @param {Trace} trace @param {number} row */
const movesTo = (trace, row) =>
  pathTo(trace, row)
    .filter((above) => trace.action[above] >= 0)
    .map((above) => moveId(trace, above));

/**
 * @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "attempt" | "lookAt" | "move" |
 *   "changeAndAnswer" | "search" | "maxNodes">} on
 */
export function createSearchFrom({ state, results, ask, attempt, lookAt, move, changeAndAnswer, search, maxNodes }) {
  /** @param {{row: number}} at */
  function searchFrom({ row }) {
    const { trace: whole } = results.get().run;
    if (!whole) return;
    const { trace, pass } = visibleAt(whole, state.get().cursor, state.get().folded);
    if (unrecordedBelow(trace, row) === 0) return;
    const within = restOf(trace, row, Number(whole.text.passes[pass]?.depth ?? whole.text.depth));
    return attempt((task) =>
      changeAndAnswer(
        task,
        async ({ signal }) => {
          const path = movesTo(trace, row);
          const { position } = await ask({ op: "picture", ...subjectOfTrace(trace), path }, signal);
          const { subject, options } = state.get();
          move(await lookAt(subject, options, position, signal));
        },
        () => search(task, { confirmAbove: maxNodes(), within }),
      ),
    );
  }

  return { intents: { "search-from": searchFrom } };
}
