/**
 * What the levels of the picture are called: MAX, MIN, chance, a player, or the kind of value that their leaves have.
 */
import { playerAt } from "../trace/players.js";
import { hasAssignments } from "../trace/constraints.js";
import { CALLED, CHANCE, EVALUATED, MAX, MIN, TERMINAL } from "../trace/trace.js";
import { levelVariable } from "./assignments.js";
import { isNarrow } from "./insets.js";
import { LEAF, shapeOf } from "./sizes.js";

/** @typedef {{text: string, short: string, shape: number}} LevelName `short` is for a phone */

/**
 * @param {import("../trace/trace.js").Trace} trace
 * @param {import("./layout.js").Layout} layout
 * @returns {LevelName[]} by level; the text is "" if the level has nodes of several kinds
 */
export function levelNames(trace, layout) {
  const { levelStart, levelRows } = layout;
  const names = [];
  for (let level = 0; level + 1 < levelStart.length; level += 1) {
    names.push(levelName(trace, levelRows.subarray(levelStart[level], levelStart[level + 1])));
  }
  return names;
}

/** What a level is called in a view of this width. @param {LevelName} level @param {{width: number}} frame */
export const levelText = ({ text, short }, frame) => (isNarrow(frame) ? short : text);

/**
 * The visited rows decide the name; if all rows of a level were pruned, it is the side that would have moved there.
 * @param {import("../trace/trace.js").Trace} trace @param {Int32Array} rows @returns {LevelName}
 */
function levelName(trace, rows) {
  if (hasAssignments(trace)) {
    const text = levelVariable(trace, rows);
    return { text, short: text, shape: CHANCE };
  }
  if (trace.kind[rows[0]] === CALLED) return { text: "", short: "", shape: CHANCE };
  const { inner, turns, evaluated, terminal } = whatIsOn(trace, rows);
  if (inner < 0) {
    const text = !evaluated ? "utility" : terminal ? "leaves" : "evaluation";
    return { text, short: text, shape: LEAF };
  }
  if (turns > 1) return { text: "", short: "", shape: LEAF };
  const text = turnAt(trace, inner);
  const { players } = trace.text;
  const short = players ? `P${players.mover[inner] + 1}` : text;
  return { text, short, shape: trace.kind[inner] };
}

/**
 * The first row of a level that is no leaf, −1 if there is none, and whether more than one side is to move in such rows.
 * @param {import("../trace/trace.js").Trace} trace @param {Int32Array} rows
 */
function whatIsOn(trace, rows) {
  const { status, visited } = trace;
  const isAnyVisited = rows.some((row) => row < visited);
  const found = { inner: -1, turns: 0, evaluated: false, terminal: false };
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i];
    if (isAnyVisited && row >= visited) continue;
    if (shapeOf(trace, row) === LEAF) {
      if (status[row] === EVALUATED) found.evaluated = true;
      if (status[row] === TERMINAL) found.terminal = true;
    } else if (found.inner < 0) {
      found.inner = row;
      found.turns = 1;
    } else if (!isSameTurn(trace, found.inner, row)) found.turns = 2;
  }
  return found;
}

/** Whether the same side is to move in two rows. @param {import("../trace/trace.js").Trace} trace @param {number} a @param {number} b */
const isSameTurn = (trace, a, b) =>
  trace.text.players ? turnAt(trace, a) === turnAt(trace, b) : trace.kind[a] === trace.kind[b];

/** @param {import("../trace/trace.js").Trace} trace @param {number} row */
export function turnAt(trace, row) {
  const kind = trace.kind[row];
  return playerAt(trace, row) || (kind === MAX ? "MAX" : kind === MIN ? "MIN" : "chance");
}
