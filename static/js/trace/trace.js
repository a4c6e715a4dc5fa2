/**
 * The trace of one search, as the page holds it: columns of numbers, one row per node and one row
 * per event, and the indexes into them that every view needs. Nothing here is an object per node.
 */

import { narrowIntegers } from "../support/narrow.js";
import { CALL, CHANCE, MIN, PRUNED, RETURN } from "./codes.js";
import { countLeaves } from "./leaves.js";

export * from "./codes.js";

/**
 * @typedef {import("../python/messages.js").GameTraceText} GameText
 * @typedef {import("../python/messages.js").ProblemTraceText} ProblemText
 *
 * What Python sends beside the columns. @typedef {import("../python/messages.js").Replies["search"]["text"]} SentText
 *
 * The same as the page holds it: with the name of each row, and with an empty list if there are no passes. Fields
 * that only games have are undefined in a trace of another kind.
 * @typedef {object} OfEveryKind
 * @property {import("../python/protocol.js").KindId} kind
 * @property {import("../python/protocol.js").Look} root  the subject that was searched
 * @property {string[] | null} names  names of the nodes by row, for a game that names them
 * @property {{row: number, end: number, depth: number | "Infinity" | null}[]} passes
 * @property {Readonly<Record<string, string>>} [exact]  by row: the values that no float holds, as text
 *
 * @typedef {Omit<GameText, keyof OfEveryKind> & OfEveryKind} TraceText
 * @typedef {Omit<ProblemText, keyof OfEveryKind> & OfEveryKind} ConstraintText
 */

/**
 * The columns of either kind of search.
 * @typedef {Held & Partial<Omit<import("../python/messages.js").GameColumns, keyof Held>>} Columns
 *
 * Those of every search, with what follows from the order of events.
 * @typedef {Omit<import("../python/messages.js").TraceColumns, "read_event" | "read_name" | "read_value">
 *   & import("../python/times.js").Times} Held
 */

/**
 * The trace of a method for constraint problems. Assignments that hold at the end were never undone: their `leave` is
 * −1.
 * @typedef {Trace & Readonly<import("../python/messages.js").ProblemColumns> & {text: ConstraintText}} ConstraintTrace
 */

/**
 * How often a player picks each action at an information set, on average.
 * @typedef {{player: string, knows: string, actions: string[], probabilities: number[]}} Mix
 */
/** More than two players. @typedef {import("../python/messages.js").PlayersShown} Players */

/**
 * @typedef {object} Indexes
 * @property {TraceText} text
 * @property {number} visited
 * @property {number} count
 * @property {ReturnType<typeof narrowIntegers<Uint16Array>>} ply  how many moves lead to a row
 * @property {Int32Array} childStart  the children of row i are children[childStart[i]] up to,
 *   not including, children[childStart[i + 1]]
 * @property {Int32Array} children  visited children in order of entry, then the pruned ones
 * @property {Int32Array} eventNode  the node that each event is about
 * @property {Int32Array} [entered]  where rows are not in the order in which they were entered: how many have been, once
 *   each event has happened
 * @property {Int32Array} assignedStart  the assignments in node i are assignedOrder[assignedStart[i]] …
 * @property {Int32Array} assignedOrder  rows of the assignment columns, by node, then by time
 * @property {Int32Array} leafCounts  see `leaves.js`
 * @property {Int32Array} cutNodes  visited nodes with pruned children, by the time they returned
 * @property {Int32Array} alphaCutsBefore  how many of the cutNodes before each are α-cuts
 */

/**
 * A folded tree has `joins`, three numbers each: an edge that is not one of the tree's, from one row to another, and
 * the event that first followed it. It also has `looks`: the trace that was folded, and for each row here the row
 * there that has its value. A tree that grows by visits has `visits`, by row; one with hidden moves has `odds`: the
 * probability with which the player above goes to a row. Either has `rounds`: the trace that it was made of, and the row
 * here for each row there, or −1.
 * @typedef {{rounds?: {trace: Trace, spotOf: Int32Array}, joins?: Int32Array, looks?: {trace: Trace, rows: Int32Array}, visits?: Int32Array, odds?: Float64Array}} DrawnAs
 * @typedef {Readonly<Columns & Indexes & {bound: Uint8Array} & DrawnAs>} Trace
 */

/** Whether a search was broken off before its end, so that it has no answer. @param {string | undefined} ended */
export const isBrokenOff = (ended) => ["halted", "full", "late"].includes(ended ?? "");

/** What a trace of a single search has instead of passes. */
const NO_PASSES = Object.freeze({ passes: [], merged: false, actionLines: [] });

/**
 * @param {SentText | TraceText} sent
 * @param {Columns} all
 * @returns {Trace}
 */
