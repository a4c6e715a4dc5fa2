/** Changes a typed tree by hand: each change is a position, and the search runs again at once. */

import { errorAt, updateResults } from "../../state/results.js";
import { position } from "../../state/state.js";
import { lastCursor } from "../../trace/cursor.js";
import { canRedo, canUndo } from "../../state/undo.js";
import { methodOf } from "./method.js";
import { subjectOf } from "../../state/requests.js";

/**
 * What a random tree should be like; a range is the least and the greatest number. What is no number is for Python to reject.
 * @typedef {{branching: number[], leaves: number[], levels: number, cuts: number | "most" | null, seed: number}} RandomTreeSettings
 */

/** The id of the game whose positions are typed trees. */
const TREE = "tree";

/**
 * What the tree on the stage needs to be edited there; null if it is no typed tree.
 * @param {import("../../state/state.js").State} state @param {import("../../state/results.js").Results} results
 */
export function typedTree(state, results) {
  const { look } = results.subject;
  if (look?.subject !== TREE || state.python !== "") return null;
  const { whatIf } = results.lab;
  return {
    text: position(state),
    wrong: state.drawn ? (errorAt(results, "position")?.message ?? "") : "",
    whatIf: whatIf?.position === position(state) ? whatIf : null,
    canUndo: canUndo(state),
    canRedo: canRedo(state),
  };
}

/**
 * @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "attempt" | "beside" | "lookAt" | "move" |
 *   "changeAndAnswer" | "search" | "maxNodes">} on
 */
export function createTrees(on) {
  const { state, results, ask, attempt, beside, lookAt, move, changeAndAnswer, search, maxNodes } = on;
  /** The drag whose change is the newest position; 0 if that is none. */
  let newest = 0;

  /** Whether the search is seen to its end: then the next one is, too. */
  function isAtEnd() {
    const { trace } = results.get().run;
    return trace !== null && state.get().cursor >= lastCursor(trace);
  }

  /**
   * Puts a changed tree on the board. The changes of one drag are one step for Undo, and end with the values in the tree.
   * @param {{text: string, drag: number, path: readonly number[] | null}} change
   */
  function editTree({ text, drag, path }) {
    const cursor = drag > 0 || isAtEnd() ? Number.POSITIVE_INFINITY : 0;
    state.update({ draft: text, drawn: true });
    return attempt(async (task) => {
      await changeAndAnswer(
        task,
        async ({ signal }) => {
          // While a number is dragged, only the newest counts.
          if (drag > 0 && task.signal.aborted) return;
          const { subject, options } = state.get();
          if (subject !== TREE) return;
          const look = await lookAt(subject, options, text, signal);
          if (drag > 0 && drag === newest) state.update({ at: Math.max(0, state.get().at - 1) });
          newest = drag;
          const { draft } = state.get();
          move(look, { preset: "", first: look.position, draft: draft === text ? null : draft });
        },
        () => search(task, { cursor, confirmAbove: maxNodes() }),
      );
      if (path) await showWhatIf(path, task.signal);
    });
  }

  /** Asks in which interval the number of a leaf changes nothing. @param {readonly number[]} path @param {AbortSignal} signal */
  async function showWhatIf(path, signal) {
    const now = state.get();
    const request = { ...subjectOf(now), ...methodOf(now, results.get().subject.look) };
    const found = await ask({ op: "what-if", ...request, path: [...path] }, signal);
    updateResults(results, "lab", { whatIf: { ...found, path: path.join("."), position: position(now) } });
  }

  /**
   * Puts a random tree on the board.
   * @param {RandomTreeSettings} wish
   */
  async function randomTree(wish) {
    /** @type {import("../../python/messages.js").RandomTree[]} it stays empty where the task was ended or failed */
    const found = [];
    await beside("random-tree", async ({ signal }) => {
      found.push(await ask({ op: "random-tree", subject: TREE, ...wish }, signal));
    });
    const [made] = found;
    if (!made) return;
    updateResults(results, "lab", { randomTree: made });
    await editTree({ text: made.position, drag: 0, path: null });
  }

  /** @satisfies {Partial<import("../../state/intents.js").Handlers<import("./intents.js").GameIntents>>} */
  const intents = {
    "edit-tree": editTree,
    "try-number": ({ path }) => beside("", ({ signal }) => showWhatIf(path, signal)),
    "random-tree": ({ wish }) => randomTree(wish),
  };

  return { intents };
}
