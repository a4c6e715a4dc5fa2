/**
 * Where the tree stands on the screen: pure functions of a camera and a frame.
 *
 * Game trees are much wider than deep. So the horizontal scale is free, while the levels are never closer together
 * than when the whole depth just fits into the view. As long as the whole depth fits, it stays where it is, and only
 * the width moves.
 */

/**
 * @typedef {object} Camera
 * @property {number} k zoom: 1 draws a slot SLOT_PIXELS wide
 * @property {number} x screen x of slot 0
 * @property {number} y screen y of the root's level
 *
 * @typedef {object} Frame what the camera looks at, and how large the view is
 * @property {number} width of the view, in pixels as in sizes.js
 * @property {number} height
 * @property {number} slots width of the tree
 * @property {number} depth levels below the root
 * @property {boolean} [boards] whether nodes have boards to show
 * @property {boolean} [boxes] whether all nodes are low boxes, as partial assignments are
 * @property {number} [letters] in the longest text of a box
 * @property {number} [margin] width of the names of the levels, at the left, but for that of the leaves
 * @property {number} [allNames] the same with that of the leaves
 * @property {number} [lowRoom] how far apart nodes of the lowest level are at most, in slots
 * @property {Cover} [cover] what lies over the view
 * @property {boolean} [alone] whether nothing ever lies over it: the tree may reach to its edges
 *
 * @typedef {{above: number, below: number, bare?: boolean, share?: number}} Cover how far it reaches in from above and
 *   from below; `bare`: whether nothing else is kept free for what may come to lie over the upper edge; `share`: how much
 *   of the height may be kept free for it below, if not the usual
 *
 * @typedef {{k: number, x: number, y: number}} Transform d3-zoom's
 */

import { belowBoards, insetsOf, widestSlot } from "./insets.js";
import { SLOT_PIXELS } from "./sizes.js";

export const MAX_ZOOM = 6;
const MIN_ZOOM = 1e-6;
/** The least zoom, as a share of the one at which the whole tree fits. */
const LEAST_ZOOM_SHARE = 0.8;
/** A place of the tree is never farther away than this, so that numbers stay exact; the widest tree is narrower. */
const FAR = 1e9;

/** How far apart the levels of a tree that fits are, at most and at least. */
const FIT_LEVEL = 232;
const LEAST_LEVEL = 1;
/**
 * Zoomed in further, the levels are LEVEL_SLOTS slots apart, until that is WIDE_LEVEL; then at least WIDE_LEVEL_SLOTS
 * slots.
 */
const LEVEL_SLOTS = 1.6;
const WIDE_LEVEL = 150;
const WIDE_LEVEL_SLOTS = 1.3;
/** Until then, the levels grow with this power of the zoom. */
const LEVEL_GROWTH = 1.5;
/** How far apart levels of low boxes must be to be easy to read, and to be read at all. */
const BOXES_LEVEL = 42;
const LEAST_BOXES_LEVEL = 24;
/** How much more they need for each letter after the first few. */
const LEVEL_OF_LETTER = 9;
const FEW_LETTERS = 2;

/** How much of the tree stays in view, at most; in a narrow view it is this share of the width. */
const KEPT_IN_VIEW = { most: 120, share: 1 / 3 };
/**
 * If not all levels fit, the lowest may be moved up by this share of the view's height: near the middle, clear of the
 * buttons.
 */
const LOWEST_UP = 0.3;
/** The share of the unused height that is above the tree. */
const SPARE_ABOVE = 0.35;
/** Where a node is well in view, and how far within those bounds `bringIntoView` moves it, in shares of the view. */
const IN_VIEW = { right: 0.88, acrossWithin: 0.15, parentAbove: 0.35, downWithin: 0.08 };
const ABOVE_BUTTONS = 40;

/** The distance of the levels at which the whole depth fits. @param {Frame} frame */
function fittingLevel(frame) {
  const { top, bottom } = insetsOf(frame);
  const room = Math.max(0, frame.height - top - bottom);
  return Math.max(LEAST_LEVEL, Math.min(FIT_LEVEL, room / Math.max(1, frame.depth)));
}

