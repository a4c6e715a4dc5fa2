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
  const visited = rows.filter((row) => row < trace.visited);
  const deciding = visited.length > 0 ? visited : rows;
  const inner = deciding.filter((row) => shapeOf(trace, row) !== LEAF);
  if (inner.length === 0) {
    const evaluated = deciding.some((row) => trace.status[row] === EVALUATED);
    const terminal = deciding.some((row) => trace.status[row] === TERMINAL);
    const text = !evaluated ? "utility" : terminal ? "leaves" : "evaluation";
    return { text, short: text, shape: LEAF };
  }
  const text = turnAt(trace, inner[0]);
  if (inner.some((row) => turnAt(trace, row) !== text)) return { text: "", short: "", shape: LEAF };
  const { players } = trace.text;
  const short = players ? `P${players.mover[inner[0]] + 1}` : text;
  return { text, short, shape: trace.kind[inner[0]] };
}

/** @param {import("../trace/trace.js").Trace} trace @param {number} row */
export function turnAt(trace, row) {
  const kind = trace.kind[row];
  return playerAt(trace, row) || (kind === MAX ? "MAX" : kind === MIN ? "MIN" : "chance");
}
