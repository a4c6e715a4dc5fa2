/**
 * What the visited nodes prove about a node's minimax value: it is at least `lower` and at most `upper`. This follows
 * from the leaves alone, so it holds for every algorithm and convention: a MAX node is worth at least its best
 * child's lower bound, and at most the greatest upper bound of its children. A child that was never visited may be
 * worth anything.
 */
import { isFinished } from "./cursor.js";
import { isProbe } from "./probes.js";
import { AT_LEAST, AT_MOST, KNOWN, MAX, MIN, PRUNED } from "./trace.js";
import { CHANCE } from "./moment.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {{lower: Float64Array, upper: Float64Array}} Bounds by row */

/**
 * The bounds once every node has returned.
 * @param {Trace} trace
 * @returns {Bounds}
 */
export function finalBounds(trace) {
  const { count, parent, kind, status, value, bound, childStart } = trace;
  const lower = new Float64Array(count);
  const upper = new Float64Array(count);
  for (let row = 0; row < count; row += 1) {
    lower[row] = kind[row] === MIN ? Infinity : -Infinity;
    upper[row] = kind[row] === MAX ? -Infinity : Infinity;
  }
  for (let row = count - 1; row >= 0; row -= 1) {
    if (status[row] === PRUNED) {
      lower[row] = -Infinity;
      upper[row] = Infinity;
    } else if (childStart[row] === childStart[row + 1]) {
      // The table may have held only a bound, not the value.
      const known = Number.isNaN(value[row]) ? AT_LEAST | AT_MOST : status[row] === KNOWN ? bound[row] : 0;
      lower[row] = known & AT_MOST ? -Infinity : value[row];
      upper[row] = known & AT_LEAST ? Infinity : value[row];
    } else if (kind[row] === CHANCE && allExact(trace, row, lower, upper)) {
      lower[row] = value[row];
      upper[row] = value[row];
    }
    // A probe has looked at one of the moves: another may be better for the side to move.
    if (isProbe(trace, row)) {
      if (kind[row] === MAX) upper[row] = Infinity;
      else lower[row] = -Infinity;
    }
    const above = parent[row];
    if (above >= 0) include(kind[above], lower, upper, above, lower[row], upper[row]);
  }
  // Where nothing was cut and nothing is left open, the values say it all.
  return isSame(lower, value) && isSame(upper, value) ? { lower: value, upper: value } : { lower, upper };
}

/** @param {Float64Array} a @param {Float64Array} b */
const isSame = (a, b) => a.every((number, i) => number === b[i]);

/**
 * The bounds, at a cursor, of the rows that have not returned yet. All others have their final bounds.
 * @param {Trace} trace
 * @param {Bounds} final
 * @param {import("./moment.js").Moment} moment
 * @returns {Map<number, {lower: number, upper: number}>}
 */
export function activeBounds(trace, final, moment) {
  /** @type {Map<number, {lower: number, upper: number}>} */
  const bounds = new Map();
  for (let row = moment.current; row >= 0; row = trace.parent[row]) {
    const kind = trace.kind[row];
    const lower = [kind === MIN ? Infinity : -Infinity];
    const upper = [kind === MAX ? -Infinity : Infinity];
    const start = trace.childStart[row];
    const end = trace.childStart[row + 1];
    for (let i = start; i < end; i += 1) {
      const child = trace.children[i];
      const known = bounds.get(child);
      if (known) include(kind, lower, upper, 0, known.lower, known.upper);
      else if (isFinished(trace, child, moment.cursor)) {
        include(kind, lower, upper, 0, final.lower[child], final.upper[child]);
      } else include(kind, lower, upper, 0, -Infinity, Infinity);
    }
    if (start === end || kind === CHANCE) bounds.set(row, { lower: -Infinity, upper: Infinity });
    else bounds.set(row, { lower: lower[0], upper: upper[0] });
  }
  return bounds;
}

/**
 * How much is proved about a node's value: "=" exact, "≥" at least, "≤" at most, "≈" an average, "" unknown. With
 * more than two players, what one gets proves nothing about the others, so a value is known once it is returned.
 * @param {Trace} trace
 * @param {Bounds} final
 * @param {Map<number, {lower: number, upper: number}>} active
 * @param {number} cursor
 * @param {number} row
 * @returns {{sign: "" | "=" | "≥" | "≤" | "≈", value: number}}
 */
