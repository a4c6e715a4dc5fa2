/**
 * The trace of one search, as the page holds it: columns of numbers, one row per node and one row
 * per event, and the indexes into them that every view needs. Nothing here is an object per node.
 */

export const MAX = 0;
export const MIN = 1;
export const CHANCE = 2;
export const DRIVER = 3;

export const INNER = 0;
export const TERMINAL = 1;
export const EVALUATED = 2;
export const PRUNED = 3;
export const KNOWN = 4;

/** What a known row's value is, in the column `bound`; 0 where it is the value itself. */
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** The kind of a row that is a partial assignment, and what became of it; 0 is INNER here too. */
export const ASSIGNMENT = 4;
export const SOLUTION = 1;
export const REFUSED = 5;
export const EMPTIED = 6;
export const JUMPED = 7;

export const CALL = -1;
export const RETURN = -2;
/** Of constraint problems: something happened in the partial assignment. */
export const NOTE = -3;

/**
 * What Python sends beside the columns.
 * @typedef {object} TraceText
 * @property {string} search  id of the search
 * @property {string} searchName  its name, as it stands in the menu
 * @property {Record<string, number>} options  the search's options
 * @property {"MAX" | "mover"} side  from whose side the search itself counts; the columns are from MAX's
 * @property {string} order  id of the order of moves
 * @property {">=" | ">"} cut  when the search cuts
 * @property {number | "Infinity"} depth  plies to the depth limit
 * @property {string[]} actions  names of moves; the column `action` points here
 * @property {string[]} actionIds  their ids
 * @property {string[] | null} names  names of the nodes by row, for a game that names them; as Python
 *   sends them, each name once, for the column `name` to point to
 * @property {string[]} variables  names of locals; the column `assigned_name` points here
 * @property {Record<string, string[]>} words  of locals whose numbers stand for something else, by name, what
 *   0, 1 and so on stand for; [] where they tell a person nothing
 * @property {number} visited  how many rows were entered
 * @property {number} count  how many rows there are
 * @property {{row: number, end: number, depth: number | "Infinity" | null}[]} passes  the searches that a
 *   driver started, each the rows from `row` to before `end`; [] where there is no driver
 * @property {boolean} merged  whether these grow one tree
 * @property {"value" | "visits" | "last" | "mixture"} bestBy  what tells the best move
 * @property {string | null} [best]  of a game: id of the best move; null where there is none, or several by chance
 * @property {{name: string, file: number, line: number}[]} codes  the functions; the column `code` points here
 * @property {boolean} lines  whether lines were recorded
 * @property {number[]} actionLines  lines before which the next action has been taken up
 * @property {import("../python/protocol.js").Look} root  the position that was searched
 * @property {"depth" | "end" | "nodes" | "seconds"} [ended]  of a search that tells it, what kept it from a deeper
 *   one: its depth, that there is nothing more to see, or its budget of nodes or seconds
 * @property {Players} [players]  where they are more than two
 * @property {"constraints"} [room]  where a constraint problem was solved: then there is a `ConstraintText` too
 */

/**
 * What Python sends of a constraint problem, beside what it sends of a game. `variables` are its variables.
 * @typedef {object} ConstraintText
 * @property {"constraints"} room
 * @property {string[]} variableNames  the variables as sentences name them; the columns `variable`, `emptied` and
 *   `note_variable` point here
 * @property {(string | number)[]} values  all values of all variables
 * @property {string[]} valueNames  as sentences name them; the columns `to` and `note_value` point here
 * @property {number[]} givens  the variables whose value is part of the problem
 * @property {number[][]} domains  of each variable, the places of its values, in order
 * @property {{scope: number[], name: string}[]} constraints  the variables of each, and a few words on it; the
 *   columns `why` and `note_other` point here
 * @property {boolean} everyArc  whether arcs that removed nothing are told too
 */

/**
 * The columns of a constraint problem, beside those of a game.
 * @typedef {object} ConstraintColumns
 * @property {Int32Array} variable  the variable that a row gives a value, −1 at the root
 * @property {Int32Array} to  the value; −1 where the variable loses the one it had before others were assigned
 * @property {Int32Array} why  the constraint because of which a row was refused or emptied; else −1
 * @property {Int32Array} emptied  the variable that was left without a value; else −1
 * @property {Int32Array} checks  by event: how often a constraint had been asked by then
 * @property {Uint8Array} note_kind  for each NOTE, in order: 1 an arc, that is the variable is held against the
 *   constraint; 2 the value is removed from the variable's domain; 3 it is put back; 4 none is left
 * @property {Int32Array} note_variable
 * @property {Int32Array} note_value  −1 where there is none
 * @property {Int32Array} note_other  the constraint, −1 where there is none
 * @property {Int32Array} [broken]  of local search: the constraints that are broken at each row, one row after the other
 * @property {Int32Array} [broken_start]  those of row i are broken[broken_start[i]] up to, not including, broken[broken_start[i + 1]]
 */

/**
 * The trace of a method for constraint problems. What still stands at the end has not been left: `leave` is −1.
 * @typedef {Trace & Readonly<ConstraintColumns> & {text: ConstraintText}} ConstraintTrace
 */

/**
 * More than two players: who moves at each visited row, counted from 0, and what it is worth to each of
 * them; null where nothing was returned.
 * @typedef {{names: string[], mover: number[], vectors: (number[] | null)[]}} Players
 */

