/**
 * What is said when a task was stopped. A pure function.
 *
 * @typedef {import("../python/protocol.js").SearchInfo} SearchInfo
 */

import { TASKS } from "../kinds/tasks.js";

/**
 * Says that a task was stopped; for a search, it also says how to make it shorter.
 * @param {string} task @param {SearchInfo | undefined} search  the chosen one
 */
export function stoppedText(task, search) {
  return TASKS[task]?.stopped ?? `The search was stopped. ${shorter(search)} again.`;
}

/** @param {SearchInfo | undefined} search */
function shorter(search) {
  if (search?.takesDepth) return "Choose a smaller depth, or search";
  return search?.options.some(({ id }) => id === "rounds") ? "Choose fewer rounds, or search" : "Search";
}
