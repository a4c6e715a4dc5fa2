/**
 * The space that stays free around a tree that is fitted into the view: for the names of the levels, and for the chips
 * and buttons that lie over the canvas.
 */
import { PLATE, boardSizeOf } from "./sizes.js";

/** @typedef {import("./camera.js").Frame} Frame */

/** A view that is narrower is a phone's. */
const NARROW = 520;
/** In a view that is lower, less stays free above and below. */
const LOW = 480;
/** The space at the edges; a phone has less of it beside the tree, but more above. */
const TOP = { usual: 84, narrow: 104, bare: 64 };
const BOTTOM = 100;
const LEFT = { usual: 98, narrow: 66 };
const RIGHT = { usual: 64, narrow: 33 };
/** The same of a tree that a presenter shows: it needs room for its own texts only. */
const ALONE = { top: 48, bottom: 52, right: 44 };
/** On a phone, the tick beside a solution needs more: it reaches this far from the middle of its node. */
const RIGHT_OF_SOLUTION = 44;
/** The names of the levels take at most this share of the width. */
const MARGIN_SHARE = 0.4;
/** Between the names of the levels and the middle of the leftmost node. */
const BESIDE_MARGIN = 46;
/** From the left edge to these names, and from them to a board. */
const BESIDE_NAMES = { usual: 26, narrow: 14 };
/** How far above the middle of the root the lowest chip may end. */
const CHIPS_BELOW = 42;
/** From what lies over the view to the middle of the root, and to the middle of the lowest leaves, which have text below. */
const CLEAR_ROOT = 30;
const CLEAR_LEAF = 36;
/** From what lies over the view to a board. */
const CLEAR_BOARD = 5;
/** What lies over a low view gets at most this share of its height, above and below. */
const COVER_SHARE = 0.34;
/** A small tree is not drawn larger than this, even if there is room. */
const FIT_SLOT = 84;

/** Whether the view is no wider than a phone. @param {{width: number}} frame */
export const isNarrow = (frame) => frame.width < NARROW;

/** @type {WeakMap<Frame, ReturnType<typeof findInsets>>} */
const known = new WeakMap();

/** Space kept free at the edges when the tree is fitted: row labels, chips, buttons. @param {Frame} frame */
export function insetsOf(frame) {
  const insets = known.get(frame) ?? findInsets(frame);
  known.set(frame, insets);
  return insets;
}

/** @param {Frame} frame */
function findInsets(frame) {
  const narrow = isNarrow(frame);
  const short = Math.min(1, frame.height / LOW);
  const above = coverAbove(frame);
  const below = coverBelow(frame);
  const clear = frame.cover?.bare ? TOP.bare : narrow ? TOP.narrow : TOP.usual;
  const free = frame.alone ? ALONE : { top: clear, bottom: BOTTOM, right: RIGHT.usual };
  const top = Math.max(free.top * short, above + CLEAR_ROOT);
  const bottom = Math.max(free.bottom * short, below + CLEAR_LEAF);
  const beside = Math.min(frame.width * MARGIN_SHARE, (frame.margin ?? 0) + BESIDE_MARGIN);
  const left = Math.max(narrow ? LEFT.narrow : LEFT.usual, beside);
  const sides = { left, right: !narrow ? free.right : frame.boxes ? RIGHT_OF_SOLUTION : RIGHT.narrow };
  if (!frame.boards) return { ...sides, top, bottom };
  const scale = { slot: widestSlot(frame, sides), level: (frame.height - top - bottom) / Math.max(1, frame.depth) };
  const highest = Math.max(top - CHIPS_BELOW, above + CLEAR_BOARD) + boardSizeOf(Infinity, scale) / 2;
  const half = lowestBoard(frame, scale) / 2;
  const names = (narrow ? BESIDE_NAMES.narrow : BESIDE_NAMES.usual) + (frame.allNames ?? 0);
  return {
    left: half > 0 ? Math.max(left, Math.min(frame.width * MARGIN_SHARE, names + half)) : left,
    right: Math.max(sides.right, half + CLEAR_BOARD),
    top: Math.max(top, highest),
    bottom: Math.max(bottom, belowBoards(frame, scale)),
  };
}

/**
 * How far above the lower edge the middle of the lowest boards is, if the buttons do not cover them; 0 for no boards.
 * @param {Frame} frame @param {{slot: number, level: number}} scale
 */
export function belowBoards(frame, scale) {
  const size = lowestBoard(frame, scale);
  return size > 0 ? coverBelow(frame) + CLEAR_BOARD + 2 * PLATE + size / 2 : 0;
}

/** The side of the largest board of the lowest level. @param {Frame} frame @param {{slot: number, level: number}} scale */
const lowestBoard = (frame, scale) => (frame.boards ? boardSizeOf(frame.lowRoom ?? 0, scale) : 0);

/** What is kept free for what lies over the upper edge. @param {Frame} frame */
export const coverAbove = ({ height, cover }) => Math.min(cover?.above ?? 0, height * COVER_SHARE - CLEAR_ROOT);

/** What is kept free for what lies over the lower edge. @param {Frame} frame */
function coverBelow({ height, cover }) {
  const { below = 0, share = COVER_SHARE } = cover ?? {};
  return Math.min(below, height * share - CLEAR_LEAF);
}

/** How wide a slot may be for all of the tree to be seen. @param {Frame} frame @param {{left: number, right: number}} sides */
export function widestSlot({ width, slots }, { left, right }) {
  return Math.min(FIT_SLOT, Math.max(1, width - left - right) / Math.max(1, slots));
}
