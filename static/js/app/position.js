/**
 * Changes the position by hand: as text, cell by cell, or by the options of the game.
 *
 * @typedef {import("../state/state.js").State} State
 */

import { cellsToText } from "../boards/cells.js";
import { learn } from "../state/results.js";
import { position } from "../state/state.js";

/**
 * @param {import("./stores.js").Stores
 *   & Pick<import("./attempts.js").Attempts, "attempt" | "change" | "changed">
 *   & Pick<import("./board.js").Board, "lookAt" | "begin" | "move">
 *   & Pick<import("./search.js").Search, "finish">
 *   & Pick<import("./playing.js").Playing, "search" | "answer" | "begun" | "changeAndAnswer">} on
 */
export function createPosition({
  state,
  results,
  attempt,
  change,
  changed,
  lookAt,
  begin,
  move,
  finish,
  search,
  answer,
  begun,
  changeAndAnswer,
}) {
  /** @param {string} text @param {boolean} drawn  whether it was made in the picture of a problem */
  function setPosition(text, drawn) {
    const { game: typedFor } = state.get();
    state.update({ draft: text, drawn });
    return attempt((task) =>
      changeAndAnswer(task, async ({ signal }) => {
        const { game, options } = state.get();
        if (game !== typedFor) return;
        const look = await lookAt(game, options, text, signal);
        // What was typed since then stays.
        const { draft } = state.get();
        move(look, { preset: "", first: look.position, draft: draft === text ? null : draft });
      }),
    );
  }

  /** @param {string} text */
  function draftPosition(text) {
    state.update({ draft: text, drawn: false });
    // A place in the old text means nothing in the new one.
    results.update({ error: null });
  }

  /** @param {string} option @param {number} value */
  function setOption(option, value) {
    const chosen = { ...state.get().options, [option]: value };
    // The option as typed stays where it was typed, whether or not it makes a board.
    state.update({ options: chosen });
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        const { game, options } = state.get();
        // Another game has taken its place, or another option was set as well: that is still to come.
        if (options !== chosen) return;
        const look = await lookOrEmpty(game, options, position(state.get()), "", signal);
        if (state.get().options === chosen) begin(look, { preset: "" });
      });
      task.signal.throwIfAborted();
      await begun(task);
    });
  }

  /**
   * What stands in a position; where that is none, in another one.
   * @param {string} game @param {State["options"]} options @param {string} text @param {string} other @param {AbortSignal} signal
   */
  const lookOrEmpty = (game, options, text, other, signal) =>
    lookAt(game, options, text, signal).catch(() => lookAt(game, options, other, signal));

  function newGame() {
    state.update({ setup: false });
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        const { game, options, first } = state.get();
        // Heaps and matrices are never empty: there one begins again.
        move(await lookOrEmpty(game, options, "", first, signal));
      });
      task.signal.throwIfAborted();
      await answer(task);
    });
  }

  /** @param {boolean} on  whether the position is to be set up by hand from now on */
  function setUp(on) {
    const { look: before } = results.get().subject;
    state.update({ setup: on });
    results.update({ error: null });
    return attempt(async (task) => {
      await changed();
      state.update({ draft: null });
      learn(results, "subject", { edited: null });
      task.signal.throwIfAborted();
      const isOther = results.get().subject.look !== before;
      if (!on || task.interrupted || isOther) await answer(task, task.interrupted);
      else await finish(task);
    });
  }

  /** @param {number} cell @param {string} to */
  function editCell(cell, to) {
    const { look, edited } = results.get().subject;
    if (look?.picture.kind !== "grid") return;
    const cells = [...(edited ?? look.picture.cells)];
    cells[cell] = to;
    const text = cellsToText(cells.join(""), look.picture.columns);
    state.update({ draft: text, drawn: true });
    learn(results, "subject", { edited: cells.join("") });
    const { game, options } = state.get();
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        if (state.get().game !== game) return;
        const made = await lookAt(game, options, text, signal);
        // Cells that were set since then stay, whether or not they make a position.
        const { draft } = state.get();
        const { edited: since } = results.get().subject;
        move(made, { preset: "", draft: draft === text ? null : draft });
        if (draft !== text) learn(results, "subject", { edited: since });
      });
      task.signal.throwIfAborted();
      await search(task);
    });
  }

  /** @type {Record<string, (intent: any) => unknown>} */
  const intents = {
    "set-position": ({ text }) => setPosition(text, false),
    "edit-problem": ({ text }) => setPosition(text, true),
    "position-draft": ({ text }) => draftPosition(text),
    "set-option": ({ option, value }) => setOption(option, value),
    "new-game": newGame,
    setup: ({ on }) => setUp(on),
    "edit-cell": ({ cell, to }) => editCell(cell, to),
  };

  return { intents };
}
