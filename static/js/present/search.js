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

/** The settings at the top of the page. @param {State} state @param {Results} results */
export const settingsProps = (state, { catalogue, subject, doing, error }) => ({
  state,
  catalogue,
  look: subject.look,
  choosing: doing.choosing,
  error,
});

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
 * @param {Results} results @param {State["stage"]} stage @returns {Results["doing"]["task"] | "queued" | "occupied"}
 */
function shownTask({ doing: { task, queued }, occupied }, stage) {
  if (task !== "") return TOLD_ON[task] === stage ? "" : task;
  if (queued) return "queued";
  return occupied ? "occupied" : "";
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

/** What is explained of the method and of the subject that are chosen. @param {State} state @param {Results} results */
export function explainProps(state, results) {
  const search = chosenSearch(state, results);
  const game = gameInfo(state, results);
  return {
    method: explanation("method", search),
    subject: explanation("subject", game && { ...game, note: game.scale }),
  };
}

/** @param {"method" | "subject"} about @param {{id: string, name: string, note?: string} | undefined} entry */
const explanation = (about, entry) => ({
  about,
  explained: entry?.id ?? "",
  name: entry?.name ?? "",
  note: entry?.note ?? "",
});
