/** What makes two runs alike in all but one setting. Pure functions. */

import { optionsShared } from "../state/catalogue.js";
import { RUN_SETTINGS } from "../state/state.js";
import { pick } from "../support/pick.js";
import { lowered } from "../words/options.js";
import { settingsOfRuns } from "./run-words.js";

/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").RunSettings} RunSettings */
/** @typedef {import("../state/results.js").Results} Results */

/**
 * What one press changes in the second run, so that only one setting differs; null if no more than one does.
 * @param {State} main @param {State} second @param {Results} results
 * @returns {{change: RunSettings, text: string} | null}
 */
export function alikeBut(main, second, results) {
  if (differences(main, second, results).length < 2) return null;
  const change = { ...pick(main, RUN_SETTINGS), ...kept(main, second, results) };
  const left = differences(main, { ...main, ...change }, results);
  return left.length === 1 ? { change, text: `Let only the ${lowered(left[0])} differ` } : null;
}

/** @param {State} main @param {State} second @param {Results} results @returns {string[]} their names */
const differences = (main, second, results) =>
  settingsOfRuns(main, second, results)[0].flatMap(({ name, differs }) => (differs ? [name] : []));

/**
 * What the second run keeps: its method, or if both have the same, the first setting of its own.
 * @param {State} main @param {State} second @param {Results} results @returns {Partial<RunSettings>}
 */
function kept(main, second, { catalogue }) {
  if (main.method !== second.method) {
    const shared = optionsShared(catalogue, main, second.method);
    return { method: second.method, methodOptions: { ...second.methodOptions, ...shared } };
  }
  if (main.depth !== second.depth) return { depth: second.depth };
  if (main.order !== second.order) return { order: second.order };
  if (main.cut !== second.cut) return { cut: second.cut };
  if (main.window !== second.window) return { window: second.window };
  const [own, its] = [main, second].map((run) => optionsShared(catalogue, run, main.method));
  const id = Object.keys(its).find((each) => own[each] !== its[each]);
  return id === undefined ? {} : { methodOptions: { ...own, [id]: its[id] } };
}
