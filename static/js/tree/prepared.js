/**
 * What the picture needs to know about a trace, and what does not change from step to step.
 */
import { finalBounds } from "../trace/bounds.js";
import { layoutTree } from "./layout.js";
import { levelNames } from "./levels.js";
import { gapsOf, roomOf } from "./spacing.js";
import { makeSight } from "./walk.js";

/**
 * @typedef {object} Prepared
 * @property {import("../trace/trace.js").Trace} trace
 * @property {import("./layout.js").Layout} layout
 * @property {Float64Array} room
 * @property {Float64Array} gap
 * @property {number} lowRoom the greatest room on the lowest level
 * @property {import("./levels.js").LevelName[]} levels
 * @property {import("../trace/bounds.js").Bounds} bounds
 * @property {import("./walk.js").Sight} sight
 */

/**
 * @param {import("../trace/trace.js").Trace} trace
 * @param {Iterable<number>} collapsed
 * @param {Prepared | null} before the one before; what is still valid is kept
 * @returns {Prepared}
 */
export function prepare(trace, collapsed, before) {
  const layout = layoutTree(trace, collapsed);
  const room = roomOf(layout, trace.parent);
  const { levelStart, levelRows, depth } = layout;
  const lowest = levelRows.subarray(levelStart[depth]);
  const kept = before && isSameShape(before.trace, trace) ? before : null;
  return {
    trace,
    layout,
    room,
    gap: gapsOf(layout),
    lowRoom: lowest.reduce((most, row) => Math.max(most, room[row]), 0),
    levels: levelNames(trace, layout),
    bounds: kept?.bounds ?? finalBounds(trace),
    sight: kept?.sight ?? makeSight(trace.count),
  };
}

/**
 * Whether two traces draw the same tree: a tree that grows is a new trace at each step, but often only its values
 * differ.
 * @param {import("../trace/trace.js").Trace | null | undefined} a
 * @param {import("../trace/trace.js").Trace | null | undefined} b
 */
export const isSameShape = (a, b) => a?.childStart === b?.childStart;
