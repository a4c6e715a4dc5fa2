/**
 * Several rows of a trace drawn as one: a *spot*. The rounds of a search that grows one tree follow the same moves
 * again and again; and if several paths lead to one position, the tree can be folded into the graph that it really
 * is. Spots are in the order in which they were first entered, so here too, what is drawn so far is a prefix of the
 * table.
 *
 * @typedef {import("./trace.js").Trace} Trace
 *
 * @typedef {object} Spots  what does not change from step to step
 * @property {Trace} trace  the one that was folded
 * @property {Int32Array} spotOf  the spot of each row, −1 if it is in none
 * @property {Int32Array} first  the row that first entered a spot
 * @property {Trace} shape  the tree of spots, without values
 *
 * @typedef {object} Growth  what the search knows about the spots so far
 * @property {Trace} trace
 * @property {Int32Array} visits
 * @property {Int32Array} newest  the row that last entered a spot, −1 if none has
 */

import { worthsOf } from "./players.js";
import { INNER, makeTrace } from "./trace.js";

/**
 * A spot for each sequence of moves from the root, over all passes.
 * @param {Trace} trace @returns {Spots}
 */
export function spotsByMoves(trace) {
  const { above, action } = trace;
  const spotOf = new Int32Array(trace.count).fill(-1);
  /** @type {Map<number, number>[]} the spot that each move leads to, by spot */
  const after = [];
  const first = [];
  for (const { row, end } of trace.text.passes) {
    for (let at = row; at < end; at++) {
      const isRoot = at === row && action[at] < 0;
      const before = isRoot ? -1 : spotOf[above[at]];
      // A playout starts at its parent's position, so no move led to it: each parent has one spot for its playouts.
      let spot = isRoot ? Math.min(0, first.length - 1) : (after[before].get(action[at]) ?? -1);
      if (spot < 0) {
        spot = first.length;
        first.push(at);
        after.push(new Map());
        if (!isRoot) after[before].set(action[at], spot);
      }
      spotOf[at] = spot;
    }
  }
  return spotsOf(trace, spotOf, Int32Array.from(first));
}

/**
 * A spot for each position. Edges that lead to a position drawn elsewhere are in `shape.joins`.
 * @param {Trace} trace @returns {Spots}
 */
export function spotsByPosition(trace) {
  const { same, visited, parent, enter } = trace;
  const spotOf = new Int32Array(trace.count).fill(-1);
  const first = [];
  const joins = [];
  const joined = new Set();
  for (let row = 0; row < visited; row++) {
    if (same[row] === row) {
      spotOf[row] = first.length;
      first.push(row);
      continue;
    }
    const spot = spotOf[same[row]];
    const before = spotOf[parent[row]];
    spotOf[row] = spot;
    // The tree's own edge, followed again; or another search of the same position, which is no edge.
    const drawn = before === spot || (same[row] > 0 && spotOf[parent[same[row]]] === before);
    const edge = before * visited + spot;
    if (drawn || joined.has(edge)) continue;
    joined.add(edge);
    joins.push(before, spot, enter[row]);
  }
  return spotsOf(trace, spotOf, Int32Array.from(first), Int32Array.from(joins));
}

/** @param {Trace} trace @param {Int32Array} spotOf @param {Int32Array} first @param {Int32Array} [joins] @returns {Spots} */
function spotsOf(trace, spotOf, first, joins) {
  return { trace, spotOf, first, shape: shapeOf(trace, spotOf, first, joins) };
}

/** @param {Trace} trace @param {Int32Array} spotOf @param {Int32Array} first @param {Int32Array} [joins] @returns {Trace} */
function shapeOf(trace, spotOf, first, joins) {
  const count = first.length;
  const unknown = new Float64Array(count).fill(NaN);
  const names = trace.text.names;
  const text = {
    ...trace.text,
    visited: count,
    count,
    passes: [],
    merged: true,
    names: names && Array.from(first, (row) => names[row]),
    ...worthsOf(trace.text, first),
  };
  const parent = first.map((row) => (trace.above[row] < 0 ? -1 : spotOf[trace.above[row]]));
  const shape = makeTrace(text, {
    parent,
    above: parent,
    action: first.map((row) => trace.action[row]),
    cell: Int16Array.from(first, (row) => trace.cell[row]),
    kind: Uint8Array.from(first, (row) => trace.kind[row]),
    status: Uint8Array.from(first, (row) => trace.status[row]),
    chance: Float64Array.from(first, (row) => trace.chance[row]),
    code: Uint8Array.from(first, (row) => trace.code[row]),
    same: Int32Array.from(first, (_, spot) => spot),
    link: new Int32Array(count).fill(-1),
    enter: first.map((row) => trace.enter[row]),
    leave: new Int32Array(count).fill(-1),
    value: unknown,
    alpha: unknown,
    beta: unknown,
    event: new Int16Array(0),
    assigned_at: new Int32Array(0),
    assigned_name: new Uint8Array(0),
    assigned_value: new Float64Array(0),
  });
  const children = inOrder(shape, trace.place, first);
  const rounds = { trace, spotOf };
  return Object.freeze({
    ...shape,
    children,
    joins,
    rounds,
    event: trace.event,
    ...spotsOfEvents(trace, spotOf, first),
  });
}

