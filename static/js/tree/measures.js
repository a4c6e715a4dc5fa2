/**
 * How large each node is drawn in one picture.
 *
 * The root, the active path and the best lines are always large enough to be seen: their nodes give way only to one
 * another, and any other node in their way is drawn smaller.
 */
import {
  LEAF,
  MARKED,
  ROOM_SHARE,
  SHAPED,
  boardSizeOf,
  clearBoard,
  clearUnit,
  readableFrom,
  shapeOf,
  shapeWidth,
  unitOf,
} from "./sizes.js";

/** The greatest size of such a node by its shape, in levels: it stays clear of the next level. */
const LEVEL_SHARE = [0.8, 0.8, 0.9, 1.4];

/**
 * @typedef {object} Measures of the row that `take` was last called with
 * @property {(row: number) => void} take measures a row
 * @property {(row: number) => boolean} isMarked whether a row is on a path of interest
 * @property {number} shape
 * @property {number} unit
 * @property {number} board side of its board, 0 for none
 */

/**
 * @param {object} view
 * @param {import("../trace/trace.js").Trace} view.trace
 * @param {import("./layout.js").Layout} view.layout
 * @param {import("./spacing.js").Lengths} view.room
 * @param {import("./spacing.js").Lengths} view.gap
 * @param {import("../trace/moment.js").Moment} view.moment
 * @param {boolean} view.boards whether nodes have boards to show
 * @param {import("./sizes.js").Scale} scale
 * @returns {Measures}
 */
export function measuresOf({ trace, layout, room, gap, moment, boards }, scale) {
  const { x, level } = layout;
  const gaps = gapsBetween(markedRows(moment, layout), layout);
  /** @param {number} row @param {number} shape */
  const unitAt = (row, shape) => Math.min(unitOf(room.at(row), scale, shape), clearUnit(gap.at(row), scale, shape));
  /** @type {{row: number, x: number, unit: number, half: number}[][]} the marked rows of each level */
  const marked = [];
  for (const [row, apart] of gaps) {
    const shape = shapeOf(trace, row);
    const least = Math.max(SHAPED, Math.min(MARKED, apart * scale.slot * ROOM_SHARE));
    const usual = unitAt(row, shape);
    // A leaf whose number can be read leaves its neighbours the room for theirs.
    const isEnough = shape === LEAF && !scale.boxes && usual >= readableFrom(shape);
    const unit = isEnough ? usual : Math.max(usual, Math.min(least, scale.level * LEVEL_SHARE[shape]));
    (marked[level[row]] ??= []).push({ row, x: x[row], unit, half: shapeWidth(shape, unit) / 2 });
  }

  /** @type {Measures} */
  const measures = {
    shape: 0,
    unit: 0,
    board: 0,
    isMarked: (row) => gaps.has(row),
    take(row) {
      measures.shape = shapeOf(trace, row);
      measures.board =
        boards && row < trace.visited ? Math.min(boardSizeOf(room.at(row), scale), clearBoard(gap.at(row), scale)) : 0;
      measures.unit = unitAt(row, measures.shape);
      const others = marked[level[row]];
      if (!others) return;
      let free = Infinity;
      for (const other of others) {
        if (other.row === row) {
          measures.unit = other.unit;
          return;
        }
        free = Math.min(free, Math.abs(x[row] - other.x) * scale.slot - other.half);
      }
      const width = Math.max(1, 2 * free);
      measures.unit = Math.min(measures.unit, width / shapeWidth(measures.shape, 1));
      if (measures.board > width) measures.board = 0;
    },
  };
  return measures;
}

/** @param {import("../trace/moment.js").Moment} moment @param {import("./layout.js").Layout} layout */
function markedRows({ active, best, returned }, { rank }) {
  const rows = [...new Set([0, ...active, ...best, returned])];
  return rows.filter((row) => row >= 0 && rank[row] >= 0);
}

/**
 * The distance of each row to the nearest other of these rows on its level, in slots.
 * @param {number[]} rows @param {import("./layout.js").Layout} layout
 * @returns {Map<number, number>}
 */
function gapsBetween(rows, { x, level }) {
  const sorted = rows.sort((a, b) => level[a] - level[b] || x[a] - x[b]);
  /** @param {number} a @param {number | undefined} b */
  const apart = (a, b) => (b === undefined || level[a] !== level[b] ? Infinity : Math.abs(x[a] - x[b]));
  return new Map(sorted.map((row, i) => [row, Math.min(apart(row, sorted[i - 1]), apart(row, sorted[i + 1]))]));
}
