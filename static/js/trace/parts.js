/** Names of nodes as parts of sentences, linked to the tree. */

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("../words/parts.js").Part} Part */

import { capitalised } from "../words/parts.js";
import { nodeName, ROOT_NAME } from "./names.js";
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
export const role = (trace, row) => (trace.kind[row] === MAX ? "MAX" : trace.kind[row] === MIN ? "MIN" : "");

/** The name of a node. @param {Trace} trace @param {number} row @returns {Part} */
export const node = (trace, row) => ({ text: nodeName(trace, row), role: role(trace, row), row });