export function standing(trace, final, active, cursor, row) {
  if (isFinished(trace, row, cursor)) {
    const value = trace.value[row];
    if (Number.isNaN(value)) return { sign: "", value };
    if (trace.looks) return standingOfLook(trace.looks, cursor, row);
    if (trace.text.merged) return standingInRounds(trace, cursor, row);
    if (trace.text.players) return { sign: "=", value };
    const lower = final.lower[row];
    const upper = final.upper[row];
    if (lower === value && upper === value) return { sign: "=", value };
    // If the visited leaves do not settle it, as below a chance node, the window does.
    if ((lower === -Infinity || upper === Infinity) && !isProbe(trace, row)) {
      if (value <= trace.alpha[row]) return { sign: "≤", value };
      if (value >= trace.beta[row]) return { sign: "≥", value };
      if (trace.alpha[row] < value && value < trace.beta[row]) return { sign: "=", value };
    }
    // A fail-hard search returns its α or β, which may lie beyond what is proved: still a bound.
    if (upper <= value) return { sign: "≤", value };
    if (lower >= value) return { sign: "≥", value };
    return { sign: "=", value };
  }
  const bounds = active.get(row);
  if (!bounds || trace.text.players || trace.text.merged) return { sign: "", value: NaN };
  if (bounds.lower === bounds.upper) return { sign: "=", value: bounds.lower };
  const preferLower = trace.kind[row] === MAX ? bounds.lower > -Infinity : bounds.upper === Infinity;
  if (preferLower && bounds.lower > -Infinity) return { sign: "≥", value: bounds.lower };
  if (bounds.upper < Infinity) return { sign: "≤", value: bounds.upper };
  return { sign: "", value: NaN };
}

/** Nothing is open in what has returned. @type {Map<number, {lower: number, upper: number}>} */
const NOTHING = new Map();

/** @type {WeakMap<Trace, Bounds>} */
const boundsOf = new WeakMap();

/**
 * A folded tree shows the newest of several visits to a position: what that visit has found.
 * @param {{trace: Trace, rows: Int32Array}} looks @param {number} cursor @param {number} row
 * @returns {{sign: "" | "=" | "≥" | "≤" | "≈", value: number}}
 */
function standingOfLook({ trace, rows }, cursor, row) {
  const final = boundsOf.get(trace) ?? finalBounds(trace);
  boundsOf.set(trace, final);
  return standing(trace, final, NOTHING, cursor, rows[row]);
}

/**
 * Where rounds grow one tree, values are averages. A best-first search has merits, and at the end a value.
 * @param {Trace} trace @param {number} cursor @param {number} row
 * @returns {{sign: "" | "=" | "≈", value: number}}
 */
function standingInRounds(trace, cursor, row) {
  const value = trace.value[row];
  if (trace.text.bestBy !== "last") return { sign: "≈", value };
  return { sign: row === 0 && cursor >= trace.event.length ? "=" : "", value };
}

/**
 * Adds one child's bounds to its parent's.
 * @param {number} kind @param {number[] | Float64Array} lower @param {number[] | Float64Array} upper
 * @param {number} at @param {number} childLower @param {number} childUpper
 */
function include(kind, lower, upper, at, childLower, childUpper) {
  if (kind === MAX) {
    lower[at] = Math.max(lower[at], childLower);
    upper[at] = Math.max(upper[at], childUpper);
  } else if (kind === MIN) {
    lower[at] = Math.min(lower[at], childLower);
    upper[at] = Math.min(upper[at], childUpper);
  }
}

/** @param {Trace} trace @param {number} row @param {Float64Array} lower @param {Float64Array} upper */
function allExact(trace, row, lower, upper) {
  for (let i = trace.childStart[row]; i < trace.childStart[row + 1]; i += 1) {
    const child = trace.children[i];
    if (lower[child] !== upper[child] && !isSearchedLater(trace, row, i)) return false;
  }
  return true;
}

/**
 * Whether a child only probed its outcome, and a later child searches it.
 * @param {Trace} trace @param {number} row @param {number} at the child's place in `children`
 */
function isSearchedLater({ children, childStart, action, visited }, row, at) {
  for (let i = at + 1; i < childStart[row + 1] && children[i] < visited; i++) {
    if (action[children[i]] === action[children[at]]) return true;
  }
  return false;
}
