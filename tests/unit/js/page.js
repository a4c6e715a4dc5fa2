/**
 * The page without its views: the state, Python's answers, and the actions, with a stand-in for Python.
 */

import { createApp } from "../../../static/js/app/app.js";
import { NO_LAST_WORDS } from "../../../static/js/files/last-words.js";
import { memoryStorage } from "../../../static/js/files/program-storage.js";
import { FEATURES } from "../../../static/js/features/index.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { createStore } from "../../../static/js/state/state.js";
import { fakePython, reply, settled } from "./answers.js";
import { knowing } from "./knowing.js";

/** @typedef {import("../../../static/js/state/state.js").State} State */
/** @typedef {import("../../../static/js/state/results.js").Results} Results */

/** The parts of the features, which the page loads when they are first needed. */
const parts = Object.fromEntries(
  await Promise.all(FEATURES.map(async ({ id, part }) => /** @type {const} */ ([id, (await part()).PART]))),
);

/** A device that forgets everything, but remembers what was downloaded. */
const fakeDevice = () => {
  /** @type {[string, string | Uint8Array][]} */
  const downloaded = [];
  return {
    downloaded,
    storage: async () => memoryStorage(),
    channel: () => null,
    lastWords: NO_LAST_WORDS,
    download: (/** @type {string} */ name, /** @type {string | Uint8Array} */ content) =>
      void downloaded.push([name, content]),
    onLeaving: () => {},
  };
};

/**
 * A page without views.
 * @param {{state?: Partial<State>, results?: Partial<import("./knowing.js").Known>, pause?: (ms: number) => Promise<unknown>}} [change]
 */
export function pageOf({ state: changed = {}, results: known = {}, pause } = {}) {
  const python = fakePython();
  const state = createStore({ ...INITIAL_STATE, ...changed });
  const results = createStore(
    knowing({ status: { phase: "ready", seconds: 1 }, catalogue: reply("catalogue"), ...known }),
  );
  const device = fakeDevice();
  const app = createApp({ state, results, python, device, pause, parts });
  return {
    python,
    device,
    state,
    results,
    app,
    /** Does what a person wants, and waits for everything that follows. @param {string} type @param {object} [detail] */
    async intend(type, detail = {}) {
      app.handle(/** @type {any} */ ({ type, ...detail }));
      await settled();
    },
    /** The operations asked for since the last time. */
    ops: () => python.asked.splice(0).map(({ op }) => op),
    trace: () => /** @type {import("../../../static/js/trace/trace.js").Trace} */ (results.get().run.trace),
  };
}

/** The page with a position on the board, and the search of it if there is one. @param {string} look @param {string} [search] @param {Partial<State>} [change] */
export function pageAt(look, search, change = {}) {
  const seen = reply(look);
  const { subject, options, position: history } = seen;
  const page = pageOf({ state: { subject, options, history: [history], ...change }, results: { look: seen } });
  if (search) page.app.show(reply(search));
  return page;
}
