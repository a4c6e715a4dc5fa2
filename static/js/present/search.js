/**
 * What is shown of a search of whatever kind: its options, what it is, and what stands in its way. Pure functions of
 * the state and of what Python has answered.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 */

import { kindOf } from "../kinds/index.js";
import { chosenSearch, gameInfo } from "../state/catalogue.js";
import { ordersOfTheRest } from "../state/move-orders.js";
import { BESIDE } from "../state/results.js";
import { isPythonsTurn } from "../state/turn.js";
import { isOfAnother } from "../trace/root.js";

/** The options of the search that is chosen. @param {State} state @param {Results} results */
export function searchOptionsProps(state, results) {
  const { catalogue, error } = results;
  const { look } = results.subject;
  return {
    options: kindOf(look).optionsShown(chosenSearch(state, results)?.options ?? [], results),
    values: state.searchOptions,
    orders: ordersOfTheRest(catalogue, state, look?.orders ?? []),
    order: state.order,
    error: error?.field === "searchOptions" ? error : null,
  };
}

/** @param {State} state @param {Results} results */
export function searchProps(state, results) {
  const { error } = results;
  const { look } = results.subject;
  const { trace, confirm } = results.run;
  const { task } = results.doing;
  const stale = trace !== null && look !== null && isOfAnother(trace, look);
  return {
    task: shownTask(results, state.stage),
    confirm,
    error: error && !SHOWN_ELSEWHERE.includes(error.field ?? "") ? error : null,
    stale: stale && trace.text.bestBy !== "mixture" && !look.terminal && task === "" && !isPythonsTurn(state, look),
    waits: trace !== null && look !== null && isPythonsTurn(state, look) && task === "" && confirm === null,
    missing: trace === null && look !== null && !look.terminal && task === "" && confirm === null,
  };
}

/**
 * What can be stopped over the tree, if anything: what was asked for by name, else whatever Python is at.
 * @param {Results} results @param {State["stage"]} stage
 */
function shownTask({ doing: { task, queued }, occupied }, stage) {
  if (task !== "") return TOLD_ON[task] === stage ? "" : task;
  if (queued) return /** @type {const} */ ("queued");
  return occupied ? /** @type {const} */ ("occupied") : "";
}

/** What is told, and can be stopped, on a stage of its own, beside what it brings. @type {Partial<Record<Results["doing"]["task"], State["stage"]>>} */
const TOLD_ON = { work: "plots", duel: "duel", race: "race" };

const SHOWN_ELSEWHERE = [
  "position",
  "action",
  "depth",
  "options",
  "searchOptions",
  "weights",
  "plies",
  "games",
  "seconds",
  ...BESIDE,
];

/** What is explained of the search and of the game that are chosen. @param {State} state @param {Results} results */
export function explainProps(state, results) {
  const search = chosenSearch(state, results);
  const game = gameInfo(state, results);
  return {
    method: { about: "method", explained: search?.id ?? "", name: search?.name ?? "", note: search?.note ?? "" },
    subject: { about: "subject", explained: game?.id ?? "", name: game?.name ?? "", note: game?.scale ?? "" },
  };
}