/**
 * The children of each spot in the order of the game's actions, whatever order they were visited in; those that no
 * action led to come last.
 * @param {Trace} shape @param {Int16Array | undefined} place @param {Int32Array} first
 */
function inOrder({ childStart, children }, place, first) {
  if (!place) return children;
  /** @param {number} spot */
  const placeOf = (spot) => (place[first[spot]] < 0 ? Infinity : place[first[spot]]);
  const ordered = children.slice();
  for (let spot = 0; spot + 1 < childStart.length; spot++) {
    // Sorting is stable: children with equal places stay in the order of entry.
    ordered
      .subarray(childStart[spot], childStart[spot + 1])
      .sort((a, b) => (placeOf(a) === placeOf(b) ? a - b : placeOf(a) - placeOf(b)));
  }
  return ordered;
}

/** Which spot each event is about, and how many there are by then. @param {Trace} trace @param {Int32Array} spotOf @param {Int32Array} first */
function spotsOfEvents({ eventNode, enter, event }, spotOf, first) {
  const entered = new Int32Array(event.length);
  for (const row of first) entered[enter[row]] = 1;
  for (let at = 1; at < entered.length; at++) entered[at] += entered[at - 1];
  // What a driver does between two passes belongs to no spot: the newest one stays.
  let newest = -1;
  const node = eventNode.map((row) => {
    if (row >= 0 && spotOf[row] >= 0) newest = spotOf[row];
    return newest;
  });
  return { eventNode: node, entered };
}

/**
 * The spots at a cursor. A spot is worth the mean of what its visits returned if `mean` is true, else what the last
 * visit returned.
 * @param {Spots} spots @param {number} cursor @param {boolean} mean @returns {Growth}
 */
export function growthAt({ trace, spotOf, first, shape }, cursor, mean) {
  const { count } = shape;
  const shown = new Int32Array(count).fill(-1);
  const visits = new Int32Array(count);
  const newest = new Int32Array(count).fill(-1);
  const leave = new Int32Array(count).fill(-1);
  const status = shape.status.slice();
  const value = new Float64Array(count).fill(NaN);
  const sum = new Float64Array(count);
  for (let row = 0; row < trace.visited && trace.enter[row] < cursor; row++) {
    const spot = spotOf[row];
    if (spot < 0) continue;
    newest[spot] = row;
    // A leaf stays a leaf, even if a best-first search comes back to it.
    if (trace.status[row] === INNER && shape.childStart[spot] < shape.childStart[spot + 1]) status[spot] = INNER;
    const returned = trace.leave[row] >= 0 && trace.leave[row] < cursor;
    if (!returned || Number.isNaN(trace.value[row])) continue;
    visits[spot]++;
    sum[spot] += trace.value[row];
    if (mean) value[spot] = sum[spot] / visits[spot];
    // A node that searched its own position again has returned only after that search.
    else if (trace.leave[row] > leave[spot]) {
      value[spot] = trace.value[row];
      shown[spot] = row;
    }
    leave[spot] = Math.max(leave[spot], trace.leave[row]);
  }
  const odds = oddsAt(trace, first, shape, cursor);
  const seen = {
    ...shape,
    value,
    leave,
    status,
    ...(odds ? { odds } : {}),
    ...(shape.joins ? { looks: { trace, rows: shown } } : {}),
  };
  return { trace: Object.freeze(mean ? { ...seen, visits } : seen), visits, newest };
}

/**
 * The probability with which the player above each spot goes there, at a cursor, by the newest strategy of the
 * information set; NaN if none is known. Null for a search without strategies.
 * @param {Trace} trace @param {Int32Array} first @param {Trace} shape @param {number} cursor
 */
function oddsAt({ place, info, mix, mix_start: start, visited, enter }, first, { parent }, cursor) {
  if (!place || !info || !mix || !start) return null;
  /** @type {Map<number, number>} the newest row that held a strategy, by information set */
  const newest = new Map();
  for (let row = 0; row < visited && enter[row] < cursor; row++) {
    if (start[row] < start[row + 1]) newest.set(info[row], row);
  }
  return Float64Array.from(first, (row, spot) => {
    const held = parent[spot] < 0 ? undefined : newest.get(info[first[parent[spot]]]);
    return held === undefined || place[row] < 0 ? NaN : mix[start[held] + place[row]];
  });
}
