/**
 * What a line of a search finds, told from the shape of its text and the numbers of its variables. A pure table: a line
 * whose shape is not known, or whose numbers are not, has no sentence here.
 *
 * @typedef {import("../../words/parts.js").Part} Part
 *
 * @typedef {object} AtLine
 * @property {Part} node
 * @property {ReadonlyMap<string, number>} numbers  the variables before the line runs, by name
 * @property {string} following  the line below it in the file
 * @property {boolean} isEnd  whether the game is over at the node
 * @property {boolean} isLimit  whether the search stops at the node, at its depth limit
 * @property {string | null} move  the next move that is searched; "" if none is left, null if that is not known
 */

import { formatValue } from "../../words/format.js";
import { sentence } from "../../words/sentence.js";

/** @type {Readonly<Record<string, string>>} */
const SIGNS = { alpha: "α", beta: "β", inf: "+∞", "-inf": "−∞" };

/** @param {string} name */
const sign = (name) => SIGNS[name] ?? name;

/** The number of a variable; NaN if it has none. @param {AtLine} at @param {string} name */
const numberOf = ({ numbers }, name) => numbers.get(name) ?? NaN;

/** @type {Readonly<Record<string, [string, (one: number, other: number) => boolean]>>} */
const COMPARED = {
  ">=": ["≥", (one, other) => one >= other],
  "<=": ["≤", (one, other) => one <= other],
  ">": [">", (one, other) => one > other],
  "<": ["<", (one, other) => one < other],
};

/** @param {boolean} isSo */
const yesOrNo = (isSo) => (isSo ? "Yes." : "No.");

/** @param {AtLine} at @param {string[]} found  both names and what stands between them */
function comparison(at, [one, operator, other]) {
  const [left, right] = [numberOf(at, one), numberOf(at, other)];
  if (Number.isNaN(left) || Number.isNaN(right)) return null;
  const [drawn, holds] = COMPARED[operator];
  const [leaves] = /^(?:return|break)\b/.exec(at.following) ?? [""];
  const answer = holds(left, right) ? `Yes${leaves && `: ${leaves}`}.` : "No.";
  return sentence`${`${sign(one)} = ${formatValue(left)} ${drawn} ${sign(other)} = ${formatValue(right)}?`} ${answer}`;
}

/** @param {AtLine} at @param {string[]} found  the name that is set, "max" or "min", and both names in it */
function extreme(at, [name, which, one, other]) {
  const [left, right] = [numberOf(at, one), numberOf(at, other)];
  if (Number.isNaN(left) || Number.isNaN(right)) return null;
  const result = which === "max" ? Math.max(left, right) : Math.min(left, right);
  return sentence`${sign(name)} = ${which}(${formatValue(left)}, ${formatValue(right)}) = ${formatValue(result)}.`;
}

/** @param {AtLine} at @param {string[]} found  the name, "max" or "min" */
function afterChild(at, [name, which]) {
  const before = numberOf(at, name);
  if (Number.isNaN(before) || !at.move) return null;
  return sentence`Search ${at.move}; then ${sign(name)} = ${which}(${formatValue(before)}, its value).`;
}

/** @type {readonly (readonly [RegExp, (at: AtLine, found: string[]) => Part[] | null])[]} */
const SHAPES = [
  [/^if game\.is_terminal\(state\):$/, ({ node, isEnd }) => sentence`Is the game over at ${node}? ${yesOrNo(isEnd)}`],
  [
    /^if depth (?:==|<=) 0:$/,
    ({ node, isLimit }) => sentence`Is the depth limit reached at ${node}? ${yesOrNo(isLimit)}`,
  ],
  [/^return (?:sign \* )?game\.utility\(state\)$/, ({ node }) => sentence`The rules say what ${node} is worth.`],
  [/^return (?:sign \* )?game\.evaluate\(state\)$/, ({ node }) => sentence`The evaluation function scores ${node}.`],
  [/^(v) = (-?inf)$/, (_, [name, end]) => sentence`No move is searched yet: ${name} = ${sign(end)}.`],
  [/^if (\w+) (>=|<=|>|<) (alpha|beta):$/, comparison],
  [/^(\w+) = (max|min)\((\w+), (\w+)\)$/, extreme],
  [/^(v) = (max|min)\(v, \w+\(child, .*\)\)$/, afterChild],
  [
    /^for action in game\.actions\(state\):$/,
    ({ move }) => {
      if (move === null) return null;
      return move === "" ? sentence`No move is left.` : sentence`The next move is ${move}.`;
    },
  ],
  [
    /^return (v)$/,
    (at, [name]) => {
      const value = numberOf(at, name);
      return Number.isNaN(value) ? null : sentence`The value is found: return ${formatValue(value)}.`;
    },
  ],
];

/**
 * What a line finds; null if that is not known.
 * @param {string} text  the line, without the space around it @param {AtLine} at @returns {Part[] | null}
 */
export function lineFinds(text, at) {
  for (const [shape, tell] of SHAPES) {
    const found = shape.exec(text);
    if (found) return tell(at, found.slice(1));
  }
  return null;
}
