/**
 * A cut: a bar across the edges it saved, and its reason.
 */
import { prunedRange } from "../trace/cursor.js";
import { cutReason } from "./format.js";
import { measure } from "./measure.js";
import { pill } from "./shapes.js";
import { BOARDED, READABLE, reachDown } from "./sizes.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

const HEIGHT = 23;
const REACH = 8;

/**
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight
 * @param {import("./occupancy.js").Occupancy} taken @param {number} i place in the sight
 */
export function drawCut(ctx, scene, sight, taken, i) {
  const { trace, theme, layout } = scene;
  const row = sight.rows[i];
  if (layout.hidden[row] > 0) return;
  const readable = sight.unit[i] >= READABLE || sight.board[i] >= BOARDED;
  const bar = barOf(scene, sight, i, readable ? REACH : 4);
  ctx.strokeStyle = theme.colour.cut;
  ctx.lineCap = "round";
  ctx.lineWidth = readable ? 4 : 2.2;
  const place = readable ? roomForReason(ctx, scene, taken, bar, cutReason(trace, row)) : null;
  ctx.beginPath();
  if (place && place.join < bar.x1) ctx.moveTo(place.join, place.y + HEIGHT / 2);
  ctx.lineTo(bar.x1, bar.y1);
  ctx.lineTo(bar.x2, bar.y2);
  if (place && place.join > bar.x2) ctx.lineTo(place.join, place.y + HEIGHT / 2);
  ctx.stroke();
  if (!place) return;
  taken.take(place.x, place.y, place.width, HEIGHT);
  pill(ctx, place.x, place.y, place.width, HEIGHT, theme.colour.cut, "");
  ctx.fillStyle = theme.colour["cut-ink"];
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(place.text, place.x + place.width / 2, place.y + HEIGHT / 2 + 0.5);
}

/**
 * The bar, a little aslant, from beyond the first to beyond the last edge that was saved.
 * @param {Scene} scene @param {Sight} sight @param {number} i @param {number} reach
 */
function barOf(scene, sight, i, reach) {
  const { trace, layout, camera } = scene;
  const { start, end } = prunedRange(trace, sight.rows[i]);
  const top = sight.y[i] + reachDown(sight.shape[i], sight.unit[i], sight.board[i]);
  const bottom = sight.y[i] + sight.level - scene.above(trace.children[start]);
  const drop = Math.min(42, (bottom - top) * 0.34);
  const share = drop / Math.max(1, bottom - top);
  /** @param {number} child */
  const crossing = (child) => {
    const x = camera.x + layout.x[child] * sight.slot;
    return sight.x[i] + (x - sight.x[i]) * share;
  };
  const slant = reach / 3;
  return {
    x1: crossing(trace.children[start]) - reach,
    y1: top + drop + slant,
    x2: crossing(trace.children[end - 1]) + reach,
    y2: top + drop - slant,
  };
}

/**
 * Where the reason can stand: right of the bar or left of it, in full or only the kind of the cut.
 * @param {Context} ctx @param {Scene} scene @param {import("./occupancy.js").Occupancy} taken
 * @param {{x1: number, y1: number, x2: number, y2: number}} bar @param {string} reason
 * @returns {{x: number, y: number, width: number, join: number, text: string} | null}
 */
function roomForReason(ctx, { theme, frame }, taken, bar, reason) {
  for (const text of new Set([reason, reason.split(":")[0]])) {
    ctx.font = `600 12px ${theme.font}`;
    const width = measure(ctx, text) + 16;
    const y = bar.y2 - HEIGHT / 2 - 4;
    for (const x of [bar.x2 + 16, bar.x2 + 40, bar.x1 - 16 - width]) {
      if (x < 4 || x + width > frame.width - 4) continue;
      if (taken.free(x, y, width, HEIGHT)) return { x, y, width, join: x > bar.x1 ? x + 4 : x + width - 4, text };
    }
  }
  return null;
}
