/**
 * Where the camera goes so that a reader can follow the search: pure functions.
 *
 * The node that the search is at is in view, large enough to be read, and its parent with it. The way from there to the
 * root is always in view, because what is out of it is pinned to its edge (pins.js). If the parent is far away, the
 * camera rather zooms out than lose it; it zooms in only if the node could not be read otherwise. Apart from that, it
 * moves as little as it can, and not at all if everything is in view.
 */
import { clampCamera, fitsDepth, scaleOf } from "./camera.js";
import { belowBoards, insetsOf } from "./insets.js";
import { ASIDE, belowPins } from "./pins.js";
import { boardSizeOf } from "./sizes.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./camera.js").Frame} Frame */
/** @typedef {{low: number, high: number}} Range */
/**
 * @typedef {object} Place
 * @property {number} x in slots
 * @property {number} level
 * @property {number | null} above  x of its parent, if it has one
 * @property {number} k  the zoom at which it is easy to read
 * @property {number} least  the least zoom at which it, and what is below it, can be read
 */

/** Down to this share of the zoom that suits it, a node can still be read. */
export const NEAR_ENOUGH = 0.7;
/** One step of zooming out. */
const STEP = 0.97;
/** Between a board and the names of the levels, or the right edge. */
const BESIDE_BOARD = 6;
/** Lengths that differ by less are the same, in units of length. */
const TINY = 1e-6;

/**
 * The part of the view in which the camera keeps the node that the search is at, and its parent.
 * @param {number} k zoom @param {Frame} frame
 * @param {number} highest  the highest level that is to be in it: nothing is pinned above the root
 * @returns {{across: Range, down: Range}}
 */
export function fieldOf(k, frame, highest) {
  const scale = scaleOf(k, frame);
  const { left, right, top, bottom } = insetsOf(frame);
  const half = frame.boards ? boardSizeOf(Infinity, scale) / 2 : 0;
  const low = Math.max(left, left - ASIDE.left + half + BESIDE_BOARD);
  const across = { low, high: frame.width - Math.max(right, half + BESIDE_BOARD) };
  // Levels that all fit are always in view.
  if (fitsDepth(k, frame)) return { across, down: { low: -Infinity, high: Infinity } };
  const upper = highest > 0 ? Math.max(top, belowPins(frame, scale)) : top;
  const lowest = frame.height - Math.max(bottom, belowBoards({ ...frame, lowRoom: Infinity }, scale));
  return { across, down: { low: upper, high: Math.max(upper, lowest) } };
}

/**
 * Whether a node and its parent can be in view together.
 * @param {number} k zoom @param {Frame} frame @param {Place} place
 */
export function fitsParent(k, frame, { x, level: below, above }) {
  if (above === null) return true;
  const { across, down } = fieldOf(k, frame, below - 1);
  const { slot, level } = scaleOf(k, frame);
  return Math.abs(x - above) * slot <= across.high - across.low + TINY && level <= down.high - down.low + TINY;
}

/**
 * The zoom for a place: the present one if it can be read there and its parent is in view with it; else a smaller one, as
 * far as the place can be read.
 * @param {number} k the present zoom @param {Frame} frame @param {Place} place
 */
function zoomFor(k, frame, place) {
  const isRead = k >= place.k * NEAR_ENOUGH - TINY;
  const nearest = isRead ? k : place.k;
  const least = Math.min(nearest, place.least);
  for (let wider = nearest; wider > least; wider *= STEP) if (fitsParent(wider, frame, place)) return wider;
  return least;
}

/**
 * The camera that shows a place; the same camera if it does.
 * @param {Camera} camera @param {Frame} frame @param {Place} place @returns {Camera}
 */
export function followCamera(camera, frame, place) {
  const k = zoomFor(camera.k, frame, place);
  const [before, scale] = [scaleOf(camera.k, frame), scaleOf(k, frame)];
  // A zoom leaves the node where it is on the screen.
  const [x, y] = [camera.x + place.x * before.slot, camera.y + place.level * before.level];
  const withParent = place.above !== null && fitsParent(k, frame, place);
  const { across, down } = fieldOf(k, frame, withParent ? place.level - 1 : place.level);
  const aside = withParent ? (Number(place.above) - place.x) * scale.slot : 0;
  const dx = shiftInto(x, x + aside, across);
  const dy = shiftInto(y, withParent ? y - scale.level : y, down);
  if (k === camera.k && Math.abs(dx) < TINY && Math.abs(dy) < TINY) return camera;
  return clampCamera({ k, x: x + dx - place.x * scale.slot, y: y + dy - place.level * scale.level }, frame);
}

/** The least shift that brings two places into a range. @param {number} a @param {number} b @param {Range} range */
function shiftInto(a, b, { low, high }) {
  if (Math.min(a, b) < low) return low - Math.min(a, b);
  return Math.min(0, high - Math.max(a, b));
}
