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
    const { history, at, draft } = state.get();
    const { isTypedAsText } = kindOf(results.get().subject.look);
    if (direction < 0 && draft !== null && draft !== history[at] && isTypedAsText) {
      // Text that was rejected, or is not in use yet, is not in the history: Undo removes it first.
      state.update({ draft: null });
      results.update({ error: null });
      return null;
    }
    const next = at + direction;
    if (history[next] === undefined) return goToSubject(direction, signal);
    await goTo(next, direction, signal);
    return null;
  }

  /** Goes to a position of the game, or on to the first at which one can stay. @param {number} next @param {1 | -1} direction @param {AbortSignal} signal */
  async function goTo(next, direction, signal) {
    const { history, subject, options } = state.get();
    const look = await lookAt(subject, options, history[next], signal);
    const isPassed = !kindOf(look).canStay(state.get(), look) && history[next + direction] !== undefined;
    if (isPassed) await goTo(next + direction, direction, signal);
    else putNext(look, { at: next, draft: null });
  }

  /** Goes to the position after so many moves. @param {number} at */
  const goToMove = (at) =>
    attempt((task) =>
      changeAndAnswer(task, async ({ signal }) => {
        if (state.get().history[at] !== undefined) await goTo(at, 1, signal);
      }),
    );

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
  const intents = { undo: () => go(-1), redo: () => go(1), "go-to-move": ({ at }) => goToMove(at) };

  return { intents };
}
