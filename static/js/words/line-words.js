/**
 * What a line of any Python program came to, if that is known: the answer to its question, or the number that it found.
 *
 * @typedef {import("./parts.js").Part} Part
 *
 * @typedef {object} Outcome
 * @property {boolean | null} held  whether the condition of the line held; null if that is not known
 * @property {(name: string) => number} found  the number that the line gave to a variable; NaN if that is not known
 */

import { formatValue } from "./format.js";
import { sentence } from "./sentence.js";

/** @type {Readonly<Record<string, string>>} */
const SIGNS = { alpha: "α", beta: "β", inf: "+∞", "-inf": "−∞" };

/** @param {string} name */
export const sign = (name) => SIGNS[name] ?? name;

/** @param {boolean} isSo */
export const yesOrNo = (isSo) => (isSo ? "Yes." : "No.");

const CONDITION = /^(?:if|elif|while) (.+):$/;
const SET = /^(\w+)(?::[^=]+)? [-+*/]?= (?!.*\bif\b).+$/;
const LOOP = /^for (\w+)(?:, \w+)* in .+[:([]$/;
const EMPTY = /^(\w+)(?:: [^=]+)? = (?:\[\]|\{\}|set\(\))(?:\s*#.*)?$/;
const CONSTANT = /^(\w+) = (True|False|None)(?:\s*#.*)?$/;

/** What a loop goes through, if its variable is named otherwise. @type {Readonly<Record<string, string>>} */
const NOUNS = {
  action: "move",
  choice: "value",
  choices: "combination of values",
  place: "child",
  other: "other variable",
  root: "start node",
};

/** @param {string} text @returns {Part} */
const code = (text) => ({ text, role: "code", row: -1 });

/** What a loop without a variable counts: "round" in `range(rounds)`. @param {string} text */
const counts = (text) => /\brange\((\w+)s\)/.exec(text)?.[1] ?? "turn";

/** @param {string} name @param {string} text  the line @param {boolean | null} held */
function loop(name, text, held) {
  const noun = name === "_" ? counts(text) : (NOUNS[name] ?? name);
  if (held === null) return sentence`Take the next ${noun}, if there is one.`;
  return held ? sentence`Take the next ${noun}.` : sentence`No ${noun} is left.`;
}

/** Lines that say it all themselves. @type {readonly (readonly [RegExp, (found: string[]) => Part[]])[]} */
const PLAIN = [
  [/^break$/, () => sentence`Leave this loop.`],
  [/^continue$/, () => sentence`Skip the rest, and go on with the loop.`],
  [/^def (\w+)\(/, ([name]) => sentence`The function ${code(name)} is defined.`],
  [EMPTY, ([name]) => sentence`At first, ${code(name)} is empty.`],
  [CONSTANT, ([name, value]) => sentence`From now on, ${code(name)} is ${value}.`],
  [/^return (True|False|None)$/, ([value]) => sentence`The answer is ${value}.`],
  [/^while True:$/, () => sentence`This loop runs until a line inside it ends it.`],
];

/** @param {string} text  the line, without the space around it @param {Outcome} outcome @returns {Part[] | null} */
export function outcomeOfLine(text, { held, found }) {
  for (const [shape, describe] of PLAIN) {
    const parts = shape.exec(text);
    if (parts) return describe(parts.slice(1));
  }
  const [, condition] = CONDITION.exec(text) ?? [];
  if (condition) return held === null ? null : sentence`Does ${code(condition)} hold? ${yesOrNo(held)}`;
  const [, each] = LOOP.exec(text) ?? [];
  if (each) return loop(each, text, text.endsWith(":") ? held : null);
  const [, name] = SET.exec(text) ?? [];
  const value = name ? found(name) : NaN;
  return Number.isNaN(value) ? null : sentence`${sign(name)} = ${formatValue(value)}.`;
}
