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
 * @property {string} called  the move that the line itself searches; "" if none
 * @property {boolean | null} held  whether the condition of the line held; null if that is not known
 * @property {(name: string) => number} found  the number that the line gave to a variable; NaN if that is not known
 *
 * @typedef {readonly [RegExp, (at: AtLine, found: string[]) => Part[] | null]} Shape
 */

import { formatValue } from "../../words/format.js";
import { outcomeOfLine, sign, yesOrNo } from "../../words/line-words.js";
import { sentence } from "../../words/sentence.js";
import { deedOfLine } from "../../words/line-deeds.js";
import { LINES } from "./line-findings.js";
import { CHANCES } from "./lines/chances.js";
import { DEEDS } from "./lines/deeds.js";
import { QUESTIONS } from "./lines/questions.js";
import { ROUNDS } from "./lines/rounds.js";
import { DEEPENING } from "./lines/deepening.js";
import { TABLES } from "./lines/tables.js";

/** The number of a variable, or a number; NaN if it has none. @param {AtLine} at @param {string} name */
const numberOf = ({ numbers }, name) =>
  numbers.get(name) ?? { inf: Infinity, "-inf": -Infinity }[name] ?? (/^\d+$/.test(name) ? Number(name) : NaN);

/** "β = 2", or only "0" for a number. @param {string} name @param {number} value */
const named = (name, value) =>
  /^-?(inf|\d+)$/.test(name) ? formatValue(value) : `${sign(name)} = ${formatValue(value)}`;

/** @type {Readonly<Record<string, [string, (one: number, other: number) => boolean]>>} */
const COMPARED = {
  ">=": ["≥", (one, other) => one >= other],
  "<=": ["≤", (one, other) => one <= other],
  ">": [">", (one, other) => one > other],
  "<": ["<", (one, other) => one < other],
};

/** "one < other < another" has two comparisons. @param {AtLine} at @param {string[]} found  names and what stands between */
function comparison(at, [one, operator, other, second, another]) {
  const [left, middle] = [numberOf(at, one), numberOf(at, other)];
  const right = second ? numberOf(at, another) : 0;
  if ([left, middle, right].some(Number.isNaN)) return null;
  const [drawn, holds] = COMPARED[operator];
  const [drawnToo, holdsToo] = COMPARED[second] ?? ["", () => true];
  const isSo = holds(left, middle) && holdsToo(middle, right);
  // What ran next knows better.
  if (at.held !== null && at.held !== isSo) return null;
  const [leaves] = /^(?:return|break)\b/.exec(at.following) ?? [""];
  const answer = isSo ? `Yes${leaves && `: ${leaves}`}.` : "No.";
  const end = second ? ` ${drawnToo} ${named(another, right)}` : "";
  return sentence`${`${named(one, left)} ${drawn} ${named(other, middle)}${end}?`} ${answer}`;
}

/** @param {AtLine} at @param {string[]} found  the name that is set, "max" or "min", and both names in it */
function extreme(at, [name, which, one, other]) {
  const [left, right] = [numberOf(at, one), numberOf(at, other)];
  if (Number.isNaN(left) || Number.isNaN(right)) return null;
  const result = which === "max" ? Math.max(left, right) : Math.min(left, right);
  const later = at.found(name);
  if (!Number.isNaN(later) && later !== result) return null;
  return sentence`${sign(name)} = ${which}(${formatValue(left)}, ${formatValue(right)}) = ${formatValue(result)}.`;
}

/** @param {AtLine} at @param {string[]} found  the name, "max" or "min" */
function afterChild(at, [name, which]) {
  const before = numberOf(at, name);
  if (Number.isNaN(before) || !at.called) return null;
  return sentence`Search ${at.called}; then ${sign(name)} = ${which}(${formatValue(before)}, its value).`;
}

/** @param {AtLine} at @param {string[]} found  the name, and "-" or "" */
function valueOfChild({ called }, [name, minus]) {
  if (!called) return null;
  const its = name === "values" ? "its values" : "its value";
  return sentence`Search ${called}; then ${sign(name)} = ${minus ? `−(${its})` : its}.`;
}

