/**
 * The trace of alpha-beta on the empty tic-tac-toe board: 18,297 nodes and what was cut; without cuts, minimax's 549,946.
 * Written here in JavaScript so that the benchmark of the picture needs no Python.
 */
import { makeTrace } from "../../../static/js/trace/trace.js";
import { SIMPLE_TEXT, simpleColumns } from "../../unit/js/simple.js";

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const MAX = 0;

/** @param {number} [depth] plies to the depth limit @param {boolean} [prunes] @returns {import("../../../static/js/trace/trace.js").Trace} */
export function ticTacToeTrace(depth = Infinity, prunes = true) {
  const board = new Int8Array(9);
  /** @type {Record<string, number[]>} */
  const column = {
    parent: [], action: [], kind: [], status: [], value: [], alpha: [], beta: [], enter: [], leave: [], event: [],
  };
  /** @type {[number, number, number][]} parent, action, kind of what was never entered */
  const cut = [];

  /** @param {number} parent @param {number} action @param {number} kind @param {number} alpha @param {number} beta @param {number} left @returns {number} */
  function visit(parent, action, kind, alpha, beta, left) {
    const row = column.parent.length;
    column.parent.push(parent);
    column.action.push(action);
    column.kind.push(kind);
    column.alpha.push(alpha);
    column.beta.push(beta);
    column.enter.push(column.event.length);
    column.leave.push(-1);
    column.value.push(NaN);
    column.event.push(-1);
    const line = LINES.find(([a, b, c]) => board[a] !== 0 && board[a] === board[b] && board[a] === board[c]);
    const over = line !== undefined || board.every((mark) => mark !== 0);
    column.status.push(over ? 1 : left === 0 ? 2 : 0);
    let value = over ? (line ? board[line[0]] : 0) : left === 0 ? 0 : kind === MAX ? -Infinity : Infinity;
    let done = over || left === 0;
    let window = [alpha, beta];
    for (let square = 0; square < 9; square += 1) {
      if (over || left === 0 || board[square] !== 0) continue;
      if (done) {
        cut.push([row, square, 1 - kind]);
        continue;
      }
      board[square] = kind === MAX ? 1 : -1;
      const back = visit(row, square, 1 - kind, window[0], window[1], left - 1);
      board[square] = 0;
      value = kind === MAX ? Math.max(value, back) : Math.min(value, back);
      done = prunes && (kind === MAX ? value >= window[1] : value <= window[0]);
      window = kind === MAX ? [Math.max(window[0], value), window[1]] : [window[0], Math.min(window[1], value)];
    }
    column.leave[row] = column.event.length;
    column.value[row] = value;
    column.event.push(-2);
    return value;
  }
  visit(-1, -1, MAX, -Infinity, Infinity, depth);
  const visited = column.parent.length;
  for (const [parent, action, kind] of cut) {
    column.parent.push(parent);
    column.action.push(action);
    column.kind.push(kind);
    column.status.push(3);
    for (const name of ["value", "alpha", "beta"]) column[name].push(NaN);
    for (const name of ["enter", "leave"]) column[name].push(-1);
  }
  const squares = Array.from({ length: 9 }, (_, square) => String(square));
  return makeTrace(
    {
      method: "alphabeta", order: "given", cut: ">=", depth: "Infinity", actions: squares, actionIds: squares,
      names: null, variables: [], visited, count: column.parent.length, lines: false, actionLines: [], ...SIMPLE_TEXT,
      root: /** @type {any} */ ({ picture: { kind: "grid", columns: 3, rows: 3, cells: ".........", line: [] } }),
    },
    {
      ...simpleColumns(column.parent.length),
      parent: Int32Array.from(column.parent),
      above: Int32Array.from(column.parent),
      action: Int32Array.from(column.action),
      cell: Int16Array.from(column.action),
      kind: Uint8Array.from(column.kind),
      status: Uint8Array.from(column.status),
      value: Float64Array.from(column.value),
      alpha: Float64Array.from(column.alpha),
      beta: Float64Array.from(column.beta),
      enter: Int32Array.from(column.enter),
      leave: Int32Array.from(column.leave),
      event: Int16Array.from(column.event),
      assigned_at: new Int32Array(0),
      assigned_name: new Uint8Array(0),
      assigned_value: new Float64Array(0),
    },
  );
}
