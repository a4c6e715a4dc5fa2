/**
 * Null windows. No value is inside such a window, so a search with one is a test: it does not find the value, only
 * whether the value is beyond a number or not.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../words/parts.js").Part} Part
 * @typedef {import("./sentences-steps.js").Aim} Aim
 */

import { formatValue, nullWindow } from "../../words/format.js";
import { visit } from "./sentences-steps.js";
import * as words from "./sentences-tests.js";
import { isSecondLook } from "../../trace/cursor.js";
import { sideName } from "../../trace/names.js";
import { bounded } from "./narration-bounds.js";
import { lookBegins, lookedAt, windowAt } from "./narration-looks.js";
import { node } from "../../trace/parts.js";
import { INNER, MAX, MIN } from "../../trace/trace.js";

/** Whether a row was entered with a null window. @param {Trace} trace @param {number} row */
export const hasNullWindow = (trace, row) => row >= 0 && nullWindow(trace.alpha[row], trace.beta[row]) !== "";

/** Whether a test begins at a row; rows inside a test do not count. @param {Trace} trace @param {number} row */
const isTest = (trace, row) => hasNullWindow(trace, row) && !hasNullWindow(trace, trace.parent[row]);

/**
 * Whether a row tests a move for the player above: is it better than the best so far?
 * @param {Trace} trace @param {number} row
 */
function isTestForParent(trace, row) {
  const parent = trace.parent[row];
  if (parent < 0 || !isTest(trace, row) || isSecondLook(trace, row)) return false;
  const side = nullWindow(trace.alpha[row], trace.beta[row]);
  return trace.kind[parent] === (side === "above" ? MAX : MIN);
}

/** The number that a null window asks about. @param {Trace} trace @param {number} row */
const limit = ({ alpha, beta }, row) =>
  formatValue(nullWindow(alpha[row], beta[row]) === "above" ? alpha[row] : beta[row]);

/**
 * The two answers of a null window: for a value at its upper end or above, and for one at its lower end or below.
 * @param {Trace} trace @param {number} row
 */
function answers(trace, row) {
  const number = limit(trace, row);
  return nullWindow(trace.alpha[row], trace.beta[row]) === "above"
    ? { yes: `more than ${number}`, no: `at most ${number}` }
    : { yes: `at least ${number}`, no: `less than ${number}` };
}

/** "better than 3 for MAX at A". @param {Trace} trace @param {number} row @returns {Part[]} */
function betterForParent(trace, row) {
  const parent = trace.parent[row];
  return words.betterFor(limit(trace, row), sideName(trace, parent), node(trace, parent));
}

/**
 * The row of the test just before this row, if this row searches the same move again because the test went well; else
 * −1.
 * @param {Trace} trace @param {number} row
 */
export function testBefore(trace, row) {
  const before = neighbour(trace, row, -1);
  return before >= 0 && isTestForParent(trace, before) ? before : -1;
}

/** Whether the same move is searched again after `row`. @param {Trace} trace @param {number} row */
const isSearchedAgain = (trace, row) => neighbour(trace, row, 1) >= 0;

/**
 * The child before or after `row`, if the same move leads there; else −1.
 * @param {Trace} trace @param {number} row @param {1 | -1} direction
 */
function neighbour({ parent, children, childStart, action, visited }, row, direction) {
  const above = parent[row];
  if (above < 0 || action[row] < 0) return -1;
  const at = children.indexOf(row, childStart[above]) + direction;
  if (at < childStart[above] || at >= childStart[above + 1]) return -1;
  const other = children[at];
  return other < visited && action[other] === action[row] ? other : -1;
}

/**
 * The entry into a row: its window, and what the window asks.
 * @param {Trace} trace @param {number} row @param {Aim} aim
 * @returns {Part[]}
 */
export function enteredWith(trace, row, aim) {
  const look = lookBegins(trace, row, aim);
  if (look.length > 0) return look;
  const window = windowAt(trace, row);
  const test = testBefore(trace, row);
  if (test >= 0) return words.searchAgain(node(trace, row), window, betterForParent(trace, test), aim);
  if (!hasNullWindow(trace, row)) return visit(node(trace, row), window, aim);
  const [at, isShallow] = [lookedAt(trace, row), isSecondLook(trace, row)];
  if (!isTest(trace, row)) return words.sameTest(at, window, isShallow, aim);
  if (isTestForParent(trace, row)) return words.testMove(at, window, isShallow, betterForParent(trace, row), aim);
  return words.testValue(at, window, isShallow, answers(trace, row).yes, aim);
}

/**
 * What the test that ends at `row` says; [] if `row` is not a test.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
export function verdict(trace, row) {
  if (!isTest(trace, row) || Number.isNaN(trace.value[row])) return [];
  const isAbove = trace.value[row] >= trace.beta[row];
  const { yes, no } = answers(trace, row);
  if (isSecondLook(trace, row)) return words.shallowSays(lookedAt(trace, row), isAbove ? yes : no);
  if (!isTestForParent(trace, row))
    return words.testSays(isAbove, node(trace, row), isAbove ? bounded(trace, row) : no);
  const better = betterForParent(trace, row);
  if (isAbove !== (trace.kind[trace.parent[row]] === MAX)) return words.testFails(node(trace, row), better);
  const again = trace.status[row] === INNER ? "search" : "look";
  return words.testPasses(node(trace, row), better, isSearchedAgain(trace, row) ? again : "");
}

/**
 * Whether a test at `row` says that the move is better than the best so far.
 * @param {Trace} trace @param {number} row
 */
export function saysYes(trace, row) {
  if (!isTestForParent(trace, row)) return false;
  return trace.kind[trace.parent[row]] === MAX
    ? trace.value[row] >= trace.beta[row]
    : trace.value[row] <= trace.alpha[row];
}

/**
 * What a cut inside a null window proves: "at most 3".
 * @param {Trace} trace @param {number} row @param {boolean} atAlpha
 */
export function settled(trace, row, atAlpha) {
  const { yes, no } = answers(trace, row);
  return atAlpha ? no : yes;
}
