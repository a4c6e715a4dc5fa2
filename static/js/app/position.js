/**
 * Changes the subject by hand: its position as text, or its options.
 *
 * @typedef {import("../state/state.js").State} State
 */

import { position } from "../state/state.js";

/** @typedef {ReturnType<typeof createPosition>} Position */

/**
 * @param {import("../state/stores.js").Stores
 *   & Pick<import("./attempts.js").Attempts, "attempt" | "change">
 *   & Pick<import("./board.js").Board, "lookAt" | "lookOrElse" | "begin" | "move">
 *   & Pick<import("./following.js").Following, "begun" | "changeAndAnswer">} on
 */
export function createPosition({
  state,
  results,
  attempt,
  change,
  lookAt,
  lookOrElse,
  begin,
  move,
  begun,
  changeAndAnswer,
}) {
  /** @param {string} text @param {boolean} drawn  whether it was made in the picture of a problem */
  function setPosition(text, drawn) {
    const { subject: typedFor } = state.get();
    state.update({ draft: text, drawn });
    return attempt((task) =>
      changeAndAnswer(task, async ({ signal }) => {
        const { subject, options } = state.get();
        if (subject !== typedFor) return;
        const look = await lookAt(subject, options, text, signal);
        // Text that was typed since then stays.
        const { draft } = state.get();
        move(look, {
          preset: "",
          first: look.position,
          draft: draft === text ? null : draft,
          // A typed tree is seen in the tree, also where only one pane is.
          ...(look.picture?.kind === "tree" && { pane: "tree" }),
        });
      }),
    );
  }

  /** @param {string} text */
  function draftPosition(text) {
    state.update({ draft: text, drawn: false });
    // A place in the old text means nothing in the new one.
    results.update({ error: null });
  }

  /** @param {string} option @param {number | string} value */
  function setOption(option, value) {
    // The value stays as it was typed, even if it is not valid; Python rejects what is not a number.
    const chosen = { ...state.get().options, [option]: /** @type {number} */ (value) };
    state.update({ options: chosen });
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        const { subject, options } = state.get();
        // Another game was chosen, or another option was set too: a later task will do that.
        if (options !== chosen) return;
        const look = await lookOrElse(subject, options, position(state.get()), "", signal);
        if (state.get().options === chosen) begin(look, { preset: "" });
      });
      task.signal.throwIfAborted();
      await begun(task);
    });
  }

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    "set-position": ({ text }) => setPosition(text, false),
    "position-draft": ({ text }) => draftPosition(text),
    "set-option": ({ option, value }) => setOption(option, value),
  };

  return { setPosition, intents };
}
