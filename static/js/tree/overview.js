/**
 * A small picture of the whole tree, for a view that shows only a part of it. Pure functions of a layout, a camera and
 * the size of the small picture.
 *
 * @typedef {{width: number, height: number}} Size
 * @typedef {{slot: number, level: number, left: number, top: number}} Map  pixels per slot and per level, and where the
 *   root's level and the leftmost node are
 */

import { panBy, scaleOf } from "./camera.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./camera.js").Frame} Frame */
/** @typedef {import("./layout.js").Layout} Layout */

const PADDING = 7;
/** Levels are at most so far apart, and slots at most as far as levels. */
const MOST_LEVEL = 22;
/** In a smaller view there is no room for it. */
const LEAST_VIEW = { width: 440, height: 340 };
/** How large it is: a share of the view's width, within bounds. */
const WIDTH = { share: 0.25, least: 116, most: 190 };
const HEIGHT_SHARE = 0.6;
/** The outline of what is seen is at least this wide and high. */
const LEAST_SEEN = 5;
/** Where more than this share of the tree is in view, nobody misses the rest. */
const MOST_OF_IT = 0.5;

/** How large it is in a view; null where it would only be in the way. @param {Size} view @returns {Size | null} */
export function overviewSize({ width, height }) {
  if (width < LEAST_VIEW.width || height < LEAST_VIEW.height) return null;
  const wide = Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, width * WIDTH.share)));
  return { width: wide, height: Math.round(wide * HEIGHT_SHARE) };
}

/** Where things are in it. @param {{slots: number, depth: number}} tree @param {Size} size @returns {Map} */
export function mapOf({ slots, depth }, { width, height }) {
  const level = Math.min(MOST_LEVEL, (height - 2 * PADDING) / Math.max(1, depth));
  const slot = Math.min(level, (width - 2 * PADDING) / Math.max(1, slots));
  return { slot, level, left: (width - slots * slot) / 2, top: (height - depth * level) / 2 };
}

/**
 * The edges of the tree in it: one for each pixel of a level, so that the largest tree needs no more than a small one.
 * @param {Layout} layout @param {Int32Array} parent @param {Map} map
 * @returns {number[]} x1, y1, x2, y2 …
 */
export function overviewEdges({ order, x, level, width, depth }, parent, { slot, level: high, left, top }) {
  const columns = Math.ceil(width * slot) + 1;
  const taken = new Uint8Array(columns * (depth + 1));
  const edges = [];
  for (const row of order) {
    const above = parent[row];
    const place = level[row] * columns + Math.round(x[row] * slot);
    if (above < 0 || taken[place]) continue;
    taken[place] = 1;
    edges.push(left + x[above] * slot, top + level[above] * high, left + x[row] * slot, top + level[row] * high);
  }
  return edges;
}

/**
 * The part of it that the camera sees; null if that is most of the tree.
 * @param {Camera} camera @param {Frame} frame @param {Map} map @param {Size} size
 */
export function seenIn(camera, frame, map, size) {
  const scale = scaleOf(camera.k, frame);
  const wide = shareIn(camera.x, frame.slots * scale.slot, frame.width);
  const high = shareIn(camera.y, frame.depth * scale.level, frame.height);
  if (wide * high > MOST_OF_IT) return null;
  const across = within(
    map.left + (-camera.x / scale.slot) * map.slot,
    (frame.width / scale.slot) * map.slot,
    size.width,
  );
  const down = within(
    map.top + (-camera.y / scale.level) * map.level,
    (frame.height / scale.level) * map.level,
    size.height,
  );
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** How much of a stretch is between 0 and an end, as a share of it. @param {number} from @param {number} length @param {number} end */
const shareIn = (from, length, end) =>
  length <= 0 ? 1 : Math.max(0, Math.min(end, from + length) - Math.max(0, from)) / length;

/** A stretch, as far as it is within an end, but never too short to be seen. @param {number} from @param {number} length @param {number} end */
function within(from, length, end) {
  const begin = Math.max(1, Math.min(end - LEAST_SEEN - 1, from));
  return { from: begin, length: Math.max(LEAST_SEEN, Math.min(end - 1, from + length) - begin) };
}

/**
 * The camera that sees a place of it in the middle of the view.
 * @param {Camera} camera @param {Frame} frame @param {Map} map @param {{x: number, y: number}} place
 */
export function cameraOver(camera, frame, map, { x, y }) {
  const scale = scaleOf(camera.k, frame);
  const [slot, level] = [(x - map.left) / map.slot, (y - map.top) / map.level];
  return panBy(
    camera,
    frame,
    frame.width / 2 - slot * scale.slot - camera.x,
    frame.height / 2 - level * scale.level - camera.y,
  );
}

/**
 * Whether a box lies over a node.
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {{x: number, y: number, half: number} | null} spot  where the node is, and half of its size; null if it is not drawn
 */
export const liesOver = (box, spot) =>
  spot !== null &&
  spot.x + spot.half >= box.x &&
  spot.x - spot.half <= box.x + box.width &&
  spot.y + spot.half >= box.y &&
  spot.y - spot.half <= box.y + box.height;
