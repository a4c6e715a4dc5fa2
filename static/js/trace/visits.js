/**
 * How many nodes of the game tree a search has visited, if it visits some of them several times: in passes, in tests
 * of a move before its search, in probes.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {{before: Int32Array, leaves: Int32Array, isOfOneTree: boolean}} Visits
 */

import { isFinished, nodesEntered } from "./cursor.js";
import { leavesBefore } from "./leaves.js";
import { DRIVER, EVALUATED, INNER, TERMINAL } from "./trace.js";

/** @type {WeakMap<Trace, Visits | null>} */
const known = new WeakMap();

/** @param {Trace} trace */
function visitsOf(trace) {
  const found = known.get(trace);
  if (found !== undefined) return found;
  const visits = isSeenOnce(trace) ? null : visitsIn(trace);
  known.set(trace, visits);
  return visits;
}

/**
 * How many different nodes and leaves have been visited so far.
 * @param {Trace} trace @param {number} cursor @returns {{nodes: number, leaves: number}}
 */
export function differentAt(trace, cursor) {
  const rows = nodesEntered(trace, cursor);
  const visits = visitsOf(trace);
  // A leaf counts once it has returned.
  const returned = rows > 0 && !isFinished(trace, rows - 1, cursor) ? rows - 1 : rows;
  if (!visits) return { nodes: rows, leaves: leavesBefore(trace, returned) };
  return { nodes: visits.before[rows], leaves: visits.leaves[returned] };
}

/**
 * Whether everything that was visited belongs to one tree with one set of leaves, minimax's tree of the same depth:
 * no node was evaluated once and expanded another time, and none is below the depth limit.
 * @param {Trace} trace
 */
export function isOfOneTree(trace) {
  const limit = Number(trace.text.depth) + (trace.kind[0] === DRIVER ? 1 : 0);
  for (let row = 0; row < trace.visited; row++) if (trace.ply[row] > limit) return false;
  return visitsOf(trace)?.isOfOneTree ?? true;
}

/** @param {Trace} trace */
function isSeenOnce({ visited, kind, action, children, childStart, text }) {
  if (kind[0] === DRIVER) return false;
  const seen = new Int32Array(text.actions.length).fill(-1);
  for (let row = 0; row < visited; row++) {
    for (let i = childStart[row]; i < childStart[row + 1] && children[i] < visited; i++) {
      const made = action[children[i]];
      if (made < 0 || seen[made] === row) return false;
      seen[made] = row;
    }
  }
  return true;
}

/** @param {Trace} trace @returns {Visits} */
function visitsIn({ visited, kind, status, above, action, text }) {
  const nodeOf = new Int32Array(visited);
  /** @type {Map<number, number>} the node that a move leads to, by the node above and the move */
  const after = new Map();
  const before = new Int32Array(visited + 1);
  const leaves = new Int32Array(visited + 1);
  /** @type {boolean[]} */
  const isLeaf = [];
  /** @type {boolean[]} */
  const isInner = [];
  for (let row = 0; row < visited; row++) {
    const isDriver = kind[row] === DRIVER;
    const from = above[row] < 0 ? -1 : nodeOf[above[row]];
    // If no move led to it, the node above is searched again; at first, the root.
    const key = from * text.actions.length + action[row];
    const node = isDriver ? -1 : action[row] < 0 ? Math.max(0, from) : (after.get(key) ?? before[row]);
    if (action[row] >= 0) after.set(key, node);
    nodeOf[row] = node;
    before[row + 1] = Math.max(before[row], node + 1);
    const leaf = status[row] === TERMINAL || status[row] === EVALUATED;
    leaves[row + 1] = leaves[row] + (leaf && !isLeaf[node] ? 1 : 0);
    if (leaf) isLeaf[node] = true;
    else if (status[row] === INNER && !isDriver) isInner[node] = true;
  }
  return { before, leaves, isOfOneTree: !isLeaf.some((leaf, node) => leaf && isInner[node]) };
}
