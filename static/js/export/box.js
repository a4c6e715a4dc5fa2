/**
 * Boxes around what is drawn. Pure functions.
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

/** The space around what is drawn. */
const PADDING = 8;

/** Collects what is drawn, and tells the box around it. */
export class Extent {
  left = Infinity;
  top = Infinity;
  right = -Infinity;
  bottom = -Infinity;

  /** @param {number} x @param {number} y @param {number} [reach]  how far what is drawn there goes on all sides */
  add(x, y, reach = 0) {
    this.left = Math.min(this.left, x - reach);
    this.right = Math.max(this.right, x + reach);
    this.top = Math.min(this.top, y - reach);
    this.bottom = Math.max(this.bottom, y + reach);
  }

  /** @param {Extent} other */
  join({ left, top, right, bottom }) {
    if (left > right) return;
    this.add(left, top);
    this.add(right, bottom);
  }

  /** The box, on whole units, with a little space around, but within the view. @param {{width: number, height: number}} view @returns {Box} */
  within({ width, height }) {
    if (this.left > this.right) return { x: 0, y: 0, width, height };
    const x = Math.max(0, Math.floor(this.left - PADDING));
    const y = Math.max(0, Math.floor(this.top - PADDING));
    return {
      x,
      y,
      width: Math.max(1, Math.min(width, Math.ceil(this.right + PADDING)) - x),
      height: Math.max(1, Math.min(height, Math.ceil(this.bottom + PADDING)) - y),
    };
  }
}
