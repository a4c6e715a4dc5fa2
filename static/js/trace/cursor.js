/**
 * Pure functions of a trace and a cursor. The cursor counts events: those before it have happened, the others have
 * not. A step back is just a smaller cursor.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * "arc" is for constraint problems; there, a node is an assignment, and a cut is an assignment that is undone.
 * @typedef {"line" | "arc" | "node" | "cut" | "pass"} Granularity
 */

import { countBelow } from "../support/count-below.js";
import { isConstraintStop, isWorkedOut } from "./constraint-stops.js";
import { hasAssignments } from "./constraints.js";
import { leavesBefore } from "./leaves.js";
import { worthTo } from "./players.js";
import { CALL, CALLED, CHANCE, DRIVER, INNER, MIN, RETURN } from "./trace.js";

/** @param {Trace} trace */
export const lastCursor = (trace) => trace.event.length;

/** @param {Trace} trace @param {number} cursor */
export const clampCursor = (trace, cursor) => Math.max(0, Math.min(lastCursor(trace), Math.round(cursor)));

/** How many nodes have been entered. @param {Trace} trace @param {number} cursor */
export function nodesEntered({ entered, enter, visited }, cursor) {
  if (entered) return cursor > 0 ? entered[cursor - 1] : 0;
  return countBelow(visited, (row) => enter[row], cursor);
}

/**
 * The node that the newest event is about, −1 before the first.
 * @param {Trace} trace @param {number} cursor
 */
export const currentNode = (trace, cursor) => (cursor > 0 ? trace.eventNode[cursor - 1] : -1);

/** @param {Trace} trace @param {number} row @param {number} cursor */
export const isEntered = (trace, row, cursor) => row < trace.visited && trace.enter[row] < cursor;

/** @param {Trace} trace @param {number} row @param {number} cursor */
export const isFinished = (trace, row, cursor) =>
  row < trace.visited && trace.leave[row] >= 0 && trace.leave[row] < cursor;

/** The rows from the root down to `row`. @param {Trace} trace @param {number} row */
export function pathTo(trace, row) {
  const path = [];
  for (let at = row; at >= 0; at = trace.parent[at]) path.push(at);
  return path.reverse();
}

/**
 * What a node is worth as far as is known: what it returned, or the best value of its finished children; NaN if
 * nothing is known yet.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function runningValue(trace, row, cursor) {
  const known = runningRow(trace, row, cursor);
  return known < 0 ? NaN : trace.value[known];
}

/**
 * The row that a node's value comes from, as far as is known: the node itself once it has returned, before that the
 * best of its finished children; −1 if nothing is known yet.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function runningRow(trace, row, cursor) {
  if (!isEntered(trace, row, cursor)) return -1;
  return isFinished(trace, row, cursor) ? row : bestChild(trace, row, cursor);
}

/**
 * Whether a row is another search of its parent's position, not a move: a shallow search before the deep one, or a
 * random playout.
 * @param {Trace} trace @param {number} row
 */
export function isSecondLook(trace, row) {
  const parent = trace.parent[row];
  return parent >= 0 && trace.kind[parent] !== DRIVER && trace.same[row] === trace.same[parent];
}

