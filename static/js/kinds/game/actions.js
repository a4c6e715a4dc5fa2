/** What the user can do only with games. */

import { createDuels } from "./duels.js";
import { createMeasuring } from "./measuring.js";
import { followMoves } from "./moves-played.js";
import { createPlaying } from "./playing.js";
import { createSettingUp } from "./setting-up.js";
import { createSearchFrom } from "./search-from.js";
import { createTrees } from "./trees.js";
import { createTrials } from "./trials.js";
import { createUnseen } from "./unseen.js";
import { createWeighing } from "./weighing.js";

/** @param {import("../kind.js").KindContext} on */
export function createActions(on) {
  followMoves(on);
  /** @satisfies {import("../../state/intents.js").Handlers<import("./intents.js").GameIntents>} */
  const intents = {
    ...createPlaying(on).intents,
    ...createSettingUp(on).intents,
    ...createMeasuring(on).intents,
    ...createDuels(on).intents,
    ...createTrials(on).intents,
    ...createTrees(on).intents,
    ...createUnseen(on).intents,
    ...createSearchFrom(on).intents,
    ...createWeighing(on).intents,
    "values-on-board": ({ on: valuesOnBoard }) => on.state.update({ valuesOnBoard }),
    "light-rows": ({ rows }) => on.state.update({ lit: rows }),
  };
  return { intents };
}
