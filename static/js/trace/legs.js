/**
 * What moves in a step: one short motion, a *leg*, for each thing that happens between two cursors. Pure.
 *
 * @typedef {import("./trace.js").Trace} Trace
 *
 * @typedef {object} Leg
 * @property {"enter" | "return" | "undo" | "shake" | "best"} kind  a node is entered, a value goes up, an assignment is
 *   taken back, a dead end is reached, the best line is found
 * @property {number} row
 * @property {number} cursor  where the search is before it
 * @property {boolean} cut  whether the rest of the node's children are cut as it returns
 * @property {number} value  what goes up, for MAX; NaN if nothing does
 */

import { prunedCount } from "./cursor.js";
import { hasAssignments, noteAt } from "./constraints.js";
import { CALL, EMPTY, NOTE, REFUSED, RETURN } from "./codes.js";

/** In a longer step nobody could follow all of them: only the last is shown. */
const MOST = 24;

/**
 * The legs of the step from one cursor to a later one, in their order.
 * @param {Trace} trace @param {number} from @param {number} to @returns {Leg[]}
 */
export function legsOf(trace, from, to) {
  /** @type {Leg[]} */
  const legs = [];
  for (let at = to - 1; at >= from; at -= 1) {
    const [leg] = legsAt(trace, at);
    if (!leg) continue;
    legs.unshift(...legsAt(trace, at));
    if (legs.length > MOST) return lastOf(trace, to);
  }
  return legs;
}

/** The legs of the newest event that has any. @param {Trace} trace @param {number} to */
function lastOf(trace, to) {
  for (let at = to - 1; at >= 0; at -= 1) {
    const legs = legsAt(trace, at);
    if (legs.length > 0) return legs.slice(-1);
  }
  return [];
}

/** @param {Trace} trace @param {number} at  an event @returns {Leg[]} */
function legsAt(trace, at) {
  const row = trace.eventNode[at];
  const event = trace.event[at];
  if (row < 0) return [];
  const leg = { row, cursor: at, cut: false, value: NaN };
  if (hasAssignments(trace)) return assignmentLegs(trace, event, leg);
  if (isByJoin(trace, at)) return [];
  const isRoot = trace.parent[row] < 0;
  if (event === CALL) return isRoot ? [] : [{ ...leg, kind: "enter" }];
  if (event !== RETURN) return [];
  const cut = prunedCount(trace, row) > 0 && trace.leave[row] === at;
  if (isRoot) return at === trace.event.length - 1 || cut ? [{ ...leg, kind: "best", cut }] : [];
  return [{ ...leg, kind: "return", cut, value: valueReturned(trace, at) }];
}

/**
 * Whether a folded tree is searched here by way of another parent than the one above: no edge leads there.
 * @param {Trace} trace @param {number} at
 */
function isByJoin({ rounds, parent, eventNode }, at) {
  if (!rounds) return false;
  const above = rounds.trace.above[rounds.trace.eventNode[at]] ?? -1;
  return (above < 0 ? -1 : rounds.spotOf[above]) !== parent[eventNode[at]];
}

/**
 * What the call that ends at an event returns. In a tree that many rounds grow, it is the result of this round, while
 * the node's own value is the mean of all.
 * @param {Trace} trace @param {number} at
 */
function valueReturned({ rounds, value, eventNode }, at) {
  const row = rounds ? rounds.trace.eventNode[at] : eventNode[at];
  return (rounds ? rounds.trace.value : value)[row] ?? NaN;
}

/**
 * @param {import("./trace.js").ConstraintTrace} trace @param {number} event @param {Omit<Leg, "kind">} leg
 * @returns {Leg[]}
 */
function assignmentLegs(trace, event, leg) {
  const isRoot = trace.parent[leg.row] < 0;
  /** @type {Leg} */
  const shake = { ...leg, kind: "shake" };
  if (event === NOTE) return trace.note_kind[noteAt(trace, leg.cursor)] === EMPTY ? [shake] : [];
  if (isRoot) return [];
  if (event === RETURN) return trace.status[leg.row] === REFUSED ? [] : [{ ...leg, kind: "undo" }];
  if (event !== CALL) return [];
  /** @type {Leg} */
  const enter = { ...leg, kind: "enter" };
  return trace.status[leg.row] === REFUSED ? [enter, { ...shake, cursor: leg.cursor + 1 }] : [enter];
}
