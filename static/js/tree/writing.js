/**
 * What all labels of the tree need: where an edge is, which boxes overlap, and text on top of lines.
 */
import { measure } from "./measure.js";
import { addBox } from "./shapes.js";
import { reachUp } from "./sizes.js";
import { LINE } from "./tokens.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * The parts of the view that are taken. Labels are placed as if the search were over and all of them were there. So a
 * label that appears later finds its place free, and no label moves from step to step.
 * @typedef {object} Space
 * @property {import("./occupancy.js").Occupancy} taken by nodes and labels
 * @property {import("./occupancy.js").Occupancy} edges by edges into nodes that the search enters
 * @property {import("./occupancy.js").Occupancy} pruned by edges into nodes that it skips
 */

/**
 * The ends of the edge into the node at place i of the visible nodes.
 * @param {Scene} scene @param {VisibleNodes} visible @param {number} i
 */
export function edgeOf(scene, visible, i) {
  const above = scene.trace.parent[visible.rows[i]];
  const pin = visible.pins.get(above);
  return {
    x1: pin ? pin.x : scene.camera.x + scene.layout.x[above] * visible.slot,
    y1: pin ? pin.y + pin.half : scene.camera.y + scene.layout.level[above] * visible.level + scene.below(above),
    x2: visible.x[i],
    y2: visible.y[i] - reachUp(visible.shape[i], visible.unit[i], visible.board[i]),
  };
}

/**
 * Sorts places of the visible nodes into groups, in the order of their first members.
 * @param {number[]} list @param {(i: number) => string | number} keyOf
 * @returns {number[][]}
 */
export function grouped(list, keyOf) {
  /** @type {Map<string | number, number[]>} */
  const groups = new Map();
  for (const i of list) {
    const key = keyOf(i);
    const group = groups.get(key);
    if (group) group.push(i);
    else groups.set(key, [i]);
  }
  return [...groups.values()];
}

/**
 * Whether all boxes of a row of labels are free and none touches another.
 * @param {import("./occupancy.js").Occupancy} taken @param {Box[]} boxes @param {number} width of the view
 */
export function allFree(taken, boxes, width) {
  return boxes.every(
    (box, i) =>
      box.x >= 0 &&
      box.x + box.width <= width &&
      taken.free(box.x, box.y, box.width, box.height) &&
      boxes.slice(0, i).every((other) => !overlap(box, other)),
  );
}

/** @param {Box} a @param {Box} b */
export function overlap(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** @param {import("./occupancy.js").Occupancy} taken @param {Box} box */
export function takeBox(taken, { x, y, width, height }) {
  taken.take(x, y, width, height);
}

/** The space beside a text on its ground. */
const BESIDE_TEXT = 2;
const GROUND_CORNER = 4;

/**
 * Draws text that can be read even if an edge passes behind it: the line has a gap there.
 * @param {CanvasRenderingContext2D} ctx with font and alignment set
 * @param {Scene} scene @param {string} text
 * @param {number} x @param {number} y of its middle
 * @param {string} colour
 * @param {number} height of the gap
 * @param {number} [inset] at the end that it is aligned by, if the gap would reach into a node
 */
export function groundedText(ctx, { theme }, text, x, y, colour, height, inset = 0) {
  if (text === "") return;
  const width = measure(ctx, text);
  const left = ctx.textAlign === "center" ? x - width / 2 : ctx.textAlign === "right" ? x - width : x;
  const from = ctx.textAlign === "left" ? left + inset : left - BESIDE_TEXT;
  const to = ctx.textAlign === "right" ? x - inset : left + width + BESIDE_TEXT;
  ctx.fillStyle = theme.colour.surface;
  ctx.beginPath();
  addBox(ctx, from, y - height / 2, Math.max(0, to - from), height, GROUND_CORNER);
  ctx.fill();
  ctx.lineJoin = "round";
  ctx.lineWidth = LINE.textGround;
  ctx.strokeStyle = theme.colour.surface;
  ctx.strokeText(text, x, y);
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y);
}
