/**
 * Sentences for null windows. Nothing lies inside such a window, so a search with one is a test: it tells
 * no value, but only whether that is beyond a number or not.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {import("./parts.js").Part} Part
 */

import { formatValue, formatWindow, nullWindow } from "../format.js";
import { isSecondLook } from "./cursor.js";
import { lookBegins, lookedAt } from "./narration-looks.js";
import { bounded } from "./narration-bounds.js";
import { node, role, say } from "./parts.js";
import { INNER, MAX, MIN } from "./trace.js";

/** Whether a row was entered with a null window. @param {Trace} trace @param {number} row */
export const hasNullWindow = (trace, row) => row >= 0 && nullWindow(trace.alpha[row], trace.beta[row]) !== "";

/** Whether a row is where a test begins, and not a part of one. @param {Trace} trace @param {number} row */
export const isTest = (trace, row) => hasNullWindow(trace, row) && !hasNullWindow(trace, trace.parent[row]);

/** Whether a row tests a move for whoever moves above, against what that has. @param {Trace} trace @param {number} row */
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
 * What a value at or beyond the upper end of a null window is, and what one at the lower end is.
 * @param {Trace} trace @param {number} row
 */
function answers(trace, row) {
  const number = limit(trace, row);
  return nullWindow(trace.alpha[row], trace.beta[row]) === "above"
    ? { yes: `more than ${number}`, no: `no more than ${number}` }
    : { yes: `at least ${number}`, no: `less than ${number}` };
}

/** "better than 3 for A (MAX)". @param {Trace} trace @param {number} row @returns {Part[]} */
function betterForParent(trace, row) {
  const parent = trace.parent[row];
  return [say(`better than ${limit(trace, row)} for `), node(trace, parent), say(` (${role(trace, parent)})`)];
}

/**
 * The row of the test that a row's search follows, which came out so well that the move is searched again;
 * −1 if there was none.
 * @param {Trace} trace @param {number} row
 */
export function testBefore(trace, row) {
  const before = neighbour(trace, row, -1);
  return before >= 0 && isTestForParent(trace, before) ? before : -1;
}

/** Whether the same move is searched once more after `row`. @param {Trace} trace @param {number} row */
const isSearchedAgain = (trace, row) => neighbour(trace, row, 1) >= 0;

/** The child before or after `row`, if the same move leads there; else −1. @param {Trace} trace @param {number} row @param {1 | -1} direction */
function neighbour({ parent, children, childStart, action, visited }, row, direction) {
  const above = parent[row];
  if (above < 0 || action[row] < 0) return -1;
  const at = children.indexOf(row, childStart[above]) + direction;
  if (at < childStart[above] || at >= childStart[above + 1]) return -1;
  const other = children[at];
  return other < visited && action[other] === action[row] ? other : -1;
}

/**
 * How a row is entered: its window, and what that asks.
 * @param {Trace} trace @param {number} row @param {string} looks who looks for what there
 * @returns {Part[]}
 */
export function enteredWith(trace, row, looks) {
  const window = formatWindow(trace.alpha[row], trace.beta[row]);
  const look = lookBegins(trace, row, looks);
  if (look.length > 0) return look;
  const test = testBefore(trace, row);
  if (test >= 0) {
    const came = [
      say(` is searched again, with the window ${window}, because its test came out `),
      ...betterForParent(trace, test),
    ];
    return [node(trace, row), ...came, say(`: how good is it? ${capital(looks)}.`)];
  }
  if (!hasNullWindow(trace, row))
    return [node(trace, row), say(` is entered${window ? `, with the window ${window}` : ""}: ${looks}.`)];
  const how = isSecondLook(trace, row) ? "gets a first look, to a smaller depth" : "is entered";
  const entered = [lookedAt(trace, row), say(` ${how}, with the null window ${window}`)];
  if (!isTest(trace, row)) return [...entered, say(`, to answer the same question: ${looks}.`)];
  const asked = isTestForParent(trace, row)
    ? [say(". That is a test: is it "), ...betterForParent(trace, row), say(" at all?")]
    : [say(`. That is a test: is it worth ${answers(trace, row).yes}?`)];
  return [...entered, ...asked, say(` ${capital(looks)}.`)];
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What the test that ends at `row` says, as far as whoever moves above has not been told; [] where `row` is
 * no test.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
export function verdict(trace, row) {
  if (!isTest(trace, row) || Number.isNaN(trace.value[row])) return [];
  const isAbove = trace.value[row] >= trace.beta[row];
  if (isSecondLook(trace, row)) {
    return [
      say("By this first look, "),
      lookedAt(trace, row),
      say(` is worth ${isAbove ? answers(trace, row).yes : answers(trace, row).no}.`),
    ];
  }
  if (!isTestForParent(trace, row)) {
    const [word, worth] = isAbove ? ["yes", bounded(trace, row)] : ["no", answers(trace, row).no];
    return [say(`The test says ${word}: `), node(trace, row), say(` is worth ${worth}.`)];
  }
  if (isAbove !== (trace.kind[trace.parent[row]] === MAX)) {
    return [say("The test says no: "), node(trace, row), say(" is not "), ...betterForParent(trace, row), say(".")];
  }
  const again = trace.status[row] === INNER ? "searched again to see how good it is" : "looked at again";
  const then = isSearchedAgain(trace, row) ? `, so it is ${again}.` : ".";
  return [say("The test says yes: "), node(trace, row), say(" is "), ...betterForParent(trace, row), say(then)];
}

/** Whether a test at `row` says that the move is better than what there was. @param {Trace} trace @param {number} row */
export function saysYes(trace, row) {
  if (!isTestForParent(trace, row)) return false;
  return trace.kind[trace.parent[row]] === MAX
    ? trace.value[row] >= trace.beta[row]
    : trace.value[row] <= trace.alpha[row];
}

/**
 * What a cut inside a null window settles: "it is worth no more than 3".
 * @param {Trace} trace @param {number} row @param {boolean} atAlpha
 */
export function settled(trace, row, atAlpha) {
  const { yes, no } = answers(trace, row);
  return `it is worth ${atAlpha ? no : yes}`;
}
