// The two marks, as pictures for the page and as paths for a canvas. X is MAX, drawn as a cross;
// O is MIN, drawn as a ring: they differ in shape as well as in colour.
import { html, nothing, svg } from "lit";

/** @typedef {import("./cells.js").Mark} Mark */
/**
 * The part of a 2D canvas context that the painters use.
 * @typedef {Pick<CanvasRenderingContext2D, "beginPath" | "moveTo" | "lineTo" | "arc" | "stroke" |
 *   "fill" | "fillRect" | "strokeStyle" | "fillStyle" | "lineWidth" | "lineCap">} Pen
 */
/**
 * Colours for the canvas, as CSS colour strings (the painter cannot read tokens).
 * @typedef {Pick<import("../tree/theme.js").Theme["colour"],
 *   "control" | "surface" | "max" | "min" | "felt" | "wood" | "piece-light" | "piece-dark">} PaintTheme
 */

const CROSS = 88; // "X"

/**
 * One mark as an inline picture; `disc` puts it on a round piece.
 * @param {string} mark
 * @param {boolean} disc
 */
export function markPicture(mark, disc) {
  if (mark === ".") return nothing;
  const reach = disc ? 20 : 30;
  return html`<svg
    class="mark ${mark === "X" ? "max" : "min"} ${disc ? "disc" : "bare"}"
    viewBox="-50 -50 100 100" aria-hidden="true" focusable="false"
  >${disc ? svg`<circle class="body" r="45" />` : nothing}${
    mark === "X"
      ? svg`<path class="stroke"
        d="M${-reach} ${-reach}L${reach} ${reach}M${reach} ${-reach}L${-reach} ${reach}" />`
      : svg`<circle class="stroke" r=${reach * 1.1} />`
  }</svg>`;
}

/**
 * The stroke through a finished line, drawn over a board of `columns` by `rows`.
 * @param {{x1: number, y1: number, x2: number, y2: number} | null} strike
 * @param {number} columns
 * @param {number} rows
 */
export function strikePicture(strike, columns, rows) {
  if (strike === null) return nothing;
  const { x1, y1, x2, y2 } = strike;
  return html`<svg class="strike" viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="none"
    aria-hidden="true" focusable="false"
  ><line class="casing" x1=${x1} y1=${y1} x2=${x2} y2=${y2} /><line
    x1=${x1} y1=${y1} x2=${x2} y2=${y2} /></svg>`;
}

/**
 * Adds the lines between the cells of a board to the current path.
 * @param {Pick<Pen, "moveTo" | "lineTo">} pen
 * @param {number} columns
 * @param {number} rows
 * @param {number} left  of the board
 * @param {number} top
 * @param {number} side  of one cell
 */
export function traceLines(pen, columns, rows, left, top, side) {
  for (let column = 1; column < columns; column += 1) {
    pen.moveTo(left + column * side, top);
    pen.lineTo(left + column * side, top + rows * side);
  }
  for (let row = 1; row < rows; row += 1) {
    pen.moveTo(left, top + row * side);
    pen.lineTo(left + columns * side, top + row * side);
  }
}

/**
 * Adds the lines and the frame of a grid to the current path.
 * @param {Pen} pen @param {number} columns @param {number} rows @param {number} left @param {number} top
 * @param {number} side  of one cell
 */
export function traceGrid(pen, columns, rows, left, top, side) {
  traceLines(pen, columns, rows, left, top, side);
  for (const across of [0, columns]) {
    pen.moveTo(left + across * side, top);
    pen.lineTo(left + across * side, top + rows * side);
  }
  for (const down of [0, rows]) {
    pen.moveTo(left, top + down * side);
    pen.lineTo(left + columns * side, top + down * side);
  }
}

/**
 * Adds all crosses to the current path: one path for all of them, because each stroke is expensive.
 * @param {Pen} pen
 * @param {string} cells
 * @param {number} columns
 * @param {number} left  of the board
 * @param {number} top
 * @param {number} side  of one cell
 * @param {number} reach half the width of a cross
 */
export function traceCrosses(pen, cells, columns, left, top, side, reach) {
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells.charCodeAt(cell) !== CROSS) continue;
    const x = left + ((cell % columns) + 0.5) * side;
    const y = top + (Math.floor(cell / columns) + 0.5) * side;
    pen.moveTo(x - reach, y - reach);
    pen.lineTo(x + reach, y + reach);
    pen.moveTo(x + reach, y - reach);
    pen.lineTo(x - reach, y + reach);
  }
}

/**
 * Adds a circle to the current path for every cell with the mark.
 * @param {Pen} pen
 * @param {string} cells
 * @param {Mark} mark
 * @param {number} columns
 * @param {number} left
 * @param {number} top
 * @param {number} side
 * @param {number} radius
 */
export function traceCircles(pen, cells, mark, columns, left, top, side, radius) {
  const code = mark.charCodeAt(0);
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells.charCodeAt(cell) !== code) continue;
    const x = left + ((cell % columns) + 0.5) * side;
    const y = top + (Math.floor(cell / columns) + 0.5) * side;
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
  }
}

/**
 * Paints discs: those of MAX are black, and those of MIN white with a dark edge.
 * @param {Pen} pen @param {string} cells @param {number} columns
 * @param {number} left @param {number} top @param {number} side of a cell @param {PaintTheme} theme
 */
export function paintDiscs(pen, cells, columns, left, top, side, theme) {
  pen.beginPath();
  traceCircles(pen, cells, "X", columns, left, top, side, side * 0.42);
  pen.fillStyle = theme["piece-dark"];
  pen.fill();

  pen.beginPath();
  traceCircles(pen, cells, "O", columns, left, top, side, side * 0.38);
  pen.fillStyle = theme["piece-light"];
  pen.fill();
  pen.lineWidth = side * 0.08;
  pen.strokeStyle = theme["piece-dark"];
  pen.stroke();
}

/**
 * Where a board of `columns` by `rows` is if it is centred in a square box.
 * @param {number} columns
 * @param {number} rows
 * @param {number} x
 * @param {number} y
 * @param {number} size side of the box
 */
export function fitInBox(columns, rows, x, y, size) {
  const side = size / Math.max(columns, rows);
  return { side, left: x + (size - side * columns) / 2, top: y + (size - side * rows) / 2 };
}
