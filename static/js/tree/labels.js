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

/** @typedef {import("./walk.js").Sight} Sight */
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
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight
 * @returns {Labels}
 */
export function drawLabels(ctx, scene, sight) {
  /** @type {number[]} */
  const large = [];
  /** @type {number[]} */
  const cuts = [];
  for (let i = 0; i < sight.count; i += 1) {
    const isRoot = sight.rows[i] === 0 && sight.level >= ROOT_LEVEL;
    if (sight.unit[i] >= READABLE || sight.board[i] > 0 || isRoot) large.push(i);
    if (sight.unit[i] >= SHAPED && isCutInTheEnd(scene, sight.rows[i])) cuts.push(i);
  }
  const space = spaceOf(scene, sight, cuts.length > 0);
  takeMargin(ctx, scene, sight, space.taken);
  const marks = placeMarks(scene, sight, space, cuts);
  drawMarks(ctx, scene, marks);
  for (const i of large) drawBadge(ctx, scene, sight, space.taken, i);
  drawNames(ctx, scene, sight, space, large);
  const drawReason = placeReason(ctx, scene, sight, space, cuts, marks);
  const windows = drawWindows(ctx, scene, sight, space, large);
  drawMoves(ctx, scene, sight, space, large);
  drawReason();
  drawEnds(ctx, scene, sight, space);
  return { windows, marks };
}

/**
 * @param {Scene} scene @param {Sight} sight
 * @param {boolean} withEdges whether there are labels that must not cover edges
 * @returns {import("./writing.js").Space} with the nodes in it
 */
function spaceOf(scene, sight, withEdges) {
  const { frame, trace } = scene;
  const [taken, edges, pruned] = [0, 1, 2].map(() => makeOccupancy(frame.width, frame.height));
  for (const { x, y, width, height } of groundsOf(sight.pins)) taken.take(x, y, width, height);
  for (let i = 0; i < sight.count; i += 1) {
    takeNode(taken, sight, i);
    if (!withEdges || sight.unit[i] < SHAPED) continue;
    const row = sight.rows[i];
    if (trace.parent[row] < 0) continue;
    const { x1, y1, x2, y2 } = edgeOf(scene, sight, i);
    (row < trace.visited ? edges : pruned).takeLine(x1, y1, x2, y2);
  }
  return { taken, edges, pruned };
}

/** @param {Occupancy} taken @param {Sight} sight @param {number} i */
function takeNode(taken, sight, i) {
  const { x, y, unit, shape, board } = sight;
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
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Occupancy} taken @param {number} i
 */
function drawBadge(ctx, scene, sight, taken, i) {
  const hidden = scene.layout.hidden[sight.rows[i]];
  if (hidden === 0) return;
  const { theme } = scene;
  const text = `+${formatCount(hidden)}`;
  ctx.font = boldFont(theme, TEXT.usual);
  const width = measure(ctx, text) + 2 * BADGE_PADDING;
  const x = sight.x[i] - width / 2;
  const y = sight.y[i] + reachDown(sight.shape[i], sight.unit[i], sight.board[i]) + BADGE_GAP;
  pill(ctx, x, y, width, PILL_HEIGHT, theme.colour.raised, theme.colour.control);
  ctx.fillStyle = theme.colour.ink;
  centreText(ctx);
  ctx.fillText(text, sight.x[i], y + PILL_HEIGHT / 2 + TEXT_SHIFT);
  taken.take(x, y, width, PILL_HEIGHT);
}
