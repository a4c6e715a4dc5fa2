/**
 * Which node is under a point of the screen.
 */
import { scaleOf } from "./camera.js";
import { placeOf } from "./layout.js";
import { measuresOf } from "./measures.js";
import { pinAt, pinsOf } from "./pins.js";
import { shapeHeight, shapeWidth } from "./sizes.js";

/** Nodes whose middle is farther away than this, to the left or right, are not looked at. */
const LARGEST = 100;

/**
 * @param {import("./walk.js").View} view
 * @param {number} px @param {number} py
 * @param {number} reach how far beside a node a hit still counts, in pixels
 * @returns {number} the row, or -1
 */
export function rowAt(view, px, py, reach) {
  const { layout, camera, frame } = view;
  const pins = pinsOf(view);
  const pinned = pinAt(pins, px, py, 0);
  if (pinned >= 0) return pinned;
  const scale = scaleOf(camera.k, frame);
  const measures = measuresOf(view, scale);
  const level = Math.round((py - camera.y) / scale.level);
  if (level < 0 || level > layout.depth) return pinAt(pins, px, py, reach);
  const dy = Math.abs(py - camera.y - level * scale.level);
  const from = placeOf(layout, level, (px - LARGEST - camera.x) / scale.slot);
  const to = placeOf(layout, level, (px + LARGEST - camera.x) / scale.slot);
  let hit = -1;
  let nearest = Infinity;
  for (let i = from; i < to; i += 1) {
    const row = layout.levelRows[i];
    const { width, height } = boxOf(measures, row);
    const dx = Math.abs(px - camera.x - layout.x[row] * scale.slot);
    const outsideX = Math.max(0, dx - width / 2);
    const outsideY = Math.max(0, dy - height / 2);
    if (outsideX > reach || outsideY > reach) continue;
    // Inside several boxes, the one on top wins: a node on a path of interest, or else the larger one. Outside all
    // boxes, the nearest wins.
    const inside = -width + dx / 1000 - (measures.isMarked(row) ? LARGEST : 0);
    const distance = outsideX + outsideY > 0 ? outsideX + outsideY : inside;
    if (distance < nearest) {
      nearest = distance;
      hit = row;
    }
  }
  return hit >= 0 ? hit : pinAt(pins, px, py, reach);
}

/**
 * Where a row is drawn, and half of its height.
 * @param {import("./walk.js").View} view @param {number} row
 */
export function spotOfRow(view, row) {
  const { layout, camera, frame } = view;
  const pin = pinsOf(view).get(row);
  if (pin) return { x: pin.x, y: pin.y, half: pin.half };
  const scale = scaleOf(camera.k, frame);
  const half = boxOf(measuresOf(view, scale), row).height / 2;
  return { x: camera.x + layout.x[row] * scale.slot, y: camera.y + layout.level[row] * scale.level, half };
}

/** @param {import("./measures.js").Measures} measures @param {number} row */
function boxOf(measures, row) {
  measures.take(row);
  const { shape, unit, board } = measures;
  if (board > 0) return { width: board, height: board };
  return { width: shapeWidth(shape, unit), height: shapeHeight(shape, unit) };
}
