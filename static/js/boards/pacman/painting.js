// A scene of Pac-Man as small as a node of the tree.
import { circle } from "../canvas.js";
import { placeOf } from "./scene.js";

/** @typedef {import("./scene.js").PacmanPicture} PacmanPicture */

/**
 * Paints the walls, what is to be eaten, the ghosts and Pac-Man. A ghost is an arch, hollow while it is scared; what
 * has moved since the root has a yellow tail. Where Pac-Man is caught, there is a cross.
 * @param {import("../canvas.js").Pen} pen
 * @param {PacmanPicture} picture
 * @param {PacmanPicture} base of the root
 * @param {number} x @param {number} y @param {number} size
 * @param {import("../canvas.js").Theme} theme
 */
export function paint(pen, picture, base, x, y, size, { colour }) {
  const { rows, columns, squares, pacman, ghosts, scared, caught } = picture;
  const side = size / Math.max(rows, columns);
  const left = x + (size - side * columns) / 2;
  const top = y + (size - side * rows) / 2;
  const middle = (/** @type {number} */ square) => {
    const { row, column } = placeOf(picture, square);
    return { x: left + (column + 0.5) * side, y: top + (row + 0.5) * side };
  };
  // All walls are one shape, and so are all dots: between shapes that only touch, a line would be seen.
  for (const kind of ["%", ".o"]) {
    pen.beginPath();
    [...squares].forEach((sign, square) => {
      if (!kind.includes(sign)) return;
      const at = middle(square);
      if (sign === "%") pen.rect(at.x - side / 2, at.y - side / 2, side, side);
      else circle(pen, at.x, at.y, side * (sign === "o" ? 0.32 : 0.14));
    });
    pen.fillStyle = kind === "%" ? colour.ghost : colour.muted;
    pen.fill();
  }
  const tail = (/** @type {number} */ from, /** @type {number} */ to) => {
    if (from === to || from < 0 || to < 0) return;
    const [start, end] = [middle(from), middle(to)];
    pen.beginPath();
    pen.moveTo(start.x, start.y);
    pen.lineTo(end.x, end.y);
    pen.strokeStyle = colour.now;
    pen.lineWidth = Math.max(1.5, side * 0.3);
    pen.stroke();
  };
  tail(base.pacman, pacman);
  ghosts.forEach((square, ghost) => tail(base.ghosts[ghost] ?? -1, square));
  const him = middle(pacman);
  pen.beginPath();
  pen.moveTo(him.x, him.y);
  pen.arc(him.x, him.y, side * 0.46, 0.6, 2 * Math.PI - 0.6);
  pen.fillStyle = caught ? colour.cut : colour.max;
  pen.fill();
  for (const square of ghosts) {
    if (square < 0) continue;
    const at = middle(square);
    pen.beginPath();
    pen.moveTo(at.x - side * 0.38, at.y + side * 0.42);
    pen.arc(at.x, at.y, side * 0.38, Math.PI, 2 * Math.PI);
    pen.lineTo(at.x + side * 0.38, at.y + side * 0.42);
    pen.fillStyle = scared > 0 ? colour.surface : colour.min;
    pen.fill();
    pen.strokeStyle = colour.min;
    pen.lineWidth = Math.max(0.75, side * 0.12);
    pen.stroke();
  }
  if (caught) crossOut(pen, him, side * 0.36, Math.max(1.5, side * 0.14), colour.surface);
}

/** A cross over Pac-Man, whom the ghost covers. @param {import("../canvas.js").Pen} pen @param {{x: number, y: number}} at @param {number} reach @param {number} width @param {string} colour */
function crossOut(pen, { x, y }, reach, width, colour) {
  pen.beginPath();
  pen.moveTo(x - reach, y - reach);
  pen.lineTo(x + reach, y + reach);
  pen.moveTo(x + reach, y - reach);
  pen.lineTo(x - reach, y + reach);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}
