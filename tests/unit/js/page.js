/**
 * The page without its views: the state, what Python has answered, and the controller, with a stand-in
 * for Python.
 */

import { Controller } from "../../../static/js/controller.js";
import { NO_RESULTS } from "../../../static/js/results.js";
import { INITIAL_STATE, createStore } from "../../../static/js/state.js";
import { fakePython, reply, settled } from "./answers.js";

/** @typedef {import("../../../static/js/state.js").State} State */
/** @typedef {import("../../../static/js/results.js").Results} Results */

/**
 * A page without views.
 * @param {{state?: Partial<State>, results?: Partial<Results>}} [change]
 */
export function pageOf({ state: changed = {}, results: known = {} } = {}) {
  const python = fakePython();
  const state = createStore({ ...INITIAL_STATE, ...changed });
  /** @type {Results} */
  const first = { ...NO_RESULTS, status: { phase: "ready", seconds: 1 }, catalogue: reply("catalogue"), ...known };
  const results = createStore(first);
  const controller = new Controller(state, results, python);
  return {
    python,
    state,
    results,
    controller,
    /** Does what a person wants, and all that follows. @param {string} type @param {object} [detail] */
    async intend(type, detail = {}) {
      controller.handle({ type, ...detail });
      await settled();
    },
    /** The operations asked for since the last time. */
    ops: () => python.asked.splice(0).map(({ op }) => op),
    trace: () => /** @type {import("../../../static/js/trace/trace.js").Trace} */ (results.get().trace),
  };
}

/** The page with a position on the board, and the search of it if there is one. @param {string} look @param {string} [search] @param {Partial<State>} [change] */
export function pageAt(look, search, change = {}) {
  const seen = reply(look);
  const { subject: game, options, position: history } = seen;
  const page = pageOf({ state: { game, options, history: [history], ...change }, results: { look: seen } });
  if (search) page.controller.showSearch(reply(search));
  return page;
}
