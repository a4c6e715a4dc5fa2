/**
 * What the rows of the picture are called: MAX, MIN, chance, or what their leaves hold.
 */
import { EVALUATED, MAX, MIN, TERMINAL } from "../trace/trace.js";
import { LEAF, shapeOf } from "./sizes.js";

/** @typedef {{text: string, shape: number}} LevelName */

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

/** @param {import("../trace/trace.js").Trace} trace @param {Int32Array} rows @returns {LevelName} */
function levelName(trace, rows) {
  let kind = -1;
  let terminals = 0;
  let evaluated = 0;
  for (const row of rows) {
    if (trace.status[row] === EVALUATED) evaluated += 1;
    else if (trace.status[row] === TERMINAL) terminals += 1;
    if (shapeOf(trace, row) === LEAF) continue;
    if (kind >= 0 && kind !== trace.kind[row]) return { text: "", shape: LEAF };
    kind = trace.kind[row];
  }
  if (kind < 0) return { text: evaluated > terminals ? "evaluation" : "utility", shape: LEAF };
  return { text: kind === MAX ? "MAX" : kind === MIN ? "MIN" : "chance", shape: kind };
}
