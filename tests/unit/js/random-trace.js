/**
 * Random searches, for properties that every trace has: trees of every shape, cuts anywhere, moves by both sides in any
 * order, with or without lines, values with many ties.
 */

import { makeTrace } from "../../../static/js/trace/trace.js";
import { randomSource } from "./tree-fixtures.js";
import { SIMPLE_TEXT, columnsOf } from "./simple.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */
/** @typedef {import("./simple.js").Row} Row */

const VARIABLES = ["v", "alpha", "beta", "depth"];

/**
 * @param {number} seed
 * @returns {Trace}
 */
export function randomTrace(seed) {
  const random = randomSource(seed);
  /** @param {number} count */
  const below = (count) => Math.floor(random() * count);
  const lines = seed % 3 !== 0;
  const windows = seed % 2 === 0;
  const deepest = 1 + below(5);
  /** @type {Row[]} */
  const rows = [];
  /** @type {number[]} */
  const events = [];
  /** @type {{at: number, name: number, value: number}[]} */
  const assigned = [];
  /** @type {Map<number, number>} how many moves are left out, by row */
  const left = new Map();

  /** Runs a line, before which some locals may have been assigned. */
  function runLine() {
    if (!lines) return;
    for (let i = below(3); i > 0; i -= 1) assigned.push({ at: events.length, name: below(3), value: below(9) });
    events.push(1 + below(40));
  }

  /** @param {number} parent @param {number} ply @returns {number} what it returned */
  function visit(parent, ply) {
    const row = rows.length;
    const children = ply === deepest || (ply > 0 && random() < 0.3) ? 0 : 1 + below(3);
    const kind = below(2);
    const status = children > 0 ? 0 : 1 + below(2);
    const [alpha, beta] = windows ? [-below(5), below(5)] : [NaN, NaN];
    rows.push({ parent, kind, status, value: below(7) - 3, enter: events.length, leave: -1, alpha, beta });
    if (lines) assigned.push({ at: events.length, name: 3, value: deepest - ply });
    events.push(-1);
    for (let i = 0; i < children; i += 1) {
      runLine();
      const value = visit(row, ply + 1);
      const best = kind === 0 ? Math.max : Math.min;
      rows[row].value = i === 0 ? value : best(rows[row].value, value);
      runLine();
    }
    if (children > 0 && random() < 0.3) left.set(row, 1 + below(3));
    runLine();
    rows[row].leave = events.length;
    events.push(-2);
    return rows[row].value;
  }
  visit(-1, 0);

  const visited = rows.length;
  for (const [row, count] of left) {
    for (let i = 0; i < count; i += 1) rows.push(prunedRow(row, rows[row].kind));
  }
  // Rows below a pruned row are pruned as well, and are not cuts of their own.
  if (rows.length > visited && random() < 0.5) rows.push(prunedRow(visited, rows[visited].kind));
  assigned.sort((a, b) => Number(a.name !== 3) - Number(b.name !== 3) || a.at - b.at);

  const text = {
    method: "alphabeta",
    order: "given",
    cut: /** @type {const} */ (">="),
    depth: /** @type {const} */ ("Infinity"),
    actions: [],
    actionIds: [],
    names: null,
    variables: VARIABLES,
    lines,
    actionLines: [],
    visited,
    count: rows.length,
    ...SIMPLE_TEXT,
    root: /** @type {any} */ ({ picture: { kind: "tree" } }),
  };
  return makeTrace(text, {
    ...columnsOf(rows),
    action: new Int32Array(rows.length).fill(-1),
    event: Int16Array.from(events),
    assigned_at: Int32Array.from(assigned, ({ at }) => at),
    assigned_name: Uint8Array.from(assigned, ({ name }) => name),
    assigned_value: Float64Array.from(assigned, ({ value }) => value),
  });
}

/** @param {number} parent @param {number} kind of the parent @returns {Row} */
const prunedRow = (parent, kind) => ({ parent, kind: 1 - kind, status: 3, value: NaN, enter: -1, leave: -1 });

export const RANDOM_TRACES = Array.from({ length: 60 }, (_, seed) => randomTrace(seed));
