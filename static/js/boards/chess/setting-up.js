// Setting up a position of chess by hand: each change makes the FEN of the board as it is then. Pure functions, no DOM.

/** @typedef {import("./moves.js").ChessPicture} ChessPicture */

/** The cells in the first field of a FEN; null if it has not the size of the board. @param {string} text @param {{columns: number, rows: number}} board */
function cellsOf(text, { columns, rows }) {
  const lines = text.trim().split(/\s+/)[0].split("/");
  const wide = lines.map((line) => line.replace(/[1-8]/g, (digit) => ".".repeat(Number(digit))));
  const fits = wide.length === rows && wide.every((line) => line.length === columns && /^[KQRBNPkqrbnp.]*$/.test(line));
  return fits ? wide.join("") : null;
}

/** @param {string} cells @param {number} columns */
function boardField(cells, columns) {
  const lines = [];
  for (let start = 0; start < cells.length; start += columns) lines.push(cells.slice(start, start + columns));
  return lines.map((line) => line.replace(/\.+/g, (gap) => String(gap.length))).join("/");
}

/** Where the king and the rook stand for each right to castle. @type {Readonly<Record<string, readonly [number, number]>>} */
const CASTLING = { K: [60, 63], Q: [60, 56], k: [4, 7], q: [4, 0] };

/** The rights of a FEN that the pieces still allow. @param {string} cells @param {string} rights */
function rightsLeft(cells, rights) {
  const left = [...rights].filter((right) => {
    const ends = CASTLING[right];
    const [king, rook] = right < "a" ? "KR" : "kr";
    return ends && cells[ends[0]] === king && cells[ends[1]] === rook;
  });
  return left.join("") || "-";
}

/** Whether it is Black's turn. @param {string} text */
export const isBlacksTurn = (text) => text.trim().split(/\s+/)[1] === "b";

/**
 * The picture of a text that may not be a position yet; null if its board cannot be read.
 * @param {string} text @param {ChessPicture} picture of the last position
 * @returns {ChessPicture | null}
 */
export function read(text, picture) {
  const cells = cellsOf(text, picture);
  return cells === null ? null : { ...picture, cells, last: "", check: -1 };
}

/** @param {string} cells @param {string} text whose turn and rights are kept @param {number} columns @param {boolean} black */
const written = (cells, text, columns, black) =>
  `${boardField(cells, columns)} ${black ? "b" : "w"} ${rightsLeft(cells, text.trim().split(/\s+/)[2] ?? "")} - 0 1`;

/**
 * The text after a piece was put on a square; the same piece again takes it away.
 * @param {string} text @param {ChessPicture} picture @param {number} cell @param {string} piece or "."
 */
export function put(text, picture, cell, piece) {
  const cells = [...(cellsOf(text, picture) ?? picture.cells)];
  cells[cell] = cells[cell] === piece ? "." : piece;
  return written(cells.join(""), text, picture.columns, isBlacksTurn(text));
}

/** The text with the other side to move. @param {string} text @param {ChessPicture} picture @param {boolean} black */
export const giveTurn = (text, picture, black) =>
  written(cellsOf(text, picture) ?? picture.cells, text, picture.columns, black);

/** The two kings alone. @param {ChessPicture} picture */
export function empty({ columns, rows }) {
  const middle = Math.floor(columns / 2);
  const cells = [...".".repeat(columns * rows)];
  cells[middle] = "k";
  cells[(rows - 1) * columns + middle] = "K";
  return `${boardField(cells.join(""), columns)} w - - 0 1`;
}