/**
 * Pixels per slot and per level. Zooming in from the whole tree, the levels grow faster than the slots until they are
 * far enough apart; in a wide tree they are far enough apart at once.
 * @param {number} k @param {Frame} frame @returns {import("./sizes.js").Scale}
 */
export function scaleOf(k, frame) {
  const fitting = fittingLevel(frame);
  const slot = k * SLOT_PIXELS;
  const suiting = Math.max(Math.min(LEVEL_SLOTS * slot, WIDE_LEVEL), WIDE_LEVEL_SLOTS * slot);
  return {
    slot,
    level: Math.max(fitting, Math.min(suiting, fitting * (k / fitZoom(frame)) ** LEVEL_GROWTH)),
    boxes: frame.boxes,
    letters: frame.letters,
  };
}

/**
 * The least zoom at which the levels of low boxes are far enough apart to be read; 0 if they always are. A long chain
 * of boxes has plenty of room at its sides, but none for its levels.
 * @param {Frame} frame
 */
export function zoomForLevels(frame) {
  const fitting = fittingLevel(frame);
  const needed = BOXES_LEVEL + LEVEL_OF_LETTER * Math.max(0, (frame.letters ?? 0) - FEW_LETTERS);
  if (!frame.boxes || fitting >= needed) return 0;
  return Math.max(needed / LEVEL_SLOTS / SLOT_PIXELS, fitZoom(frame) * (needed / fitting) ** (1 / LEVEL_GROWTH));
}

/** Whether low boxes can be read while all levels are in view. @param {Frame} frame */
export const isReadWhole = (frame) => fittingLevel(frame) >= LEAST_BOXES_LEVEL;

/** The zoom at which the whole tree fits; a deep tree is not drawn wider than its levels allow. @param {Frame} frame */
function fitZoom(frame) {
  const slot = Math.min(widestSlot(frame, insetsOf(frame)), fittingLevel(frame));
  return Math.max(MIN_ZOOM, slot / SLOT_PIXELS);
}

/** Least and greatest zoom. @param {Frame} frame @returns {[number, number]} */
export function zoomRange(frame) {
  return [Math.max(MIN_ZOOM, fitZoom(frame) * LEAST_ZOOM_SHARE), MAX_ZOOM];
}

/** The camera that shows the whole tree. @param {Frame} frame @returns {Camera} */
export function fitCamera(frame) {
  const k = fitZoom(frame);
  const { left, right } = insetsOf(frame);
  const spare = frame.width - left - right - frame.slots * k * SLOT_PIXELS;
  return clampCamera({ k, x: left + spare / 2, y: insetsOf(frame).top }, frame);
}

/** Neighbours at this distance can be told apart, in units of length. */
const CLEAR_SLOT = 3;

/** Whether the nodes can be told apart while the whole tree is in view. @param {Frame} frame */
export const isClear = (frame) => fitZoom(frame) * SLOT_PIXELS >= CLEAR_SLOT;

/** Whether the whole depth fits into the view at this zoom. @param {number} k @param {Frame} frame */
export function fitsDepth(k, frame) {
  const { top, bottom } = insetsOf(frame);
  return frame.depth * scaleOf(k, frame).level <= frame.height - top - bottom + 1;
}

/**
 * Keeps the zoom in its range and the tree within reach.
 * @param {Camera} camera @param {Frame} frame @returns {Camera}
 */
export function clampCamera(camera, frame) {
  const [least, greatest] = zoomRange(frame);
  const k = Math.min(greatest, Math.max(least, camera.k));
  const scale = scaleOf(k, frame);
  const { slot, level } = scale;
  const { top, bottom } = insetsOf(frame);
  const keep = Math.min(KEPT_IN_VIEW.most, frame.width * KEPT_IN_VIEW.share);
  const x = Math.min(frame.width - keep, Math.max(keep - frame.slots * slot, camera.x));
  const spare = frame.height - top - bottom - frame.depth * level;
  // All levels fit: the tree stays, but boards that grew with the zoom may be moved up from under the buttons.
  const rest = top + Math.max(0, spare) * SPARE_ABOVE;
  const hidden = Math.max(0, rest + frame.depth * level + belowBoards(frame, scale) - frame.height);
  const highest = spare >= -1 ? rest - hidden : top + spare - frame.height * LOWEST_UP;
  const y = clampBetween(camera.y, highest, rest);
  return { k, x: clampBetween(x, -FAR, FAR), y };
}

