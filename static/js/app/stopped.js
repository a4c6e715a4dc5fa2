/**
 * What is said of what was stopped. Pure.
 *
 * @typedef {import("../python/protocol.js").SearchInfo} SearchInfo
 */

import { TASKS } from "../kinds/tasks.js";

/**
 * That a task was stopped; of a search also what would make it shorter.
 * @param {string} task @param {SearchInfo | undefined} search  that is chosen
 */
export function stoppedText(task, search) {
  return TASKS[task]?.stopped ?? `The search was stopped. ${shorter(search)} again.`;
}

/** @param {SearchInfo | undefined} search */
function shorter(search) {
  if (search?.takesDepth) return "Choose a smaller depth, or search";
  return search?.options.some(({ id }) => id === "rounds") ? "Choose fewer rounds, or search" : "Search";
}
