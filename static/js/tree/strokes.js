/**
 * Edges and slivers: the strokes of one state are drawn together.
 */
import { FAVOURS, FOR_MAX, FOR_MIN, NOBODY } from "./favour.js";
import { ALPHA, DASH } from "./tokens.js";
import { ACTIVE, BEST, DONE, FALLING, GHOST, LEFT_OUT } from "./walk.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {CanvasRenderingContext2D} Context */

// A rasteriser without a GPU slows down with very long paths; a few hundred lines are quickest.
const BATCH = 256;

/**
 * How the edges of each state are drawn: into shapes, and, thinner and fainter, into dots.
 * @typedef {{colour: import("./theme.js").Colour, width: number, alpha: number, hair: number, hairAlpha: number}} Stroke
 */
/** @type {Record<number, Stroke>} */
export const STROKES = {
  [GHOST]: { colour: "ghost", width: 1, alpha: 1, hair: 0.75, hairAlpha: 0.8 },
  [FALLING]: { colour: "muted", width: 1.1, alpha: ALPHA.falling, hair: 0.6, hairAlpha: 0.2 },
  [LEFT_OUT]: { colour: "muted", width: 1.1, alpha: ALPHA.leftOut, hair: 0.6, hairAlpha: 0.35 },
  [DONE]: { colour: "muted", width: 1.4, alpha: 1, hair: 0.75, hairAlpha: 0.55 },
  [BEST]: { colour: "best", width: 3.6, alpha: 1, hair: 2.2, hairAlpha: 1 },
  [ACTIVE]: { colour: "now", width: 3, alpha: 1, hair: 2.4, hairAlpha: 1 },
};

/** How strongly each state's slivers are drawn: visited nodes are darker than those that are still to come. */
const SLIVER_ALPHA = [0.5, 0.16, 0.16, 0.34, 1, 1];

/**
 * A rasteriser without a GPU draws lines that are thinner than this, in pixels, dot by dot: that takes four times as
 * long.
 */
const LEAST_WIDTH = 1.01;

/**
 * A thin line as it is drawn: not too thin, and fainter instead, so that it looks the same.
 * @param {Pick<Stroke, "hair" | "hairAlpha">} stroke @param {number} pixelRatio
 */
export function quickHair({ hair, hairAlpha }, pixelRatio) {
  const width = Math.max(hair, LEAST_WIDTH / pixelRatio);
  return { width, alpha: (hairAlpha * hair) / width };
}

/**
 * @param {Context} ctx @param {VisibleNodes} visible @param {Theme} theme @param {number} state
 * @param {number} pixelRatio pixels to a unit
 */
export function drawEdges(ctx, visible, theme, state, pixelRatio) {
  const { colour, width, alpha } = STROKES[state];
  const hair = quickHair(STROKES[state], pixelRatio);
  ctx.strokeStyle = theme.colour[colour];
  ctx.lineCap = state >= BEST ? "round" : "butt";
  ctx.lineWidth = hair.width;
  ctx.globalAlpha = hair.alpha;
  strokeLines(ctx, visible.hairlines[state]);
  ctx.lineWidth = width;
  ctx.globalAlpha = alpha;
  if (state === LEFT_OUT || state === FALLING) ctx.setLineDash(DASH.leftOutEdge);
  strokeLines(ctx, visible.edges[state]);
  ctx.setLineDash(DASH.none);
  ctx.globalAlpha = 1;
}

/** @param {Context} ctx @param {number[]} list x1, y1, x2, y2 … */
function strokeLines(ctx, list) {
  for (let start = 0; start < list.length; start += BATCH * 4) {
    ctx.beginPath();
    const end = Math.min(list.length, start + BATCH * 4);
    for (let i = start; i < end; i += 4) {
      ctx.moveTo(list[i], list[i + 1]);
      ctx.lineTo(list[i + 2], list[i + 3]);
    }
    ctx.stroke();
  }
}

/** How strongly slivers with a colour of their own are drawn. */
const COLOURED_ALPHA = 0.6;
/** The colour of a sliver by whom it is good for; for nobody, that of its state. */
const COLOURS = /** @type {const} */ ({ [FOR_MAX]: "max", [FOR_MIN]: "min" });

/**
 * Draws the slivers of a state; those of nodes that have their value in the colour of the side that most of it is good
 * for.
 * @param {Context} ctx @param {VisibleNodes} visible @param {Theme} theme @param {number} state
 */
export function drawSlivers(ctx, visible, theme, state) {
  const list = visible.slivers[state];
  if (list.length === 0) return;
  const favours = visible.favours[state];
  const colours = state === DONE ? [NOBODY, FOR_MAX, FOR_MIN] : [NOBODY];
  for (const favour of colours) {
    const own = favour === FOR_MAX || favour === FOR_MIN ? COLOURS[favour] : null;
    ctx.fillStyle = theme.colour[own ?? STROKES[state].colour];
    ctx.globalAlpha = own ? COLOURED_ALPHA : SLIVER_ALPHA[state];
    for (let i = 0; i < list.length; i += 4)
      if (colours.length === 1 || favourOf(favours, (i / 4) * FAVOURS) === favour)
        ctx.fillRect(list[i], list[i + 1], list[i + 2], list[i + 3]);
  }
  ctx.globalAlpha = 1;
}

/** For whom most of a sliver is good. @param {readonly number[]} favours @param {number} at */
function favourOf(favours, at) {
  const [nobody, max, min] = [favours[at], favours[at + FOR_MAX], favours[at + FOR_MIN]];
  if (nobody >= max && nobody >= min) return NOBODY;
  return max >= min ? FOR_MAX : FOR_MIN;
}
