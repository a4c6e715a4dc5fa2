/**
 * The searches that a driver has started, each as a trace of its own. A pass is a search like any other: the code
 * that draws, describes and steps a trace need not know about the other passes.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { countBelow } from "../support/count-below.js";
import { worthsOf } from "./players.js";
import { makeTrace } from "./trace.js";

/**
 * A pass, and where its rows and events stand in the whole trace.
 * @typedef {object} Pass
 * @property {Trace} trace
 * @property {number} index  its number, from 0
 * @property {Int32Array} rows  the row of the whole trace, by row of the pass
 * @property {number} firstEvent  its event 0, in the whole trace
 */

/**
 * What the field calls the searches of a driver: rounds grow one tree, iterations deepen it, and a pass asks again.
 * @param {Trace} trace @returns {"round" | "iteration" | "pass"}
 */
export function passNoun({ text: { passes, merged }, alpha, beta }) {
  if (merged) return "round";
  const isFull = passes.every(({ row }) => !Number.isFinite(alpha[row]) && !Number.isFinite(beta[row]));
  return isFull && passes.every(({ depth }) => typeof depth === "number") ? "iteration" : "pass";
}

/**
 * The pass that is running at a cursor, or else the one that ran last; before any has started, the first; at the end of the
 * search, the one with its answer. −1 if the search has no passes.
 * @param {Trace} trace @param {number} cursor
 */
export function passAt(trace, cursor) {
  const { text, enter, event } = trace;
  const { passes } = text;
  if (cursor >= event.length && passes.length > 0) return answeredBy(trace);
  const begun = countBelow(passes.length, (i) => enter[passes[i].row], cursor);
  return passes.length === 0 ? -1 : Math.max(0, begun - 1);
}

/**
 * The pass that has the answer: the last one, or where its time has ended it, the one before. @param {Trace} trace
 */
function answeredBy({ text: { passes, merged }, value }) {
  const answered = merged ? -1 : passes.findLastIndex(({ row }) => Number.isFinite(value[row]));
  return answered < 0 ? passes.length - 1 : answered;
}

/** @param {Trace} trace @param {number} index @returns {Pass} */
export function cutOutPass(trace, index) {
  const { row, end } = trace.text.passes[index];
  const rows = rowsWithin(trace, row, end);
  const local = new Int32Array(trace.count).fill(-1);
  for (let i = 0; i < rows.length; i++) local[rows[i]] = i;
  const firstEvent = trace.enter[row];
  const lastEvent = trace.leave[row] < 0 ? trace.event.length : trace.leave[row] + 1;
  const visited = end - row;
  const text = {
    ...trace.text,
    visited,
    count: rows.length,
    passes: [],
    ...worthsOf(trace.text, rows),
    names: trace.text.names && Array.from(rows, (each) => /** @type {string[]} */ (trace.text.names)[each]),
  };
  const columns = {
    ...nodeColumns(trace, rows, local, firstEvent),
    same: sameWithin(trace, rows, visited),
    event: trace.event.subarray(firstEvent, lastEvent),
    ...assignmentsWithin(trace, firstEvent, lastEvent),
  };
  return { trace: makeTrace(text, columns), index, rows, firstEvent };
}

/** The rows of a pass: those visited, then what was cut off in it. @param {Trace} trace @param {number} row @param {number} end */
function rowsWithin({ parent, visited, count }, row, end) {
  const within = new Uint8Array(count).fill(1, row, end);
  const rows = [];
  for (let each = row; each < end; each++) rows.push(each);
  for (let each = visited; each < count; each++) {
    if (!within[parent[each]]) continue;
    within[each] = 1;
    rows.push(each);
  }
  return Int32Array.from(rows);
}

/** @param {Trace} trace @param {Int32Array} rows @param {Int32Array} local @param {number} firstEvent */
function nodeColumns(trace, rows, local, firstEvent) {
  /** @template {Int32Array | Int16Array | Uint8Array | Float64Array} T @param {T} column @returns {T} */
  const taken = (column) => {
    const own = /** @type {any} */ (column.slice(0, rows.length));
    for (let i = 0; i < rows.length; i++) own[i] = column[rows[i]];
    return own;
  };
  /** @param {Int32Array} column of rows */
  const toLocal = (column) => taken(column).map((row) => (row < 0 ? -1 : local[row]));
  /** @param {Int32Array} column of events */
  const since = (column) => taken(column).map((event) => (event < 0 ? -1 : event - firstEvent));
  return {
    parent: toLocal(trace.parent),
    above: toLocal(trace.parent),
    action: taken(trace.action),
    cell: taken(trace.cell),
    kind: taken(trace.kind),
    status: taken(trace.status),
    value: taken(trace.value),
    alpha: taken(trace.alpha),
    beta: taken(trace.beta),
    chance: taken(trace.chance),
    code: taken(trace.code),
    link: toLocal(trace.link),
    bound: taken(trace.bound),
    ...(trace.unrecorded && { unrecorded: taken(trace.unrecorded) }),
    enter: since(trace.enter),
    leave: since(trace.leave),
  };
}

/**
 * The first row of the pass with the same position: the whole trace may have reached it in an earlier pass.
 * @param {Trace} trace @param {Int32Array} rows @param {number} visited
 */
function sameWithin(trace, rows, visited) {
  /** @type {Map<number, number>} */
  const first = new Map();
  return rows.map((row, own) => {
    if (own >= visited) return own;
    const met = first.get(trace.same[row]) ?? own;
    first.set(trace.same[row], met);
    return met;
  });
}

/** @param {Trace} trace @param {number} first @param {number} last */
function assignmentsWithin(trace, first, last) {
  const at = trace.assigned_at;
  const within = [];
  for (let i = 0; i < at.length; i++) if (at[i] >= first && at[i] < last) within.push(i);
  return {
    assigned_at: Int32Array.from(within, (i) => at[i] - first),
    assigned_name: Uint8Array.from(within, (i) => trace.assigned_name[i]),
    assigned_value: Float64Array.from(within, (i) => trace.assigned_value[i]),
  };
}
