/**
 * The picture at the cursor, for a board that the page cannot work out from the moves: Python makes it.
 *
 * @typedef {import("../trace/trace.js").Trace} Trace
 */

import { updateResults } from "../state/results.js";
import { kindOf } from "../kinds/index.js";
import { currentNode, pathTo } from "../trace/cursor.js";
import { moveId } from "../trace/names.js";
import { visibleAt } from "../trace/visible.js";
import { subjectOfTrace } from "../state/requests.js";

/** @param {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests & {tasks: import("./tasks.js").Tasks}} on */
export function createBoardPicture({ tasks, state, results, ask }) {
  /** The trace, if its picture at the cursor is needed and not there yet; else null. */
  function traceToDraw() {
    const { run, doing } = results.get();
    const { trace, pending, seen } = run;
    if (!trace || pending || doing.task !== "") return null;
    const { cursor } = state.get();
    const isSeen = cursor === 0 || seen?.cursor === cursor;
    return !isSeen && kindOf(trace.text).drawnByPython(trace) ? trace : null;
  }

  /** Asks for the picture at the cursor, if it is needed. If the cursor has moved meanwhile, asks again. */
  async function follow() {
    const trace = traceToDraw();
    if (!trace) return;
    const { cursor } = state.get();
    const isDone = await tasks
      .start("picture", async ({ signal }) => {
        const request = { op: /** @type {const} */ ("picture"), ...subjectOfTrace(trace), path: pathOf(trace) };
        const { picture, verdict } = await ask(request, signal);
        if (results.get().run.trace === trace)
          updateResults(results, "run", { seen: { trace, cursor, picture, verdict } });
      })
      // It was stopped: the board shows the position that was searched.
      .catch(() => false);
    if (isDone && (results.get().run.trace !== trace || state.get().cursor !== cursor)) await follow();
  }

  /** The moves that lead to the node at the cursor. @param {Trace} trace */
  function pathOf(trace) {
    const { cursor, folded } = state.get();
    const { trace: seen, cursor: at } = visibleAt(trace, cursor, folded);
    return pathTo(seen, Math.max(0, currentNode(seen, at)))
      .filter((row) => seen.action[row] >= 0)
      .map((row) => moveId(seen, row));
  }

  return { follow };
}
