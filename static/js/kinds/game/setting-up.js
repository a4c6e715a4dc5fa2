/** Starts a new game, or sets up a position cell by cell. */

import { positionText } from "../../boards/cells.js";
import { editingOf } from "../../boards/index.js";
import { NO_RUN } from "../memory.js";
import { updateResults } from "../../state/results.js";

/** @typedef {import("../../python/protocol.js").GameLook} GameLook */

/**
 * The text of a position after one of its squares was set, and how far that has come: the cells of a grid, or the
 * text itself. Null if the board cannot be set up by hand.
 * @param {GameLook} look
 * @param {string | null} edited @param {number} cell @param {string} to
 */
function afterEdit(look, edited, cell, to) {
  const { picture } = look;
  if (picture.kind === "grid") {
    const cells = [...(edited ?? picture.cells)];
    cells[cell] = to;
    return { text: positionText(cells.join(""), picture.columns, picture.mover), edited: cells.join("") };
  }
  const text = editingOf(look)?.put(edited ?? look.position, picture, cell, to);
  return text === undefined ? null : { text, edited: text };
}

/**
 * @param {Pick<import("../kind.js").KindContext, "state" | "results" | "attempt" | "change" | "changed" | "lookAt" |
 *   "lookOrElse" | "move" | "finish" | "search" | "answer">} on
 */
export function createSettingUp(on) {
  const { state, results, attempt, change, changed, lookAt, lookOrElse, move, finish, search, answer } = on;

  function newGame() {
    state.update({ setup: false });
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        const { subject, options, first, activity } = state.get();
        // Heaps and matrices are never empty: a new game starts from the first position again.
        move(await lookOrElse(subject, options, "", first, signal));
        // What Python saw was in the last game.
        if (activity === "play") results.update({ run: NO_RUN });
      });
      task.signal.throwIfAborted();
      await answer(task);
    });
  }

  /** @param {boolean} byHand  whether to set up the position by hand from now on */
  function setUp(byHand) {
    const { error, subject } = results.get();
    const { look: before, edited } = subject;
    const wrong = edited !== null && error?.field === "position" ? error.message : "";
    state.update({ setup: byHand });
    results.update({ error: null });
    return attempt(async (task) => {
      await changed();
      state.update({ draft: null });
      updateResults(results, "subject", { edited: null, dropped: wrong });
      task.signal.throwIfAborted();
      const isOther = results.get().subject.look !== before;
      if (!byHand || task.interrupted || isOther) await answer(task, task.interrupted);
      else await finish(task);
    });
  }

  /** @param {number} cell @param {string} to */
  function editCell(cell, to) {
    const { look, edited } = results.get().subject;
    const made = look?.picture && afterEdit(/** @type {GameLook} */ (look), edited, cell, to);
    if (!made) return;
    const { text } = made;
    state.update({ draft: text, drawn: true });
    updateResults(results, "subject", { edited: made.edited });
    const { subject, options } = state.get();
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        if (state.get().subject !== subject) return;
        const found = await lookAt(subject, options, text, signal);
        // Cells that were set since then stay, even if they are not a valid position.
        const { draft } = state.get();
        const { edited: since } = results.get().subject;
        move(found, { preset: "", draft: draft === text ? null : draft });
        if (draft !== text) updateResults(results, "subject", { edited: since });
      });
      task.signal.throwIfAborted();
      await search(task);
    });
  }

  /** @satisfies {Partial<import("../../state/intents.js").Handlers<import("./intents.js").GameIntents>>} */
  const intents = {
    "new-game": newGame,
    setup: ({ on: byHand }) => setUp(byHand),
    "edit-cell": ({ cell, to }) => editCell(cell, to),
  };

  return { intents };
}