/**
 * @typedef {object} Columns
 * @property {Int32Array} parent
 * @property {Int32Array} action
 * @property {Int16Array} cell
 * @property {Uint8Array} kind
 * @property {Uint8Array} status
 * @property {Float64Array} value
 * @property {Float64Array} chance  probability of the outcome that leads to a row
 * @property {Uint8Array} code
 * @property {Int32Array} above  the row of the position before the move, which need not be the caller
 * @property {Int32Array} same  the first row with the same position
 * @property {Int32Array} link  where a known row was learnt, or −1
 * @property {Float64Array} alpha
 * @property {Float64Array} beta
 * @property {Int32Array} enter
 * @property {Int32Array} leave
 * @property {Int16Array} event
 * @property {Int32Array} assigned_at
 * @property {Uint8Array} assigned_name
 * @property {Float64Array} assigned_value
 * @property {Uint8Array} [bound]  of known rows: 0 the value itself, 1 a lower bound on it, 2 an upper one
 * @property {Int32Array} [name]  of a game that names its nodes, where Python sends it
 * @property {Int16Array} [place]  of rounds that grow one tree: the place of a row's action among those of the
 *   position above, −1 where none led there
 * @property {Int32Array} [info]  of hidden moves: the number of the information set, −1 where nobody moves
 * @property {Float64Array} [mix]  and the strategies, one after the other
 * @property {Int32Array} [mix_start]  that of row i is mix[mix_start[i]] up to, not including, mix[mix_start[i + 1]]
 */

/**
 * @typedef {object} Indexes
 * @property {TraceText} text
 * @property {number} visited
 * @property {number} count
 * @property {Uint16Array} ply  how many moves lie above a row
 * @property {Int32Array} childStart  the children of row i are children[childStart[i]] up to,
 *   not including, children[childStart[i + 1]]
 * @property {Int32Array} children  visited children in order of entry, then the pruned ones
 * @property {Int32Array} eventNode  the node that each event is about
 * @property {Int32Array} entered  how many nodes have been entered when each event has happened
 * @property {Int32Array} assignedStart  the assignments in node i are assignedOrder[assignedStart[i]] …
 * @property {Int32Array} assignedOrder  rows of the assignment columns, by node, then by time
 * @property {Int32Array} leavesBefore  how many of the rows before each row are leaves
 * @property {Int32Array} cutNodes  visited nodes with pruned children, by the time they returned
 * @property {Int32Array} alphaCutsBefore  how many of the cutNodes before each are α-cuts
 */

/**
 * A folded tree has `joins`, three numbers each: edges beside those of the tree, from a row to a row,
 * and the event that went along it first; and `looks`: the trace that was folded, and which row of it tells the
 * value of each row here. One that grows by visits has `visits`, by row; one of hidden moves `odds`, with which
 * probability the player above goes to a row.
 * @typedef {{joins?: Int32Array, looks?: {trace: Trace, rows: Int32Array}, visits?: Int32Array, odds?: Float64Array}} Drawn
 * @typedef {Readonly<Columns & Indexes & {bound: Uint8Array} & Drawn>} Trace
 */

/**
 * @param {TraceText} sent
 * @param {Columns} all
 * @returns {Trace}
 */
export function makeTrace(sent, { name, ...columns }) {
  const text = name ? { ...sent, names: Array.from(name, (at) => sent.names?.[at] ?? "") } : sent;
  const { parent, status, leave } = columns;
  const { childStart, children } = groupByParent(parent);
  const { eventNode, entered } = nodesOfEvents(columns.event, parent);
  const { assignedStart, assignedOrder } = assignmentsByNode(columns, eventNode, text.visited);
  const cuts = cutNodes(parent, status, leave, text.visited);
  return Object.freeze({
    ...columns,
    bound: columns.bound ?? new Uint8Array(parent.length),
    text,
    visited: text.visited,
    count: text.count,
    ply: plies(parent),
    childStart,
    children,
    eventNode,
    entered,
    assignedStart,
    assignedOrder,
    leavesBefore: countBefore(text.visited, (row) => status[row] === TERMINAL || status[row] === EVALUATED),
    cutNodes: cuts,
    alphaCutsBefore: countBefore(cuts.length, (i) => isAlphaCut(columns, cuts[i])),
  });
}

/**
 * Whether a node that cut could not come above α; else it came to β.
 * @param {Pick<Columns, "kind" | "value" | "alpha">} columns @param {number} row
 */
export const isAlphaCut = ({ kind, value, alpha }, row) =>
  kind[row] === MIN || (kind[row] === CHANCE && value[row] <= alpha[row]);

/**
 * Sorts numbers 0 … n−1 into groups without moving equal ones past each other (counting sort).
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
  const entered = new Int32Array(event.length);
  let active = -1;
  let count = 0;
  for (let at = 0; at < event.length; at++) {
    if (event[at] === CALL) active = count++;
    eventNode[at] = active;
    entered[at] = count;
    if (event[at] === RETURN && active >= 0) active = parent[active];
  }
  return { eventNode, entered };
}

/**
 * @param {Columns} columns
 * @param {Int32Array} eventNode
 * @param {number} visited
 */
function assignmentsByNode({ assigned_at: at }, eventNode, visited) {
  const nodeOf = new Int32Array(at.length);
  // An assignment is noted just before the event it is stamped with, in the same call.
  for (let i = 0; i < at.length; i++) nodeOf[i] = at[i] < eventNode.length ? eventNode[at[i]] : -1;
  const { start, members } = group(nodeOf, visited);
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
 * For each i from 0 to `length`: of how many numbers below i the condition is true.
 * @param {number} length
 * @param {(i: number) => boolean} condition
 */
function countBefore(length, condition) {
  const before = new Int32Array(length + 1);
  for (let i = 0; i < length; i++) before[i + 1] = before[i] + (condition(i) ? 1 : 0);
  return before;
}
