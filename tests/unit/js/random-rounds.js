/**
 * Random searches for the tests of spots: rounds that build one tree, and searches that find the same positions again
 * and again.
 */

import { makeTrace } from "../../../static/js/trace/trace.js";
import { randomTrace } from "./random-trace.js";
import { SIMPLE_TEXT, columnsOf } from "./simple.js";
import { randomSource } from "./tree-fixtures.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

const MOVES = ["a", "b", "c"];

/**
 * A driver and its rounds, each a path of random moves down a tree, some with a playout at the end.
 * @param {number} seed
 * @returns {Trace}
 */
export function randomRounds(seed) {
  const random = randomSource(seed);
  /** @param {number} count */
  const below = (count) => Math.floor(random() * count);
  /** @type {{parent: number, action: number, kind: number, status: number, value: number, enter: number, leave: number}[]} */
  const rows = [{ parent: -1, action: -1, kind: 3, status: 0, value: NaN, enter: 0, leave: -1 }];
  const events = [-1];
  const passes = [];
  for (let rounds = 1 + below(12); rounds > 0; rounds -= 1) {
    const root = rows.length;
    const worth = below(9) - 4;
    const way = [-1, ...Array.from({ length: below(4) }, () => below(MOVES.length)), ...(random() < 0.6 ? [-1] : [])];
    way.forEach((action, ply) => {
      const last = ply === way.length - 1;
      rows.push({
        parent: ply === 0 ? 0 : rows.length - 1,
        action,
        kind: ply % 2,
        status: last ? 1 + below(2) : 0,
        value: worth,
        enter: events.length,
        leave: -1,
      });
      events.push(-1);
    });
    for (let row = rows.length - 1; row >= root; row -= 1) {
      rows[row].leave = events.length;
      events.push(-2);
    }
    passes.push({ row: root, end: rows.length, depth: null });
  }
  rows[0].leave = events.length;
  events.push(-2);
  const text = {
    ...SIMPLE_TEXT,
    method: "uct",
    order: "given",
    cut: /** @type {const} */ (">="),
    depth: /** @type {const} */ ("Infinity"),
    actions: MOVES,
    actionIds: MOVES,
    names: null,
    variables: [],
    lines: false,
    actionLines: [],
    visited: rows.length,
    count: rows.length,
    passes,
    merged: true,
    bestBy: /** @type {const} */ ("visits"),
    root: /** @type {any} */ ({ picture: { kind: "tree" } }),
  };
  return makeTrace(text, {
    ...columnsOf(rows),
    action: Int32Array.from(rows, (row) => row.action),
    event: Int16Array.from(events),
  });
}

export const RANDOM_ROUNDS = Array.from({ length: 40 }, (_, seed) => randomRounds(seed));

/**
 * A random search in which several rows have the same position, all of them at the same ply; sometimes a row visits
 * the position of its parent again.
 * @param {number} seed
 * @returns {Trace}
 */
export function randomGraph(seed) {
  const trace = randomTrace(seed);
  const random = randomSource(seed + 1000);
  /** @type {Map<string, number>} */
  const first = new Map();
  const same = Int32Array.from({ length: trace.count }, (_, row) => row);
  for (let row = 1; row < trace.visited; row += 1) {
    if (random() < 0.1) {
      same[row] = same[trace.parent[row]];
      continue;
    }
    const position = `${trace.ply[row]} ${Math.floor(3 * random())}`;
    same[row] = first.get(position) ?? row;
    first.set(position, same[row]);
  }
  return Object.freeze({ ...trace, same });
}

export const RANDOM_GRAPHS = Array.from({ length: 40 }, (_, seed) => randomGraph(seed));

/**
 * A driver that makes the same search twice; the second time, every position is known from the first.
 * @param {Trace} trace
 * @returns {Trace}
 */
export function searchedTwice(trace) {
  const { visited, count } = trace;
  const pruned = count - visited;
  const length = trace.event.length;
  /** The rows of the original in the order of the new ones. */
  const rows = [...Array(visited).keys(), ...Array(visited).keys()];
  for (let pass = 0; pass < 2; pass += 1) for (let i = 0; i < pruned; i += 1) rows.push(visited + i);
  /** Where a row of the original is in one of the passes. @param {number} row @param {number} pass */
  const placeOf = (row, pass) =>
    row < visited ? 1 + pass * visited + row : 1 + 2 * visited + pass * pruned + (row - visited);
  /** @param {number} at */
  const passOf = (at) => Number(at < 2 * visited ? at >= visited : at >= 2 * visited + pruned);
  /** @template {Int32Array | Int16Array | Uint8Array | Float64Array} T @param {T} column @param {number} first @param {(value: number, pass: number) => number} [change] @returns {T} */
  const twice = (column, first, change = (value) => value) => {
    const Type = /** @type {any} */ (column.constructor);
    return Type.from([first, ...rows.map((row, at) => change(column[row], passOf(at)))]);
  };
  /** @param {number} event @param {number} pass */
  const later = (event, pass) => (event < 0 ? -1 : 1 + pass * length + event);
  const toPlace = (/** @type {number} */ row, /** @type {number} */ pass) => (row < 0 ? 0 : placeOf(row, pass));
  const parent = twice(trace.parent, -1, toPlace);
  const assigned = [0, 1].flatMap((pass) => [...trace.assigned_at].map((at, i) => ({ at: later(at, pass), i })));
  const text = {
    ...trace.text,
    visited: 1 + 2 * visited,
    count: 1 + 2 * count,
    names: trace.text.names && ["driver", ...rows.map((row) => /** @type {string[]} */ (trace.text.names)[row])],
    passes: [0, 1].map((pass) => ({ row: 1 + pass * visited, end: 1 + (pass + 1) * visited, depth: null })),
  };
  return makeTrace(text, {
    parent,
    above: parent,
    action: twice(trace.action, -1),
    cell: twice(trace.cell, -1),
    kind: twice(trace.kind, 3),
    status: twice(trace.status, 0),
    value: twice(trace.value, trace.value[0]),
    alpha: twice(trace.alpha, NaN),
    beta: twice(trace.beta, NaN),
    chance: twice(trace.chance, NaN),
    code: twice(trace.code, 0),
    same: Int32Array.from([
      0,
      ...rows.map((row, at) => (row < visited ? trace.same[row] && placeOf(trace.same[row], 0) : at + 1)),
    ]),
    link: twice(trace.link, -1, (row, pass) => (row < 0 ? -1 : placeOf(row, pass))),
    enter: twice(trace.enter, 0, later),
    leave: twice(trace.leave, 1 + 2 * length, later),
    event: Int16Array.from([-1, ...trace.event, ...trace.event, -2]),
    assigned_at: Int32Array.from(assigned, ({ at }) => at),
    assigned_name: Uint8Array.from(assigned, ({ i }) => trace.assigned_name[i]),
    assigned_value: Float64Array.from(assigned, ({ i }) => trace.assigned_value[i]),
  });
}
