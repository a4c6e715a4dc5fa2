/**
 * What is said of what was stopped. Pure.
 *
 * @typedef {import("../python/protocol.js").MethodInfo} MethodInfo
 */

import { TASKS } from "../kinds/tasks.js";

/**
 * That a task was stopped; of a search also what would make it shorter.
 * @param {string} task @param {MethodInfo | undefined} method  that is chosen
 */
export function stoppedText(task, method) {
  return TASKS[task]?.stopped ?? `The search was stopped. ${shorter(method)} again.`;
}

/** @param {MethodInfo | undefined} method */
function shorter(method) {
  if (method?.takesDepth) return "Choose a smaller depth, or search";
  return method?.options.some(({ id }) => id === "rounds") ? "Choose fewer rounds, or search" : "Search";
}