/**
 * The first of the finished children with the best value for the side to move; −1 if none has a value, at chance nodes,
 * and where nobody moves.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function bestChild(trace, row, cursor) {
  if (trace.kind[row] === CHANCE || trace.kind[row] === CALLED) return -1;
  let best = -1;
  let most = NaN;
  for (let i = trace.childStart[row]; i < trace.childStart[row + 1]; i++) {
    const child = trace.children[i];
    // Where rounds grow one tree, later children may have finished though this one has not.
    if (!isFinished(trace, child, cursor)) continue;
    const worth = worthTo(trace, row, child);
    if (Number.isNaN(worth) || isSecondLook(trace, child)) continue;
    if (best < 0 || worth > most) [best, most] = [child, worth];
  }
  return best;
}

/**
 * The child of `row` that finished last; −1 if none has.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function lastFinishedChild(trace, row, cursor) {
  let last = -1;
  for (let i = trace.childStart[row]; i < trace.childStart[row + 1]; i++) {
    const child = trace.children[i];
    if (isFinished(trace, child, cursor) && (last < 0 || trace.leave[child] > trace.leave[last])) last = child;
  }
  return last;
}

/**
 * The child that the current move leads to, in a loop over the moves; −1 before the first. A move may be searched
 * twice, or be skipped.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function childInHand(trace, row, cursor) {
  if (!isEntered(trace, row, cursor)) return -1;
  const entered = childrenEntered(trace, row, cursor);
  const newest = entered > 0 ? trace.children[trace.childStart[row] + entered - 1] : -1;
  if (!trace.text.lines) return newest;
  const taken = lastTakenUp(trace, row, cursor);
  if (taken < 0) return -1;
  if (newest >= 0 && trace.enter[newest] > taken) return newest;
  const next = trace.children[trace.childStart[row] + entered];
  // The loop is over; its last line was reached by way of its first.
  if (entered === childCount(trace, row) || next >= trace.visited) return newest;
  return lastTakenUp(trace, row, trace.enter[next]) === taken ? next : -1;
}

/** @param {Trace} trace @param {number} row */
const childCount = (trace, row) => trace.childStart[row + 1] - trace.childStart[row];

/**
 * The newest event of `row`'s call at which it had a move to try, −1 if there was none.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
function lastTakenUp(trace, row, cursor) {
  const end = isFinished(trace, row, cursor) ? trace.leave[row] : cursor - 1;
  for (let at = end; at > trace.enter[row]; ) {
    const node = trace.eventNode[at];
    if (node !== row) at = trace.enter[node] - 1;
    else if (trace.text.actionLines.includes(trace.event[at])) return at;
    else at--;
  }
  return -1;
}

/** @param {Trace} trace @param {number} row @param {number} cursor */
function childrenEntered(trace, row, cursor) {
  let entered = 0;
  for (let i = trace.childStart[row]; i < trace.childStart[row + 1]; i++) {
    if (!isEntered(trace, trace.children[i], cursor)) break;
    entered++;
  }
  return entered;
}

/**
 * The pruned children of `row`, as a range of indexes into `trace.children`.
 * @param {Trace} trace @param {number} row
 */
export function prunedRange(trace, row) {
  const end = trace.childStart[row + 1];
  let start = end;
  while (start > trace.childStart[row] && trace.children[start - 1] >= trace.visited) start--;
  return { start, end };
}

/**
 * The numbers in the local variables of `row`'s call, by name. They are seen from the search's own side, which may
 * not be MAX's as in the columns.
 * @param {Trace} trace @param {number} row @param {number} cursor
 * @returns {Map<string, number>}
 */
export function variablesIn(trace, row, cursor) {
  const found = new Map();
  if (!isEntered(trace, row, cursor)) return found;
  const { alpha, beta, kind, text } = trace;
  const isTurned = text.side === "mover" && kind[row] === MIN;
  if (!Number.isNaN(alpha[row])) {
    found.set("alpha", isTurned ? -beta[row] : alpha[row]).set("beta", isTurned ? -alpha[row] : beta[row]);
  }
  for (let i = trace.assignedStart[row]; i < trace.assignedStart[row + 1]; i++) {
    const change = trace.assignedOrder[i];
    if (trace.assigned_at[change] >= cursor) break;
    found.set(trace.text.variables[trace.assigned_name[change]], trace.assigned_value[change]);
  }
  return found;
}

/**
 * The line that `row`'s call ran last. A call between two of its lines is skipped in one step.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function lineIn(trace, row, cursor) {
  const end = isFinished(trace, row, cursor) ? trace.leave[row] : cursor - 1;
  for (let at = end; at >= trace.enter[row]; ) {
    const node = trace.eventNode[at];
    if (node === row) {
      if (trace.event[at] > 0) return trace.event[at];
      at--;
    } else {
      at = trace.enter[node] - 1;
    }
  }
  return 0;
}

/**
 * Whether the search stops at `cursor` when it is stepped by `granularity`.
 *
 * By node, it stops when a node has just been entered or has just returned. A leaf does both at once: there it stops
 * only after the return.
 * @param {Trace} trace @param {number} cursor @param {Granularity} granularity
 */
