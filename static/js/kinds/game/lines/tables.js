/**
 * What the lines find that use a table, learn an order or keep a budget.
 *
 * @typedef {import("../line-shapes.js").Shape} Shape
 * @typedef {import("../line-shapes.js").AtLine} AtLine
 */

import { formatValue } from "../../../words/format.js";
import { yesOrNo } from "../../../words/line-words.js";
import { sentence } from "../../../words/sentence.js";

/** "v = 3"; "v" if its number is not known. @param {AtLine} at @param {string} name */
function withNumber({ numbers }, name) {
  const value = numbers.get(name);
  return value === undefined || Number.isNaN(value) ? name : `${name} = ${formatValue(value)}`;
}

/** @param {AtLine} at */
function bounds(at) {
  return sentence`Store ${withNumber(at, "lower")} and ${withNumber(at, "upper")} in the table.`;
}

/** @type {readonly Shape[]} */
export const TABLES = [
  [/^key = .*\bstate\b.*$/, () => sentence`The key says which entry of the table to use.`],
  [/^if key in table:$/, ({ held }) => (held === null ? null : sentence`Is this key in the table? ${yesOrNo(held)}`)],
  [/^(?:return table\[key\]|return entry\.value)$/, () => sentence`Return the value that is in the table.`],
  [
    /^table\[(?:key|same\(state\)|state)\] = (?:Entry\()?v\b.*$/,
    (at) => sentence`Store ${withNumber(at, "v")} in the table.`,
  ],
  [/^table\[state, depth\] = lower, upper$/, bounds],
  [/^entry = table\.get\(.*\)$/, () => sentence`Look for an entry in the table.`],
  [/^lower, upper = table\.get\(.*\)$/, () => sentence`Look for bounds in the table.`],
  [
    /^if entry and is_enough\(entry, alpha, beta, depth\):$/,
    ({ held }) =>
      held === null ? null : sentence`Is there an entry, and is it enough for this window and depth? ${yesOrNo(held)}`,
  ],
  [
    /^bound = bound_of\(v, \w+, \w+\)$/,
    (at) => sentence`Compare ${withNumber(at, "v")} with the window: is it exact, or a bound?`,
  ],
  [
    /^(\w+) = nextafter\((\w+), (-?)inf\)$/,
    (at, [name, from, minus]) =>
      sentence`Set ${name} to the next number ${minus ? "below" : "above"} ${withNumber(at, from)}.`,
  ],
  [/^actions = order\.arrange\(.*\)$/, ({ node }) => sentence`Put the moves at ${node} in order.`],
  [/^order\.cut\(.*\)$/, () => sentence`The order learns which move made this cut.`],
  [/^budget\.spend\(\)$/, () => sentence`Take this from the budget.`],
  [/^best\[state\] = action$/, ({ node }) => sentence`Remember this move as the best so far at ${node}.`],
  [/^best = values$/, ({ node }) => sentence`These values are the best so far at ${node}.`],
  [/^return best$/, ({ node }) => sentence`Return what is best at ${node}.`],
  [/^best_action = best\.get\(state\)$/, () => sentence`Take the best move that is remembered.`],
  [/^v = search\(state, limit\)$/, (at) => sentence`Search with the depth limit: ${withNumber(at, "limit")}.`],
  [/^g = memory_test\(state, alpha, beta, depth\)$/, () => sentence`The next pass begins, with a null window.`],
];
