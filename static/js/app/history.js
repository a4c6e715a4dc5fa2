/** Undo and Redo: through the positions of a game, and on to the games and problems before and after it. */

import { kindOf } from "../kinds/index.js";
import { subjectBeside } from "./other-subjects.js";

/**
 * @param {import("../state/stores.js").Stores
 *   & Pick<import("./attempts.js").Attempts, "attempt">
 *   & Pick<import("./board.js").Board, "lookAt" | "putNext" | "restore">
 *   & Pick<import("./following.js").Following, "answer" | "begunAgain" | "changeAndAnswer">} on
 */
export function createHistory({
  state,
  results,
  attempt,
  lookAt,
  putNext,
  restore,
  answer,
  begunAgain,
  changeAndAnswer,
}) {
  /** @param {1 | -1} direction */
  function go(direction) {
    /** @type {number | null} the step at which the other subject was left; null if the subject stays the same */
    let cursor = null;
    return attempt((task) =>
      changeAndAnswer(
        task,
        async ({ signal }) => (cursor = await goToNext(direction, signal)),
        () => (cursor === null ? answer(task) : begunAgain(task, cursor)),
      ),
    );
  }

  /**
   * Goes to the next position, or to the next subject.
   * @param {1 | -1} direction @param {AbortSignal} signal
   * @returns {Promise<number | null>} the step at which the other subject was left; null if the subject stays the same
   */
  async function goToNext(direction, signal) {
    const { history, at, subject, options, draft } = state.get();
    const { isTypedAsText } = kindOf(results.get().subject.look);
    if (direction < 0 && draft !== null && draft !== history[at] && isTypedAsText) {
      // Text that was rejected, or is not in use yet, is not in the history: Undo removes it first.
      state.update({ draft: null });
      results.update({ error: null });
      return null;
    }
    let next = at + direction;
    if (history[next] === undefined) return goToSubject(direction, signal);
    let look = await lookAt(subject, options, history[next], signal);
    while (!kindOf(look).canStay(state.get(), look) && history[next + direction] !== undefined) {
      next += direction;
      look = await lookAt(subject, options, history[next], signal);
    }
    putNext(look, { at: next, draft: null });
    return null;
  }

  /** @param {1 | -1} direction @param {AbortSignal} signal */
  async function goToSubject(direction, signal) {
    const { look: before } = results.get().subject;
    const other = before && subjectBeside(state.get(), before, direction);
    if (!other) return null;
    const { subject, source, files, options, history, at } = other;
    restore(await lookAt(subject, options, history[at], signal, { source, files }), other);
    return other.cursor;
  }

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = { undo: () => go(-1), redo: () => go(1) };

  return { intents };
}
