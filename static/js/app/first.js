/**
 * What a person can do before the rest of the page is there: step through the first tree, and look around. All else waits
 * for the rest, which is asked for at once if somebody waits.
 *
 * @typedef {import("../state/intents.js").Intent} Intent
 * @typedef {import("./app.js").App & {ask: import("../python/requests.js").Ask}} App
 */

import { createFeatures } from "./features.js";
import { createLooking } from "./looking.js";
import { createSteps } from "./steps.js";

/** What the page wants by itself: nothing waits for it. */
const OF_PAGE = ["list-lessons"];

/**
 * @param {import("../state/stores.js").Stores & {load: () => Promise<App>}} on  `load` brings the rest, once; rejects with
 *   one sentence
 */
export function createFirst({ state, results, load }) {
  /** @type {App | null} */
  let whole = null;
  /** @type {Promise<App> | null} */
  let coming = null;
  /** How many wishes wait for the rest. */
  let waiting = 0;

  /** @param {string} message */
  const say = (message) => state.update({ notice: message ? { message, place: null } : null });
  const features = createFeatures({ say });
  const steps = createSteps({ state, results, moved() {} });

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    ...createLooking({ state, results }).intents,
    "dismiss-notice": () => say(""),
    ...steps.intents,
  };
  /** Where the words of the header lead without Python. @type {Readonly<Record<string, () => void>>} */
  const places = {
    home: () => state.update({ activity: "home", playing: false }),
    watch: () => state.update({ activity: "watch", setup: false }),
  };

  /** @param {Intent} intent @returns {((intent: any) => unknown) | undefined} */
  const early = (intent) =>
    intent.type === "go-to" ? places[intent.place] : intents[/** @type {"step"} */ (intent.type)];

  /** The rest, if it can be had; why not is told. @returns {Promise<App | null>} */
  async function rest() {
    try {
      coming ??= load();
      whole = await coming;
    } catch (error) {
      coming = null;
      say(/** @type {Error} */ (error).message);
    }
    return whole;
  }

  /** Does it when the rest is there, after all that waits already. @param {Intent} intent */
  async function later(intent) {
    const isWish = !OF_PAGE.includes(intent.type);
    if (isWish) waiting += 1;
    const app = await rest();
    if (isWish) waiting -= 1;
    return app?.handle(intent);
  }

  return {
    /** Does what the user wants, in the order in which it is wanted. @param {Intent} intent */
    handle(intent) {
      if (whole && waiting === 0) return whole.handle(intent);
      const now = waiting === 0 ? early(intent) : undefined;
      return now ? now(intent) : later(intent);
    },
    features,
    rest,
    isWhole: () => whole !== null,
    /** @param {number} count */
    playOn: (count) => (whole ?? steps).playOn(count),
  };
}