export function makeTrace(sent, { name, ...columns }) {
  const names = name ? { names: Array.from(name, (at) => sent.names?.[at] ?? "") } : {};
  const text = /** @type {TraceText} */ ({ ...NO_PASSES, ...sent, ...names });
  const { parent, status, leave } = columns;
  const { childStart, children } = groupByParent(parent);
  const eventNode = nodesOfEvents(columns.event, parent);
  const { assignedStart, assignedOrder } = assignmentsByNode(columns, eventNode, text.visited);
  const cuts = cutNodes(parent, status, leave, text.visited);
  return Object.freeze({
    ...columns,
    bound: columns.bound ?? new Uint8Array(parent.length),
    text,
    visited: text.visited,
    count: text.count,
    ply: narrowIntegers(plies(parent)),
    childStart,
    children,
    eventNode,
    assignedStart,
    assignedOrder,
    leafCounts: countLeaves(status, text.visited),
    cutNodes: cuts,
    alphaCutsBefore: countBefore(cuts.length, (i) => isAlphaCut(columns, cuts[i])),
  });
}

/**
 * Whether a node was cut because it could not exceed α; otherwise it reached β.
 * @param {Pick<Columns, "kind" | "value" | "alpha">} columns @param {number} row
 */
export const isAlphaCut = ({ kind, value, alpha }, row) =>
  kind[row] === MIN || (kind[row] === CHANCE && value[row] <= alpha[row]);

/**
 * Sorts the numbers 0 … n−1 into groups, in order within each group (counting sort).
 * @param {Int32Array} groupOf  the group of each number, or −1 to leave it out
 * @param {number} groups  how many groups there are
 */
function group(groupOf, groups) {
  const start = new Int32Array(groups + 1);
  for (let i = 0; i < groupOf.length; i++) {
    if (groupOf[i] >= 0) start[groupOf[i] + 1]++;
  }
  for (let g = 0; g < groups; g++) start[g + 1] += start[g];
  const next = start.slice(0, groups);
  const members = new Int32Array(start[groups]);
  for (let i = 0; i < groupOf.length; i++) {
    if (groupOf[i] >= 0) members[next[groupOf[i]]++] = i;
  }
  return { start, members };
}

/** @param {Int32Array} parent */
function groupByParent(parent) {
  const { start, members } = group(parent, parent.length);
  return { childStart: start, children: members };
}

/** @param {Int32Array} parent  parents stand before their children */
function plies(parent) {
  const ply = new Uint16Array(parent.length);
  for (let row = 0; row < parent.length; row++) {
    if (parent[row] >= 0) ply[row] = ply[parent[row]] + 1;
  }
  return ply;
}

/**
 * @param {Int16Array} event
 * @param {Int32Array} parent
 */
function nodesOfEvents(event, parent) {
  const eventNode = new Int32Array(event.length);
  let active = -1;
  let count = 0;
  for (let at = 0; at < event.length; at++) {
    if (event[at] === CALL) active = count++;
    eventNode[at] = active;
    if (event[at] === RETURN && active >= 0) active = parent[active];
  }
  return eventNode;
}

/**
 * @param {Columns} columns
 * @param {Int32Array} eventNode
 * @param {number} visited
 */
function assignmentsByNode({ assigned_at: at }, eventNode, visited) {
  const nodeOf = new Int32Array(at.length);
  // An assignment is recorded just before the event with its time stamp, in the same call.
  for (let i = 0; i < at.length; i++) nodeOf[i] = at[i] < eventNode.length ? eventNode[at[i]] : -1;
  const { start, members } = group(nodeOf, visited);
  // Where each node has one, both columns count from 0.
  if (at.length === visited && members.every((change, node) => change === node && start[node] === node)) {
    return { assignedStart: start, assignedOrder: start.subarray(0, visited) };
  }
  for (let node = 0; node < visited; node++) {
    if (start[node + 1] - start[node] > 1) {
      members.subarray(start[node], start[node + 1]).sort((a, b) => at[a] - at[b]);
    }
  }
  return { assignedStart: start, assignedOrder: members };
}

/**
 * @param {Int32Array} parent
 * @param {Uint8Array} status
 * @param {Int32Array} leave
 * @param {number} visited
 */
function cutNodes(parent, status, leave, visited) {
  const isCut = new Uint8Array(visited);
  for (let row = visited; row < parent.length; row++) {
    if (status[row] === PRUNED && parent[row] < visited) isCut[parent[row]] = 1;
  }
  const nodes = [];
  for (let row = 0; row < visited; row++) if (isCut[row]) nodes.push(row);
  return Int32Array.from(nodes).sort((a, b) => leave[a] - leave[b]);
}

/**
 * For each i from 0 to `length`: how many numbers below i satisfy the condition.
 * @param {number} length
 * @param {(i: number) => boolean} condition
 */
function countBefore(length, condition) {
  const before = new Int32Array(length + 1);
  for (let i = 0; i < length; i++) before[i + 1] = before[i] + (condition(i) ? 1 : 0);
  return before;
}
