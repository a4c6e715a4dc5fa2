/**
 * What a learner is asked about the next step of a search of a game: what a node is worth, whether there is a cut, with
 * which window a node is searched, and where the search goes after a cut. It asks where there is something to find out,
 * not at every step.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../questions.js").Question} Question
 */

import { formatValue } from "../../words/format.js";
import { sentence } from "../../words/sentence.js";
import {
  bestChild,
  currentNode,
  isFinished,
  prunedCount,
  prunedRange,
  runningValue,
  step,
} from "../../trace/cursor.js";
import { childName, nodeName, sideName } from "../../trace/names.js";
import { node } from "../../trace/parts.js";
import { CLICK_IT } from "../questions.js";
import { hasNullWindow } from "./narration-windows.js";
import { ucbQuestion } from "./questions-ucb.js";
import { CALL, CHANCE, DRIVER, INNER, MIN, RETURN, isAlphaCut } from "../../trace/trace.js";

/** More nodes to choose from would not fit under the tree. */
const OPTIONS_AT_MOST = 4;

/** @param {Trace} trace @param {number} cursor  before the step @returns {Question | null} */
export function questionAt(trace, cursor) {
  const { players, bestBy } = trace.text;
  if (players || cursor >= trace.event.length) return null;
  if (bestBy === "visits") return ucbQuestion(trace, cursor);
  if (bestBy !== "value") return null;
  const next = step(trace, cursor, "node", 1);
  const row = currentNode(trace, next);
  if (row < 0 || trace.kind[row] === DRIVER) return null;
  const event = trace.event[next - 1];
  return (
    cutQuestion(trace, cursor, row, event) ??
    (event === RETURN && trace.status[row] === INNER ? valueQuestion(trace, row) : null) ??
    (event === CALL ? windowQuestion(trace, row) : null) ??
    nextQuestion(trace, cursor, next, row)
  );
}

/**
 * A child has just returned, and its parent has more moves: is it cut there?
 * @param {Trace} trace @param {number} cursor @param {number} row @param {number} event  of the next step
 * @returns {Question | null}
 */
function cutQuestion(trace, cursor, row, event) {
  const child = currentNode(trace, cursor);
  const parent = cursor > 0 && trace.event[cursor - 1] === RETURN ? trace.parent[child] : -1;
  if (parent < 0 || trace.kind[parent] === DRIVER || !hasWindow(trace, parent)) return null;
  const isCut = row === parent && event === RETURN && prunedCount(trace, parent) > 0;
  const goesOn = row !== parent && trace.parent[row] === parent;
  if (!isCut && !goesOn) return null;
  // Where the value did not change, or the window is open, nothing can be cut.
  if (!isCut && (bestChild(trace, parent, cursor) !== child || isOpen(trace, parent))) return null;
  const right = isCut ? (isAlphaCut(trace, parent) ? "alpha" : "beta") : "no";
  const value = formatValue(runningValue(trace, parent, cursor));
  const window = `[${formatValue(trace.alpha[parent])}, ${formatValue(trace.beta[parent])}]`;
  // Which cut is possible depends on the side; at a chance node, both are.
  const isChance = trace.kind[parent] === CHANCE;
  const rest = isChance ? [] : siblings(trace, child).filter((_, i, all) => i > all.indexOf(child));
  const isMin = trace.kind[parent] === MIN;
  return {
    id: `cut ${child}`,
    form: "one",
    text: isChance
      ? sentence`The window of ${node(trace, parent)} is ${window}. Is the rest of it cut off now?`
      : sentence`${sideName(trace, parent)} can get ${value} at ${node(trace, parent)}, whose window is ${window}. Is the rest cut off?`,
    options: [
      { id: "no", name: "No" },
      { id: "alpha", name: "Yes, α-cut", rows: isMin ? rest : [] },
      { id: "beta", name: "Yes, β-cut", rows: isMin ? [] : rest },
    ],
    right: [right],
    answerText: right === "no" ? "no, the next move is searched" : right === "alpha" ? "yes, an α-cut" : "yes, a β-cut",
    hint: isChance ? "" : "…or click a branch that would be cut.",
  };
}

