// The pieces of checkers, in a box of 20 by 20, for a page and for a canvas. White's are round; Black's have a milled
// edge. A king wears a crown.
import { html, svg } from "lit";

/** @typedef {readonly (readonly [number, number])[]} Polygon */

const TEETH = 32;
const RADIUS = 9;

/** From this size on, a piece on a canvas has a ring, in pixels. */
const RINGED = 18;

/** @type {Polygon} */
const MILLED = /* @__PURE__ */ Array.from({ length: 2 * TEETH }, (_, at) => {
  const angle = (at * Math.PI) / TEETH;
  const radius = at % 2 === 0 ? RADIUS + 0.2 : RADIUS - 0.5;
  return /** @type {const} */ ([round(10 + radius * Math.cos(angle)), round(10 + radius * Math.sin(angle))]);
});

/** @type {Polygon} */
const CROWN = [
  [5.2, 14],
  [4.4, 7],
  [7.6, 10],
  [10, 5.2],
  [12.4, 10],
  [15.6, 7],
  [14.8, 14],
];

/** @param {number} number */
function round(number) {
  return Math.round(number * 100) / 100;
}

/** Whether it is one of Black's. @param {string} piece */
export const isBlack = (piece) => piece.toLowerCase() === "b";

/** @param {string} piece */
const isKing = (piece) => piece === piece.toUpperCase();

/** As "white king". @param {string} piece */
export const pieceName = (piece) => `${isBlack(piece) ? "black" : "white"} ${isKing(piece) ? "king" : "man"}`;

/** @param {Polygon} polygon */
const written = (polygon) => polygon.map((point) => point.join(",")).join(" ");

/** A piece as a drawing of the page. @param {string} piece */
export function pieceDrawing(piece) {
  return html`<svg class="piece round ${isBlack(piece) ? "black" : "white"}" viewBox="0 0 20 20" aria-hidden="true">${
    isBlack(piece) ? svg`<polygon points=${written(MILLED)} />` : svg`<circle cx="10" cy="10" r=${RADIUS} />`
  }${
    isKing(piece)
      ? svg`<polygon class="crown" points=${written(CROWN)} />`
      : svg`<circle class="groove" cx="10" cy="10" r="6.4" /><circle class="groove" cx="10" cy="10" r="3.6" />`
  }</svg>`;
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
  const disc = (/** @type {number} */ radius) => {
    pen.beginPath();
    pen.moveTo(x + (10 + radius) * unit, y + 10 * unit);
    pen.arc(x + 10 * unit, y + 10 * unit, radius * unit, 0, 2 * Math.PI);
  };
  pen.strokeStyle = stroke;
  pen.fillStyle = fill;
  pen.lineWidth = Math.max(1, unit);
  disc(RADIUS - 0.6);
  pen.fill();
  pen.stroke();
  if (isKing(piece)) {
    pen.beginPath();
    CROWN.forEach(([px, py], at) =>
      at === 0 ? pen.moveTo(x + px * unit, y + py * unit) : pen.lineTo(x + px * unit, y + py * unit),
    );
    pen.fillStyle = stroke;
    pen.fill();
  } else if (isBlack(piece) && size >= RINGED) {
    // The edge of so small a piece cannot be milled; a ring does for it, if there is room for one.
    disc(4.5);
    pen.stroke();
  }
}
