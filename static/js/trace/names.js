/**
 * What the nodes of a trace are called. Some games name their states; in others, a node is called by the moves that
 * lead to it.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { CHANCE, MAX } from "./trace.js";
import { isSecondLook, pathTo } from "./cursor.js";
import { playerAt } from "./players.js";

const MOVES_NAMED = 3;
export const ROOT_NAME = "the root";

/** What the two sides are called in this game. @param {Trace} trace */
export function sideNames(trace) {
  const { picture } = trace.text.root;
  return (picture && "names" in picture && picture.names) || { MAX: "MAX", MIN: "MIN" };
}

/** The side that moves at `row`, as this game calls it: "X", "MAX". @param {Trace} trace @param {number} row */
export const sideName = (trace, row) => sideNames(trace)[trace.kind[row] === MAX ? "MAX" : "MIN"];

/** Who is to move at `row`, as a person would say it: "X (MAX)", "player 2". @param {Trace} trace @param {number} row */
export function moverName(trace, row) {
  if (trace.text.players) return playerAt(trace, row);
  if (trace.kind[row] === CHANCE) return "chance";
  const role = trace.kind[row] === MAX ? "MAX" : "MIN";
  const name = sideNames(trace)[role];
  return name === role ? role : `${name} (${role})`;
}

/** The id of the move that led to `row`. @param {Trace} trace @param {number} row */
export function moveId(trace, row) {
  return trace.action[row] >= 0 ? trace.text.actionIds[trace.action[row]] : "?";
}

/**
 * The move that led to `row`, briefly: its id, as "4" for "column 4"; or its name if that is one word of
 * plain letters and signs, as "Nf3+", or a number and its place, as "2 at 1,3".
 * @param {Trace} trace @param {number} row
 */
export function briefMove(trace, row) {
  const action = trace.action[row];
  return action >= 0 && /^([\w+#=-]+|\d+ at [\d,]+)$/.test(trace.text.actions[action])
    ? trace.text.actions[action]
    : moveId(trace, row);
}

/** The name of the move that led to `row`. @param {Trace} trace @param {number} row */
export function moveName(trace, row) {
  return trace.action[row] >= 0 ? trace.text.actions[trace.action[row]] : functionName(trace, row);
}

/**
 * The name of a node that no move leads to: it searches the same position again, or is named after the function that
 * was called.
 * @param {Trace} trace @param {number} row
 */
function functionName(trace, row) {
  if (!trace.text.merged && isSecondLook(trace, row)) return "a shallow search";
  return trace.text.codes[trace.code[row]]?.name ?? "?";
}

/**
 * What a child is called next to its parent: its own name, or else the name of the move that leads to it.
 * @param {Trace} trace @param {number} row
 */
export const childName = (trace, row) => trace.text.names?.[row] || moveName(trace, row);

/** The move that led to `row`, with who made it: "X 4". @param {Trace} trace @param {number} row */
function moveWithSide(trace, row) {
  if (trace.kind[trace.parent[row]] === CHANCE || trace.action[row] < 0) return moveName(trace, row);
  const role = trace.kind[trace.parent[row]] === MAX ? "MAX" : "MIN";
  return `${playerAt(trace, trace.parent[row]) || sideNames(trace)[role]} ${briefMove(trace, row)}`;
}

/**
 * The moves that lead to a node, if it has no name of its own: "X 4, O 5, X 6, O 1"; [] at the root.
 * @param {Trace} trace @param {number} row
 */
export function movesTo(trace, row) {
  if (row < 0 || trace.text.names?.[row]) return [];
  return pathTo(trace, row)
    .slice(1)
    .map((step) => moveWithSide(trace, step));
}

/** @param {Trace} trace @param {number} row */
export function nodeName(trace, row) {
  if (row < 0) return "";
  const name = trace.text.names?.[row];
  if (name) return name;
  const moves = movesTo(trace, row);
  if (moves.length === 0) return ROOT_NAME;
  return (moves.length > MOVES_NAMED ? "… " : "") + moves.slice(-MOVES_NAMED).join(", ");
}
