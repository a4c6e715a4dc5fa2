/**
 * The outlines of nodes: MAX ▲, MIN ▼, chance ●, leaf ■.
 */
import { MAX, MIN } from "../trace/trace.js";
import { CHANCE } from "../trace/moment.js";
import { shapeHeight, shapeWidth } from "./sizes.js";
import { CORNER, LINE } from "./tokens.js";

/** The radius of a box's corner, as a share of its unit. */
const CORNER_SHARE = 0.09;
/** How much farther a triangle's tip moves when the triangle grows on all sides. */
const TIP_GROWTH = 0.6;

/** @typedef {CanvasRenderingContext2D} Context */

/**
 * Adds a shape, centred at (x, y), to the current path.
 * @param {Context} ctx @param {number} shape @param {number} x @param {number} y @param {number} unit
 * @param {number} [grow] widens it on all sides
 */
export function addShape(ctx, shape, x, y, unit, grow = 0) {
  const halfWidth = shapeWidth(shape, unit) / 2 + grow;
  const halfHeight = shapeHeight(shape, unit) / 2 + grow;
  if (shape === MAX || shape === MIN) {
    const spread = halfWidth + grow;
    const tip = (shape === MAX ? -1 : 1) * (halfHeight + grow * TIP_GROWTH);
    const base = (shape === MAX ? 1 : -1) * halfHeight;
    ctx.moveTo(x, y + tip);
    ctx.lineTo(x + spread, y + base);
    ctx.lineTo(x - spread, y + base);
    ctx.closePath();
  } else if (shape === CHANCE) {
    ctx.moveTo(x + halfWidth, y);
    ctx.arc(x, y, halfWidth, 0, 2 * Math.PI);
  } else {
    addBox(
      ctx,
      x - halfWidth,
      y - halfHeight,
      2 * halfWidth,
      2 * halfHeight,
      Math.min(CORNER.box, unit * CORNER_SHARE),
    );
  }
}

/**
 * A box with rounded corners; a plain one if the corners are too small to be seen.
 * @param {Context} ctx @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {number} radius
 */
export function addBox(ctx, x, y, width, height, radius) {
  if (radius < 1) ctx.rect(x, y, width, height);
  else ctx.roundRect(x, y, width, height, radius);
}

/**
 * Draws a box with round ends.
 * @param {Context} ctx @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {string} fill @param {string} outline "" for none
 */
export function pill(ctx, x, y, width, height, fill, outline) {
  ctx.beginPath();
  addBox(ctx, x, y, width, height, height / 2);
  ctx.fillStyle = fill;
  ctx.fill();
  if (outline === "") return;
  ctx.strokeStyle = outline;
  ctx.lineWidth = LINE.label;
  ctx.stroke();
}
