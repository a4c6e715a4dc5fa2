/**
 * The names of the levels, on a strip at the left edge. The tree passes under it.
 */
import { MAX, MIN } from "../trace/trace.js";
import { isNarrow } from "./insets.js";
import { levelText } from "./levels.js";
import { measure } from "./measure.js";
import { LEAF, READABLE, shapeHeight, unitOf } from "./sizes.js";
import { TEXT, UNDER_LEAF, boldFont } from "./tokens.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

/** In levels less high than this, names would touch one another. */
const LEAST_LEVEL = 18;
/** The strip fades out over this width, in steps. */
const SOFT = 8;
const SOFT_STEP = 2;
/** About how far a node reaches to the left of its middle. */
const LEAF_HALF = 14;
const NAME_HEIGHT = 18;
/** The space before a name; less on a phone. */
const LEFT = { usual: 18, narrow: 8 };
/** The space after the widest name, where nothing else is written; and after a longer name on its own strip. */
const AFTER_NAME = 4;
const AFTER_GROUND = 2;
/** Names that would be under the chips or at the lower border are left out. */
const CHIPS = { usual: 60, narrow: 96 };
const ABOVE_BORDER = 8;

/** @param {Scene} scene */
const leftOf = ({ frame }) => (isNarrow(frame) ? LEFT.narrow : LEFT.usual);
/** @param {Scene} scene */
const fontOf = ({ theme }) => boldFont(theme, TEXT.small);

/**
 * How wide the strip is: as wide as the names of the sides that move. The word for what the leaves hold may be
 * longer; it gets a strip of its own.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible
 */
function marginWidth(ctx, scene, visible) {
  if (visible.level < LEAST_LEVEL) return 0;
  ctx.font = fontOf(scene);
  const names = scene.levels.filter(({ shape }) => shape !== LEAF);
  const widest = Math.max(0, ...names.map((name) => measure(ctx, levelText(name, scene.frame))));
  return Math.ceil(leftOf(scene) + widest) + AFTER_NAME;
}

/** @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {import("./occupancy.js").Occupancy} taken */
export function takeMargin(ctx, scene, visible, taken) {
  const { height } = scene.frame;
  taken.take(0, 0, marginWidth(ctx, scene, visible), height);
  for (const { y, width } of placesOf(ctx, scene, visible))
    taken.take(0, y - NAME_HEIGHT / 2, leftOf(scene) + width + AFTER_NAME, NAME_HEIGHT);
}

/** @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible */
export function drawMargin(ctx, scene, visible) {
  const { theme, frame } = scene;
  const width = marginWidth(ctx, scene, visible);
  if (width === 0) return;
  const beneath = scene.camera.x - LEAF_HALF < width + SOFT;
  if (beneath) drawStrip(ctx, scene, 0, frame.height, width);
  const left = leftOf(scene);
  const places = placesOf(ctx, scene, visible);
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  for (const place of places) {
    const { text, shape, y } = place;
    const end = left + place.width;
    if (beneath && end > width) drawStrip(ctx, scene, y - NAME_HEIGHT / 2, NAME_HEIGHT, Math.ceil(end) + AFTER_GROUND);
    ctx.fillStyle = shape === MAX ? theme.colour.max : shape === MIN ? theme.colour.min : theme.colour.muted;
    ctx.fillText(text, left, y);
  }
}

/** @param {Context} ctx @param {Scene} scene @param {number} y @param {number} height @param {number} width */
function drawStrip(ctx, { theme }, y, height, width) {
  ctx.fillStyle = theme.colour.surface;
  ctx.fillRect(0, y, width, height);
  for (let x = 0; x < SOFT; x += SOFT_STEP) {
    ctx.globalAlpha = 1 - (x + SOFT_STEP) / (SOFT + SOFT_STEP);
    ctx.fillRect(width + x, y, SOFT_STEP, height);
  }
  ctx.globalAlpha = 1;
}

/**
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible
 * @returns {{text: string, shape: number, y: number, width: number}[]} the names in view
 */
function placesOf(ctx, scene, visible) {
  const { levels, camera, frame } = scene;
  if (visible.level < LEAST_LEVEL) return [];
  ctx.font = fontOf(scene);
  // The name of the leaves' level is on the line of their moves, which are written under them.
  const unit = unitOf(1, visible, LEAF);
  const lower = unit >= READABLE ? shapeHeight(LEAF, unit) / 2 + UNDER_LEAF : 0;
  const underChips = isNarrow(frame) ? CHIPS.narrow : CHIPS.usual;
  const uncovered = frame.cover?.bare ? ABOVE_BORDER : underChips;
  const highest = frame.alone ? NAME_HEIGHT / 2 : uncovered;
  return levels
    .map((name, level) => {
      const { shape } = name;
      const text = levelText(name, frame);
      const y = camera.y + level * visible.level + (shape === LEAF ? lower : 0);
      return { text, shape, y, width: measure(ctx, text) };
    })
    .filter(({ text, y }) => text !== "" && y >= highest && y <= frame.height - ABOVE_BORDER);
}
