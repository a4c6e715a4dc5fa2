/**
 * Draws the ancestors that are pinned to the edge of the picture, on top of what passes under them.
 */
import { MAX, MIN } from "../trace/trace.js";
import { isBoarded } from "./pins.js";
import { addBox, addShape } from "./shapes.js";
import { shapeOf } from "./sizes.js";
import { STROKES } from "./strokes.js";
import { CORNER, LINE, OUTLINE } from "./tokens.js";
import { ACTIVE } from "./walk.js";

/** @typedef {import("./pins.js").Pin} Pin */
/** @typedef {import("./pins.js").Pins} Pins */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */

/** Between the ends of the row and what is in it. */
const END = 5;

/** The box of a mark. @param {Pin} pin @returns {Box} */
const boxOf = ({ x, y, half }) => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half });

/** The boxes behind them: one for the row along the upper edge, one for each of the others. @param {Pins} pins @returns {Box[]} */
export function groundsOf(pins) {
  const all = [...pins.values()];
  const row = all.filter(({ above }) => above);
  const boxes = all.filter(({ above }) => !above).map(boxOf);
  if (row.length === 0) return boxes;
  const [first, last] = [row[0], row[row.length - 1]];
  const left = first.x - first.size / 2 - END;
  return [{ ...boxOf(first), x: left, width: last.x + last.size / 2 + END - left }, ...boxes];
}

/** @param {Context} ctx @param {Scene} scene @param {Pins} pins */
export function drawPinned(ctx, scene, pins) {
  if (pins.size === 0) return;
  const { colour } = scene.theme;
  ctx.beginPath();
  for (const { x, y, width, height } of groundsOf(pins)) addBox(ctx, x, y, width, height, CORNER.box);
  ctx.fillStyle = colour.raised;
  ctx.fill();
  ctx.strokeStyle = colour.control;
  ctx.lineWidth = LINE.label;
  ctx.stroke();
  const all = [...pins.values()];
  ctx.beginPath();
  all
    .filter(({ above }) => above)
    .forEach(({ x, y }, i) => {
      if (i === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
  ctx.strokeStyle = colour.now;
  ctx.lineWidth = STROKES[ACTIVE].width;
  ctx.stroke();
  for (const pin of all) drawMark(ctx, scene, pin);
}

/** @param {Context} ctx @param {Scene} scene @param {Pin} pin */
function drawMark(ctx, scene, pin) {
  const { row, x, y, size } = pin;
  const { trace, theme, drawBoard } = scene;
  const { colour } = theme;
  const ring = ringOf(scene, row);
  const shape = shapeOf(trace, row);
  ctx.lineJoin = "round";
  ctx.fillStyle = colour.surface;
  ctx.strokeStyle = shape === MAX ? colour.max : shape === MIN ? colour.min : colour.ink;
  ctx.lineWidth = OUTLINE.usual;
  ctx.beginPath();
  if (drawBoard && isBoarded(pin)) {
    addBox(ctx, x - size / 2, y - size / 2, size, size, CORNER.box / 2);
    ctx.fill();
    ctx.stroke();
    const inner = size - 2 * OUTLINE.usual;
    drawBoard(ctx, row, x - inner / 2, y - inner / 2, inner, theme);
  } else {
    addShape(ctx, shape, x, y, size);
    ctx.fill();
    ctx.stroke();
  }
  if (!ring) return;
  ctx.beginPath();
  addBox(ctx, x - pin.half, y - pin.half, 2 * pin.half, 2 * pin.half, CORNER.box);
  ctx.strokeStyle = ring.colour;
  ctx.lineWidth = ring.width;
  ctx.stroke();
}

/** The ring around a mark, as around other nodes. @param {Scene} scene @param {number} row */
function ringOf({ theme: { colour }, selected, hovered, marked, lit, picked }, row) {
  if (row === selected) return { colour: colour.focus, width: LINE.selected };
  if (row === hovered) return { colour: colour.control, width: LINE.hovered };
  if (row === marked) return { colour: colour.cut, width: LINE.marked };
  if (picked?.includes(row)) return { colour: colour.focus, width: LINE.marked };
  return lit?.has(row) ? { colour: colour.lit, width: LINE.marked } : null;
}
