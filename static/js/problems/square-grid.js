// What boards of square cells share: where a cell is.

/** @typedef {import("./lines.js").Place} Place */

/**
 * The top left corner of a cell.
 * @param {number} row from 0 @param {number} column from 0 @param {number} side of a cell @param {Place} [at] of the board
 */
export const cornerOf = (row, column, side, at = { x: 0, y: 0 }) => ({ x: at.x + column * side, y: at.y + row * side });

/** @param {number} row @param {number} column @param {number} side @param {Place} [at] @returns {Place} */
export const middleOf = (row, column, side, at = { x: 0, y: 0 }) => ({
  x: at.x + (column + 0.5) * side,
  y: at.y + (row + 0.5) * side,
});
