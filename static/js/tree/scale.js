/**
 * What the tree can be coloured by, other than by value: for each row, a place on a scale of colours from 0 to 1.
 * Pure functions.
 *
 * @typedef {import("../trace/trace.js").Trace} Trace
 * @typedef {import("../state/state.js").State["colourBy"]} ColourBy
 *
 * @typedef {object} Scale
 * @property {ColourBy} by
 * @property {Float32Array} share  by row: 0 at the low end, 1 at the high one; NaN for a row that has no place
 * @property {string} low  what the ends are called
 * @property {string} high
 */

import { countsOf } from "../trace/occurrences.js";
import { placeOf } from "./layout.js";
import { formatCount, formatValue } from "../words/format.js";

/** How many colours a scale has: as many as an eye can tell apart at a glance. */
export const SHADES = 7;

/** Where windows are that are open at one end, and the widest that is closed at both. */
const OPEN_AT_ONE_END = 0.84;
const CLOSED = 0.67;

/** The place of a share among the colours. @param {number} share */
export const shadeOf = (share) => Math.min(SHADES - 1, Math.max(0, Math.floor(share * SHADES)));

/** @param {Trace} trace @param {(row: number) => number} share */
const forVisited = ({ count, visited }, share) =>
  new Float32Array(count).fill(NaN).map((none, row) => (row < visited ? share(row) : none));

/** @param {ArrayLike<number>} numbers @param {number} end how many of them count @returns {number} the greatest finite one, or 0 */
function greatest(numbers, end) {
  let most = 0;
  for (let i = 0; i < end; i += 1) if (numbers[i] > most && numbers[i] < Infinity) most = numbers[i];
  return most;
}

/** @type {Record<Exclude<ColourBy, "value">, (trace: Trace) => Omit<Scale, "by"> | null>} */
const SCALES = {
  depth(trace) {
    const most = greatest(trace.ply, trace.visited);
    const share = forVisited(trace, (row) => trace.ply[row] / Math.max(1, most));
    return { share, low: "0", high: `${most} ${most === 1 ? "move" : "moves"}` };
  },
  time(trace) {
    const last = Math.max(1, trace.visited - 1);
    return { share: forVisited(trace, (row) => row / last), low: "first", high: "last" };
  },
  window(trace) {
    const width = Float64Array.from(trace.alpha, (alpha, row) => trace.beta[row] - alpha);
    const { visited } = trace;
    if (!width.subarray(0, visited).some((each) => each >= 0)) return null;
    const most = greatest(width, visited);
    const isOpen = width.subarray(0, visited).includes(Infinity);
    /** @param {number} row */
    const share = (row) => {
      if (Number.isNaN(width[row])) return NaN;
      if (width[row] < Infinity) return ((isOpen ? CLOSED : 1) * width[row]) / (most || 1);
      return trace.alpha[row] === -Infinity && trace.beta[row] === Infinity ? 1 : OPEN_AT_ONE_END;
    };
    return { share: forVisited(trace, share), low: "0", high: isOpen ? "∞" : formatValue(most) };
  },
  times(trace) {
    const counts = countsOf(trace);
    const most = greatest(counts, counts.length);
    if (most < 2) return null;
    const share = forVisited(trace, (row) => Math.log(counts[trace.same[row]]) / Math.log(Math.max(2, most)));
    return { share, low: "once", high: `${formatCount(most)} times` };
  },
};

/** @type {WeakMap<Trace, Map<ColourBy, Scale | null>>} */
const known = new WeakMap();

/** The scale of a tree; null where the values decide, or where there is nothing to tell. @param {Trace} trace @param {ColourBy} by */
export function scaleIn(trace, by) {
  if (by === "value") return null;
  const ofTrace = known.get(trace) ?? new Map();
  known.set(trace, ofTrace);
  if (!ofTrace.has(by)) {
    const found = SCALES[by](trace);
    ofTrace.set(by, found && { by, ...found });
  }
  return /** @type {Scale | null} */ (ofTrace.get(by));
}

/** @type {WeakMap<Scale, {layout: object, sum: Float64Array, rows: Int32Array}>} */
const sums = new WeakMap();

/**
 * The sum of the shares before each place among the rows by level, and how many of these rows have one: so the mean of
 * neighbours costs two subtractions, however many they are.
 * @param {Scale} scale @param {import("./layout.js").Layout} layout
 */
function sumsOf(scale, layout) {
  const kept = sums.get(scale);
  if (kept?.layout === layout) return kept;
  const { levelRows } = layout;
  const sum = new Float64Array(levelRows.length + 1);
  const rows = new Int32Array(levelRows.length + 1);
  for (let i = 0; i < levelRows.length; i += 1) {
    const share = scale.share[levelRows[i]];
    const counts = !Number.isNaN(share);
    sum[i + 1] = sum[i] + (counts ? share : 0);
    rows[i + 1] = rows[i] + (counts ? 1 : 0);
  }
  const found = { layout, sum, rows };
  sums.set(scale, found);
  return found;
}

/**
 * The mean of the shares of the rows of a level between two places; NaN if there are none.
 * @param {Scale} scale @param {import("./layout.js").Layout} layout @param {number} level
 * @param {number} left in slots @param {number} right
 */
export function meanBetween(scale, layout, level, left, right) {
  const { sum, rows } = sumsOf(scale, layout);
  const [from, to] = [placeOf(layout, level, left), placeOf(layout, level, right)];
  return (sum[to] - sum[from]) / (rows[to] - rows[from]);
}
