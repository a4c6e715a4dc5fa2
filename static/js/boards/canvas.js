// What the little pictures of scenes in the tree have in common: texts, discs and frames on a canvas.

/**
 * The part of a 2D canvas context that they use.
 * @typedef {Pick<CanvasRenderingContext2D, "beginPath" | "moveTo" | "lineTo" | "arc" | "rect" | "stroke" |
 *   "fill" | "fillRect" | "fillText" | "setLineDash" | "strokeStyle" | "fillStyle" | "lineWidth" | "font" |
 *   "textAlign" | "textBaseline">} Pen
 */
/** @typedef {import("../tree/theme.js").Theme} Theme */
/** @typedef {"MAX" | "MIN"} Side */

/** Nothing smaller is written, because it could not be read. */
export const SMALLEST = 11;

/** @param {Theme} theme @param {Side} side */
export const colourOf = ({ colour }, side) => (side === "MAX" ? colour.max : colour.min);

/**
 * Writes a text centred at (x, y), if it can be read at that size.
 * @param {Pen} pen @param {Theme} theme @param {string} text @param {number} x @param {number} y @param {number} size
 * @param {{colour?: string, align?: CanvasTextAlign, weight?: number}} [how]
 */
export function write(pen, { colour, font }, text, x, y, size, how = {}) {
  if (size < SMALLEST) return;
  pen.font = `${how.weight ?? 600} ${size}px ${font}`;
  pen.textAlign = how.align ?? "center";
  pen.textBaseline = "middle";
  pen.fillStyle = how.colour ?? colour.ink;
  // Letters without descenders are a little above the middle of their line.
  pen.fillText(text, x, y + size * 0.06);
}

/**
 * Draws a coloured frame, filled if `fill` is given, dashed if `dash` is.
 * @param {Pen} pen
 * @param {() => void} trace adds its outline to the path
 * @param {{stroke: string, fill?: string, width: number, dash?: number}} how
 */
export function outline(pen, trace, { stroke, fill, width, dash = 0 }) {
  pen.beginPath();
  trace();
  if (fill !== undefined) {
    pen.fillStyle = fill;
    pen.fill();
  }
  pen.setLineDash(dash > 0 ? [dash, dash] : []);
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
  pen.setLineDash([]);
}

/** Adds a circle to the path. @param {Pen} pen @param {number} x @param {number} y @param {number} radius */
export function circle(pen, x, y, radius) {
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}
