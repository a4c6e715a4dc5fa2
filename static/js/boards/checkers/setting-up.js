// Setting up a position of checkers by hand: each change makes the PDN text of the board as it is then. Pure functions,
// no DOM.
import { darkAt, isCrowned } from "./moves.js";

/** @typedef {import("./moves.js").CheckersPicture} CheckersPicture */

const EMPTY = ".";

/** The dark squares of a text such as B:W21,K22:B1; null if it is not such a text for this board. @param {string} text @param {number} size */
function cellsOf(text, size) {
  const [turn, ...parts] = text.trim().split(/\s/)[0].split(":");
  if (!/^[bw]$/i.test(turn)) return null;
  const cells = Array.from({ length: (size * size) / 2 }, () => EMPTY);
  for (const part of parts.filter((each) => /^[bw]/i.test(each))) {
    const side = part[0].toLowerCase();
    for (const square of part.slice(1).split(",")) {
      if (square === "") continue;
      const [, king, first, last] = /^(k?)(\d+)(?:-(\d+))?\.?$/i.exec(square) ?? [];
      if (first === undefined || Number(last ?? first) > cells.length) return null;
      cells.fill(king ? side.toUpperCase() : side, Math.max(0, Number(first) - 1), Number(last ?? first));
    }
  }
  return cells;
}

/** Whether it is White's turn. @param {string} text */
export const isWhitesTurn = (text) => /^\s*w\s*:/i.test(text);

/** @param {readonly string[]} cells @param {boolean} white whether White is to move */
function written(cells, white) {
  const army = (/** @type {string} */ side) =>
    cells.flatMap((piece, at) => (piece.toLowerCase() === side ? [(piece === side ? "" : "K") + (at + 1)] : []));
  return `${white ? "W" : "B"}:W${army("w")}:B${army("b")}`;
}

/**
 * The picture of a text that may not be a position yet; null if it cannot be read.
 * @param {string} text @param {CheckersPicture} picture of the last position
 * @returns {CheckersPicture | null}
 */
export function read(text, picture) {
  const cells = cellsOf(text, picture.size);
  return cells === null ? null : { ...picture, cells: cells.join(""), last: "" };
}

/**
 * The text after a piece was put on a square; the same piece again takes it away. A man on the row where it becomes a
 * king is one. On a light square, nothing happens.
 * @param {string} text @param {CheckersPicture} picture @param {number} place @param {string} tool a piece or "."
 */
export function put(text, picture, place, tool) {
  const { size } = picture;
  const cells = cellsOf(text, size) ?? [...picture.cells];
  const dark = darkAt(size, place);
  const piece = isCrowned(size, tool, dark) ? tool.toUpperCase() : tool;
  if (dark >= 0) cells[dark] = cells[dark] === piece ? EMPTY : piece;
  return written(cells, isWhitesTurn(text));
}

/** The text with the other side to move. @param {string} text @param {CheckersPicture} picture @param {boolean} white */
export const giveTurn = (text, picture, white) => written(cellsOf(text, picture.size) ?? [...picture.cells], white);

/** Two kings alone. @param {CheckersPicture} picture */
export const empty = ({ size }) => `B:WK${(size * size) / 2}:BK1`;
