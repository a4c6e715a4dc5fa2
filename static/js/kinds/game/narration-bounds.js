/**
 * What is known about the values in sentences: an exact number, or only a lower or upper bound.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../trace/bounds.js").Bounds} Bounds
 */

import { formatValue } from "../../words/format.js";
import { finalBounds, standing } from "../../trace/bounds.js";

/** No node is open any more below a row that has returned. @type {Map<number, {lower: number, upper: number}>} */
const NOTHING = new Map();

/** @type {WeakMap<Trace, Bounds>} */
const known = new WeakMap();

/** What is proved about each row at the end of the search. @param {Trace} trace @returns {Bounds} */
export function boundsOf(trace) {
  const bounds = known.get(trace) ?? finalBounds(trace);
  known.set(trace, bounds);
  return bounds;
}

/**
 * How the true value of `row` compares with the value it returned: "=", "≥" or "≤", as in the tree.
 * @param {Trace} trace @param {number} row
 */
export const signOf = (trace, row) => standing(trace, boundsOf(trace), NOTHING, Infinity, row).sign;

/** @type {Record<string, string>} */
const WORDS = { "≥": "at least ", "≤": "at most " };

/** "≥" or "≤" if the value that `row` returned is a bound, else "". @param {Trace} trace @param {number} row */
export function boundSign(trace, row) {
  const sign = signOf(trace, row);
  return sign === "≥" || sign === "≤" ? sign : "";
}

/** The words before a value: "at least ", "at most ", or "". @param {Trace} trace @param {number} row */
export const boundWord = (trace, row) => WORDS[signOf(trace, row)] ?? "";

/**
 * The value that `row` returned, in words: "3", "at least 3", "at most 3".
 * @param {Trace} trace @param {number} row
 */
export const bounded = (trace, row) => boundWord(trace, row) + formatValue(trace.value[row]);
