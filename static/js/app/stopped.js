/**
 * What is said when a task was stopped. A pure function.
 *
 * @typedef {import("../python/protocol.js").MethodInfo} MethodInfo
 */

import { TASKS } from "../kinds/tasks.js";

/**
 * Says that a task was stopped; for a search, it also says how to make it shorter.
 * @param {string} task @param {MethodInfo | undefined} method  the chosen one
 */
export function stoppedText(task, method) {
  return TASKS[task]?.stopped ?? `The search was stopped. ${shorter(method)} again.`;
}

/** @param {MethodInfo | undefined} method */
function shorter(method) {
  if (method?.takesDepth) return "Choose a smaller depth, or search";
  return method?.options.some(({ id }) => id === "rounds") ? "Choose fewer rounds, or search" : "Search";
}
