/**
 * Whether a tree belongs to what is on the board.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {import("../python/protocol.js").Look} Look
 */

import { isSameText } from "../support/same-text.js";

/** Whether a tree belongs to the game on the board. @param {Trace} trace @param {Look | null} look */
export function isOfTheseRules({ text: { root } }, look) {
  if (root.subject !== look?.subject || !isSameText(root.own, look.own)) return false;
  return JSON.stringify(root.options) === JSON.stringify(look.options);
}

/** Whether a tree belongs to another position, or to other rules. @param {Trace} trace @param {Look} look */
export const isOfAnother = (trace, look) => trace.text.root.position !== look.position || !isOfTheseRules(trace, look);
