/**
 * Sets the weights of a position's features, for both sides together or for each, and how deep a side searches.
 *
 * @typedef {import("../../kinds/game/memory.js").Weights} Weights
 */

import { NO_WEIGHTS } from "./memory.js";
import { weightsOf } from "./requests.js";

/** @param {Pick<import("../kind.js").KindContext, "state" | "results" | "changeRun">} on */
export function createWeighing({ state, results, changeRun }) {
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

  /** @satisfies {Partial<import("../../state/intents.js").Handlers<import("./intents.js").GameIntents>>} */
  const intents = {
    "set-weight": ({ side, index, value }) => setWeight(side, index, value),
    "separate-sides": ({ on }) => setWeights({ separate: on }),
    "set-side-depth": ({ side, depth }) => setSideDepth(side, depth),
    "reset-weights": () => setWeights(NO_WEIGHTS),
    "choose-evaluation": ({ id }) => changeRun({ evaluation: id }),
  };

  return { intents };
}
