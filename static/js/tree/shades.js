/**
 * Draws with the colours of a scale: bands, dots, and a rim around each node that is drawn as a shape.
 */
import { addBox, addShape } from "./shapes.js";
import { SHADES, meanBetween, shadeOf } from "./scale.js";
import { CORNER } from "./tokens.js";
import { DONE } from "./walk.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

/** How strongly bands are drawn. */
const BAND_ALPHA = 0.85;
/** How high a strip of a band is at least. */
const LEAST_STRIP = 2;
/** How wide the rim around a node is: a share of its unit. */
const RIM = { share: 0.11, least: 2, most: 5 };
/** The side of a dot with a colour, in the units of the node; it must be seen. */
const LEAST_DOT = 2;

/** @param {import("./theme.js").Theme} theme @param {number} shade */
const colourOf = ({ colour }, shade) => colour[/** @type {import("./theme.js").Colour} */ (`shade-${shade + 1}`)];

/**
 * Draws the slivers of finished nodes, level by level, in the colours of what is there.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number} state
 * @returns {boolean} whether they are drawn
 */
export function drawShadedSlivers(ctx, scene, visible, state) {
  if (!scene.scale || state !== DONE) return false;
  const strips = stripsOf({ ...scene, scale: scene.scale }, visible);
  ctx.globalAlpha = BAND_ALPHA;
  for (let shade = 0; shade < SHADES; shade += 1) {
    ctx.fillStyle = colourOf(scene.theme, shade);
    const list = strips[shade];
    for (let i = 0; i < list.length; i += 4) ctx.fillRect(list[i], list[i + 1], list[i + 2], list[i + 3]);
  }
  ctx.globalAlpha = 1;
  return true;
}

/**
 * The slivers of finished nodes, cut into levels.
 * @param {Pick<Scene, "camera" | "layout"> & {scale: import("./scale.js").Scale}} scene
 * @param {Pick<VisibleNodes, "slivers" | "level" | "slot">} visible
 * @returns {number[][]} x, y, width, height … by shade
 */
export function stripsOf({ camera, layout, scale }, { slivers, level: high, slot }) {
  const list = slivers[DONE];
  /** @type {number[][]} */
  const strips = Array.from({ length: SHADES }, () => []);
  // Of levels that are lower than a strip may be, one stands for some.
  const step = Math.max(1, Math.ceil(LEAST_STRIP / high));
  for (let i = 0; i < list.length; i += 4) {
    const [x, top, width, bottom] = [list[i], list[i + 1], list[i + 2], list[i + 1] + list[i + 3]];
    const [left, right] = [(x - camera.x) / slot, (x + width - camera.x) / slot];
    const last = Math.round((bottom - camera.y) / high);
    for (let level = Math.round((top - camera.y) / high); level <= last; level += step) {
      const mean = meanBetween(scale, layout, level, left, right);
      if (Number.isNaN(mean)) continue;
      const middle = camera.y + level * high;
      const from = Math.max(top, middle - high / 2);
      const to = Math.min(bottom, middle + (step - 0.5) * high);
      strips[shadeOf(mean)].push(x, from, width, to - from);
    }
  }
  return strips;
}

/** The colour of a node in view; null without a scale, or if it has no place on it. @param {Scene} scene @param {VisibleNodes} visible @param {number} i */
function shadeAt({ scale, theme }, visible, i) {
  const share = scale && visible.state[i] >= DONE ? scale.share[visible.rows[i]] : NaN;
  return Number.isNaN(share) ? null : colourOf(theme, shadeOf(share));
}

/** Draws dots in their colours, over the usual ones. @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number[][]} dots */
export function drawShadedDots(ctx, scene, visible, dots) {
  if (!scene.scale) return;
  for (const i of dots.flat()) {
    const colour = shadeAt(scene, visible, i);
    if (colour === null) continue;
    const side = Math.max(LEAST_DOT, visible.unit[i]);
    ctx.fillStyle = colour;
    ctx.fillRect(visible.x[i] - side / 2, visible.y[i] - side / 2, side, side);
  }
}

/** Draws the rims of nodes; the nodes themselves come on top. @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number[][]} nodes */
export function drawRims(ctx, scene, visible, nodes) {
  if (!scene.scale) return;
  for (const i of nodes.flat()) {
    const colour = shadeAt(scene, visible, i);
    if (colour === null) continue;
    const unit = visible.unit[i];
    const board = visible.board[i];
    const rim = board > 0 ? RIM.most : Math.min(RIM.most, Math.max(RIM.least, unit * RIM.share));
    ctx.beginPath();
    if (board > 0) {
      const side = board + 2 * rim;
      addBox(ctx, visible.x[i] - side / 2, visible.y[i] - side / 2, side, side + 2 * rim, CORNER.ring);
    } else addShape(ctx, visible.shape[i], visible.x[i], visible.y[i], unit, rim);
    ctx.fillStyle = colour;
    ctx.fill();
  }
}
