/**
 * Rings around nodes that something is said about.
 */
import { addBox, addShape } from "./shapes.js";
import { PLATE } from "./sizes.js";
import { CORNER, RING_GAP } from "./tokens.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {CanvasRenderingContext2D} Context */

/** The ring around a dot is as large as around a node of this size. */
const LEAST_RINGED = 6;

/**
 * @param {Context} ctx @param {VisibleNodes} visible @param {number} row
 * @param {string} colour @param {number} width
 */
export function drawRing(ctx, visible, row, colour, width) {
  if (row < 0) return;
  const i = visible.rows.subarray(0, visible.count).indexOf(row);
  if (i < 0) return;
  ctx.beginPath();
  addRing(ctx, visible, i);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineJoin = "round";
  ctx.stroke();
}

/** Adds the ring of a node in view to the current path. @param {Context} ctx @param {VisibleNodes} visible @param {number} i its place among them */
export function addRing(ctx, visible, i) {
  const board = visible.board[i];
  if (board > 0) {
    const width = board + 2 * RING_GAP;
    addBox(ctx, visible.x[i] - width / 2, visible.y[i] - width / 2, width, width + PLATE, CORNER.ring);
  } else {
    addShape(ctx, visible.shape[i], visible.x[i], visible.y[i], Math.max(LEAST_RINGED, visible.unit[i]), RING_GAP);
  }
}
