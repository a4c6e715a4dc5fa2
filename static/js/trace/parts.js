/** Names of nodes as parts of sentences, linked to the tree. */

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("../words/parts.js").Part} Part */

import { capitalised } from "../words/parts.js";
import { movesTo, nodeName, ROOT_NAME } from "./names.js";
import { MAX, MIN } from "./trace.js";

/**
 * Every sentence begins with a capital letter, unless it begins with the name of a node: b₁ stays as it is.
 * @param {Part[]} parts
 */
export const sentences = (parts) =>
  capitalised(parts, ({ row, text }) => (row >= 0 && text !== ROOT_NAME) || IS_FORMULA.test(text));

/** What begins like "v = 3" is written as in the program. */
const IS_FORMULA = /^[\wα-ω]+ = /;

/**
 * The side that moves at `row`; "" at chance nodes.
 * @param {Trace} trace @param {number} row @returns {"MAX" | "MIN" | ""}
 */
const role = (trace, row) => (trace.kind[row] === MAX ? "MAX" : trace.kind[row] === MIN ? "MIN" : "");

/** The name of a node. @param {Trace} trace @param {number} row @returns {Part} */
export const node = (trace, row) => ({ text: nodeName(trace, row), role: role(trace, row), row });

/** A node that this many moves lead to, or more, has a name too long to read at each step. */
const DEEP = 3;

/** Whether a sentence about a node calls it "this position". @param {Trace} trace @param {number} row */
export const isDeep = (trace, row) => movesTo(trace, row).length >= DEEP;

/**
 * The same sentence, in which deep nodes are "this position" and "its parent", with their moves for who asks.
 * @param {Part[]} parts @param {Trace} trace @param {number} here the node that the sentence is about @returns {Part[]}
 */
export function named(parts, trace, here) {
  const near = new Map([
    [here < 0 ? -1 : trace.parent[here], "its parent"],
    [here, "this position"],
  ]);
  return parts.map((part, i) => {
    const moves = movesTo(trace, part.row);
    const text = moves.length >= DEEP ? near.get(part.row) : undefined;
    if (text === undefined || part.text !== nodeName(trace, part.row)) return part;
    const begins = i === 0 || parts[i - 1].text.endsWith(". ");
    return { ...part, text: begins ? text.charAt(0).toUpperCase() + text.slice(1) : text, moves: moves.join(", ") };
  });
}
