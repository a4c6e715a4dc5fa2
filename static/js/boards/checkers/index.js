// Checkers: the board, the little board of the tree, and how a position is set up. The moving is done by ../moving.
import { html, nothing } from "lit";
import { movingBoard } from "../moving/squares.js";
import { after, capturedBy, darkAt, moveOf, pathOf, placeOf } from "./moves.js";
import { isBlack, paintPiece, pieceDrawing, pieceName } from "./pieces.js";
import { empty, giveTurn, isWhitesTurn, put, read } from "./setting-up.js";

export { after };

/** @typedef {import("./moves.js").CheckersPicture} CheckersPicture */

/** @type {"scene"} */
export const kind = "scene";

/** The squares of some pieces in words; "" if there are none. @param {CheckersPicture} picture @param {string} piece @param {string} name */
function standing({ cells }, piece, name) {
  const squares = [...cells].flatMap((each, dark) => (each === piece ? [dark + 1] : []));
  if (squares.length === 0) return "";
  return `${squares.length === 1 ? name : name === "man" ? "men" : `${name}s`} on ${squares.join(", ")}`;
}

/** The position in words. @param {CheckersPicture} picture */
export function sentence(picture) {
  const army = (/** @type {string} */ side) =>
    [standing(picture, side, "man"), standing(picture, side.toUpperCase(), "king")].filter(Boolean).join("; ") ||
    "nothing";
  return `Black: ${army("b")}. White: ${army("w")}.`;
}

/** How many squares there are: the arrow keys move over them. @param {CheckersPicture} picture */
export const squares = ({ size }) => ({ columns: size, rows: size });

/** Where a move ends. @param {CheckersPicture} picture @param {string} move */
export const target = (picture, move) => moveOf(picture, move).to;

/** @param {import("../scene.js").SceneProps<CheckersPicture>} props */
export function view(props) {
  const { picture, actions } = props;
  const { cells, size, last } = picture;
  /** What stands on a place of the board. @param {number} place */
  const at = (place) => cells[darkAt(size, place)] ?? ".";
  const number = (/** @type {number} */ place) => String(darkAt(size, place) + 1);
  const captures = actions.filter(({ id }) => id.includes("x")).map(({ id }) => moveOf(picture, id).from);
  return movingBoard(props, {
    name: size < 8 ? "checkers roomy" : "checkers",
    label: "Checkers board",
    sentence: sentence(picture),
    columns: size,
    rows: size,
    moveOf: (id) => moveOf(picture, id),
    piece: (place) => (at(place) === "." ? nothing : pieceDrawing(at(place))),
    pieceName: (place) => (at(place) === "." ? "" : pieceName(at(place))),
    squareName: (place) => (darkAt(size, place) < 0 ? "light square" : number(place)),
    isDark: (place) => darkAt(size, place) >= 0,
    corner: (place) => (darkAt(size, place) < 0 ? "" : number(place)),
    last: last === "" ? [] : pathOf(size, last),
    must: captures,
    threatened: -1,
    tries: {
      isOwn: (place) => props.open && /[bw]/i.test(at(place)) && isBlack(at(place)) === (props.toMove === "MAX"),
      idOf: (from, to) => (darkAt(size, to) < 0 ? "" : `${number(from)}-${number(to)}`),
    },
    question: "Which way the piece goes",
    choice: ({ id }) => ({ drawing: html`<span class="way">${id}</span>`, name: id }),
  });
}

/**
 * How a piece has gone from one picture to the next, and what it has captured, to be shown step by step; null if no move
 * leads from the one to the other.
 * @param {CheckersPicture} before @param {CheckersPicture} now
 * @returns {import("../moving/travelling.js").Journey | null}
 */
export function journey(before, now) {
  const { size, last } = now;
  if (last === "" || before.size !== size || before.cells === now.cells) return null;
  const { from, to } = moveOf(now, last);
  const piece = before.cells[darkAt(size, from)];
  if (piece === "." || after(before, last).cells !== now.cells) return null;
  const taken = capturedBy(size, last);
  return {
    rises: piece !== now.cells[darkAt(size, to)],
    path: pathOf(size, last),
    taken: taken.map((place) => ({ square: place, drawing: pieceDrawing(before.cells[darkAt(size, place)]) })),
  };
}

/**
 * @param {import("../canvas.js").Pen} pen
 * @param {CheckersPicture} picture
 * @param {CheckersPicture} _base
 * @param {number} x @param {number} y @param {number} size
 * @param {import("../canvas.js").Theme} theme
 */
export function paint(pen, picture, _base, x, y, size, { colour }) {
  const { cells, last } = picture;
  const side = size / picture.size;
  const moved = last === "" ? [] : pathOf(picture.size, last);
  pen.fillStyle = colour["square-light"];
  pen.fillRect(x, y, size, size);
  [...cells].forEach((piece, dark) => {
    const place = placeOf(picture.size, dark);
    const [left, top] = [x + (place % picture.size) * side, y + Math.floor(place / picture.size) * side];
    pen.fillStyle = moved.includes(place) ? colour.now : colour["square-dark"];
    pen.fillRect(left, top, side, side);
    if (piece === ".") return;
    const [light, deep] = [colour["piece-light"], colour["piece-dark"]];
    const colours = isBlack(piece) ? { fill: deep, stroke: light } : { fill: light, stroke: deep };
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
  tools: /* @__PURE__ */ [..."bBwW."].map(toolOf),
  turn: { name: "White to move", isOn: isWhitesTurn, give: giveTurn },
  read,
  put,
  empty,
};
