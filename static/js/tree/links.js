/**
 * Edges that are not the tree's own: in a folded tree, to a position that is drawn elsewhere; and from a position
 * that was known already to where it was learnt.
 */
import { scaleOf } from "./camera.js";
import { STROKES } from "./strokes.js";
import { DASH, LINE } from "./tokens.js";
import { BEST } from "./walk.js";

/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

/** Nobody can tell more joins than this apart; if there are more, only those of the active path are drawn. */
const MANY_JOINS = 1500;
/** The radius of the dot at the end of a link. */
const DOT = 5;
/** How high an arc between two nodes of one level rises: more the farther apart they are. */
const RISE = { least: 12, share: 1 / 4, most: 60 };

/**
 * The other paths to positions that are drawn once.
 * @param {Context} ctx @param {Scene} scene
 */
export function drawJoins(ctx, scene) {
  const { trace, moment, theme } = scene;
  if (!trace.joins) return;
  ctx.beginPath();
  for (const i of joinsShown(trace.joins, moment)) addCurve(ctx, scene, trace.joins[i], trace.joins[i + 1]);
  ctx.strokeStyle = theme.colour.control;
  ctx.lineWidth = LINE.join;
  ctx.stroke();
}

/**
 * The joins that the principal variation follows.
 * @param {Context} ctx @param {Scene} scene
 */
export function drawBestJoins(ctx, scene) {
  const { trace, moment, theme } = scene;
  if (!trace.joins || moment.joins.length === 0) return;
  ctx.beginPath();
  for (const i of moment.joins) addCurve(ctx, scene, trace.joins[i], trace.joins[i + 1]);
  ctx.strokeStyle = theme.colour.best;
  ctx.lineWidth = STROKES[BEST].width;
  ctx.stroke();
}

/**
 * Which joins are drawn at a moment: those that the search has followed, as indexes into `joins`.
 * @param {Int32Array} joins @param {Pick<import("../trace/moment.js").Moment, "cursor" | "active">} moment
 */
export function joinsShown(joins, { cursor, active }) {
  const all = joins.length / 3 <= MANY_JOINS;
  const shown = [];
  for (let i = 0; i < joins.length && joins[i + 2] < cursor; i += 3) {
    if (all || active.has(joins[i])) shown.push(i);
  }
  return shown;
}

/**
 * Draws the link from the node under the pointer, the chosen one, or the one that has just returned, to where its
 * value was learnt.
 * @param {Context} ctx @param {Scene} scene
 */
export function drawLink(ctx, scene) {
  const { trace, theme } = scene;
  const row = linkShown(scene);
  if (row < 0) return;
  ctx.beginPath();
  addCurve(ctx, scene, row, trace.link[row]);
  ctx.setLineDash(DASH.link);
  ctx.strokeStyle = theme.colour.now;
  ctx.lineWidth = LINE.link;
  ctx.stroke();
  ctx.setLineDash(DASH.none);
  const { x, y } = placeOf(scene, trace.link[row]);
  ctx.beginPath();
  ctx.arc(x, y, DOT, 0, 2 * Math.PI);
  ctx.fillStyle = theme.colour.now;
  ctx.fill();
}

/**
 * The row whose link is drawn, −1 if there is none: it has been entered, and neither end is in a collapsed subtree.
 * @param {Pick<Scene, "trace" | "moment" | "hovered" | "selected"> & {layout: Pick<Scene["layout"], "rank">}} scene
 */
export function linkShown({ trace, moment, layout, hovered, selected }) {
  const asking = [hovered, selected, moment.current, moment.returned];
  return (
    asking.find(
      (row) =>
        row >= 0 &&
        trace.link[row] >= 0 &&
        trace.enter[row] < moment.cursor &&
        layout.rank[row] >= 0 &&
        layout.rank[trace.link[row]] >= 0,
    ) ?? -1
  );
}

/** An arc between two nodes, so that it does not look like an edge. @param {Context} ctx @param {Scene} scene @param {number} from @param {number} to */
function addCurve(ctx, scene, from, to) {
  if (scene.layout.rank[from] < 0 || scene.layout.rank[to] < 0) return;
  const { a, b, top } = curveOf(scene, from, to);
  ctx.moveTo(a.x, a.y);
  ctx.quadraticCurveTo(top.x, top.y, b.x, b.y);
}

/** The ends of an arc, and the point that bends it. @param {Scene} scene @param {number} from @param {number} to */
function curveOf(scene, from, to) {
  const a = placeOf(scene, from);
  const b = placeOf(scene, to);
  const rise = Math.min(RISE.most, Math.abs(b.x - a.x) * RISE.share + RISE.least);
  return { a, b, top: { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - (a.y === b.y ? rise : 0) } };
}

/**
 * A point of the arc between two nodes.
 * @param {Scene} scene @param {number} from @param {number} to @param {number} t  0 at its start, 1 at its end
 */
export function arcOf(scene, from, to, t) {
  const { a, b, top } = curveOf(scene, from, to);
  const s = 1 - t;
  return {
    x: s * s * a.x + 2 * s * t * top.x + t * t * b.x,
    y: s * s * a.y + 2 * s * t * top.y + t * t * b.y,
  };
}

/** @param {Scene} scene @param {number} row */
function placeOf({ layout, camera, frame }, row) {
  const scale = scaleOf(camera.k, frame);
  return { x: camera.x + layout.x[row] * scale.slot, y: camera.y + layout.level[row] * scale.level };
}
