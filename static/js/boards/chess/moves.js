// What a legal move does to the board of chess, and which king is attacked then. Whether a move is legal is for Python
// to say; this only pictures it.

/**
 * A board as Python pictures it.
 * @typedef {object} ChessPicture
 * @property {"chess"} kind
 * @property {number} columns
 * @property {number} rows
 * @property {string} cells  in reading order from the top: KQRBNP for White, kqrbnp for Black, "." for an empty square
 * @property {string} last   the move that led here, as e2e4; "" if it is not known
 * @property {number} check  the square of the king that is in check, or -1
 * @property {import("../scene.js").SideNames} names
 */

/** The square with a name such as e4. @param {{columns: number, rows: number}} board @param {string} name */
export const squareOf = ({ columns, rows }, name) => (rows - Number(name[1])) * columns + name.charCodeAt(0) - 97;

/** @param {{columns: number, rows: number}} board @param {number} square */
export const squareName = ({ columns, rows }, square) =>
  String.fromCharCode(97 + (square % columns)) + (rows - Math.floor(square / columns));

/** @param {{columns: number, rows: number}} board @param {string} id as e7e8q @returns {import("../moving/picking.js").Move} */
export function moveOf(board, id) {
  const ends = { from: squareOf(board, id.slice(0, 2)), to: squareOf(board, id.slice(2, 4)) };
  return id.length > 4 ? { id, ...ends, choice: id[4] } : { id, ...ends };
}

/**
 * The picture after a legal move.
 * @param {ChessPicture} picture
 * @param {string} move
 * @returns {ChessPicture}
 */
export function after(picture, move) {
  const { columns } = picture;
  const { from, to, choice } = moveOf(picture, move);
  const cells = [...picture.cells];
  const piece = cells[from];
  const white = piece !== piece.toLowerCase();
  const sideways = (to % columns) - (from % columns);
  const isPawn = piece.toLowerCase() === "p";
  // A pawn that goes askew to an empty square captures in passing.
  if (isPawn && sideways !== 0 && cells[to] === ".") cells[from + sideways] = ".";
  if (piece.toLowerCase() === "k" && Math.abs(sideways) === 2) {
    const corner = sideways > 0 ? to + 1 : to - 2;
    cells[from + sideways / 2] = cells[corner];
    cells[corner] = ".";
  }
  cells[to] = choice ? (white ? choice.toUpperCase() : choice) : piece;
  cells[from] = ".";
  const king = cells.indexOf(white ? "k" : "K");
  const check = isAttacked(cells, columns, king, white) ? king : -1;
  return { ...picture, cells: cells.join(""), last: move, check };
}

const STRAIGHT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const DIAGONAL = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
const JUMPS = DIAGONAL.flatMap(([x, y]) => [
  [x, 2 * y],
  [2 * x, y],
]);

/**
 * Whether a side attacks a square.
 * @param {readonly string[]} cells @param {number} columns @param {number} square @param {boolean} byWhite
 */
function isAttacked(cells, columns, square, byWhite) {
  const [column, row] = [square % columns, Math.floor(square / columns)];
  /** @param {string} letter */
  const own = (letter) => (byWhite ? letter.toUpperCase() : letter);
  /** The first piece that is seen in a direction. @param {number[]} step @param {number} far */
  const seen = ([x, y], far) => {
    for (let times = 1; times <= far; times += 1) {
      const [c, r] = [column + x * times, row + y * times];
      if (c < 0 || c >= columns || r < 0 || r * columns >= cells.length) return "";
      const piece = cells[r * columns + c];
      if (piece !== ".") return piece;
    }
    return "";
  };
  const forward = byWhite ? 1 : -1;
  return (
    JUMPS.some((step) => seen(step, 1) === own("n")) ||
    STRAIGHT.some((step) => [own("r"), own("q")].includes(seen(step, columns))) ||
    DIAGONAL.some((step) => [own("b"), own("q")].includes(seen(step, columns))) ||
    [...STRAIGHT, ...DIAGONAL].some((step) => seen(step, 1) === own("k")) ||
    [-1, 1].some((side) => seen([side, forward], 1) === own("p"))
  );
}
