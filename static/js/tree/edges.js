/**
 * What is written at edges: the windows that nodes are entered with, and the moves. The edges out of
 * one node are labelled all or none.
 */
import { formatWindow } from "../format.js";
import { edgeText } from "./format.js";
import { measure } from "./measure.js";
import { pill } from "./shapes.js";
import { LEAF, boardSizeOf, isRoomy, shapeHeight, shapeOf } from "./sizes.js";
import { ACTIVE, BEST, DONE } from "./walk.js";
import { allFree, edgeOf, grouped, haloText, takeBox } from "./writing.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Space} Space */
/** @typedef {import("./writing.js").Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */

const WINDOW_HEIGHT = 19;
const MOVE_HEIGHT = 14;
const WINDOW_SHARES = [0.5, 0.6, 0.68, 0.38];
const MOVE_SHARES = [0.8, 0.9, 0.7];
/** What chance weighs stands on the edges, as a window would. */
const CHANCE_SHARES = [0.55, 0.65, 0.45, 0.75, 0.35];

/**
 * The windows; those of the path at hand also where not all of a family have room.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space
 * @param {number[]} large places in the sight of nodes that can be written at
 */
export function drawWindows(ctx, scene, sight, space, large) {
  const { trace, theme } = scene;
  /** @param {number} i */
  const textOf = (i) => formatWindow(trace.alpha[sight.rows[i]], trace.beta[sight.rows[i]]);
  const entered = large.filter((i) => {
    const row = sight.rows[i];
    return row > 0 && row < trace.visited && textOf(i) !== "";
  });
  ctx.font = `12px ${theme.mono}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  /** @type {number[]} */
  const alone = [];
  for (const family of grouped(entered, (i) => trace.parent[sight.rows[i]])) {
    const texts = family.map(textOf);
    // On the edges of a row of leaves windows stand half a slot apart: all fit, or only the newest is shown.
    const leaves = family.every((i) => sight.shape[i] === LEAF);
    const tight = leaves && sight.slot < 1.8 * Math.max(...texts.map((text) => measure(ctx, text)));
    const lonely = !allRoomy(scene, sight, trace.parent[sight.rows[family[0]]], trace.visited);
    const boxes = tight || lonely ? null : windowBoxes(ctx, scene, sight, space, family, texts);
    if (!boxes) alone.push(...family.filter((i) => sight.state[i] >= (leaves ? ACTIVE : BEST)));
    boxes?.forEach((box, n) => {
      takeBox(space.taken, box);
      if (sight.state[family[n]] >= DONE) drawWindow(ctx, scene, box, texts[n]);
    });
  }
  for (const i of alone) {
    const text = textOf(i);
    const [box] = windowBoxes(ctx, scene, sight, space, [i], [text]) ?? [];
    if (!box) continue;
    takeBox(space.taken, box);
    drawWindow(ctx, scene, box, text);
  }
}

/**
 * Where the windows of some siblings stand, all at the same share of their edges; null when they
 * cannot.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space
 * @param {number[]} family @param {string[]} texts @returns {Box[] | null}
 */
function windowBoxes(ctx, scene, sight, { taken }, family, texts) {
  const edges = family.map((i) => edgeOf(scene, sight, i));
  if (edges.some(({ y1, y2 }) => y2 - y1 < 34)) return null;
  const widths = texts.map((text) => measure(ctx, text) + 12);
  for (const share of WINDOW_SHARES) {
    const boxes = edges.map(({ x1, y1, x2, y2 }, n) => ({
      x: x1 + (x2 - x1) * share - widths[n] / 2,
      y: y1 + (y2 - y1) * share - WINDOW_HEIGHT / 2,
      width: widths[n],
      height: WINDOW_HEIGHT,
    }));
    if (allFree(taken, boxes, scene.frame.width)) return boxes;
  }
  return null;
}

/** @param {Context} ctx @param {Scene} scene @param {Box} box @param {string} text */
function drawWindow(ctx, { theme }, { x, y, width, height }, text) {
  pill(ctx, x, y, width, height, theme.colour.raised, "");
  ctx.fillStyle = theme.colour.ink;
  ctx.fillText(text, x + width / 2, y + height / 2 + 0.5);
}

/**
 * The moves: under leaves, else on the inner side of the edges.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space
 * @param {number[]} large places in the sight of nodes that can be written at
 */
export function drawMoves(ctx, scene, sight, space, large) {
  const { trace, theme, frame } = scene;
  const children = large.filter((i) => trace.parent[sight.rows[i]] >= 0);
  ctx.font = `12px ${theme.font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const family of grouped(children, (i) => trace.parent[sight.rows[i]])) {
    if (!allRoomy(scene, sight, trace.parent[sight.rows[family[0]]], trace.count)) continue;
    for (const brief of [false, true]) {
      const texts = family.map((i) => edgeText(trace, sight.rows[i], scene.moment.cursor, brief));
      if (texts.includes("")) break;
      const isChance = family.some((i) => !Number.isNaN(trace.chance[sight.rows[i]]));
      const boxes = (isChance ? CHANCE_SHARES : MOVE_SHARES).map((share) =>
        family.map((i, n) => moveBox(scene, sight, i, measure(ctx, texts[n]), share, isChance)),
      ).find((row) => row.every(({ height }) => height > 0) && allFree(space.taken, row, frame.width));
      boxes?.forEach((box, n) => {
        takeBox(space.taken, box);
        haloText(ctx, scene, texts[n], box.x + box.width / 2, box.y + box.height / 2, theme.colour.muted);
      });
      if (boxes) break;
    }
  }
}

/**
 * Whether all children of a row can be written at, also those out of view.
 * @param {Scene} scene @param {Sight} sight @param {number} parent
 * @param {number} end rows from here on do not count
 */
function allRoomy({ trace, room, boards }, sight, parent, end) {
  const children = trace.children.subarray(trace.childStart[parent], trace.childStart[parent + 1]);
  return children.every((row) => {
    if (row >= end) return true;
    const board = boards && row < trace.visited ? boardSizeOf(room[row], sight) : 0;
    return isRoomy(room[row], sight, shapeOf(trace, row), board);
  });
}

/**
 * @param {Scene} scene @param {Sight} sight @param {number} i @param {number} width of the text
 * @param {number} share of its edge @param {boolean} onEdge rather than beside it
 * @returns {Box} without height where the edge is too short
 */
function moveBox(scene, sight, i, width, share, onEdge) {
  let x = sight.x[i];
  let y = sight.y[i] + shapeHeight(LEAF, sight.unit[i]) / 2 + 13;
  if (sight.shape[i] !== LEAF || sight.board[i] > 0) {
    const edge = edgeOf(scene, sight, i);
    if (edge.y2 - edge.y1 < 26) return { x, y, width, height: 0 };
    const side = onEdge ? 0 : edge.x2 > edge.x1 + 2 ? -1 : 1;
    const steep = Math.abs(edge.x2 - edge.x1) / (edge.y2 - edge.y1);
    x = edge.x1 + (edge.x2 - edge.x1) * share + side * (width / 2 + 7 + 7 * Math.min(1.5, steep));
    y = edge.y1 + (edge.y2 - edge.y1) * share;
  }
  return { x: x - width / 2, y: y - MOVE_HEIGHT / 2, width, height: MOVE_HEIGHT };
}
