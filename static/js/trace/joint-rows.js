/**
 * Which nodes of two searches of the same position belong together. Pure functions.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { hasAssignments } from "./constraints.js";
import { moveId } from "./names.js";
import { DRIVER } from "./trace.js";

/**
 * For each row of the second tree, the row of the main tree that belongs to it; −1 if there is none.
 *
 * Under two nodes that belong together, those children do to which the same move leads. Where the searches try the same
 * moves in other orders, no two such children can be entered together; then each child belongs to the child that the
 * other search enters in its place: the first to the first, the second to the second.
 * @param {Trace} main @param {Trace} second
 */
export function rowsTogether(main, second) {
  const partner = new Int32Array(second.count).fill(-1);
  const [root, other] = topsOf(main, second);
  partner[other] = root;
  // Parents stand before their children.
  for (let row = other; row < second.visited; row++)
    if (partner[row] >= 0) for (const [own, its] of together(main, partner[row], second, row)) partner[its] = own;
  return partner;
}

/**
 * The roots. A function that starts several searches is no node: if only one search has it, the other belongs to the
 * last that it starts, because that one gives the answer.
 * @param {Trace} main @param {Trace} second @returns {[main: number, second: number]}
 */
function topsOf(main, second) {
  const [driven, otherDriven] = [main.kind[0] === DRIVER, second.kind[0] === DRIVER];
  if (driven === otherDriven) return [0, 0];
  return driven ? [visitedChildren(main, 0).at(-1) ?? 0, 0] : [0, visitedChildren(second, 0).at(-1) ?? 0];
}

/**
 * The children of two nodes that belong together, in pairs.
 * @param {Trace} main @param {number} row @param {Trace} second @param {number} other @returns {[number, number][]}
 */
function together(main, row, second, other) {
  const [own, its] = [keyed(main, row), keyed(second, other)];
  const shared = [...own.keys()].filter((key) => its.has(key));
  const there = [...its.keys()].filter((key) => own.has(key));
  const isSameOrder = shared.length > 0 && shared.every((key, place) => key === there[place]);
  if (isSameOrder) return shared.map((key) => [own.get(key) ?? -1, its.get(key) ?? -1]);
  const rows = [...its.values()];
  return [...own.values()].slice(0, rows.length).map((child, place) => [child, rows[place]]);
}

/**
 * The visited children by the moves to them, in the order in which they were entered. A move may be searched again.
 * @param {Trace} trace @param {number} row @returns {Map<string, number>}
 */
function keyed(trace, row) {
  const found = new Map();
  for (const child of visitedChildren(trace, row)) {
    const move = moveTo(trace, child);
    let times = 1;
    while (found.has(`${move} ${times}`)) times++;
    found.set(`${move} ${times}`, child);
  }
  return found;
}

/** The move to a row, or the value that it gives to a variable. @param {Trace} trace @param {number} row */
const moveTo = (trace, row) =>
  hasAssignments(trace) ? `${trace.variable[row]} = ${trace.to[row]}` : moveId(trace, row);

/** @param {Trace} trace @param {number} row */
function visitedChildren({ childStart, children, visited }, row) {
  const all = children.subarray(childStart[row], childStart[row + 1]);
  return Array.from(all).filter((child) => child < visited);
}
