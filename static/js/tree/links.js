/**
 * Edges beside those of the tree: to a position that is drawn elsewhere, in a folded tree; and from
 * what was known already to where it was learnt.
 */
import { scaleOf } from "./camera.js";

/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

/** More joins than these are told apart by nobody; then only those of the path at hand are drawn. */
const MANY_JOINS = 1500;
/** The radius of the dot at the end of a link, in pixels. */
const DOT = 5;

/**
 * The other ways to positions that are drawn once.
 * @param {Context} ctx @param {Scene} scene
 */
export function drawJoins(ctx, scene) {
  const { trace, moment, theme } = scene;
  const joins = trace.joins;
  if (!joins) return;
  const all = joins.length / 3 <= MANY_JOINS;
  ctx.beginPath();
  for (let i = 0; i < joins.length && joins[i + 2] < moment.cursor; i += 3) {
    if (all || moment.active.has(joins[i])) addCurve(ctx, scene, joins[i], joins[i + 1]);
  }
  ctx.strokeStyle = theme.colour.control;
  ctx.lineWidth = 1;
  ctx.stroke();
}

/**
 * Where the node that is pointed at, chosen, or just come back was learnt.
 * @param {Context} ctx @param {Scene} scene
 */
export function drawLink(ctx, scene) {
  const { trace, moment, theme } = scene;
  const asking = [scene.hovered, scene.selected, moment.current, moment.returned];
  const row = asking.find((each) => each >= 0 && trace.link[each] >= 0);
  if (row === undefined || trace.enter[row] >= moment.cursor) return;
  ctx.beginPath();
  addCurve(ctx, scene, row, trace.link[row]);
  ctx.setLineDash([6, 4]);
  ctx.strokeStyle = theme.colour.now;
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.setLineDash([]);
  const { x, y } = placeOf(scene, trace.link[row]);
  ctx.beginPath();
  ctx.arc(x, y, DOT, 0, 2 * Math.PI);
  ctx.fillStyle = theme.colour.now;
  ctx.fill();
}

/** A bow between two nodes, so that it is told apart from the edges. @param {Context} ctx @param {Scene} scene @param {number} from @param {number} to */
function addCurve(ctx, scene, from, to) {
  if (scene.layout.rank[from] < 0 || scene.layout.rank[to] < 0) return;
  const a = placeOf(scene, from);
  const b = placeOf(scene, to);
  const bow = Math.min(60, Math.abs(b.x - a.x) / 4 + 12);
  ctx.moveTo(a.x, a.y);
  ctx.quadraticCurveTo((a.x + b.x) / 2, Math.min(a.y, b.y) - (a.y === b.y ? bow : 0), b.x, b.y);
}

/** @param {Scene} scene @param {number} row */
function placeOf({ layout, camera, frame }, row) {
  const scale = scaleOf(camera.k, frame);
  return { x: camera.x + layout.x[row] * scale.slot, y: camera.y + layout.level[row] * scale.level };
}
