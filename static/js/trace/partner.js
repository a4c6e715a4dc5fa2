/**
 * Two searches of the same game in step: how far the second one is at each step of the first. Pure functions.
 *
 * @typedef {import("./trace.js").Trace} Trace
 *
 * A tree that is shown beside the main one.
 * @typedef {object} Second
 * @property {Trace} trace
 * @property {string} name  which search it is
 * @property {string} mainName  which search the main tree is of
 * @property {Int32Array} partner  for each of its rows, the row of the same position in the main tree; −1 if it is not
 *   there
 * @property {import("../python/protocol.js").SearchReply} [reply]  if it is a run of its own that is compared with the main
 *   one, the rest of Python's answer: such a tree is stepped by a joint clock, and may go on alone
 */

import { remembered } from "../support/remember-last.js";
import { CALL, RETURN } from "./trace.js";

/** The rows the other way round: for each row of the main tree, that of the second; −1 if it is not there. @param {Trace} main @param {Second} second */
export function partnersOf(main, { partner }) {
  const rows = new Int32Array(main.count).fill(-1);
  partner.forEach((row, own) => {
    if (row >= 0) rows[row] = own;
  });
  return rows;
}

/**
 * The second's cursor by the cursor of the main trace. Where a position is in both, they enter and leave it together;
 * where the main search goes on alone, the second waits; and what only the second searches, it has searched by the next
 * position that is in both.
 */
export const cursorsBeside = remembered((/** @type {Trace} */ main, /** @type {Second} */ second) => {
  const { trace } = second;
  const partners = partnersOf(main, second);
  const cursors = new Int32Array(main.event.length + 1);
  main.event.forEach((event, at) => {
    const row = partners[main.eventNode[at]];
    const met = row < 0 ? -1 : event === CALL ? trace.enter[row] : event === RETURN ? trace.leave[row] : -1;
    cursors[at + 1] = Math.max(cursors[at], met + 1);
  });
  cursors[main.event.length] = trace.event.length;
  return cursors;
});
