/**
 * What the made-up traces of tests and benchmarks have in common: one search in one file, no chance, and no position
 * that occurs twice.
 */

export const SIMPLE_TEXT = {
  options: {},
  side: /** @type {const} */ ("MAX"),
  passes: [],
  merged: false,
  bestBy: /** @type {const} */ ("value"),
  kind: /** @type {const} */ ("game"),
  methodName: "Search",
  best: null,
  words: {},
  codes: [{ name: "search", file: 0, line: 1 }],
};

/**
 * A row of a trace that is made row by row. A row that was never entered has `enter` and `leave` −1; a row has no
 * window unless one is given.
 * @typedef {object} Row
 * @property {number} parent
 * @property {number} kind
 * @property {number} status
 * @property {number} value
 * @property {number} enter
 * @property {number} leave
 * @property {number} [alpha]
 * @property {number} [beta]
 */

/** @param {number} count how many rows there are */
export const simpleColumns = (count) => ({
  chance: new Float64Array(count).fill(NaN),
  code: new Uint8Array(count),
  same: Int32Array.from({ length: count }, (_, row) => row),
  link: new Int32Array(count).fill(-1),
});

/** The columns of rows that fill no cell, and in which nothing was assigned. @param {readonly Row[]} rows */
export function columnsOf(rows) {
  const parent = Int32Array.from(rows, (row) => row.parent);
  return {
    ...simpleColumns(rows.length),
    parent,
    above: parent,
    cell: new Int16Array(rows.length).fill(-1),
    kind: Uint8Array.from(rows, (row) => row.kind),
    status: Uint8Array.from(rows, (row) => row.status),
    value: Float64Array.from(rows, (row) => row.value),
    alpha: Float64Array.from(rows, ({ alpha = NaN }) => alpha),
    beta: Float64Array.from(rows, ({ beta = NaN }) => beta),
    enter: Int32Array.from(rows, (row) => row.enter),
    leave: Int32Array.from(rows, (row) => row.leave),
    assigned_at: new Int32Array(0),
    assigned_name: new Uint8Array(0),
    assigned_value: new Float64Array(0),
  };
}
