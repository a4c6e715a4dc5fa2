/**
 * What the rows of the picture are called: MAX, MIN, chance, a player, or what their leaves hold.
 */
import { playerAt } from "../trace/players.js";
import { hasAssignments } from "../trace/constraints.js";
import { CALLED, CHANCE, EVALUATED, MAX, MIN, TERMINAL } from "../trace/trace.js";
import { levelVariable } from "./assignments.js";
import { isNarrow } from "./camera.js";
import { LEAF, shapeOf } from "./sizes.js";

/** @typedef {{text: string, short: string, shape: number}} LevelName `short` is for a phone */

/**
 * @param {import("../trace/trace.js").Trace} trace
 * @param {import("./layout.js").Layout} layout
 * @returns {LevelName[]} by level; the text is "" where the level is of no one kind
 */
export function levelNames(trace, layout) {
  const { levelStart, levelRows } = layout;
  const names = [];
  for (let level = 0; level + 1 < levelStart.length; level += 1) {
    names.push(levelName(trace, levelRows.subarray(levelStart[level], levelStart[level + 1])));
  }
  return names;
}

/** How a level is called where there is so much room. @param {LevelName} level @param {{width: number}} frame */
export const levelText = ({ text, short }, frame) => (isNarrow(frame) ? short : text);

/**
 * What was looked at decides; a level of pruned rows only is named by who would have moved there.
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
