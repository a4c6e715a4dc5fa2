/**
 * Where the tree stands on the screen: pure functions of a camera and a frame.
 *
 * Game trees are far wider than deep. So the horizontal scale runs free, while the distance of the
 * levels never falls below what fits the whole depth into the view; and as long as the whole depth
 * fits, it stays where it is and only the width moves.
 */

/**
 * @typedef {object} Camera
 * @property {number} k zoom: 1 draws a slot SLOT_PIXELS wide
 * @property {number} x screen x of slot 0
 * @property {number} y screen y of the root's level
 *
 * @typedef {object} Frame what the camera looks at, and through which opening
 * @property {number} width of the view, in pixels as in sizes.js
 * @property {number} height
 * @property {number} slots width of the tree
 * @property {number} depth levels below the root
 * @property {boolean} [boards] whether nodes have boards to show
 * @property {boolean} [boxes] whether all nodes are low boxes, as partial assignments are
 * @property {number} [letters] in the longest text of a box
 * @property {number} [margin] width of the names of the levels, at the left
 * @property {number} [lowRoom] how far apart nodes of the lowest level stand at most, in slots
 * @property {Cover} [cover] what lies over the view
 *
 * @typedef {{above: number, below: number}} Cover how far it reaches in from above and from below
 *
 * @typedef {{k: number, x: number, y: number}} Transform d3-zoom's
 */

import { PLATE, SLOT_PIXELS, boardSizeOf } from "./sizes.js";

export const MAX_ZOOM = 6;

const FIT_SLOT = 84; // a small tree is not blown up beyond this when it is fitted
const FIT_LEVEL = 232;
const LEAST_LEVEL = 1;
/** The distance of levels at which low boxes are easily read, and the least at which they can be. */
const BOXES_LEVEL = 42;
/** So much more for each letter beyond two. */
const LEVEL_OF_LETTER = 9;
const LEAST_BOXES_LEVEL = 24;
/** Between the names of the levels and the middle of the leftmost node. */
const BESIDE_MARGIN = 46;
/** The tick at a solution reaches so far beside its middle. */
const BESIDE_SOLUTION = 44;
/** How far above the root's middle the lowest chip may end. */
const CHIPS_BELOW = 42;
/** Between what lies over the view and the middles of the root and of the lowest leaves, which have texts under them. */
const CLEAR_ROOT = 30;
const CLEAR_LEAF = 36;
/** Between it and a board. */
const CLEAR_BOARD = 5;
/** How much of a low view is kept free for it at most. */
const COVER_SHARE = 0.34;
const MIN_ZOOM = 1e-6;
const FAR = 1e7;

/** Whether the view is no wider than a phone. @param {{width: number}} frame */
export const isNarrow = (frame) => frame.width < 520;

/** Space kept free at the edges when the tree is fitted: row labels, chips, buttons. @param {Frame} frame */
export function insetsOf(frame) {
  const narrow = isNarrow(frame);
  const short = Math.min(1, frame.height / 480);
  const above = Math.min(frame.cover?.above ?? 0, frame.height * COVER_SHARE - CLEAR_ROOT);
  const below = Math.min(frame.cover?.below ?? 0, frame.height * COVER_SHARE - CLEAR_LEAF);
  const top = Math.max((narrow ? 104 : 84) * short, above + CLEAR_ROOT);
  const bottom = Math.max(100 * short, below + CLEAR_LEAF);
  const left = Math.max(narrow ? 66 : 98, Math.min(frame.width * 0.4, (frame.margin ?? 0) + BESIDE_MARGIN));
  const sides = { left, right: !narrow ? 64 : frame.boxes ? BESIDE_SOLUTION : 24 };
  if (!frame.boards) return { ...sides, top, bottom };
  const scale = { slot: widestSlot(frame, sides), level: (frame.height - top - bottom) / Math.max(1, frame.depth) };
  const highest = Math.max(top - CHIPS_BELOW, above + CLEAR_BOARD) + boardSizeOf(Infinity, scale) / 2;
  const low = boardSizeOf(frame.lowRoom ?? 0, scale);
  const lowest = low > 0 ? below + CLEAR_BOARD + 2 * PLATE + low / 2 : 0;
  return { ...sides, top: Math.max(top, highest), bottom: Math.max(bottom, lowest) };
}

/** How wide a slot may be for all of the tree to be seen. @param {Frame} frame @param {{left: number, right: number}} sides */
function widestSlot({ width, slots }, { left, right }) {
  return Math.min(FIT_SLOT, Math.max(1, width - left - right) / Math.max(1, slots));
}

/** The distance of the levels at which the whole depth fits. @param {Frame} frame */
function fittingLevel(frame) {
  const { top, bottom } = insetsOf(frame);
  const room = Math.max(0, frame.height - top - bottom);
  return Math.max(LEAST_LEVEL, Math.min(FIT_LEVEL, room / Math.max(1, frame.depth)));
}

