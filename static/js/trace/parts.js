/**
 * What a sentence is made of, so that the page can colour names and link them to the tree.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {object} Part
 * @property {string} text
 * @property {"MAX" | "MIN" | "cut" | "code" | ""} role
 * @property {number} row  the node it names, or −1
 */

import { nodeName, ROOT_NAME } from "./names.js";
import { MAX, MIN } from "./trace.js";

/** @param {string} text @returns {Part} */
export const say = (text) => ({ text, role: "", row: -1 });

/**
 * The same parts, with a capital at the beginning of each sentence.
 * @param {Part[]} parts @param {(part: Part) => boolean} [staysSmall]  even there
 * @returns {Part[]}
 */
export const capitalised = (parts, staysSmall = () => false) =>
  parts.map((part, i) => {
    const begins = i === 0 || parts[i - 1].text.endsWith(". ");
    return begins && !staysSmall(part)
      ? { ...part, text: part.text.charAt(0).toUpperCase() + part.text.slice(1) }
      : part;
  });

/** Every sentence begins with a capital, but for the names of nodes: b₁ is a name and stays as it is. @param {Part[]} parts */
export const sentences = (parts) => capitalised(parts, ({ row, text }) => row >= 0 && text !== ROOT_NAME);

/** The side that moves at `row`; "" where chance does. @param {Trace} trace @param {number} row @returns {"MAX" | "MIN" | ""} */
export const role = (trace, row) => (trace.kind[row] === MAX ? "MAX" : trace.kind[row] === MIN ? "MIN" : "");

/** The name of a node. @param {Trace} trace @param {number} row @returns {Part} */
export const node = (trace, row) => ({ text: nodeName(trace, row), role: role(trace, row), row });
