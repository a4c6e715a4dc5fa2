/**
 * What a line of Python does, told from its shape alone: for lines about which nothing else is known. A line that is
 * part of a longer one passes something on.
 *
 * @typedef {import("./parts.js").Part} Part
 */

import { sentence } from "./sentence.js";

/** @param {string} text @returns {Part} */
const code = (text) => ({ text, role: "code", row: -1 });

/** @type {readonly (readonly [RegExp, (found: string[]) => Part[]])[]} */
const DEEDS = [
  [/^return [\w.]*?(\w+)\(.*$/, ([name]) => sentence`Call ${code(name)}, and return what it finds.`],
  [/^return \[$/, () => sentence`Return a list: each of its members is looked at.`],
  [/^return (\w+)$/, ([name]) => sentence`Return ${code(name)}.`],
  [
    /^(\w+)(?:: [^=]+)? = (?!max\b|min\b)[\w.]*?(\w+)\(.*$/,
    ([name, from]) => sentence`Call ${code(from)}, and keep what it finds as ${code(name)}.`,
  ],
  [/^(\w+)(?:: [^=]+)? = [[{].*$/, ([name]) => sentence`Make ${code(name)}.`],
  [/^(\w+)=(\w+),$/, ([name, value]) => sentence`Pass ${code(value)} on as ${code(name)}.`],
  [/^(\w+(?:, \w+)*),?$/, ([names]) => sentence`Pass on ${code(names)}.`],
  [/^[\w.]*?(\w+)\(.*\)$/, ([name]) => sentence`Call ${code(name)}.`],
];

/** @param {string} text  the line, without the space around it @returns {Part[] | null} */
export function deedOfLine(text) {
  for (const [shape, describe] of DEEDS) {
    const found = shape.exec(text);
    if (found) return describe(found.slice(1));
  }
  return null;
}
