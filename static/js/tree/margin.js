/**
 * The names of the levels, on a strip at the left edge under which the tree passes.
 */
import { MAX, MIN } from "../trace/trace.js";
import { isNarrow } from "./camera.js";
import { levelText } from "./levels.js";
import { measure } from "./measure.js";
import { LEAF, READABLE, shapeHeight, unitOf } from "./sizes.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

const LEAST_LEVEL = 18; // where names would touch one another
const SOFT = 8;
const LEAF_HALF = 14; // about how far a node reaches to the left of its middle

/** @param {Scene} scene */
const leftOf = ({ frame }) => (isNarrow(frame) ? 8 : 18);
/** @param {Scene} scene */
const fontOf = ({ theme }) => `600 11px ${theme.font}`;

/**
 * How wide the strip is: as wide as the names of those who move. What leaves hold may be a longer
 * word, which has a strip of its own.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight
 */
export function marginWidth(ctx, scene, sight) {
  if (sight.level < LEAST_LEVEL) return 0;
  ctx.font = fontOf(scene);
  const names = scene.levels.filter(({ shape }) => shape !== LEAF);
  return Math.ceil(leftOf(scene) + Math.max(0, ...names.map((name) => measure(ctx, levelText(name, scene.frame))))) + 4;
}

/** @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {import("./occupancy.js").Occupancy} taken */
export function takeMargin(ctx, scene, sight, taken) {
  const { height } = scene.frame;
  taken.take(0, 0, marginWidth(ctx, scene, sight), height);
  for (const { y, width } of placesOf(ctx, scene, sight)) taken.take(0, y - 9, leftOf(scene) + width + 4, 18);
}

/** @param {Context} ctx @param {Scene} scene @param {Sight} sight */
export function drawMargin(ctx, scene, sight) {
  const { theme, frame } = scene;
  const width = marginWidth(ctx, scene, sight);
  if (width === 0) return;
  const beneath = scene.camera.x - LEAF_HALF < width + SOFT;
  if (beneath) drawStrip(ctx, scene, 0, frame.height, width);
  const left = leftOf(scene);
  const places = placesOf(ctx, scene, sight);
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  for (const place of places) {
    const { text, shape, y } = place;
    if (beneath && left + place.width > width) drawStrip(ctx, scene, y - 9, 18, Math.ceil(left + place.width) + 2);
    ctx.fillStyle = shape === MAX ? theme.colour.max : shape === MIN ? theme.colour.min : theme.colour.muted;
    ctx.fillText(text, left, y);
  }
}

/** @param {Context} ctx @param {Scene} scene @param {number} y @param {number} height @param {number} width */
function drawStrip(ctx, { theme }, y, height, width) {
  ctx.fillStyle = theme.colour.surface;
  ctx.fillRect(0, y, width, height);
  for (let x = 0; x < SOFT; x += 2) {
    ctx.globalAlpha = 1 - (x + 2) / (SOFT + 2);
    ctx.fillRect(width + x, y, 2, height);
  }
  ctx.globalAlpha = 1;
}

/**
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight
 * @returns {{text: string, shape: number, y: number, width: number}[]} the names in view
 */
function placesOf(ctx, scene, sight) {
  const { levels, camera, frame } = scene;
  if (sight.level < LEAST_LEVEL) return [];
  ctx.font = fontOf(scene);
  // What leaves hold is named on the line of their moves, which stand under them.
  const unit = unitOf(1, sight, LEAF);
  const lower = unit >= READABLE ? shapeHeight(LEAF, unit) / 2 + 13 : 0;
  return levels
    .map((name, level) => {
      const { shape } = name;
      const text = levelText(name, frame);
      const y = camera.y + level * sight.level + (shape === LEAF ? lower : 0);
      return { text, shape, y, width: measure(ctx, text) };
    })
    .filter(({ text, y }) => text !== "" && y >= (isNarrow(frame) ? 96 : 60) && y <= frame.height - 8);
}
