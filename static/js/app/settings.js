/**
 * How to search: the method and its options. A changed value is kept as it was typed, even if Python rejects it, and
 * the position is searched again.
 *
 * @typedef {import("../state/state.js").State} State
 */

import { choiceOfOrder } from "../state/move-orders.js";
import { updateResults } from "../state/results.js";

/** @typedef {ReturnType<typeof createSettings>} Settings */

/**
 * @param {import("../state/stores.js").Stores
 *   & Pick<import("./attempts.js").Attempts, "attempt" | "changed">
 *   & Pick<import("./following.js").Following, "search" | "searchOrPlay">} on
 */
export function createSettings({ state, results, attempt, changed, search, searchOrPlay }) {
  /** @param {Partial<State>} change */
  function changeRun(change) {
    // Another method has different options.
    const other = change.method !== undefined && change.method !== state.get().method;
    state.update(other ? { methodOptions: {}, ...change } : change);
    return attempt(async (task) => {
      // The page says so at once, even while the position is still being changed.
      task.report("search");
      updateResults(results, "run", { pending: true, growing: null });
      await changed();
      task.signal.throwIfAborted();
      await searchOrPlay(task);
    });
  }

  /** @param {Record<string, any>} options */
  const changeOptions = (options) => changeRun({ methodOptions: { ...state.get().methodOptions, ...options } });

  /** Searches the position on the board, no matter how large the search is. */
  function searchAnyway() {
    return attempt(async (task) => {
      await changed();
      task.signal.throwIfAborted();
      await search(task, { confirmed: true });
    });
  }

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    "change-run": ({ change }) => changeRun(change),
    "choose-order": ({ order }) => changeRun(choiceOfOrder(results.get().catalogue, state.get(), order)),
    "set-method-option": ({ option, value }) => changeOptions({ [option]: value }),
    search: () => changeRun({}),
    "search-to-depth": ({ depth }) => changeRun({ depth: String(depth) }),
    "search-anyway": searchAnyway,
  };

  return { changeRun, changeOptions, intents };
}
