/**
 * What the picture needs to know about a trace, and what does not change from step to step.
 */
import { finalBounds } from "../trace/bounds.js";
import { MOST_TIDY, layoutTree } from "./layout.js";
import { levelNames } from "./levels.js";
import { classesOf, gapsOf, roomOf } from "./spacing.js";
import { makeVisibleNodes } from "./walk.js";

/**
 * @typedef {object} Prepared
 * @property {import("../trace/trace.js").Trace} trace
 * @property {import("./layout.js").Layout} layout
 * @property {import("./spacing.js").Lengths} room
 * @property {import("./spacing.js").Lengths} gap
 * @property {number} lowRoom the greatest room on the lowest level
 * @property {import("./levels.js").LevelName[]} levels
 * @property {import("../trace/bounds.js").Bounds} bounds
 * @property {import("./walk.js").VisibleNodes} visible
 */

/**
 * @param {import("../trace/trace.js").Trace} trace
 * @param {Iterable<number>} collapsed
 * @param {Prepared | null} before the one before; what is still valid is kept
 * @param {boolean} [growing] whether it is about to be replaced by a larger one
 * @returns {Prepared}
 */
export function prepare(trace, collapsed, before, growing = false) {
  const layout = layoutTree(trace, collapsed, growing ? MOST_TIDY_GROWING : MOST_TIDY);
  const classes = classesOf(layout);
  const room = roomOf(layout, trace.parent, classes);
  const { levelStart, levelRows, depth } = layout;
  const lowest = levelRows.subarray(levelStart[depth]);
  const kept = before && isSameShape(before.trace, trace) ? before : null;
  return {
    trace,
    layout: layout.order.length > MOST_TIDY ? withNarrowExtents(layout) : layout,
    room,
    gap: gapsOf(layout, classes),
    lowRoom: lowest.reduce((most, row) => Math.max(most, room.at(row)), 0),
    levels: levelNames(trace, layout),
    bounds: kept?.bounds ?? finalBounds(trace),
    visible: kept?.visible ?? makeVisibleNodes(),
  };
}

/** While a tree grows, it is laid out again and again: a larger one than this not tidily. */
const MOST_TIDY_GROWING = 1000;

/**
 * In a large tree, nobody sees how far a subtree reaches to less than a tenth of a slot, once its rows have their classes.
 * @param {import("./layout.js").Layout} layout @returns {import("./layout.js").Layout}
 */
const withNarrowExtents = (layout) => ({
  ...layout,
  left: new Float32Array(layout.left),
  right: new Float32Array(layout.right),
});

/**
 * Whether two traces draw the same tree: a tree that grows is a new trace at each step, but often only its values
 * differ.
 * @param {import("../trace/trace.js").Trace | null | undefined} a
 * @param {import("../trace/trace.js").Trace | null | undefined} b
 */
export const isSameShape = (a, b) => a?.childStart === b?.childStart;
