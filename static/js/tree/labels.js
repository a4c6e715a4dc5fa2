/**
 * Everything written beside nodes and edges. Labels are placed in order of how much they matter
 * now, and one that would cover another or a node is left out.
 */
import { formatCount, formatValue, formatWindow } from "../format.js";
import { standing } from "./bounds.js";
import { drawBar, drawReason } from "./cuts.js";
import { moveOf, nameOf } from "./format.js";
import { measure } from "./measure.js";
import { isCut } from "./moment.js";
import { makeOccupancy } from "./occupancy.js";
import { pill } from "./shapes.js";
import { LEAF, PLATE, READABLE, SHAPED, reachDown, reachUp, shapeHeight, shapeWidth, unitOf } from "./sizes.js";
import { ACTIVE, BEST, DONE, GHOST, LEFT_OUT } from "./walk.js";
import { MAX, MIN } from "../trace/trace.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("./occupancy.js").Occupancy} Occupancy */

const TIERS = 5;

/** @param {Context} ctx @param {Scene} scene @param {Sight} sight */
export function drawLabels(ctx, scene, sight) {
  const taken = makeOccupancy(scene.frame.width, scene.frame.height);
  takeNodes(taken, sight);
  const crossed = makeOccupancy(scene.frame.width, scene.frame.height);
  for (const state of [LEFT_OUT, DONE, BEST, ACTIVE]) takeLines(crossed, sight.edges[state]);
  drawLevelNames(ctx, scene, sight, taken);
  const tiers = byTier(scene, sight);
  // Bars come first: words give way to them.
  const cuts = tiers.map((tier) => tier.filter((i) => isShownCut(scene, sight.rows[i])));
  for (const tier of cuts) for (const i of tier) drawBar(ctx, scene, sight, taken, i);
  for (let tier = 0; tier < TIERS; tier += 1) {
    drawTier(ctx, scene, sight, taken, crossed, tiers[tier], cuts[tier]);
  }
}

/**
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Occupancy} taken
 * @param {Occupancy} crossed @param {number[]} tier @param {number[]} cuts those of the tier with a cut
 */
function drawTier(ctx, scene, sight, taken, crossed, tier, cuts) {
  for (const i of tier) drawNameAndStanding(ctx, scene, sight, taken, i);
  for (const i of cuts) drawReason(ctx, scene, sight, taken, crossed, i);
  for (const i of tier) drawWindow(ctx, scene, sight, taken, i);
  for (const i of tier) drawMove(ctx, scene, sight, taken, i);
}

/** @param {Scene} scene @param {number} row */
function isShownCut({ trace, layout, moment }, row) {
  return layout.hidden[row] === 0 && isCut(trace, row, moment.cursor);
}

/**
 * The nodes in view that are large enough to be written at, by how much they matter.
 * @param {Scene} scene @param {Sight} sight
 */
function byTier({ moment }, sight) {
  /** @type {number[][]} */
  const tiers = Array.from({ length: TIERS }, () => []);
  for (let i = 0; i < sight.count; i += 1) {
    const state = sight.state[i];
    if (sight.unit[i] < (state >= BEST ? SHAPED : READABLE) && sight.board[i] === 0) {
      // A cut's bar is drawn even where nothing can be written.
      if (sight.unit[i] < SHAPED) continue;
    }
    const row = sight.rows[i];
    const present = row === 0 || row === moment.current || row === moment.returned;
    const tier = present ? 0 : state === ACTIVE ? 1 : state === BEST ? 2 : state === DONE ? 3 : 4;
    tiers[tier].push(i);
  }
  return tiers;
}

/** @param {Occupancy} taken @param {Sight} sight */
function takeNodes(taken, sight) {
  for (let i = 0; i < sight.count; i += 1) {
    const unit = sight.unit[i];
    const board = sight.board[i];
    if (board > 0) taken.take(sight.x[i] - board / 2, sight.y[i] - board / 2, board, board + 2 * PLATE);
    else if (unit >= SHAPED) {
      const width = shapeWidth(sight.shape[i], unit);
      const height = shapeHeight(sight.shape[i], unit);
      taken.take(sight.x[i] - width / 2, sight.y[i] - height / 2, width, height);
    }
  }
}

/** @param {Occupancy} crossed @param {number[]} lines x1, y1, x2, y2 … */
function takeLines(crossed, lines) {
  for (let i = 0; i < lines.length; i += 4) {
    crossed.takeLine(lines[i], lines[i + 1], lines[i + 2], lines[i + 3]);
  }
}

/**
 * Whether a node that is not on a path of interest has enough room around it for more words.
 * @param {Scene} scene @param {Sight} sight @param {number} i @param {number} width
 */
