/**
 * What a sentence is made of, so that the page can colour names and link them to the tree.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {object} Part
 * @property {string} text
 * @property {"MAX" | "MIN" | "cut" | "code" | ""} role
 * @property {number} row  the node it names, or −1
 */

import { nodeName } from "./names.js";
import { MAX, MIN } from "./trace.js";

/** @param {string} text @returns {Part} */
export const say = (text) => ({ text, role: "", row: -1 });

/** The side that moves at `row`; "" where chance does. @param {Trace} trace @param {number} row @returns {"MAX" | "MIN" | ""} */
export const role = (trace, row) => (trace.kind[row] === MAX ? "MAX" : trace.kind[row] === MIN ? "MIN" : "");

/** The name of a node. @param {Trace} trace @param {number} row @returns {Part} */
export const node = (trace, row) => ({ text: nodeName(trace, row), role: role(trace, row), row });
