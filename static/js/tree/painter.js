/**
 * Paints one picture of the tree: what the camera sees at the cursor.
 */
import { remembered } from "../support/remember-last.js";
import { activeBounds } from "../trace/bounds.js";
import { isCut } from "../trace/moment.js";
import { drawLabels } from "./labels.js";
import { drawBestJoins, drawJoins, drawLink } from "./links.js";
import { drawMargin } from "./margin.js";
import { drawBoards, drawDots, drawShapes, drawValues, sortNodes } from "./nodes.js";
import { scaleOf } from "./camera.js";
import { measuresOf } from "./measures.js";
import { drawMovingMarks, drawMovingPath } from "./motion-marks.js";
import { displace, momentWhile, movingAt } from "./motion.js";
import { drawLit } from "./lit.js";
import { drawPinned } from "./pinned.js";
import { drawRing } from "./rings.js";
import { scaleIn } from "./scale.js";
import { drawRims, drawShadedDots, drawShadedSlivers } from "./shades.js";
import { reachDown, reachUp } from "./sizes.js";
import { drawEdges, drawSlivers } from "./strokes.js";
import { LINE } from "./tokens.js";
import { BEST, STATES, look } from "./walk.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {CanvasRenderingContext2D} Context */
/**
 * Draws the little board of a row into the square whose top left corner is (x, y).
 * @typedef {(ctx: CanvasRenderingContext2D, row: number, x: number, y: number, size: number,
 *   theme: import("./theme.js").Theme) => void} DrawBoard
 */
/**
 * @typedef {object} Picture what is to be painted
 * @property {import("../trace/trace.js").Trace} trace
 * @property {import("./layout.js").Layout} layout
 * @property {import("./spacing.js").Lengths} room see roomOf
 * @property {import("./spacing.js").Lengths} gap see gapsOf
 * @property {import("../trace/bounds.js").Bounds} bounds see finalBounds
 * @property {import("./levels.js").LevelName[]} levels
 * @property {import("../trace/moment.js").Moment} moment
 * @property {import("./camera.js").Camera} camera
 * @property {import("./camera.js").Frame} frame
 * @property {import("./theme.js").Theme} theme
 * @property {DrawBoard | null} drawBoard
 * @property {number} selected row with the selection's ring, -1 for none
 * @property {number} hovered row under the pointer, -1 for none
 * @property {number} marked row that something is said about, -1 for none
 * @property {readonly number[]} [picked]  rows that are marked as an answer
 * @property {readonly number[]} [named]  rows that are named elsewhere on the page
 * @property {ReadonlySet<number>} [lit]  rows that are lit all over the tree
 * @property {import("./scale.js").ColourBy} [colourBy]  what its colours say, if not the value
 * @property {((row: number) => string) | null} [numberOf]  the number at a leaf, where it is shown before the search is there
 * @property {number} pixelRatio
 * @property {boolean} [bare]  whether nothing is painted behind the tree
 * @property {number} [leastText]  the smallest size of a value, if not the usual
 * @property {{motion: import("./motion.js").Motion, phase: number} | null} [between] the step that is under way: then
 *   the picture is drawn between its two moments, and `moment` is the one after it
 */
/**
 * @typedef {Picture & {
 *   boards: boolean,
 *   scale: import("./scale.js").Scale | null,
 *   open: Map<number, {lower: number, upper: number}>,
 *   above: (row: number) => number,
 *   below: (row: number) => number,
 * }} Scene the picture, with what its parts share; `above` and `below`: how far a node reaches from its middle
 */

/**
 * @param {Context} ctx
 * @param {Picture} picture
 * @param {VisibleNodes} visible afterwards it holds what is in view
 * @returns {import("./cuts.js").Mark[]} the marks of the cuts in view that have happened
 */
export function paint(ctx, picture, visible) {
  const { between } = picture;
  if (!between) return paintAt(ctx, picture, visible, null);
  const moving = movingAt(between.motion, between.phase);
  return paintAt(ctx, { ...picture, trace: moving.trace, moment: momentWhile(moving) }, visible, moving);
}

/**
 * @param {Context} ctx @param {Picture} picture @param {VisibleNodes} visible
 * @param {import("./motion.js").Moving | null} moving  what is drawn on top, and displaced
 */
function paintAt(ctx, picture, visible, moving) {
  const { frame, theme, pixelRatio } = picture;
  const boards = picture.drawBoard !== null;
  const measures = measuresOf({ ...picture, boards }, scaleOf(picture.camera.k, frame));
  const scene = sceneOf(picture, measures);
  look(scene, visible, measures);
  if (moving) displace(visible, moving);
  ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  if (!picture.bare) {
    ctx.fillStyle = theme.colour.surface;
    ctx.fillRect(0, 0, frame.width, frame.height);
  }
  drawJoins(ctx, scene);
  drawStates(ctx, scene, visible, 0, BEST);
  drawBestJoins(ctx, scene);
  drawStates(ctx, scene, visible, BEST, STATES);
  if (moving) drawMovingPath(ctx, scene, visible, moving);
  const labels = drawLabels(ctx, scene, visible);
  drawLink(ctx, scene);
  if (moving) drawMovingMarks(ctx, scene, visible, moving, labels);
  drawPinned(ctx, scene, visible.pins);
  drawLit(ctx, scene, visible);
  drawRing(ctx, visible, scene.marked, theme.colour.cut, LINE.marked);
  for (const row of scene.picked ?? []) drawRing(ctx, visible, row, theme.colour.focus, LINE.marked);
  drawRing(ctx, visible, scene.hovered, theme.colour.control, LINE.hovered);
  drawRing(ctx, visible, scene.selected, theme.colour.focus, LINE.selected);
  drawMargin(ctx, scene, visible);
  return labels.marks.filter(({ row }) => isCut(scene.trace, row, scene.moment.cursor));
}

/**
 * Draws the edges and nodes of some states. The paths of interest come last, so that nothing covers them.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible
 * @param {number} from the first state @param {number} to the state after the last
 */
function drawStates(ctx, scene, visible, from, to) {
  const { theme, pixelRatio } = scene;
  for (let state = from; state < to; state += 1) {
    if (!drawShadedSlivers(ctx, scene, visible, state)) drawSlivers(ctx, visible, theme, state);
    drawEdges(ctx, visible, theme, state, pixelRatio);
  }
  const { dots, shapes, boards } = sortNodes(visible, from, to);
  drawDots(ctx, visible, theme, dots);
  drawShadedDots(ctx, scene, visible, dots);
  drawRims(ctx, scene, visible, [...shapes, boards]);
  drawShapes(ctx, scene, visible, shapes);
  drawBoards(ctx, scene, visible, boards);
  drawValues(ctx, scene, visible, shapes);
}

/** What a node with thousands of children has proved is worked out once for a step, not for each picture of it. */
const boundsAt = remembered(activeBounds);

/** @param {Picture} picture @param {import("./measures.js").Measures} measures @returns {Scene} */
function sceneOf(picture, measures) {
  const { trace, bounds, moment } = picture;
  return {
    ...picture,
    scale: scaleIn(trace, picture.colourBy ?? "value"),
    boards: picture.drawBoard !== null,
    open: boundsAt(trace, bounds, moment),
    above: (row) => {
      measures.take(row);
      return reachUp(measures.shape, measures.unit, measures.board);
    },
    below: (row) => {
      measures.take(row);
      return reachDown(measures.shape, measures.unit, measures.board);
    },
  };
}
