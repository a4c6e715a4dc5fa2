/**
 * What is known of the values that sentences tell: a number, or only that it is at least or at most one.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../trace/bounds.js").Bounds} Bounds
 */

import { formatValue } from "../../words/format.js";
import { finalBounds, standing } from "../../trace/bounds.js";

/** Nothing is open in what has returned. @type {Map<number, {lower: number, upper: number}>} */
const NOTHING = new Map();

/** @type {WeakMap<Trace, Bounds>} */
const known = new WeakMap();

/** What is proved of each row in the end. @param {Trace} trace @returns {Bounds} */
export function boundsOf(trace) {
  const bounds = known.get(trace) ?? finalBounds(trace);
  known.set(trace, bounds);
  return bounds;
}

/**
 * How the value that `row` returned stands to its true one: "=", "≥" or "≤"; as the tree shows it.
 * @param {Trace} trace @param {number} row
 */
export const signOf = (trace, row) => standing(trace, boundsOf(trace), NOTHING, Infinity, row).sign;

/** @type {Record<string, string>} */
const WORDS = { "≥": "at least ", "≤": "at most " };

/** "≥" or "≤" where the value that `row` returned is a bound, else "". @param {Trace} trace @param {number} row */
export function boundSign(trace, row) {
  const sign = signOf(trace, row);
  return sign === "≥" || sign === "≤" ? sign : "";
}

/** "at least ", "at most ", or nothing before what is known. @param {Trace} trace @param {number} row */
export const boundWord = (trace, row) => WORDS[signOf(trace, row)] ?? "";

/** The value that `row` returned, with what it is: "3", "at least 3", "at most 3". @param {Trace} trace @param {number} row */
export const bounded = (trace, row) => boundWord(trace, row) + formatValue(trace.value[row]);
