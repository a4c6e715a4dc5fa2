/**
 * The node that typed moves lead to: "5 1 9", "a₂ b₁", "X 5, O 1". Moves may be called by their names, by their plain
 * ids, or by the names of the nodes that they lead to. Pure functions.
 *
 * @typedef {import("./trace.js").Trace} Trace
 *
 * @typedef {object} MovesMatch
 * @property {number} row  as far as the moves lead
 * @property {readonly string[]} moves  that lead there
 * @property {string} rest  what was typed after them and is no move there; "" if all was understood
 */

import { hasAssignments } from "./constraints.js";
import { isSecondLook, pathTo } from "./cursor.js";
import { childName, moveId, moveName, sideNames } from "./names.js";
import { CALLED, MAX } from "./trace.js";

/** A text in which names that look alike are equal: subscripts are digits, and no capitals. @param {string} text */
const plain = (text) => text.normalize("NFKC").toLowerCase();

/** @param {string} text */
const wordsOf = (text) =>
  text
    .normalize("NFKC")
    .replace(/\s*=\s*/gu, "=")
    .split(/[\s,;]+/u)
    .filter(Boolean);

/** What a move is called in a list of moves. @param {Trace} trace @param {number} row that it leads to */
function nameOf(trace, row) {
  if (!hasAssignments(trace)) return trace.action[row] >= 0 ? moveId(trace, row) : childName(trace, row);
  const { variables, values } = trace.text;
  return `${variables[trace.variable[row]] ?? "?"} = ${values[trace.to[row]] ?? "open"}`;
}

/** All that a move may be called, as words. @param {Trace} trace @param {number} row that it leads to */
function callsOf(trace, row) {
  const name = nameOf(trace, row);
  if (hasAssignments(trace)) return [wordsOf(name)];
  const [side, mark] =
    trace.kind[trace.parent[row]] === MAX ? /** @type {const} */ (["MAX", "X"]) : /** @type {const} */ (["MIN", "O"]);
  const movers = [sideNames(trace)[side], ...(trace.text.root.picture?.kind === "grid" ? [mark] : [])];
  return [name, moveName(trace, row), childName(trace, row), ...movers.map((who) => `${who} ${name}`)].map(wordsOf);
}

/** The rows one move after a row, as they are drawn. @param {Trace} trace @param {number} row */
const rowsAfter = (trace, row) =>
  trace.children
    .subarray(trace.childStart[row], trace.childStart[row + 1])
    .filter((child) => !isSecondLook(trace, child));

/** The moves from a row, each once. @param {Trace} trace @param {number} row */
export const movesFrom = (trace, row) => [
  ...new Set(Array.from(rowsAfter(trace, row), (child) => nameOf(trace, child))),
];

/** Whether two words are the same, or look alike. @type {readonly ((one: string, other?: string) => boolean)[]} */
const LIKENESSES = [(one, other) => one === other, (one, other = "") => plain(one) === plain(other)];

/**
 * How many of some words are the longest call that they begin with.
 * @param {string[][]} calls @param {readonly string[]} words @param {typeof LIKENESSES[number]} like
 */
const lengthOfCall = (calls, words, like) =>
  Math.max(0, ...calls.filter((call) => call.every((word, i) => like(word, words[i]))).map((call) => call.length));

/**
 * The rows one move after a row that some words begin to call, each with how many do. In chess, B5a3 and b5a3 are two
 * moves: words that only look like a call count where none is the same.
 * @param {Trace} trace @param {number} row @param {readonly string[]} words
 */
function called(trace, row, words) {
  const calls = Array.from(rowsAfter(trace, row), (child) => ({ child, calls: callsOf(trace, child) }));
  for (const like of LIKENESSES) {
    const found = calls
      .map(({ child, calls }) => ({ child, length: lengthOfCall(calls, words, like) }))
      .filter(({ length }) => length > 0);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * How far some words lead from a row. Where a search has tried a move twice, the try counts that leads further.
 * @param {Trace} trace @param {number} row @param {readonly string[]} words
 * @returns {{row: number, used: number}} where they lead, and how many of them
 */
function farthest(trace, row, words) {
  let best = { row, used: 0 };
  if (words.length === 0) return best;
  for (const { child, length } of called(trace, row, words)) {
    const further = farthest(trace, child, words.slice(length));
    if (length + further.used > best.used) best = { row: further.row, used: length + further.used };
    if (best.used === words.length) break;
  }
  return best;
}

/** The moves that lead to a row. @param {Trace} trace @param {number} row */
export const movesOf = (trace, row) =>
  pathTo(trace, row)
    .slice(1)
    .map((step) => nameOf(trace, step));

/** @param {Trace} trace @param {string} text @returns {MovesMatch} */
export function afterMoves(trace, text) {
  const words = wordsOf(text);
  const { row, used } = farthest(trace, 0, words);
  if (used < words.length) {
    // In a tree whose nodes have names, one name says where to go.
    const typed = plain(text).trim();
    const named = trace.text.names?.findIndex((name) => plain(name) === typed) ?? -1;
    if (named >= 0) return { row: named, moves: movesOf(trace, named), rest: "" };
  }
  return { row, moves: movesOf(trace, row), rest: words.slice(used).join(" ") };
}

/** The moves that may come next: those that begin as what is typed does, or else all. @param {Trace} trace @param {MovesMatch} found */
export function movesOffered(trace, { row, rest }) {
  const all = movesFrom(trace, row);
  const beginning = all.filter((move) => plain(move).startsWith(plain(rest)));
  return beginning.length > 0 ? beginning : all;
}

/** Moves in a row, as one may type them. @param {readonly string[]} moves */
export const inARow = (moves) => moves.join(moves.some((move) => /\s/u.test(move)) ? ", " : " ");

/** What leads from one node to the next. @param {Trace} trace */
export const nounOf = (trace) => (hasAssignments(trace) ? "assignment" : trace.kind[0] === CALLED ? "call" : "move");

/** More moves than these are not told one by one. */
const MOST_LISTED = 24;

/** What is wrong with typed moves, and which moves there are; "" if nothing is wrong. @param {Trace} trace @param {MovesMatch} found */
export function wrongMove(trace, { row, moves, rest }) {
  if (rest === "") return "";
  const where = moves.length === 0 ? "At the root" : `After ${inARow(moves)}`;
  const wrong = `${where} there is no ${nounOf(trace)} “${rest.split(" ")[0]}”`;
  const possible = movesFrom(trace, row);
  if (possible.length === 0) return `${wrong}: the tree ends there.`;
  const list = possible.slice(0, MOST_LISTED).join(", ");
  const more = possible.length > MOST_LISTED ? ` and ${possible.length - MOST_LISTED} more` : "";
  return possible.length === 1 ? `${wrong}, only ${list}.` : `${wrong}. These are possible: ${list}${more}.`;
}
