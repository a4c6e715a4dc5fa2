// The little boards in the tree of a program: its states, where they are written as rows of short cells.
import { SMALLEST, circle, outline, write } from "./canvas.js";
import { fitInBox, traceCrosses, traceLines } from "./marks.js";

/**
 * A board that was read from a text: its cells in reading order.
 * @typedef {{columns: number, rows: number, cells: readonly string[]}} TextBoard
 *
 * Which marks are MAX's and MIN's.
 * @typedef {{MAX: string, MIN: string}} Marks
 */

const FEWEST = 3;
const MOST = 8;
const CELL = /^[^\s()[\]{},]{1,2}$/u;
const FREE = "·";
const CROSSES = "Xx";
const RINGS = "Oo";

/** The board that a text shows; null if it shows none. @param {string} text @returns {TextBoard | null} */
export function boardOf(text) {
  const rows = text.split("\n").map((line) => line.trim().split(/ +/));
  const columns = rows[0].length;
  const isBoard = [rows.length, columns].every((length) => length >= FEWEST && length <= MOST);
  if (!isBoard || rows.some((row) => row.length !== columns)) return null;
  const cells = rows.flat();
  return cells.every((cell) => CELL.test(cell)) ? { columns, rows: rows.length, cells } : null;
}

/**
 * The boards that texts show, if each shows one and all have the same size; else none.
 * @param {readonly string[]} texts @returns {readonly TextBoard[]}
 */
export function boardsOf(texts) {
  /** @type {TextBoard[]} */
  const boards = [];
  for (const text of texts) {
    const board = boardOf(text);
    const [first] = boards;
    if (!board || (first && (first.columns !== board.columns || first.rows !== board.rows))) return [];
    boards.push(board);
  }
  return boards;
}

/** The mark that a move has put on a board; "" if more than one cell is another. @param {TextBoard} before @param {TextBoard} after */
export function markPut(before, after) {
  const changed = after.cells.flatMap((cell, at) => (cell === before.cells[at] ? [] : [cell]));
  return changed.length === 1 ? changed[0] : "";
}

/**
 * Paints a board centred in the square box at (x, y).
 * @param {import("./canvas.js").Pen & import("./marks.js").Pen} pen @param {TextBoard} board @param {Marks} marks
 * @param {number} x @param {number} y @param {number} size @param {import("../tree/theme.js").Theme} theme
 */
export function paint(pen, { columns, rows, cells }, marks, x, y, size, theme) {
  const { side, left, top } = fitInBox(columns, rows, x, y, size);
  outline(pen, () => traceLines(pen, columns, rows, left, top, side), {
    stroke: theme.colour.control,
    width: side * 0.05,
  });
  cells.forEach((cell, at) => {
    const middle = { x: left + ((at % columns) + 0.5) * side, y: top + (Math.floor(at / columns) + 0.5) * side };
    const { max, min, ink } = theme.colour;
    const colour = cell === marks.MAX ? max : cell === marks.MIN ? min : ink;
    if (CROSSES.includes(cell)) outline(pen, () => cross(pen, middle, side), { stroke: colour, width: side * 0.14 });
    else if (RINGS.includes(cell))
      outline(pen, () => circle(pen, middle.x, middle.y, side * 0.29), { stroke: colour, width: side * 0.14 });
    else if (cell !== FREE) write(pen, theme, cell, middle.x, middle.y, Math.max(SMALLEST, side * 0.6), { colour });
  });
}

/** @param {import("./marks.js").Pen} pen @param {{x: number, y: number}} middle @param {number} side */
const cross = (pen, { x, y }, side) => traceCrosses(pen, "X", 1, x - side / 2, y - side / 2, side, side * 0.27);
