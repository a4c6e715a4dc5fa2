/**
 * Rings around nodes that something is said about.
 */
import { addBox, addShape } from "./shapes.js";
import { PLATE } from "./sizes.js";
import { CORNER, RING_GAP } from "./tokens.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {CanvasRenderingContext2D} Context */

/** The ring around a dot is as large as around a node of this size. */
const LEAST_RINGED = 6;

/**
 * @param {Context} ctx @param {Sight} sight @param {number} row
 * @param {string} colour @param {number} width
 */
export function drawRing(ctx, sight, row, colour, width) {
  if (row < 0) return;
  const i = sight.rows.subarray(0, sight.count).indexOf(row);
  if (i < 0) return;
  ctx.beginPath();
  addRing(ctx, sight, i);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineJoin = "round";
  ctx.stroke();
}

/** Adds the ring of a node in view to the current path. @param {Context} ctx @param {Sight} sight @param {number} i its place in sight */
export function addRing(ctx, sight, i) {
  const board = sight.board[i];
  if (board > 0) {
    const width = board + 2 * RING_GAP;
    addBox(ctx, sight.x[i] - width / 2, sight.y[i] - width / 2, width, width + PLATE, CORNER.ring);
  } else {
    addShape(ctx, sight.shape[i], sight.x[i], sight.y[i], Math.max(LEAST_RINGED, sight.unit[i]), RING_GAP);
  }
}
