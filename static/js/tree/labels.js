/**
 * Everything that is written beside nodes and edges. The more important a label, the earlier it is placed; one that
 * would cover a node or another label is left out.
 */
import { formatCount } from "../words/format.js";
import { drawEnds } from "./assignments.js";
import { drawMarks, isCutInTheEnd, placeMarks, placeReason } from "./cuts.js";
import { drawMoves, drawWindows } from "./edges.js";
import { takeMargin } from "./margin.js";
import { measure } from "./measure.js";
import { drawNames } from "./names.js";
import { makeOccupancy } from "./occupancy.js";
import { pill } from "./shapes.js";
import { groundsOf } from "./pinned.js";
import { PLATE, READABLE, SHAPED, reachDown, shapeHeight, shapeWidth } from "./sizes.js";
import { PILL_HEIGHT, TEXT, TEXT_SHIFT, boldFont, centreText } from "./tokens.js";
import { edgeOf } from "./writing.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("./occupancy.js").Occupancy} Occupancy */

/**
 * Where the windows of all rows are to stand, and the marks of all cuts.
 * @typedef {{windows: Map<number, import("./writing.js").Box>, marks: import("./cuts.js").Mark[]}} Labels
 */

/** Levels that are this far apart have room for the search's result at the root, whatever the root's size. */
const ROOT_LEVEL = 14;
/** The space beside the text of a badge, and between a node and its badge. */
const BADGE_PADDING = 7;
const BADGE_GAP = 4;

/**
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible
 * @returns {Labels}
 */
export function drawLabels(ctx, scene, visible) {
  /** @type {number[]} */
  const large = [];
  /** @type {number[]} */
  const cuts = [];
  for (let i = 0; i < visible.count; i += 1) {
    const isRoot = visible.rows[i] === 0 && visible.level >= ROOT_LEVEL;
    if (visible.unit[i] >= READABLE || visible.board[i] > 0 || isRoot) large.push(i);
    if (visible.unit[i] >= SHAPED && isCutInTheEnd(scene, visible.rows[i])) cuts.push(i);
  }
  const space = spaceOf(scene, visible, cuts.length > 0);
  takeMargin(ctx, scene, visible, space.taken);
  const marks = placeMarks(scene, visible, space, cuts);
  drawMarks(ctx, scene, marks);
  for (const i of large) drawBadge(ctx, scene, visible, space.taken, i);
  drawNames(ctx, scene, visible, space, large);
  const drawReason = placeReason(ctx, scene, visible, space, cuts, marks);
  const windows = drawWindows(ctx, scene, visible, space, large);
  drawMoves(ctx, scene, visible, space, large);
  drawReason();
  drawEnds(ctx, scene, visible, space);
  return { windows, marks };
}

/**
 * @param {Scene} scene @param {VisibleNodes} visible
 * @param {boolean} withEdges whether there are labels that must not cover edges
 * @returns {import("./writing.js").Space} with the nodes in it
 */
function spaceOf(scene, visible, withEdges) {
  const { frame, trace } = scene;
  const [taken, edges, pruned] = [0, 1, 2].map(() => makeOccupancy(frame.width, frame.height));
  for (const { x, y, width, height } of groundsOf(visible.pins)) taken.take(x, y, width, height);
  for (let i = 0; i < visible.count; i += 1) {
    takeNode(taken, visible, i);
    if (!withEdges || visible.unit[i] < SHAPED) continue;
    const row = visible.rows[i];
    if (trace.parent[row] < 0) continue;
    const { x1, y1, x2, y2 } = edgeOf(scene, visible, i);
    (row < trace.visited ? edges : pruned).takeLine(x1, y1, x2, y2);
  }
  return { taken, edges, pruned };
}

/** @param {Occupancy} taken @param {VisibleNodes} visible @param {number} i */
function takeNode(taken, visible, i) {
  const { x, y, unit, shape, board } = visible;
  if (board[i] > 0) {
    taken.take(x[i] - board[i] / 2, y[i] - board[i] / 2, board[i], board[i] + 2 * PLATE);
    return;
  }
  const width = shapeWidth(shape[i], unit[i]);
  const height = shapeHeight(shape[i], unit[i]);
  taken.take(x[i] - width / 2, y[i] - height / 2, width, height);
}

/**
 * Writes below a collapsed node how many nodes it hides.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Occupancy} taken @param {number} i
 */
function drawBadge(ctx, scene, visible, taken, i) {
  const hidden = scene.layout.hidden[visible.rows[i]];
  if (hidden === 0) return;
  const { theme } = scene;
  const text = `+${formatCount(hidden)}`;
  ctx.font = boldFont(theme, TEXT.usual);
  const width = measure(ctx, text) + 2 * BADGE_PADDING;
  const x = visible.x[i] - width / 2;
  const y = visible.y[i] + reachDown(visible.shape[i], visible.unit[i], visible.board[i]) + BADGE_GAP;
  pill(ctx, x, y, width, PILL_HEIGHT, theme.colour.raised, theme.colour.control);
  ctx.fillStyle = theme.colour.ink;
  centreText(ctx);
  ctx.fillText(text, visible.x[i], y + PILL_HEIGHT / 2 + TEXT_SHIFT);
  taken.take(x, y, width, PILL_HEIGHT);
}
