/**
 * What a search is doing at one cursor: pure functions of (trace, cursor).
 */
import { countBelow } from "../support/count-below.js";
import { bestChild, currentNode, isFinished } from "./cursor.js";
import { CHANCE, RETURN } from "./trace.js";
import { foldedLines } from "./variation.js";

/** @typedef {import("./trace.js").Trace} Trace */

export { CHANCE };

/**
 * @typedef {object} Moment
 * @property {number} cursor
 * @property {number} newest the row entered last; -1 before the first
 * @property {number} current the deepest row that has not returned; -1 before and after the search
 * @property {number} returned the child of `current` that has just returned; -1 if none
 * @property {Set<number>} active rows that have been entered and have not returned
 * @property {Set<number>} best rows that lie on a principal variation so far
 * @property {Set<number>} joined those of them that it does not reach from the node above; only in a folded tree
 * @property {number[]} joins the joins by which it reaches them, as indexes into `joins`
 * @property {number} [falling] the row whose other children are being cut, in a picture between two steps
 */

/** @param {Trace} trace @param {number} cursor @returns {number} the row entered last, or -1 */
export function newestRow(trace, cursor) {
  return countBelow(trace.visited, (row) => trace.enter[row], cursor) - 1;
}

/**
 * The child that decides a node's value so far; -1 at chance nodes, where all children do. In a tree that grows it is
 * the most visited one, or at the end the one that was solved with the answer; -1 where moves are mixed.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function decidingChild(trace, row, cursor) {
  if (trace.kind[row] === CHANCE) return -1;
  if (!trace.text.merged) return bestChild(trace, row, cursor);
  if (trace.visits) return mostVisitedChild(trace, row, trace.visits);
  return trace.text.bestBy === "last" && isOver(trace, cursor) ? solvedChild(trace, row) : -1;
}

/** Whether the search is over. @param {Trace} trace @param {number} cursor */
const isOver = (trace, cursor) => cursor >= trace.event.length;

/** The first child that was solved with the answer. @param {Trace} trace @param {number} row */
function solvedChild(trace, row) {
  const children = trace.children.subarray(trace.childStart[row], trace.childStart[row + 1]);
  return children.find((child) => trace.value[child] === trace.value[0]) ?? -1;
}

/**
 * A random playout is not a move, and does not count.
 * @param {Trace} trace @param {number} row @param {Int32Array} visits
 */
function mostVisitedChild(trace, row, visits) {
  let most = -1;
  for (let i = trace.childStart[row]; i < trace.childStart[row + 1]; i += 1) {
    const child = trace.children[i];
    if (trace.action[child] >= 0 && visits[child] > (most < 0 ? 0 : visits[most])) most = child;
  }
  return most;
}

/**
 * Where the search is after the newest event: `current` and `returned` of a Moment.
 * @param {Trace} trace @param {number} cursor @param {number} newest
 */
function standsAt(trace, cursor, newest) {
  if (trace.text.merged) {
    if (!trace.joins && isOver(trace, cursor)) return { current: -1, returned: -1 };
    // A spot is visited many times, so the spot alone does not say whether this visit is over.
    const node = currentNode(trace, cursor);
    const isReturn = node >= 0 && trace.event[cursor - 1] === RETURN;
    return isReturn ? { current: trace.parent[node], returned: node } : { current: node, returned: -1 };
  }
  let current = newest;
  let returned = -1;
  while (current >= 0 && isFinished(trace, current, cursor)) {
    returned = current;
    current = trace.parent[current];
  }
  return { current, returned };
}

/** @param {Trace} trace @param {number} cursor @returns {Moment} */
export function momentOf(trace, cursor) {
  const newest = newestRow(trace, cursor);
  const { current, returned: last } = standsAt(trace, cursor, newest);
  const returned = current < 0 ? -1 : last;

  /** @type {Set<number>} */
  const active = new Set();
  for (let row = current; row >= 0; row = trace.parent[row]) active.add(row);

  const at = { cursor, newest, current, returned, active };
  if (trace.looks) return { ...at, ...foldedLines(trace, startsOf(momentOf(trace.looks.trace, cursor)), cursor) };
  /** @type {Set<number>} */
  const best = new Set();
  const starts = startsOf(at);
  for (const start of starts) {
    for (let row = decidingChild(trace, start, cursor); row >= 0; ) {
      best.add(row);
      row = decidingChild(trace, row, cursor);
    }
  }
  return { ...at, best, joined: new Set(), joins: [] };
}

/**
 * The rows that principal variations start from.
 * @param {Pick<Moment, "active" | "newest">} moment @returns {Iterable<number>}
 */
const startsOf = ({ active, newest }) => (active.size > 0 ? active : newest >= 0 ? [0] : []);

/**
 * Whether a cut has happened at a node: it has returned and skipped children.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
export function isCut(trace, row, cursor) {
  const end = trace.childStart[row + 1];
  if (end === trace.childStart[row] || trace.children[end - 1] < trace.visited) return false;
  return isFinished(trace, row, cursor);
}