/** @param {Trace} trace @param {number} row */
const hasWindow = (trace, row) => !Number.isNaN(trace.alpha[row]) && !Number.isNaN(trace.beta[row]);

/** @param {Trace} trace @param {number} row */
const isOpen = (trace, row) => trace.alpha[row] === -Infinity && trace.beta[row] === Infinity;

/** All moves of a node are tried: what is it worth? @param {Trace} trace @param {number} row @returns {Question | null} */
function valueQuestion(trace, row) {
  const children = trace.childStart[row + 1] - trace.childStart[row] - prunedCount(trace, row);
  if (children < 2 || Number.isNaN(trace.value[row]) || prunedCount(trace, row) > 0) return null;
  const value = formatValue(trace.value[row]);
  const isRoot = trace.parent[row] < 0;
  return {
    id: `value ${row}`,
    form: "number",
    text: isRoot
      ? sentence`All moves of ${node(trace, row)} are tried. What is it worth?`
      : sentence`All moves of ${node(trace, row)} are tried. Which value does it give back?`,
    options: [],
    right: [String(trace.value[row])],
    answerText: value,
    hint: "",
  };
}

/** A node is entered with another window than its parent was. @param {Trace} trace @param {number} row @returns {Question | null} */
function windowQuestion(trace, row) {
  const parent = trace.parent[row];
  if (parent < 0 || trace.status[row] !== INNER || !hasWindow(trace, row) || isOpen(trace, row)) return null;
  // Nobody can type the ends of a null window.
  if (hasNullWindow(trace, row)) return null;
  if (trace.alpha[row] === trace.alpha[parent] && trace.beta[row] === trace.beta[parent]) return null;
  const window = [trace.alpha[row], trace.beta[row]];
  return {
    id: `window ${row}`,
    form: "window",
    text: sentence`Next comes ${node(trace, row)}. With which window, α and β?`,
    options: [],
    right: window.map(String),
    answerText: `α = ${formatValue(window[0])}, β = ${formatValue(window[1])}`,
    hint: "",
  };
}

/**
 * After a cut: which node comes next?
 * @param {Trace} trace @param {number} cursor @param {number} next @param {number} row @returns {Question | null}
 */
function nextQuestion(trace, cursor, next, row) {
  const before = currentNode(trace, cursor);
  if (cursor === 0 || trace.event[cursor - 1] !== RETURN || prunedCount(trace, before) === 0) return null;
  const parent = trace.parent[row];
  if (isFinished(trace, row, cursor) || parent !== trace.parent[before] || trace.kind[parent] === DRIVER) return null;
  const { start } = prunedRange(trace, before);
  // A position that is searched twice has the same name twice.
  const wrong = [trace.children[start], ...siblings(trace, row)].filter(
    (other) => nameAmong(trace, other) !== nameAmong(trace, row),
  );
  const rows = [...new Set([row, ...wrong])].slice(0, OPTIONS_AT_MOST).sort((one, other) => one - other);
  if (rows.length < 2) return null;
  return {
    id: `next ${next}`,
    form: "one",
    text: sentence`The rest of ${node(trace, before)} is cut off. Which node is visited next?`,
    options: rows.map((each) => ({ id: String(each), name: nameAmong(trace, each), rows: [each] })),
    right: [String(row)],
    answerText: nodeName(trace, row),
    hint: CLICK_IT,
  };
}

/** Names that are the same beside each other would tell nothing. @param {Trace} trace @param {number} row */
const nameAmong = (trace, row) => (trace.text.names?.[row] ? childName(trace, row) : nodeName(trace, row));

/** The nodes with the same parent, in order. @param {Trace} trace @param {number} row */
function siblings(trace, row) {
  const parent = trace.parent[row];
  return Array.from(trace.children.subarray(trace.childStart[parent], trace.childStart[parent + 1]));
}