export function isStop(trace, cursor, granularity) {
  if (cursor <= 0 || cursor >= lastCursor(trace)) return true;
  if (hasAssignments(trace)) return isConstraintStop(trace, cursor, granularity);
  const event = trace.event[cursor - 1];
  const node = trace.eventNode[cursor - 1];
  if (granularity === "line") {
    return event > 0 || event === RETURN;
  }
  if (granularity === "node") {
    return event === RETURN || (event === CALL && trace.status[node] === INNER);
  }
  if (granularity === "pass") {
    return event === RETURN && trace.parent[node] >= 0 && trace.kind[trace.parent[node]] === DRIVER;
  }
  return event === RETURN && prunedCount(trace, node) > 0;
}

/** @param {Trace} trace @param {number} row */
export function prunedCount(trace, row) {
  const { start, end } = prunedRange(trace, row);
  return end - start;
}

/**
 * The next cursor at which to stop, forward (+1) or back (−1).
 * @param {Trace} trace @param {number} cursor @param {Granularity} granularity @param {1 | -1} direction
 */
export function step(trace, cursor, granularity, direction) {
  let at = clampCursor(trace, cursor + direction);
  while (!isStop(trace, at, granularity)) at += direction;
  return at;
}

/**
 * The cursor to go to when a reader picks a node: where it has returned, so that its result is seen. A row that was
 * cut off never returns; for it, it is where its parent returned. A partial assignment is shown once its propagation
 * has ended, before it is undone.
 * @param {Trace} trace @param {number} row
 */
export function cursorOf(trace, row) {
  if (hasAssignments(trace)) return workedOut(trace, row);
  let at = row;
  while (at >= trace.visited) at = trace.parent[at];
  return trace.leave[at] >= 0 ? trace.leave[at] + 1 : trace.enter[at] + 1;
}

/**
 * Where the next partial assignment begins, or where this one begins to be undone.
 * @param {import("./trace.js").ConstraintTrace} trace @param {number} row
 */
function workedOut(trace, row) {
  let at = trace.enter[row] + 1;
  while (at < lastCursor(trace) && !isWorkedOut(trace, at)) at++;
  return at;
}

/**
 * Counts what has happened so far.
 * @param {Trace} trace @param {number} cursor
 */
export function countsAt(trace, cursor) {
  const rows = nodesEntered(trace, cursor);
  const newest = rows - 1;
  const leaves = leavesBefore(trace, rows);
  const isLeaf = newest >= 0 && leaves > leavesBefore(trace, newest);
  const pending = isLeaf && !isFinished(trace, newest, cursor);
  const cuts = cutsBefore(trace, cursor);
  const alphaCuts = trace.alphaCutsBefore[cuts];
  return {
    nodes: rows > 0 && trace.kind[0] === DRIVER ? rows - 1 : rows,
    leaves: leaves - (pending ? 1 : 0),
    alphaCuts,
    betaCuts: cuts - alphaCuts,
  };
}

/** How many cuts have happened, by binary search. @param {Trace} trace @param {number} cursor */
const cutsBefore = ({ cutNodes, leave }, cursor) => countBelow(cutNodes.length, (i) => leave[cutNodes[i]], cursor);

/**
 * All cursors at which a search stepped by `granularity` stops, for "step 11 of 20".
 * @param {Trace} trace @param {Granularity} granularity
 * @returns {Int32Array} the stops, in order, without 0
 */
export function stops(trace, granularity) {
  const found = [];
  for (let at = 1; at <= lastCursor(trace); at++) if (isStop(trace, at, granularity)) found.push(at);
  return Int32Array.from(found);
}
