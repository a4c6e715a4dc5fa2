/**
 * Rows that are lit all over the tree, because they have the same position: a ring around a node, a tick where the
 * node is too small for one, also inside a band.
 */
import { scaleOf } from "./camera.js";
import { addRing } from "./rings.js";
import { SHAPED } from "./sizes.js";
import { LINE } from "./tokens.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

/** The size of a tick, and the rim in the background's colour around it. */
const TICK = { width: 3, height: 13, rim: 1.5 };

/**
 * Where the ticks of some rows are: in view, and at most one for each pixel of a level.
 * @param {Pick<Scene, "layout" | "camera" | "frame">} scene @param {Iterable<number>} rows
 */
export function ticksOf({ layout, camera, frame }, rows) {
  const scale = scaleOf(camera.k, frame);
  const taken = new Set();
  const ticks = [];
  for (const row of rows) {
    if (layout.rank[row] < 0) continue;
    const x = camera.x + layout.x[row] * scale.slot;
    const y = camera.y + layout.level[row] * scale.level;
    if (x < 0 || x > frame.width || y < 0 || y > frame.height) continue;
    const place = Math.round(y) * (frame.width + 1) + Math.round(x);
    if (taken.has(place)) continue;
    taken.add(place);
    ticks.push({ x, y });
  }
  return ticks;
}

/** @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible */
export function drawLit(ctx, scene, visible) {
  const { lit, theme } = scene;
  if (!lit || lit.size === 0) return;
  const ringed = new Set();
  ctx.beginPath();
  for (let i = 0; i < visible.count; i += 1) {
    if (!lit.has(visible.rows[i]) || (visible.unit[i] < SHAPED && visible.board[i] === 0)) continue;
    ringed.add(visible.rows[i]);
    addRing(ctx, visible, i);
  }
  ctx.strokeStyle = theme.colour.lit;
  ctx.lineWidth = LINE.marked;
  ctx.lineJoin = "round";
  ctx.stroke();
  const ticks = ticksOf(
    scene,
    [...lit].filter((row) => !ringed.has(row)),
  );
  const { width, height, rim } = TICK;
  fillTicks(ctx, ticks, theme.colour.surface, width + 2 * rim, height + 2 * rim);
  fillTicks(ctx, ticks, theme.colour.lit, width, height);
}

/** @param {Context} ctx @param {{x: number, y: number}[]} ticks @param {string} colour @param {number} width @param {number} height */
function fillTicks(ctx, ticks, colour, width, height) {
  ctx.fillStyle = colour;
  for (const { x, y } of ticks) ctx.fillRect(x - width / 2, y - height / 2, width, height);
}
