/** Starts a new game, or sets up a position cell by cell. */

import { cellsToText } from "../../boards/cells.js";
import { learn } from "../../state/results.js";

/**
 * @param {Pick<import("../kind.js").Acting, "state" | "results" | "attempt" | "change" | "changed" | "lookAt" |
 *   "lookOrElse" | "move" | "finish" | "search" | "answer">} on
 */
export function createSettingUp(on) {
  const { state, results, attempt, change, changed, lookAt, lookOrElse, move, finish, search, answer } = on;

  function newGame() {
    state.update({ setup: false });
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        const { subject, options, first } = state.get();
        // Heaps and matrices are never empty: a new game starts from the first position again.
        move(await lookOrElse(subject, options, "", first, signal));
      });
      task.signal.throwIfAborted();
      await answer(task);
    });
  }

  /** @param {boolean} byHand  whether to set up the position by hand from now on */
  function setUp(byHand) {
    const { look: before } = results.get().subject;
    state.update({ setup: byHand });
    results.update({ error: null });
    return attempt(async (task) => {
      await changed();
      state.update({ draft: null });
      learn(results, "subject", { edited: null });
      task.signal.throwIfAborted();
      const isOther = results.get().subject.look !== before;
      if (!byHand || task.interrupted || isOther) await answer(task, task.interrupted);
      else await finish(task);
    });
  }

  /** @param {number} cell @param {string} to */
  function editCell(cell, to) {
    const { look, edited } = results.get().subject;
    if (look?.picture?.kind !== "grid") return;
    const cells = [...(edited ?? look.picture.cells)];
    cells[cell] = to;
    const text = cellsToText(cells.join(""), look.picture.columns);
    state.update({ draft: text, drawn: true });
    learn(results, "subject", { edited: cells.join("") });
    const { subject, options } = state.get();
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        if (state.get().subject !== subject) return;
        const made = await lookAt(subject, options, text, signal);
        // Cells that were set since then stay, even if they are not a valid position.
        const { draft } = state.get();
        const { edited: since } = results.get().subject;
        move(made, { preset: "", draft: draft === text ? null : draft });
        if (draft !== text) learn(results, "subject", { edited: since });
      });
      task.signal.throwIfAborted();
      await search(task);
    });
  }

  /** @satisfies {Partial<import("../../app/intents.js").Handlers<import("./intents.js").GameIntents>>} */
  const intents = {
    "new-game": newGame,
    setup: ({ on: byHand }) => setUp(byHand),
    "edit-cell": ({ cell, to }) => editCell(cell, to),
  };

  return { intents };
}
