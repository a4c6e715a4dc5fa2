/** The features of the page: loads the part of one when it is first needed, and does what a person wants of it. */

import { FEATURES } from "../features/index.js";

/** How long nothing is said of a part that is on its way, in ms. */
const SILENT = 400;
const LOADING = "This part of the page is being loaded…";

/**
 * @typedef {import("../features/feature.js").Feature} Feature
 * @typedef {import("../features/feature.js").Part} Part
 * @typedef {Readonly<Record<string, Part>>} Parts  by the ids of their features
 */

/** @typedef {ReturnType<typeof createFeatures>} Features */

/**
 * @param {object} on
 * @param {(message: string) => void} on.say  says a sentence; "" takes it back
 * @param {Parts} [on.parts]  those that are there already
 */
export function createFeatures({ say, parts: there = {} }) {
  /** @type {Map<string, Part & {does?: import("../features/feature.js").Handling}>} */
  const parts = new Map();
  /** @type {import("../features/feature.js").FeatureContext | null} */
  let doing = null;
  /** @type {Map<string, Promise<void>>} */
  const loading = new Map();
  /** @type {(part: Part) => void} */
  let arrived = () => {};

  /** @param {string} id @param {Part} part */
  const add = (id, part) => void parts.set(id, doing ? { ...part, does: part.intents?.(doing) ?? {} } : part);

  for (const [id, part] of Object.entries(there)) add(id, part);

  /** Loads the part of a feature; the next call tries again if that fails. @param {Feature} feature @returns {Promise<void>} */
  function load({ id, part }) {
    if (parts.has(id)) return Promise.resolve();
    const coming =
      loading.get(id) ??
      part()
        .then(({ PART }) => {
          add(id, PART);
          arrived(PART);
        })
        .finally(() => loading.delete(id));
    loading.set(id, coming);
    return coming;
  }

  /** Loads it for somebody who waits for it. @param {Feature} feature @returns {Promise<boolean>} whether it is there */
  async function open(feature) {
    let isAnnounced = false;
    const timer = setTimeout(() => {
      isAnnounced = true;
      say(LOADING);
    }, SILENT);
    try {
      await load(feature);
      if (isAnnounced) say("");
      return true;
    } catch (error) {
      say(/** @type {Error} */ (error).message);
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {Feature} feature @returns {[string, (intent: any) => unknown][]} */
  function handlers(feature) {
    /** @param {{type: string}} intent */
    const does = (intent) => /** @type {any} */ (parts.get(feature.id)).does[intent.type](intent);
    /** @param {any} intent */
    const handle = (intent) =>
      parts.has(feature.id) ? does(intent) : open(feature).then((isThere) => isThere && does(intent));
    return (feature.intents ?? []).map((type) => [type, handle]);
  }

  return {
    /** From now on, they do what a person wants. @param {import("../features/feature.js").FeatureContext} context */
    serve(context) {
      doing = context;
      for (const [id, part] of parts) add(id, part);
    },
    intents: Object.fromEntries(FEATURES.flatMap(handlers)),
    open,
    /** Loads all parts, one after the other; whoever needs one that fails is told then. */
    async loadAll() {
      for (const feature of FEATURES) await load(feature).catch(() => {});
    },
    /** Loads what the page shows. @param {import("../state/state.js").State} state @returns {Promise<unknown>} */
    openShown: (state) =>
      Promise.all(FEATURES.map((feature) => !parts.has(feature.id) && feature.isOpen?.(state) && open(feature))),
    /** Those that are there, in their order. */
    there: () => FEATURES.flatMap(({ id }) => parts.get(id) ?? []),
    /** @param {(part: Part) => void} listener  called with each part that comes */
    onArrival(listener) {
      arrived = listener;
    },
  };
}