function isRoomy(scene, sight, i, width) {
  return sight.state[i] >= BEST || scene.room[sight.rows[i]] * sight.slot >= width;
}

/** @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Occupancy} taken */
function drawLevelNames(ctx, scene, sight, taken) {
  if (sight.level < 18) return;
  const { theme, levels, camera, frame } = scene;
  ctx.font = `600 11px ${theme.font}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  const left = frame.width < 520 ? 8 : 18;
  // What leaves hold is named on the line of their moves, which stand under them.
  const unit = unitOf(1, sight, LEAF);
  const lower = unit >= READABLE ? shapeHeight(LEAF, unit) / 2 + 13 : 0;
  for (let level = 0; level < levels.length; level += 1) {
    const { text, shape } = levels[level];
    const y = camera.y + level * sight.level + (shape === LEAF ? lower : 0);
    if (text === "" || y < 60 || y > frame.height - 8) continue;
    const width = measure(ctx, text);
    // The names stand in the margin and the tree may pass under them.
    ctx.fillStyle = theme.colour.surface;
    ctx.fillRect(left - 4, y - 9, width + 8, 18);
    ctx.fillStyle = shape === MAX ? theme.colour.max : shape === MIN ? theme.colour.min : theme.colour.muted;
    ctx.fillText(text, left, y);
    taken.take(left - 4, y - 9, width + 8, 18);
  }
}

/**
 * The node's name and what is known of its value, beside it; the badge of a collapsed node, below.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Occupancy} taken @param {number} i
 */
function drawNameAndStanding(ctx, scene, sight, taken, i) {
  const row = sight.rows[i];
  if (sight.unit[i] < READABLE && sight.board[i] === 0) return;
  drawBadge(ctx, scene, sight, taken, i);
  if (sight.shape[i] === LEAF) return;
  const name = nameOf(scene.trace, row);
  const known = standingText(scene, row);
  if (name === "" && known === "") return;
  const { theme } = scene;
  const large = sight.unit[i] >= 40;
  const nameFont = `600 ${large ? 14 : 12}px ${theme.font}`;
  const knownFont = `${large ? 12 : 11}px ${theme.font}`;
  ctx.font = nameFont;
  const nameWidth = measure(ctx, name);
  ctx.font = knownFont;
  const knownWidth = measure(ctx, known);
  const width = Math.max(nameWidth, knownWidth);
  const height = (name ? 17 : 0) + (known ? 15 : 0);
  const half = sight.board[i] > 0 ? sight.board[i] / 2 : shapeWidth(sight.shape[i], sight.unit[i]) / 2;
  // The narrow end of a triangle leaves room for a label beside it.
  const nearer = sight.board[i] > 0 ? half + 8 : half * 0.72 + 10;
  const top = sight.y[i] - height / 2 - (sight.shape[i] === MIN ? -2 : 2);
  const onRight = [sight.x[i] + nearer, "left"];
  const onLeft = [sight.x[i] - nearer - width, "right"];
  for (const [x, align] of row === 0 ? [onRight, onLeft] : [onLeft, onRight]) {
    const left = Number(x);
    // A little less than the box, so that it may touch the slope of its own triangle.
    const inset = sight.board[i] > 0 ? 0 : half * 0.28;
    const clear = align === "left" ? left + inset : left;
    if (!taken.free(clear, top, Math.max(4, width - inset), height)) continue;
    taken.take(left, top, width, height);
    const anchor = align === "left" ? left : left + width;
    ctx.textAlign = align === "left" ? "left" : "right";
    ctx.textBaseline = "middle";
    const faint = sight.state[i] === GHOST || sight.state[i] === LEFT_OUT;
    if (name) {
      ctx.font = nameFont;
      haloText(ctx, scene, name, anchor, top + 8, faint ? theme.colour.muted : theme.colour.ink);
    }
    if (known) {
      ctx.font = knownFont;
      haloText(ctx, scene, known, anchor, top + (name ? 25 : 8), theme.colour.muted);
    }
    return;
  }
}

/** @param {Scene} scene @param {number} row */
function standingText(scene, row) {
  const { trace, bounds, open, moment } = scene;
  const { sign, value } = standing(trace, bounds, open, moment.cursor, row);
  if (sign === "") return row === 0 ? scene.levels[0].text : "";
  const known = `${sign} ${formatValue(value)}`;
  return row === 0 ? [scene.levels[0].text, `value ${known}`].filter(Boolean).join(" · ") : known;
}

/** @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Occupancy} taken @param {number} i */
function drawBadge(ctx, scene, sight, taken, i) {
  const hidden = scene.layout.hidden[sight.rows[i]];
  if (hidden === 0) return;
  const { theme } = scene;
  const text = `+${formatCount(hidden)}`;
  ctx.font = `600 12px ${theme.font}`;
  const width = measure(ctx, text) + 14;
  const x = sight.x[i] - width / 2;
  const y = sight.y[i] + reachDown(sight.shape[i], sight.unit[i], sight.board[i]) + 4;
  pill(ctx, x, y, width, 19, theme.colour.raised, theme.colour.control);
  ctx.fillStyle = theme.colour.ink;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(text, sight.x[i], y + 10);
  taken.take(x, y, width, 19);
}

/**
 * The window a node was entered with, on the edge into it.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Occupancy} taken @param {number} i
 */
function drawWindow(ctx, scene, sight, taken, i) {
  const { trace, theme } = scene;
  const row = sight.rows[i];
  if (sight.state[i] < DONE || trace.parent[row] < 0) return;
  const edge = edgeOf(scene, sight, i);
  if (edge.y2 - edge.y1 < 34) return;
  const text = formatWindow(trace.alpha[row], trace.beta[row]);
  if (text === "") return;
  // On the edges of a row of leaves windows stand half a slot apart: all fit, or none is shown.
  const inner = sight.shape[i] !== LEAF;
  ctx.font = `12px ${theme.mono}`;
  const width = measure(ctx, text) + 12;
  if (!inner && sight.state[i] !== ACTIVE && sight.slot < 1.8 * width) return;
  if (!isRoomy(scene, sight, i, width)) return;
  const place = [0.5, 0.6, 0.38]
    .map((share) => ({
      x: edge.x1 + (edge.x2 - edge.x1) * share - width / 2,
      y: edge.y1 + (edge.y2 - edge.y1) * share - 9.5,
    }))
    .find(({ x, y }) => x >= 0 && x + width <= scene.frame.width && taken.free(x, y, width, 19));
  if (!place) return;
  const { x, y } = place;
  taken.take(x, y, width, 19);
  pill(ctx, x, y, width, 19, theme.colour.raised, "");
  ctx.fillStyle = theme.colour.ink;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(text, x + width / 2, y + 10);
}

/**
 * The move that leads to a node: under a leaf, else on the inner side of its edge.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Occupancy} taken @param {number} i
 */
function drawMove(ctx, scene, sight, taken, i) {
  const { trace, theme } = scene;
  const row = sight.rows[i];
  if (sight.unit[i] < READABLE && sight.board[i] === 0) return;
  const text = moveOf(trace, row);
  if (text === "") return;
  ctx.font = `12px ${theme.font}`;
  const width = measure(ctx, text);
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  let x = sight.x[i];
  let y = sight.y[i] + shapeHeight(LEAF, sight.unit[i]) / 2 + 13;
  if (sight.shape[i] !== LEAF || sight.board[i] > 0) {
    const edge = edgeOf(scene, sight, i);
    const share = 0.8;
    const side = edge.x2 > edge.x1 + 2 ? -1 : 1;
    const steep = Math.abs(edge.x2 - edge.x1) / Math.max(1, edge.y2 - edge.y1);
    x = edge.x1 + (edge.x2 - edge.x1) * share + side * (width / 2 + 7 + 7 * Math.min(1.5, steep));
    y = edge.y1 + (edge.y2 - edge.y1) * share;
    if (edge.y2 - edge.y1 < 26 || !isRoomy(scene, sight, i, 2 * width + 24)) return;
  }
  if (!taken.free(x - width / 2, y - 7, width, 14)) return;
  taken.take(x - width / 2, y - 7, width, 14);
  haloText(ctx, scene, text, x, y, theme.colour.muted);
}

/**
 * The ends of the edge into the node at place i of the sight.
 * @param {Scene} scene @param {Sight} sight @param {number} i
 */
function edgeOf(scene, sight, i) {
  const above = scene.trace.parent[sight.rows[i]];
  return {
    x1: scene.camera.x + scene.layout.x[above] * sight.slot,
    y1: sight.y[i] - sight.level + scene.below(above),
    x2: sight.x[i],
    y2: sight.y[i] - reachUp(sight.shape[i], sight.unit[i], sight.board[i]),
  };
}

/**
 * Text that stays legible where an edge passes behind it.
 * @param {Context} ctx @param {Scene} scene @param {string} text @param {number} x @param {number} y
 * @param {string} colour
 */
function haloText(ctx, { theme }, text, x, y, colour) {
  ctx.lineJoin = "round";
  ctx.lineWidth = 4;
  ctx.strokeStyle = theme.colour.surface;
  ctx.strokeText(text, x, y);
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y);
}
