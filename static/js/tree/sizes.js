/**
 * How large a node is drawn, and where its edges meet it. Pure; all lengths in CSS pixels where the
 * page's text has its usual size, and larger with it.
 *
 * A node's `unit` is the width of a MAX triangle in its place; every other shape is a share of it.
 *
 * @typedef {{slot: number, level: number, boxes?: boolean}} Scale pixels per slot and per level; whether all
 *   nodes are low boxes
 */
import { CHANCE } from "../trace/moment.js";
import { ASSIGNMENT, CALLED, INNER, MAX, MIN } from "../trace/trace.js";

/** How wide a slot is at zoom 1. */
export const SLOT_PIXELS = 56;
/** The largest shape; further in, only boards grow. */
export const FULL = 60;
/** From here on a shape holds its value. */
export const READABLE = 25;
/** From here on it is a shape; below it is a dot. */
export const SHAPED = 8;
/** The least size of a node on the active path or a best line, where the levels allow it. */
export const MARKED = 34;
/** From here on a node shows its board. */
export const BOARDED = 58;
/** How much of the way to its neighbour a node may take, half of it on each side. */
const APART = 0.96;
/** Half the height of the plate with the value, which hangs on the lower edge of a board's frame. */
export const PLATE = 11;

const LARGEST_BOARD = 190;
/** Up to here a node comes closer to others than is usual, rather than that its value is not written. */
const EASY = 32;
/** How much of its room a node takes, and at most for the sake of its value. A box is narrower than its unit. */
const ROOM_SHARE = 0.92;
const LEAF_ROOM = { usual: 1.05, most: 1.36 };
/** How much of a level a node may take; leaves are low, and so are all nodes where they are boxes. */
const LEVEL_SHARE = { usual: 0.46, most: 0.7 };
const LEAF_LEVEL = { usual: 0.68, most: 1.14 };
const BOXES_LEVEL = 0.9;

/** Shapes: 0 MAX ▲, 1 MIN ▼, 2 chance or a call ●, 3 a leaf or a partial assignment ■. */
export const LEAF = 3;

/** @param {import("../trace/trace.js").Trace} trace @param {number} row */
export function shapeOf(trace, row) {
  if (trace.kind[row] === ASSIGNMENT) return LEAF;
  const leaf = row < trace.visited && trace.status[row] !== INNER;
  // A pruned row has no status of its own: without children and with a utility it is a leaf.
  const prunedLeaf = row >= trace.visited && !Number.isNaN(trace.value[row]);
  if (leaf || prunedLeaf) return LEAF;
  // Nobody moves at a call, so it points neither up nor down.
  return trace.kind[row] === CALLED ? CHANCE : trace.kind[row];
}

/**
 * @param {number} room in slots
 * @param {Scale} scale
 * @param {number} shape
 */
export function unitOf(room, scale, shape) {
  const width = room * scale.slot;
  const { level, boxes } = scale;
  if (shape !== LEAF) return Math.min(FULL, width * ROOM_SHARE, atEase(level, LEVEL_SHARE));
  return Math.min(FULL, atEase(width, LEAF_ROOM), boxes ? level * BOXES_LEVEL : atEase(level, LEAF_LEVEL));
}

/** A share of some room: more than the usual one only where a value can be written for that. @param {number} room @param {{usual: number, most: number}} share */
const atEase = (room, { usual, most }) =>
  room * most < READABLE ? room * usual : Math.max(room * usual, Math.min(EASY, room * most));

/**
 * The side of the node's board, 0 when there is no room for one.
 * @param {number} room in slots @param {{slot: number, level: number}} scale
 */
export function boardSizeOf(room, scale) {
  const size = Math.min(LARGEST_BOARD, room * scale.slot * 0.8, scale.level * 0.54);
  return size >= BOARDED ? size : 0;
}

/**
 * The largest unit at which a node stands clear of its neighbours, once these are no longer mere dots beside it.
 * @param {number} gap in slots @param {Scale} scale @param {number} shape
 */
export function clearUnit(gap, scale, shape) {
  return Math.max(MARKED, clearWidth(gap, scale) / shapeWidth(shape, 1));
}

/** The same for the side of a board. @param {number} gap in slots @param {{slot: number}} scale */
export function clearBoard(gap, scale) {
  return Math.max(BOARDED, clearWidth(gap, scale));
}

/** How wide a node may be beside neighbours that are as wide. @param {number} gap in slots @param {{slot: number}} scale */
export const clearWidth = (gap, scale) => gap * scale.slot * APART;

/**
 * The zoom at which a node is easily read: its value, or its board where it has one.
 * @param {number} room in slots @param {boolean} boards
 */
export function readableZoom(room, boards) {
  const slot = boards ? (1.5 * BOARDED) / 0.8 : (1.4 * READABLE) / 0.92;
  return slot / Math.min(room, 4) / SLOT_PIXELS;
}

/**
 * Whether a node can be written at by the room it has, and not only because it must be seen.
 * @param {number} room in slots @param {Scale} scale
 * @param {number} shape @param {number} board
 */
export function isRoomy(room, scale, shape, board) {
  return board > 0 || unitOf(room, scale, shape) >= READABLE;
}

/** @param {number} shape @param {number} unit */
export function shapeWidth(shape, unit) {
  if (shape === LEAF) return unit * 0.64;
  return shape === CHANCE ? unit * 0.76 : unit;
}

/** @param {number} shape @param {number} unit */
export function shapeHeight(shape, unit) {
  if (shape === LEAF) return unit * 0.54;
  return shape === CHANCE ? unit * 0.76 : unit * 0.8;
}

/** How far above its centre the edge from the parent meets a node. @param {number} shape @param {number} unit @param {number} board */
export function reachUp(shape, unit, board) {
  return board > 0 ? board / 2 : shapeHeight(shape, unit) / 2;
}

/** How far below its centre the edges to the children leave a node. @param {number} shape @param {number} unit @param {number} board */
export function reachDown(shape, unit, board) {
  return board > 0 ? board / 2 + 2 * PLATE : shapeHeight(shape, unit) / 2;
}

/** Where in a shape its value stands, as a share of the height from the middle. @param {number} shape */
export function valueOffset(shape) {
  if (shape === MAX) return 0.16;
  return shape === MIN ? -0.14 : 0;
}