/**
 * Pixels per slot and per level. From where the whole tree fits, the levels grow faster than the
 * slots until they have the distance that suits them; in a tree that is wide they have it at once.
 * @param {number} k @param {Frame} frame @returns {import("./sizes.js").Scale}
 */
export function scaleOf(k, frame) {
  const fitting = fittingLevel(frame);
  const slot = k * SLOT_PIXELS;
  const suiting = Math.max(Math.min(1.6 * slot, 150), 1.3 * slot);
  return {
    slot,
    level: Math.max(fitting, Math.min(suiting, fitting * (k / fitZoom(frame)) ** 1.5)),
    boxes: frame.boxes,
  };
}

/**
 * The zoom from which on the levels of low boxes are far enough apart to be read; 0 where they always are. A long
 * chain of them has all the room in the world at its sides, and yet none for its levels.
 * @param {Frame} frame
 */
export function zoomForLevels(frame) {
  const fitting = fittingLevel(frame);
  const wanted = BOXES_LEVEL + LEVEL_OF_LETTER * Math.max(0, (frame.letters ?? 0) - 2);
  if (!frame.boxes || fitting >= wanted) return 0;
  return Math.max(wanted / 1.6 / SLOT_PIXELS, fitZoom(frame) * (wanted / fitting) ** (2 / 3));
}

/** Whether low boxes can be read while all levels are in view. @param {Frame} frame */
export const isReadWhole = (frame) => fittingLevel(frame) >= LEAST_BOXES_LEVEL;

/** The zoom at which the whole tree fits; one that is deep is not drawn wider than its levels allow. @param {Frame} frame */
export function fitZoom(frame) {
  const slot = Math.min(widestSlot(frame, insetsOf(frame)), fittingLevel(frame));
  return Math.max(MIN_ZOOM, slot / SLOT_PIXELS);
}

/** Least and greatest zoom. @param {Frame} frame @returns {[number, number]} */
export function zoomRange(frame) {
  return [Math.max(MIN_ZOOM, fitZoom(frame) * 0.8), MAX_ZOOM];
}

/** The camera that shows the whole tree. @param {Frame} frame @returns {Camera} */
export function fitCamera(frame) {
  const k = fitZoom(frame);
  const { left, right } = insetsOf(frame);
  const spare = frame.width - left - right - frame.slots * k * SLOT_PIXELS;
  return clampCamera({ k, x: left + spare / 2, y: insetsOf(frame).top }, frame);
}

/** Whether the whole depth has room in the view at this zoom. @param {number} k @param {Frame} frame */
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
  const { slot, level } = scaleOf(k, frame);
  const { top, bottom } = insetsOf(frame);
  const keep = Math.min(120, frame.width / 3);
  const x = Math.min(frame.width - keep, Math.max(keep - frame.slots * slot, camera.x));
  const spare = frame.height - top - bottom - frame.depth * level;
  // Where not all levels fit, the lowest may come up to the middle, clear of the buttons.
  const highest = top + spare - frame.height * 0.3;
  const y = spare >= -1 ? top + Math.max(0, spare) * 0.35 : clampBetween(camera.y, highest, top);
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
 * Carries a gesture over from d3-zoom, which knows one scale for both axes: a gesture is a shift or
 * a growth about a fixed point, and the levels grow about the same point by their own factor.
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
 * Puts a place of the tree into the middle of the view.
 * @param {Camera} camera @param {Frame} frame @param {number} x in slots @param {number} level
 * @param {number} [k] the zoom to have then
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
 * The least move that brings a place well into the view, and its parent's level with it; the same
 * camera when they are there already.
 * @param {Camera} camera @param {Frame} frame @param {number} x in slots @param {number} level
 * @returns {Camera}
 */
export function bringIntoView(camera, frame, x, level) {
  const scale = scaleOf(camera.k, frame);
  const { left, top, bottom } = insetsOf(frame);
  const dx = moveInto(camera.x + x * scale.slot, left, frame.width * 0.88, frame.width * 0.15);
  const lowest = frame.height - bottom - 40;
  const highest = Math.min(lowest, top + (level > 0 ? Math.min(scale.level, frame.height * 0.35) : 0));
  const margin = Math.min(frame.height * 0.08, (lowest - highest) / 2);
  const dy = moveInto(camera.y + level * scale.level, highest, lowest, margin);
  return dx === 0 && dy === 0 ? camera : panBy(camera, frame, dx, dy);
}

/** @param {Camera} from @param {Camera} to @param {number} share 0 to 1 @returns {Camera} */
export function between(from, to, share) {
  if (share >= 1) return to;
  const k = from.k * (to.k / from.k) ** share;
  // The place that ends in the middle travels straight: x follows the zoom, not the clock.
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
