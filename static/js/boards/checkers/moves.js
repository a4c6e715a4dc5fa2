// Where the squares of a checkers board are, and what a legal move does to its picture. Whether a move is legal is for
// Python to say.

/**
 * A board as Python pictures it.
 * @typedef {object} CheckersPicture
 * @property {"checkers"} kind
 * @property {number} size   how many rows and columns there are
 * @property {string} cells  the dark squares from square 1 on: b and w, capitals for kings, "." for an empty one
 * @property {string} last   the move that led here, as 22x15x8; "" if it is not known
 * @property {import("../scene.js").SideNames} names
 */

/**
 * Where a dark square is on the whole board, both counted from 0.
 * @param {number} size @param {number} dark
 */
export function placeOf(size, dark) {
  const row = Math.floor(dark / (size / 2));
  return row * size + 2 * (dark % (size / 2)) + ((row + 1) % 2);
}

/** Which dark square this is, counted from 0; -1 for a light one. @param {number} size @param {number} place */
export function darkAt(size, place) {
  const [row, column] = [Math.floor(place / size), place % size];
  return (row + column) % 2 === 0 ? -1 : row * (size / 2) + Math.floor(column / 2);
}

/** The squares of a path such as 22x15x8, as places on the board. @param {number} size @param {string} id */
export const pathOf = (size, id) => id.split(/[-x]/).map((number) => placeOf(size, Number(number) - 1));

/** @param {{size: number}} board @param {string} id @returns {import("../moving/picking.js").Move} */
export function moveOf({ size }, id) {
  const path = pathOf(size, id);
  return { id, from: path[0], to: path[path.length - 1], via: path.slice(1, -1) };
}

/** The places of the pieces that a move captures, in order: half-way between the squares of each jump. @param {number} size @param {string} id */
export function capturedBy(size, id) {
  if (!id.includes("x")) return [];
  const path = pathOf(size, id);
  return path.slice(1).map((to, at) => (to + path[at]) / 2);
}

/** Whether a man on this square, counted among the dark ones, is on the row where it becomes a king. @param {number} size @param {string} man @param {number} dark */
export const isCrowned = (size, man, dark) =>
  man === "b" ? dark >= (size / 2) * (size - 1) : man === "w" && dark < size / 2;

/**
 * The picture after a legal move.
 * @param {CheckersPicture} picture
 * @param {string} move
 * @returns {CheckersPicture}
 */
export function after(picture, move) {
  const { size } = picture;
  const cells = [...picture.cells];
  const { from, to } = moveOf(picture, move);
  const [start, end] = [darkAt(size, from), darkAt(size, to)];
  const piece = cells[start];
  for (const place of capturedBy(size, move)) cells[darkAt(size, place)] = ".";
  cells[start] = ".";
  cells[end] = isCrowned(size, piece, end) ? piece.toUpperCase() : piece;
  return { ...picture, cells: cells.join(""), last: move };
}