/**
 * Zooms by a factor and keeps the screen point (px, py) where it is.
 * @param {Camera} camera @param {Frame} frame @param {number} factor @param {number} px @param {number} py
 * @returns {Camera}
 */
export function zoomAbout(camera, frame, factor, px, py) {
  const [least, greatest] = zoomRange(frame);
  const k = Math.min(greatest, Math.max(least, camera.k * factor));
  const grownX = k / camera.k;
  const grownY = scaleOf(k, frame).level / scaleOf(camera.k, frame).level;
  return clampCamera({ k, x: px + (camera.x - px) * grownX, y: py + (camera.y - py) * grownY }, frame);
}

/** @param {Camera} camera @param {Frame} frame @param {number} dx @param {number} dy @returns {Camera} */
export function panBy(camera, frame, dx, dy) {
  return clampCamera({ k: camera.k, x: camera.x + dx, y: camera.y + dy }, frame);
}

/**
 * Applies a gesture from d3-zoom, which has one scale for both axes: a gesture is a shift, or a zoom about a fixed
 * point. The levels grow about the same point, but by a factor of their own.
 * @param {Camera} camera @param {Frame} frame @param {Transform} before @param {Transform} after
 * @returns {Camera}
 */
export function applyGesture(camera, frame, before, after) {
  const grown = after.k / before.k;
  const k = camera.k * grown;
  const x = after.x - before.x * grown + camera.x * grown;
  const grownY = scaleOf(k, frame).level / scaleOf(camera.k, frame).level;
  const share = Math.abs(grown - 1) < 1e-9 ? 1 : (grownY - 1) / (grown - 1);
  const y = (after.y - before.y * grown) * share + camera.y * grownY;
  return clampCamera({ k, x, y }, frame);
}

/**
 * Moves a place of the tree to the middle of the view.
 * @param {Camera} camera @param {Frame} frame @param {number} x in slots @param {number} level
 * @param {number} [k] the zoom to end with
 * @returns {Camera}
 */
export function centreOn(camera, frame, x, level, k = camera.k) {
  const [least, greatest] = zoomRange(frame);
  const zoom = Math.min(greatest, Math.max(least, k));
  const scale = scaleOf(zoom, frame);
  return clampCamera(
    { k: zoom, x: frame.width / 2 - x * scale.slot, y: frame.height / 2 - level * scale.level },
    frame,
  );
}

/**
 * The shortest move that brings a place well into view, and its parent's level with it; the same camera if they are
 * in view already.
 * @param {Camera} camera @param {Frame} frame @param {number} x in slots @param {number} level
 * @returns {Camera}
 */
export function bringIntoView(camera, frame, x, level) {
  const scale = scaleOf(camera.k, frame);
  const { left, top, bottom } = insetsOf(frame);
  const dx = moveInto(camera.x + x * scale.slot, left, frame.width * IN_VIEW.right, frame.width * IN_VIEW.acrossWithin);
  const lowest = frame.height - bottom - ABOVE_BUTTONS;
  const highest = Math.min(lowest, top + (level > 0 ? Math.min(scale.level, frame.height * IN_VIEW.parentAbove) : 0));
  const margin = Math.min(frame.height * IN_VIEW.downWithin, (lowest - highest) / 2);
  const dy = moveInto(camera.y + level * scale.level, highest, lowest, margin);
  return dx === 0 && dy === 0 ? camera : panBy(camera, frame, dx, dy);
}

/** @param {Camera} from @param {Camera} to @param {number} share 0 to 1 @returns {Camera} */
export function between(from, to, share) {
  if (share >= 1) return to;
  const k = from.k * (to.k / from.k) ** share;
  // The place that ends in the middle moves in a straight line: x follows the zoom, not the clock.
  const eased = to.k === from.k ? share : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}

/** @param {number} at @param {number} low @param {number} high @param {number} margin */
function moveInto(at, low, high, margin) {
  if (at < low) return low + margin - at;
  if (at > high) return high - margin - at;
  return 0;
}

/** @param {number} value @param {number} low @param {number} high */
function clampBetween(value, low, high) {
  return Math.min(high, Math.max(low, value));
}
