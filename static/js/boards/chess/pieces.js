// The chess pieces, as Plyscope draws them: polygons and discs in a box of 20 by 20, for a page and for a canvas.
// White's are light with a dark line; Black's are dark with a light line, and stand on a plinth, so that they differ in
// shape too.
import { html, svg } from "lit";

/** @typedef {readonly (readonly [number, number])[]} Polygon */
/** @typedef {{body: Polygon, discs: readonly (readonly [number, number, number])[], line: Polygon}} Drawing */

/** @param {string} text @returns {Polygon} */
const points = (text) => text.split(" ").map((pair) => /** @type {[number, number]} */ (pair.split(",").map(Number)));

const BAND = points("5.6,15 14.4,15");

/** @type {Readonly<Record<string, Drawing>>} */
export const DRAWINGS = {
  p: {
    body: points("8.2,8.4 7.9,11.2 6.7,13.6 5.2,15.6 5.2,18 14.8,18 14.8,15.6 13.3,13.6 12.1,11.2 11.8,8.4"),
    discs: [[10, 6.2, 3]],
    line: points("6,15.4 14,15.4"),
  },
  n: {
    body: points(
      "5,18 5.1,15.8 6.4,13.9 8.3,11.7 9,9.5 7.3,9.9 6,11.3 4.4,11.9 3.1,10.9 3,9.2 4.6,6.9 5.4,4.8 6.9,3.5 6.7,1.3 " +
        "8.9,2.7 11.5,3 13.9,4.6 15.5,7.6 16,11.5 15.6,15 15,18",
    ),
    discs: [],
    line: points("11.2,5.2 12.9,7.4 13.6,10.6"),
  },
  b: {
    body: points(
      "4.4,18 4.8,16.2 7.4,15.4 8.1,13.4 6.5,11.4 6.2,9 7.2,6.8 8.7,5 10,3.6 11.3,5 12.8,6.8 13.8,9 13.5,11.4 " +
        "11.9,13.4 12.6,15.4 15.2,16.2 15.6,18",
    ),
    discs: [[10, 2.4, 1.3]],
    line: points("10.2,6.2 11.8,8.4"),
  },
  r: {
    body: points(
      "4.4,18 4.6,15.6 6.3,14 6.9,8.6 5,7 4.8,2.6 7.2,2.6 7.2,4.4 8.8,4.4 8.8,2.6 11.2,2.6 11.2,4.4 12.8,4.4 " +
        "12.8,2.6 15.2,2.6 15,7 13.1,8.6 13.7,14 15.4,15.6 15.6,18",
    ),
    discs: [],
    line: points("7,8.4 13,8.4"),
  },
  q: {
    body: points(
      "4.8,18 5,15.6 4.4,13.4 2.4,6.2 5.9,10 6.4,4.4 8.9,9.2 10,3.4 11.1,9.2 13.6,4.4 14.1,10 17.6,6.2 15.6,13.4 " +
        "15,15.6 15.2,18",
    ),
    discs: [
      [2.4, 5.2, 1.2],
      [6.3, 3.5, 1.2],
      [10, 2.4, 1.2],
      [13.7, 3.5, 1.2],
      [17.6, 5.2, 1.2],
    ],
    line: BAND,
  },
  k: {
    body: points(
      "9.2,6.4 9.2,4.2 7.6,4.2 7.6,2.6 9.2,2.6 9.2,1 10.8,1 10.8,2.6 12.4,2.6 12.4,4.2 10.8,4.2 10.8,6.4 12.6,5.6 " +
        "14.8,5.6 16.7,6.8 17.4,8.9 16.6,11.3 14.8,13.4 15.2,18 4.8,18 5.2,13.4 3.4,11.3 2.6,8.9 3.3,6.8 5.2,5.6 7.4,5.6",
    ),
    discs: [],
    line: BAND,
  },
};

/** What Black's pieces stand on. */
const PLINTH = points("3.2,19.4 3.2,17.4 16.8,17.4 16.8,19.4");

/** @type {Readonly<Record<string, string>>} */
const NAMES = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

/** Whether it is one of Black's. @param {string} piece */
export const isBlack = (piece) => piece === piece.toLowerCase();

/** As "white knight". @param {string} piece */
export const pieceName = (piece) => `${isBlack(piece) ? "black" : "white"} ${NAMES[piece.toLowerCase()]}`;

/** @param {Polygon} polygon */
const written = (polygon) => polygon.map((point) => point.join(",")).join(" ");

/** A piece as a drawing of the page. @param {string} piece */
export function pieceDrawing(piece) {
  const { body, discs, line } = DRAWINGS[piece.toLowerCase()];
  return html`<svg class="piece ${isBlack(piece) ? "black" : "white"}" viewBox="0 0 20 20" aria-hidden="true">${
    isBlack(piece) ? svg`<polygon points=${written(PLINTH)} />` : ""
  }<polygon points=${written(body)} />${discs.map(
    ([x, y, radius]) => svg`<circle cx=${x} cy=${y} r=${radius} />`,
  )}<polyline points=${written(line)} /></svg>`;
}

/**
 * A piece on a canvas, in the square box with its top left corner at (x, y).
 * @param {import("../canvas.js").Pen} pen
 * @param {string} piece
 * @param {number} x @param {number} y @param {number} size
 * @param {{fill: string, stroke: string}} colours
 */
export function paintPiece(pen, piece, x, y, size, { fill, stroke }) {
  const unit = size / 20;
  const { body, discs } = DRAWINGS[piece.toLowerCase()];
  /** @param {Polygon} polygon */
  const trace = (polygon) =>
    polygon.forEach(([px, py], index) =>
      index === 0 ? pen.moveTo(x + px * unit, y + py * unit) : pen.lineTo(x + px * unit, y + py * unit),
    );
  pen.beginPath();
  if (isBlack(piece)) trace(PLINTH);
  trace(body);
  for (const [cx, cy, radius] of discs) {
    pen.moveTo(x + (cx + radius) * unit, y + cy * unit);
    pen.arc(x + cx * unit, y + cy * unit, radius * unit, 0, 2 * Math.PI);
  }
  // The line is painted first, and its inner half covered: so it stays thin on the smallest boards.
  pen.strokeStyle = stroke;
  pen.lineWidth = Math.max(1, unit * 1.6);
  pen.stroke();
  pen.fillStyle = fill;
  pen.fill();
}
