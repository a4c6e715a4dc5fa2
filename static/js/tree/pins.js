/**
 * The way from the root to where the search is never leaves the picture: an ancestor that is out of view is pinned to
 * its edge, as a small mark. Pure functions of the view.
 *
 * One whose level is in view is pinned to the left or right edge, on its level. Those of the levels above stand in a row
 * along the upper edge, the root first.
 */
import { scaleOf } from "./camera.js";
import { coverAbove, insetsOf } from "./insets.js";
import { boardSizeOf, reachUp, unitOf } from "./sizes.js";

/** @typedef {import("./camera.js").Frame} Frame */
/** @typedef {import("./sizes.js").Scale} Scale */
/**
 * @typedef {object} Pin
 * @property {number} row
 * @property {number} x  its middle
 * @property {number} y
 * @property {number} size  of the node or board in it
 * @property {number} half  half of the width and height of its ground
 * @property {boolean} above  whether it stands in the row along the upper edge
 */
/** @typedef {Map<number, Pin>} Pins  by row */

/** How large a pinned node or board is, and the ground around it. */
const NODE = 19;
const BOARD = 34;
const LEAST = 3;
const PADDING = 5;
/** Between two of the row, and above the row. */
const APART = 6;
const AROUND = 4;
/** Below the row, so that the edge from it can be seen. */
const BELOW = 14;
/** Pinned nodes stand in the space beside the tree that stays free, clear of the names of the levels and of the edge. */
export const ASIDE = { left: 22, right: 14 };
const CLEAR = 6;
/** A node at the very edge of where nodes are not pinned is not. */
const TINY = 0.5;
/** The root may be so far above its place before it is pinned. */
const ROOT_UP = 20;
/** The share of a level that a mark at the side may take. */
const LEVEL_SHARE = 0.9;
/** Little boards that are smaller than this show nothing. */
const LEAST_BOARD = 24;

/** Whether a pin has its little board in it. @param {Pin} pin */
export const isBoarded = ({ size }) => size >= LEAST_BOARD;

/** How large a mark is, if there is room. @param {Frame} frame */
const fullSize = ({ boards }) => (boards ? BOARD : NODE);

/**
 * The highest place of a node that is clear of the row of pinned ones.
 * @param {Frame} frame @param {Scale} scale
 */
export function belowPins(frame, scale) {
  const board = frame.boards ? boardSizeOf(Infinity, scale) : 0;
  return rowOf(frame) + fullSize(frame) / 2 + PADDING + BELOW + reachUp(0, unitOf(Infinity, scale, 0), board);
}

/** The middle of the row along the upper edge. @param {Frame} frame */
const rowOf = (frame) => coverAbove(frame) + AROUND + PADDING + fullSize(frame) / 2;

/**
 * The row that the search is at, and its ancestors, the root first; no row that is collapsed away.
 * @param {Pick<import("./walk.js").View, "trace" | "layout" | "moment">} view
 */
export function pathOf({ trace, layout, moment }) {
  const path = [];
  const end = moment.returned >= 0 ? moment.returned : moment.current;
  for (let row = end; row >= 0; row = trace.parent[row]) if (layout.rank[row] >= 0) path.push(row);
  return path.reverse();
}

/** @type {Pins} */
const NONE = new Map();

/**
 * The ancestors that are pinned. There are none where the reader looks at another part of the tree.
 * @param {Pick<import("./walk.js").View, "trace" | "layout" | "moment" | "camera" | "frame">} view @returns {Pins}
 */
export function pinsOf(view) {
  const { layout, camera, frame } = view;
  const scale = scaleOf(camera.k, frame);
  const path = pathOf(view);
  const now = path.pop();
  if (now === undefined || path.length === 0) return NONE;
  const xOf = (/** @type {number} */ row) => camera.x + layout.x[row] * scale.slot;
  const yOf = (/** @type {number} */ row) => camera.y + layout.level[row] * scale.level;
  if (!isNear(xOf(now), frame.width) || !isNear(yOf(now), frame.height)) return NONE;
  const { left, right, top } = insetsOf(frame);
  const room = fullSize(frame) / 2 + PADDING;
  const from = Math.min(left, left - ASIDE.left + room);
  const to = frame.width - Math.max(right - ASIDE.right, room + CLEAR);
  const highest = yOf(path[0]) < top - ROOT_UP ? belowPins(frame, scale) - TINY : -Infinity;
  const isAbove = (/** @type {number} */ row) => yOf(row) < highest;
  const size = Math.min(fullSize(frame), Math.max(LEAST, scale.level * LEVEL_SHARE - 2 * PADDING));
  const half = Math.min(size / 2 + PADDING, Math.max(LEAST, (scale.level * LEVEL_SHARE) / 2));
  const uppermost = coverAbove(frame) + AROUND;
  /** @type {Pins} */
  const pins = inRow(path.filter(isAbove), from, to, frame);
  for (const row of path) {
    const x = xOf(row);
    if (isAbove(row) || (x >= from - TINY && x <= to + TINY)) continue;
    pins.set(row, { row, x: x < from ? from : to, y: Math.max(yOf(row), uppermost + half), size, half, above: false });
  }
  return pins;
}

/** Whether a place is at most one view away. @param {number} at @param {number} length */
const isNear = (at, length) => at > -length && at < 2 * length;

/**
 * The row along the upper edge: the more there are, the smaller they are.
 * @param {number[]} rows @param {number} from @param {number} to @param {Frame} frame @returns {Pins}
 */
function inRow(rows, from, to, frame) {
  const full = fullSize(frame);
  const apart = Math.min(full + 2 * PADDING + APART, (to - from) / Math.max(1, rows.length - 1));
  const size = Math.max(LEAST, Math.min(full, apart - PADDING - APART));
  const half = full / 2 + PADDING;
  const y = rowOf(frame);
  return new Map(rows.map((row, i) => [row, { row, x: from + i * apart, y, size, half, above: true }]));
}

/**
 * The pinned row at a point, or -1.
 * @param {Pins} pins @param {number} px @param {number} py @param {number} reach how far beside it a hit still counts
 */
export function pinAt(pins, px, py, reach) {
  let hit = -1;
  let nearest = Infinity;
  for (const { row, x, y, half } of pins.values()) {
    const far = Math.abs(px - x);
    if (far > half + reach || Math.abs(py - y) > half + reach || far >= nearest) continue;
    hit = row;
    nearest = far;
  }
  return hit;
}
