/**
 * A cut: a bar across the edges it saved, and its reason.
 */
import { prunedRange } from "../trace/cursor.js";
import { cutReason } from "./format.js";
import { measure } from "./measure.js";
import { pill } from "./shapes.js";
import { READABLE, reachDown } from "./sizes.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

const HEIGHT = 23;
const REACH = 8;
const SMALL_REACH = 4;

/**
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight
 * @param {import("./occupancy.js").Occupancy} taken
 * @param {number} i place in the sight of a node with a cut
 */
export function drawBar(ctx, scene, sight, taken, i) {
  const bar = barOf(scene, sight, i);
  ctx.strokeStyle = scene.theme.colour.cut;
  ctx.lineCap = "round";
  ctx.lineWidth = isReadable(sight, i) ? 4 : 2.2;
  ctx.beginPath();
  ctx.moveTo(bar.x1, bar.y1);
  ctx.lineTo(bar.x2, bar.y2);
  ctx.stroke();
  taken.take(bar.x1, bar.y2, bar.x2 - bar.x1, bar.y1 - bar.y2);
}

/**
 * The reason on a pill, tied to the bar; nothing where there is no room for it.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight
 * @param {import("./occupancy.js").Occupancy} taken by nodes and labels
 * @param {import("./occupancy.js").Occupancy} crossed by edges
 * @param {number} i place in the sight of a node with a cut
 */
export function drawReason(ctx, scene, sight, taken, crossed, i) {
  if (!isReadable(sight, i)) return;
  const { theme } = scene;
  const bar = barOf(scene, sight, i);
  const place = roomForReason(ctx, scene, taken, crossed, bar, cutReason(scene.trace, sight.rows[i]));
  if (!place) return;
  const onRight = place.join > bar.x2;
  ctx.strokeStyle = theme.colour.cut;
  ctx.lineCap = "round";
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(onRight ? bar.x2 : bar.x1, onRight ? bar.y2 : bar.y1);
  ctx.lineTo(place.join, place.y + HEIGHT / 2);
  ctx.stroke();
  taken.take(place.x, place.y, place.width, HEIGHT);
  pill(ctx, place.x, place.y, place.width, HEIGHT, theme.colour.cut, "");
  ctx.fillStyle = theme.colour["cut-ink"];
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(place.text, place.x + place.width / 2, place.y + HEIGHT / 2 + 0.5);
}

/** @param {Sight} sight @param {number} i */
function isReadable(sight, i) {
  return sight.unit[i] >= READABLE || sight.board[i] > 0;
}

/**
 * The bar, a little aslant, from beyond the first to beyond the last edge that was saved.
 * @param {Scene} scene @param {Sight} sight @param {number} i
 */
function barOf(scene, sight, i) {
  const { trace, layout, camera } = scene;
  const reach = isReadable(sight, i) ? REACH : SMALL_REACH;
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
  const first = crossing(trace.children[start]);
  const kept = start > trace.childStart[sight.rows[i]] ? crossing(trace.children[start - 1]) : -Infinity;
  return {
    x1: Math.max(first - reach, (first + kept) / 2),
    y1: top + drop + slant,
    x2: crossing(trace.children[end - 1]) + reach,
    y2: top + drop - slant,
  };
}

/**
 * Where the reason can stand: right of the bar or left of it, in full or only the kind of the cut.
 * @param {Context} ctx @param {Scene} scene
 * @param {import("./occupancy.js").Occupancy} taken @param {import("./occupancy.js").Occupancy} crossed
 * @param {{x1: number, y1: number, x2: number, y2: number}} bar @param {string} reason
 * @returns {{x: number, y: number, width: number, join: number, text: string} | null}
 */
function roomForReason(ctx, { theme, frame }, taken, crossed, bar, reason) {
  for (const text of new Set([reason, reason.split(":")[0]])) {
    ctx.font = `600 12px ${theme.font}`;
    const width = measure(ctx, text) + 16;
    const y = bar.y2 - HEIGHT / 2 - 4;
    const atBorder = Math.max(bar.x2 + 10, Math.min(bar.x2 + 60, frame.width - 6 - width));
    for (const x of [bar.x2 + 16, bar.x2 + 40, atBorder, bar.x1 - 16 - width]) {
      if (x < 4 || x + width > frame.width - 4) continue;
      if (taken.free(x, y, width, HEIGHT) && crossed.free(x, y, width, HEIGHT)) return { x, y, width, join: x > bar.x1 ? x + 4 : x + width - 4, text };
    }
  }
  return null;
}
