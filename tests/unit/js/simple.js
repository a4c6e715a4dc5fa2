/**
 * What the made-up traces of tests and benchmarks have in common: one search in one file, no chance,
 * and no position met twice.
 */

export const SIMPLE_TEXT = {
  options: {},
  side: /** @type {const} */ ("MAX"),
  passes: [],
  merged: false,
  bestBy: /** @type {const} */ ("value"),
  searchName: "Search",
  words: {},
  codes: [{ name: "search", file: 0, line: 1 }],
};

/** @param {number} count how many rows there are */
export const simpleColumns = (count) => ({
  chance: new Float64Array(count).fill(NaN),
  code: new Uint8Array(count),
  same: Int32Array.from({ length: count }, (_, row) => row),
  link: new Int32Array(count).fill(-1),
});
