/**
 * Edges and slivers: the strokes of one state are drawn together.
 */
import { ACTIVE, BEST, DONE, GHOST, LEFT_OUT } from "./walk.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {CanvasRenderingContext2D} Context */

// A rasteriser without a GPU slows down with very long paths; a few hundred lines are quickest.
const BATCH = 256;

/** @type {Record<number, {colour: import("./theme.js").Colour, width: number, thin: number}>} */
const EDGE = {
  [GHOST]: { colour: "ghost", width: 1, thin: 0.75 },
  [LEFT_OUT]: { colour: "muted", width: 1.1, thin: 0.5 },
  [DONE]: { colour: "muted", width: 1.4, thin: 0.75 },
  [BEST]: { colour: "best", width: 3.6, thin: 2 },
  [ACTIVE]: { colour: "now", width: 3, thin: 2 },
};

/** How strongly each state's slivers are drawn: what is done is darker than what is to come. */
const SLIVER_ALPHA = [0.55, 0.28, 0.6, 1, 1];

/** @param {Context} ctx @param {Sight} sight @param {Theme} theme @param {number} state */
export function drawEdges(ctx, sight, theme, state) {
  const list = sight.edges[state];
  if (list.length === 0) return;
  const crowded = list.length > 4 * 900;
  const style = EDGE[state];
  ctx.strokeStyle = theme.colour[style.colour];
  ctx.lineWidth = crowded ? style.thin : style.width;
  ctx.lineCap = state >= BEST ? "round" : "butt";
  const dashed = state === LEFT_OUT && !crowded;
  if (dashed) ctx.setLineDash([4, 4]);
  if (state === LEFT_OUT) ctx.globalAlpha = dashed ? 0.75 : 0.5;
  if (crowded && state === DONE) ctx.globalAlpha = 0.7;
  for (let start = 0; start < list.length; start += BATCH * 4) {
    ctx.beginPath();
    const end = Math.min(list.length, start + BATCH * 4);
    for (let i = start; i < end; i += 4) {
      ctx.moveTo(list[i], list[i + 1]);
      ctx.lineTo(list[i + 2], list[i + 3]);
    }
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  if (dashed) ctx.setLineDash([]);
}

/** @param {Context} ctx @param {Sight} sight @param {Theme} theme @param {number} state */
export function drawSlivers(ctx, sight, theme, state) {
  const list = sight.slivers[state];
  if (list.length === 0) return;
  ctx.fillStyle = theme.colour[EDGE[state].colour];
  ctx.globalAlpha = SLIVER_ALPHA[state];
  for (let i = 0; i < list.length; i += 4) ctx.fillRect(list[i], list[i + 1], list[i + 2], list[i + 3]);
  ctx.globalAlpha = 1;
}
