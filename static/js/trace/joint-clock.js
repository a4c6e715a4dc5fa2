/**
 * The steps of two searches that run side by side: what is in both is stepped once; what is in only one of them moves
 * that one alone, and the other waits. Pure functions.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {import("./cursor.js").Granularity} Granularity
 *
 * How far both searches are: a cursor in each trace.
 * @typedef {{main: number, second: number}} Point
 *
 * The points after each step, in order. The point before the first step, with both cursors at 0, is not in the lists.
 * @typedef {{main: Int32Array, second: Int32Array}} Clock
 */

import { countUpTo } from "../support/sorted.js";
import { prunedCount, stops } from "./cursor.js";
import { RETURN } from "./trace.js";

/** Steps of these sizes are found in each search, and then put together; larger steps are made of them. */
const OWN_STEPS = ["line", "arc", "node"];

/**
 * The joint steps of two traces.
 * @param {Trace} main @param {Trace} second
 * @param {Int32Array} partner  for each row of the second, the row of the main trace that belongs to it, or −1
 * @param {Granularity} granularity @returns {Clock}
 */
export function jointClock(main, second, partner, granularity) {
  if (OWN_STEPS.includes(granularity)) return stepsTogether(main, second, partner, granularity);
  const nodes = stepsTogether(main, second, partner, "node");
  return only(nodes, stops(main, granularity), stops(second, granularity));
}

/**
 * The same, remembered for as long as the partners are known.
 * @param {Trace} main @param {Pick<import("./partner.js").Second, "trace" | "partner">} second @param {Granularity} granularity
 */
export function clockOf(main, { trace, partner }, granularity) {
  const known = clocks.get(partner) ?? {};
  clocks.set(partner, known);
  known[granularity] ??= jointClock(main, trace, partner, granularity);
  return known[granularity];
}
/** @type {WeakMap<Int32Array, Partial<Record<Granularity, Clock>>>} */
const clocks = new WeakMap();

/**
 * Which of two compared runs the sentence about a point is about. A larger step ends with one of the small ones.
 * @param {Trace} main @param {Pick<import("./partner.js").Second, "trace" | "partner">} second @param {Granularity} granularity
 * @param {Point} point
 */
export const movedLast = (main, second, granularity, point) =>
  movedAt(clockOf(main, second, OWN_STEPS.includes(granularity) ? granularity : "node"), point);

/** How many steps there are. @param {Clock} clock */
export const stepsOf = ({ main }) => main.length;

/** How many steps have been made at a point. @param {Clock} clock @param {Point} point */
export const stepsMade = (clock, { main, second }) =>
  Math.min(countUpTo(clock.main, main), countUpTo(clock.second, second));

/** The point after so many steps. @param {Clock} clock @param {number} step @returns {Point} */
export function pointAfter(clock, step) {
  const at = Math.min(step, stepsOf(clock)) - 1;
  return at < 0 ? { main: 0, second: 0 } : { main: clock.main[at], second: clock.second[at] };
}

/** The point one step on, or one step back. Neither search goes the other way. @param {Clock} clock @param {Point} point @param {1 | -1} direction */
export function jointStep(clock, point, direction) {
  const made = stepsMade(clock, point);
  const isExact = isSame(pointAfter(clock, made), point);
  if (direction < 0) return pointAfter(clock, isExact ? made - 1 : made);
  const ahead = Math.max(countUpTo(clock.main, point.main - 1), countUpTo(clock.second, point.second - 1));
  const next = pointAfter(clock, ahead + 1);
  return isSame(next, point) ? pointAfter(clock, ahead + 2) : next;
}

/**
 * The point at which one of the searches has come to a cursor: the other has made the steps that come before it.
 * @param {Clock} clock @param {"main" | "second"} which @param {number} cursor @returns {Point}
 */
export function pointAtCursor(clock, which, cursor) {
  const made = countUpTo(clock[which], cursor - 1);
  const reached = pointAfter(clock, made + 1);
  return reached[which] === cursor ? reached : { ...pointAfter(clock, made), [which]: cursor };
}

/**
 * Which search the last step has moved, if only one.
 * @param {Clock} clock @param {Point} point @returns {"main" | "second" | "both"}
 */
export function movedAt(clock, point) {
  const made = stepsMade(clock, point);
  if (made === 0 || !isSame(pointAfter(clock, made), point)) return "both";
  const before = pointAfter(clock, made - 1);
  if (before.main === point.main) return "second";
  return before.second === point.second ? "main" : "both";
}

/** @param {Point} one @param {Point} other */
const isSame = (one, other) => one.main === other.main && one.second === other.second;

/** @param {Trace} main @param {Trace} second @param {Int32Array} partner @param {Granularity} granularity @returns {Clock} */
function stepsTogether(main, second, partner, granularity) {
  const [own, its] = [stops(main, granularity), stops(second, granularity)];
  const pairs = stopsTogether(main, own, second, its, partner);
  return merged(own, its, pairs, (at) => isCutAt(second, its[at]));
}

