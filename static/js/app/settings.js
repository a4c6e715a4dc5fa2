/**
 * How to search: the method, its options, and the weights of the features. What is changed is kept as it was
 * typed, whether or not Python takes it, and the position is searched again.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/state.js").Weights} Weights
 */

import { choiceOfOrder } from "../state/move-orders.js";
import { learn } from "../state/results.js";
import { NO_WEIGHTS } from "../state/state.js";
import { weightsOf } from "../state/requests.js";

/** @typedef {ReturnType<typeof createSettings>} Settings */

/**
 * @param {import("./stores.js").Stores
 *   & Pick<import("./attempts.js").Attempts, "attempt" | "changed">
 *   & Pick<import("./playing.js").Playing, "search" | "searchOrPlay">} on
 */
export function createSettings({ state, results, attempt, changed, search, searchOrPlay }) {
  /** @param {Partial<State>} change */
  function changeRun(change) {
    // Another search has options of its own.
    const other = change.search !== undefined && change.search !== state.get().search;
    state.update(other ? { searchOptions: {}, ...change } : change);
    return attempt(async (task) => {
      // It is on its way, also while the position is still to come.
      task.tell("search");
      learn(results, "run", { pending: true });
      await changed();
      task.signal.throwIfAborted();
      await searchOrPlay(task);
    });
  }

  /** @param {Record<string, any>} options */
  const changeOptions = (options) => changeRun({ searchOptions: { ...state.get().searchOptions, ...options } });

  /** Searches the position on the board, however large the search is. */
  function searchAnyway() {
    return attempt(async (task) => {
      await changed();
      task.signal.throwIfAborted();
      await search(task, { asked: true });
    });
  }

  /** @param {Partial<Weights>} change */
  const setWeights = (change) => changeRun({ weights: { ...state.get().weights, ...change } });

  /** @param {"MAX" | "MIN"} side @param {number} index @param {number | string} value */
  function setWeight(side, index, value) {
    const features = results.get().subject.look?.features ?? [];
    const own = [...(weightsOf(state.get(), side) ?? features.map((feature) => feature.default))];
    own[index] = value;
    return setWeights({ [side]: own });
  }

  /** @param {"MAX" | "MIN"} side @param {string} depth */
  const setSideDepth = (side, depth) => (side === "MAX" ? changeRun({ depth }) : setWeights({ minDepth: depth }));

  /** @type {Record<string, (intent: any) => unknown>} */
  const intents = {
    "change-run": ({ change }) => changeRun(change),
    "choose-order": ({ order }) => changeRun(choiceOfOrder(results.get().catalogue, state.get(), order)),
    "set-search-option": ({ option, value }) => changeOptions({ [option]: value }),
    search: () => changeRun({}),
    "search-to-depth": ({ depth }) => changeRun({ depth: String(depth) }),
    "search-anyway": searchAnyway,
    "set-weight": ({ side, index, value }) => setWeight(side, index, value),
    "separate-sides": ({ on }) => setWeights({ separate: on }),
    "set-side-depth": ({ side, depth }) => setSideDepth(side, depth),
    "reset-weights": () => setWeights(NO_WEIGHTS),
  };

  return { changeOptions, intents };
}
