// Chess: the board, the little board of the tree, and how a position is set up. The moving is done by ../moving.
import { nothing } from "lit";
import { movingBoard } from "../moving/squares.js";
import { moveOf, squareName } from "./moves.js";
import { isBlack, paintPiece, pieceDrawing, pieceName } from "./pieces.js";
import { empty, giveTurn, isBlacksTurn, put, read } from "./setting-up.js";

export { after } from "./moves.js";

/** @typedef {import("./moves.js").ChessPicture} ChessPicture */

/** @type {"scene"} */
export const kind = "scene";

const ORDER = "KQRBNP";

/** The pieces of a side with their squares, the king first. @param {ChessPicture} picture @param {boolean} black */
function army(picture, black) {
  const found = [...picture.cells].flatMap((piece, square) =>
    piece !== "." && isBlack(piece) === black ? [{ piece, square }] : [],
  );
  found.sort((one, other) => ORDER.indexOf(one.piece.toUpperCase()) - ORDER.indexOf(other.piece.toUpperCase()));
  return found
    .map(({ piece, square }) => `${pieceName(piece).split(" ")[1]} ${squareName(picture, square)}`)
    .join(", ");
}

/** The position in words. @param {ChessPicture} picture */
export function sentence(picture) {
  const check = picture.check < 0 ? "" : ` The king on ${squareName(picture, picture.check)} is in check.`;
  return `White: ${army(picture, false)}. Black: ${army(picture, true)}.${check}`;
}

/** Where a move ends. @param {ChessPicture} picture @param {string} move */
export const target = (picture, move) => moveOf(picture, move).to;

/** How many squares there are: the arrow keys move over them. @param {ChessPicture} picture */
export const squares = ({ columns, rows }) => ({ columns, rows });

/** @param {import("../scene.js").SceneProps<ChessPicture>} props */
export function view(props) {
  const { picture } = props;
  const { cells, columns, rows, last, check } = picture;
  const lastMove = last === "" ? null : moveOf(picture, last);
  return movingBoard(props, {
    name: "chess",
    label: "Chess board",
    sentence: sentence(picture),
    columns,
    rows,
    moveOf: (id) => moveOf(picture, id),
    piece: (square) => (cells[square] === "." ? nothing : pieceDrawing(cells[square])),
    pieceName: (square) => (cells[square] === "." ? "" : pieceName(cells[square])),
    squareName: (square) => squareName(picture, square),
    isDark: (square) => isDark(square, picture),
    last: lastMove ? [lastMove.from, lastMove.to] : [],
    threatened: check,
    tries: {
      isOwn: (square) =>
        props.open && /[a-z]/i.test(cells[square] ?? "") && isBlack(cells[square]) === (props.toMove === "MIN"),
      idOf: (from, to) => `${squareName(picture, from)}${squareName(picture, to)}`,
    },
    question: "What the pawn becomes",
    choice: ({ from, choice = "q" }) => {
      const piece = isBlack(cells[from]) ? choice : choice.toUpperCase();
      return { drawing: pieceDrawing(piece), name: pieceName(piece) };
    },
  });
}

/** The square at the bottom left is dark. @param {number} square @param {{columns: number, rows: number}} board */
const isDark = (square, { columns, rows }) => ((square % columns) + rows - 1 - Math.floor(square / columns)) % 2 === 0;

/**
 * @param {import("../canvas.js").Pen} pen
 * @param {ChessPicture} picture
 * @param {ChessPicture} _base
 * @param {number} x @param {number} y @param {number} size
 * @param {import("../canvas.js").Theme} theme
 */
export function paint(pen, picture, _base, x, y, size, { colour }) {
  const { cells, columns, rows, last } = picture;
  const side = size / Math.max(columns, rows);
  const moved = last === "" ? null : moveOf(picture, last);
  pen.fillStyle = colour["square-light"];
  pen.fillRect(x, y, size, size);
  [...cells].forEach((piece, square) => {
    const [left, top] = [x + (square % columns) * side, y + Math.floor(square / columns) * side];
    const isMoved = moved !== null && (square === moved.from || square === moved.to);
    if (isMoved || isDark(square, picture)) {
      pen.fillStyle = isMoved ? colour.now : colour["square-dark"];
      pen.fillRect(left, top, side, side);
    }
    if (piece === ".") return;
    const [light, dark] = [colour["piece-light"], colour["piece-dark"]];
    const colours = isBlack(piece) ? { fill: dark, stroke: light } : { fill: light, stroke: dark };
    paintPiece(pen, piece, left + side * 0.04, top + side * 0.04, side * 0.92, colours);
  });
}

/** @param {string} piece */
const toolOf = (piece) =>
  piece === "."
    ? { tool: piece, name: "Erase", sign: "⌫" }
    : { tool: piece, name: pieceName(piece), sign: pieceDrawing(piece) };

/** @type {import("../index.js").Editing} */
export const editing = {
  // Pure: the viewer of notebooks, which only paints, leaves it out.
  tools: /* @__PURE__ */ [..."KQRBNP.kqrbnp"].map(toolOf),
  turn: { name: "Black to move", isOn: isBlacksTurn, give: giveTurn },
  read,
  put,
  empty,
};