/**
 * For each step of the main search, the step of the second that is the same; −1 if there is none.
 * @param {Trace} main @param {Int32Array} own @param {Trace} second @param {Int32Array} its @param {Int32Array} partner
 */
function stopsTogether(main, own, second, its, partner) {
  const mainTopics = topicsOf(main, own);
  const secondTopics = topicsOf(second, its);
  const rows = new Int32Array(main.count).fill(-1);
  partner.forEach((row, other) => {
    if (row >= 0) rows[row] = other;
  });
  const pairs = Int32Array.from(own, (_, at) => {
    const { row, left, place } = mainTopics.topics[at];
    const other = rows[row];
    if (other < 0 || (left === 1 && isCutInOne(main, row, second, other))) return -1;
    // A leaf is entered and left in one step: it is the step in which the other search enters the node.
    const isLeaf = mainTopics.first[2 * row] < 0 && secondTopics.first[2 * other] >= 0;
    const isItsLeaf = left === 0 && secondTopics.first[2 * other] < 0;
    const topic = 2 * other + (isLeaf ? 0 : isItsLeaf ? 1 : left);
    return place < secondTopics.count[topic] ? secondTopics.first[topic] + place : -1;
  });
  // Both are at their ends after the last step, and not before.
  const last = its.length - 1;
  return pairs.map((pair, at) => (at === own.length - 1 ? last : pair === last ? -1 : pair));
}

/**
 * What the stops of a search are about: a row, whether it has been left, and which of the stops of that kind it is; and
 * for each row, twice, the first stop before it was left and after, with how many there are.
 * @param {Trace} trace @param {Int32Array} all
 */
function topicsOf(trace, all) {
  const first = new Int32Array(2 * trace.count).fill(-1);
  const count = new Int32Array(2 * trace.count);
  const topics = Array.from(all, (cursor, at) => {
    let event = cursor - 1;
    while (event > 0 && trace.event[event] > 0) event--;
    const row = trace.eventNode[event];
    const left = trace.event[event] === RETURN ? 1 : 0;
    const topic = 2 * row + left;
    if (first[topic] < 0) first[topic] = at;
    return { row, left, place: count[topic]++ };
  });
  return { topics, first, count };
}

/**
 * Whether only one of two nodes that belong together is cut: that one is left while the other search goes on in its own.
 * @param {Trace} main @param {number} row @param {Trace} second @param {number} other
 */
const isCutInOne = (main, row, second, other) => prunedCount(main, row) > 0 !== prunedCount(second, other) > 0;

/** Whether a search has just left a node early. @param {Trace} trace @param {number} cursor */
export function isCutAt(trace, cursor) {
  const isLeft = cursor > 0 && trace.event[cursor - 1] === RETURN;
  return isLeft && prunedCount(trace, trace.eventNode[cursor - 1]) > 0;
}

/**
 * The stops of two searches in one row. Where both go on alone, the main one goes first, unless the second one cuts: a
 * cut comes before what the other search does instead.
 * @param {Int32Array} own @param {Int32Array} its @param {Int32Array} pairs
 * @param {(at: number) => boolean} isCut  whether the second search cuts at a stop @returns {Clock}
 */
function merged(own, its, pairs, isCut) {
  /** @type {number[]} */ const main = [];
  /** @type {number[]} */ const second = [];
  // Where the main search next meets the second one, by its stops.
  const meets = new Int32Array(own.length + 1).fill(its.length);
  for (let at = own.length - 1; at >= 0; at--) meets[at] = pairs[at] >= 0 ? pairs[at] : meets[at + 1];
  let [i, j] = [0, 0];
  while (i < own.length || j < its.length) {
    const mayGo = i < own.length && pairs[i] < j;
    const isAlone = mayGo && !(j < meets[i] && isCut(j));
    const isTogether = i < own.length && pairs[i] === j;
    if (isAlone || isTogether) i++;
    if (!isAlone) j++;
    main.push(i > 0 ? own[i - 1] : 0);
    second.push(j > 0 ? its[j - 1] : 0);
  }
  return { main: Int32Array.from(main), second: Int32Array.from(second) };
}

/**
 * The steps in which one of the searches comes to one of its larger stops.
 * @param {Clock} clock @param {Int32Array} own @param {Int32Array} its
 */
function only({ main, second }, own, its) {
  const passed = (/** @type {Int32Array} */ all, /** @type {Int32Array} */ cursors, /** @type {number} */ at) =>
    countUpTo(all, cursors[at]) > countUpTo(all, at > 0 ? cursors[at - 1] : 0);
  const kept = Array.from(main, (_, at) => at).filter((at) => passed(own, main, at) || passed(its, second, at));
  return { main: Int32Array.from(kept, (at) => main[at]), second: Int32Array.from(kept, (at) => second[at]) };
}