/** @param {AtLine} at @param {string[]} found  the name */
function returned(at, [name]) {
  const value = numberOf(at, name);
  if (Number.isNaN(value)) return null;
  return /^(v|w|value)$/.test(name)
    ? sentence`The value is found: return ${formatValue(value)}.`
    : sentence`Return ${named(name, value)}.`;
}

/** @param {AtLine} at @param {string[]} found  who moves */
function mover({ node, held }, [who]) {
  if (held === null) return null;
  return sentence`Does ${who === "CHANCE" ? "chance" : who} move at ${node}? ${yesOrNo(held)}`;
}

/** @type {readonly Shape[]} */
const SHAPES = [
  [
    /^(?:if|elif) game\.is_terminal\(state\):$/,
    ({ node, isEnd, held }) => sentence`Is the game over at ${node}? ${yesOrNo(held ?? isEnd)}`,
  ],
  [
    /^(?:if|elif) (?:depth (?:==|<=) 0|ply == depth):$/,
    ({ node, isLimit, held }) => sentence`Is the depth limit reached at ${node}? ${yesOrNo(held ?? isLimit)}`,
  ],
  [
    /^return (?:sign \* )?game\.(?:utility|utilities)\(state\)$/,
    ({ node }) => sentence`The rules say what ${node} is worth.`,
  ],
  [
    /^return (?:sign \* )?game\.(?:evaluate|evaluations)\(state\)$/,
    ({ node }) => sentence`The evaluation function estimates ${node}.`,
  ],
  [/^(v) = (-?inf)$/, (_, [name, end]) => sentence`No move is searched yet: ${name} = ${sign(end)}.`],
  [/^(?:if|elif|while) (\w+) (>=|<=|>|<) (-?\w+):$/, comparison],
  [/^(?:if|elif|while) (\w+) (>=|<=|>|<) (\w+) (>=|<=|>|<) (\w+):$/, comparison],
  [/^(\w+) = (max|min)\((\w+), (\w+)\)$/, extreme],
  [/^(v) = (max|min)\(v, \w+\(child, .*\)\)$/, afterChild],
  [/^(\w+) = (-?)\w+\((?:game, )?child, .*\)$/, valueOfChild],
  [
    /^for action in .+:$/,
    ({ move, held }) => {
      if (held === false) return sentence`No move is left.`;
      return move ? sentence`The next move is ${move}.` : null;
    },
  ],
  [
    /^child = game\.result\(state, action\)$/,
    ({ move }) => sentence`The position after ${move || "this move"} is made.`,
  ],
  [/^return (\w+)$/, returned],
  [/^(?:if|elif) (?:mover|game\.to_move\(state\)) == (MAX|MIN|CHANCE):$/, mover],
  [/^(?:mover|player|side) = game\.to_move\(state\)$/, ({ node }) => sentence`Who moves at ${node}? The rules say.`],
  [/^actions = game\.actions\(state\)$/, ({ node }) => sentence`The rules say which moves there are at ${node}.`],
  ...DEEPENING,
  ...TABLES,
  ...CHANCES,
  ...ROUNDS,
  ...QUESTIONS,
];

/**
 * What a line finds; null if that is not known.
 * @param {string} text  the line, without the space around it @param {AtLine} at @returns {Part[] | null}
 */
export function lineFinds(text, at) {
  return firstOf(SHAPES, text, at) ?? outcomeOfLine(text, at) ?? firstOf(DEEDS, text, at) ?? deedOfLine(text);
}

/** @param {readonly Shape[]} shapes @param {string} text @param {AtLine} at */
function firstOf(shapes, text, at) {
  for (const [shape, describe] of shapes) {
    const found = shape.exec(text);
    const parts = found && describe(at, found.slice(1));
    if (parts) return parts;
  }
  return null;
}

LINES.finds = lineFinds;
