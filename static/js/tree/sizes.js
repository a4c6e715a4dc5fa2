/**
 * How large a node is drawn, and where its edges meet it. Pure; all lengths are CSS pixels if the page's text has its
 * usual size, and grow with it.
 *
 * A node's `unit` is the width of a MAX triangle in its place; every other shape is a share of it.
 *
 * @typedef {{slot: number, level: number, boxes?: boolean, letters?: number}} Scale pixels per slot and per
 *   level; whether all nodes are low boxes, and how many letters the longest text of a box has
 */
import { CHANCE } from "../trace/moment.js";
import { ASSIGNMENT, CALLED, INNER, MAX, MIN } from "../trace/trace.js";

/** How wide a slot is at zoom 1. */
export const SLOT_PIXELS = 56;
/** The largest shape; when zoomed in further, only boards grow. */
const FULL = 60;
/** Shapes of this size and larger have their value written in them. */
export const READABLE = 25;
/** A leaf needs less, because its corners are out of the way: so forty fit side by side on a laptop. */
const READABLE_LEAF = 21;
/** Nodes of this size and larger are drawn as shapes, smaller ones as dots. */
export const SHAPED = 8;
/** The least size of a node on the active path or a best line, if the levels allow it. */
export const MARKED = 34;
/** Boards of this size and larger are drawn: the root has its board though the whole tree is in view. */
const BOARDED = 46;
/** How much of the distance to its neighbours a node may take up, half of it on each side. */
const APART = 0.96;
/** Half the height of the plate with the value, which hangs on the lower edge of a board's frame. */
export const PLATE = 11;

export const LARGEST_BOARD = 190;
/** Up to this size, a node may come closer to others than usual, if its value would not be written otherwise. */
const EASY = 38;
/** How much more a box needs for each letter after the first few. */
const EASY_LETTER = 8;
const FEW_LETTERS = 2;
/**
 * How much of its room a node takes: usually, and at most if its value could not be written otherwise. A box is
 * narrower than its unit.
 */
export const ROOM_SHARE = 0.92;
const LEAF_ROOM = { usual: 1.15, most: 1.5 };
/** How much of a level a node may take; leaves are low, and so are all nodes of a tree of boxes. */
const LEVEL_SHARE = { usual: 0.46, most: 0.7 };
const LEAF_LEVEL = { usual: 0.68, most: 1.2 };
const BOXES_LEVEL = { usual: 0.9, most: 1.25 };
/** How much of its room, and of a level, a board may take up. */
const BOARD_SHARE = { room: 0.8, level: 0.54 };
/** How wide and how high the shapes are, in units; a MAX or MIN triangle is 1 wide. */
const TRIANGLE_HEIGHT = 0.8;
const CIRCLE = 0.76;
const BOX = { width: 0.64, height: 0.54 };
/** A node is easy to read if it is this many times as large as it must be to be read at all. */
const EASILY = { board: 1.9, shape: 1.4 };
/** More room than this does not make a node larger, in slots. */
const MOST_ROOM = 4;

/** Shapes: 0 MAX ▲, 1 MIN ▼, 2 chance or a call ●, 3 a leaf or a partial assignment ■. */
export const LEAF = 3;

/** The size from which a node has its value written in it. @param {number} shape */
export const readableFrom = (shape) => (shape === LEAF ? READABLE_LEAF : READABLE);

/** @param {import("../trace/trace.js").Trace} trace @param {number} row */
export function shapeOf(trace, row) {
  if (trace.kind[row] === ASSIGNMENT) return LEAF;
  const leaf = row < trace.visited && trace.status[row] !== INNER;
  // A pruned row has no status of its own: it is a leaf if it has a utility.
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
  return Math.min(
    FULL,
    atEase(width, LEAF_ROOM, EASY, boxes ? READABLE : READABLE_LEAF),
    boxes ? atEase(level, BOXES_LEVEL, easyBox(scale)) : atEase(level, LEAF_LEVEL),
  );
}

/** The size at which the longest text of a box is easy to read. @param {Scale} scale */
const easyBox = ({ letters = 0 }) => EASY + EASY_LETTER * Math.max(0, letters - FEW_LETTERS);

/**
 * A share of some room: more than the usual one only if that makes room for a value.
 * @param {number} room @param {{usual: number, most: number}} share @param {number} [easy] enough for a value
 * @param {number} [least] less is not enough for one
 */
const atEase = (room, { usual, most }, easy = EASY, least = READABLE) =>
  room * most < least ? room * usual : Math.max(room * usual, Math.min(easy, room * most));

/**
 * The side of the node's board, 0 if there is no room for one.
 * @param {number} room in slots @param {{slot: number, level: number}} scale
 */
export function boardSizeOf(room, scale) {
  const size = Math.min(LARGEST_BOARD, room * scale.slot * BOARD_SHARE.room, scale.level * BOARD_SHARE.level);
  return size >= BOARDED ? size : 0;
}

/**
 * The largest unit at which a node does not touch its neighbours, if they are more than dots.
 * @param {number} gap in slots @param {Scale} scale @param {number} shape
 */
export function clearUnit(gap, scale, shape) {
  return Math.max(MARKED, clearWidth(gap, scale) / shapeWidth(shape, 1));
}

/** The same for the side of a board. @param {number} gap in slots @param {{slot: number}} scale */
export function clearBoard(gap, scale) {
  return Math.max(BOARDED, clearWidth(gap, scale));
}

/**
 * How wide a node may be beside neighbours of the same width.
 * @param {number} gap in slots @param {{slot: number}} scale
 */
export const clearWidth = (gap, scale) => gap * scale.slot * APART;

/**
 * The zoom at which a node is easy to read: its value, or its board if it has one.
 * @param {number} room in slots @param {boolean} boards
 */
export function readableZoom(room, boards) {
  const slot = boards ? (EASILY.board * BOARDED) / BOARD_SHARE.room : (EASILY.shape * READABLE) / ROOM_SHARE;
  return slot / Math.min(room, MOST_ROOM) / SLOT_PIXELS;
}

/**
 * Whether a node has enough room for texts, and is not large only because it must be seen.
 * @param {number} room in slots @param {Scale} scale
 * @param {number} shape @param {number} board
 */
export function isRoomy(room, scale, shape, board) {
  return board > 0 || unitOf(room, scale, shape) >= READABLE;
}

/** @param {number} shape @param {number} unit */
export function shapeWidth(shape, unit) {
  if (shape === LEAF) return unit * BOX.width;
  return shape === CHANCE ? unit * CIRCLE : unit;
}

/** @param {number} shape @param {number} unit */
export function shapeHeight(shape, unit) {
  if (shape === LEAF) return unit * BOX.height;
  return unit * (shape === CHANCE ? CIRCLE : TRIANGLE_HEIGHT);
}

/** How far above its centre the edge from the parent meets a node. @param {number} shape @param {number} unit @param {number} board */
export function reachUp(shape, unit, board) {
  return board > 0 ? board / 2 : shapeHeight(shape, unit) / 2;
}

/** How far below its centre the edges to the children leave a node. @param {number} shape @param {number} unit @param {number} board */
export function reachDown(shape, unit, board) {
  return board > 0 ? board / 2 + 2 * PLATE : shapeHeight(shape, unit) / 2;
}

/** A triangle is wider towards its base. */
const VALUE_OFFSET = { max: 0.16, min: -0.14 };

/**
 * Where in a shape its value is written: its distance from the middle, as a share of the height.
 * @param {number} shape
 */
export function valueOffset(shape) {
  if (shape === MAX) return VALUE_OFFSET.max;
  return shape === MIN ? VALUE_OFFSET.min : 0;
}
