/**
 * Nodes, from dots to boards with their values.
 */
import { formatValue } from "../words/format.js";
import { hasAssignments } from "../trace/constraints.js";
import { runningRow } from "../trace/cursor.js";
import { worthText, worthTo } from "../trace/players.js";
import { boxTexts, drawSwatches } from "./assignments.js";
import { standing } from "../trace/bounds.js";
import { measure, measureIn } from "./measure.js";
import { EVALUATED, INNER, KNOWN, MAX, MIN, TERMINAL } from "../trace/trace.js";
import { CHANCE } from "../trace/moment.js";
import { addBox, addShape } from "./shapes.js";
import { LEAF, PLATE, READABLE, SHAPED, clearWidth, readableFrom, shapeHeight, shapeWidth } from "./sizes.js";
import {
  ALPHA,
  CORNER,
  DASH,
  DEPTH_LIMIT_GAP,
  FRAME,
  LINE,
  OUTLINE,
  TEXT,
  TEXT_SHIFT,
  boldFont,
  centreText,
} from "./tokens.js";
import { fitValue } from "./values.js";
import { ACTIVE, BEST, DONE, FALLING, GHOST, LEFT_OUT, STATES } from "./walk.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

const SHAPES = LEAF + 1;
/**
 * The sign before a value that is not a utility: an estimate; or a position that was known already, perhaps only by a
 * bound.
 */
/** @type {Record<number, string>} */
const SIGNS = { [EVALUATED]: "≈", [KNOWN]: "≡" };
const BATCH = 128;
/** The side of a dot: a share of the node's unit, but not less than this; a dot on a path of interest is larger. */
const DOT = { share: 0.6, least: 1, leastMarked: 3 };
/** Between the frame of a board and its picture. */
const BOARD_PADDING = 5;
/** A value with many digits is written smaller on its plate, but not smaller than this. */
const LEAST_PLATE_TEXT = 11;
/** The space beside the letters on a plate, both sides together. */
const PLATE_PADDING = { least: 8, most: 16 };
const LEAST_PLATE = 24;
/** How much shorter the depth limit's line is, at each end, than the box or plate above it. */
const DEPTH_LIMIT_INSET = { box: 2, plate: 8 };
/** Widths are measured at this size, and scaled for others. */
const MEASURED_TEXT = 20;

/**
 * The colour of a node's outline and value.
 * @param {Theme} theme @param {number} state @param {number} shape
 */
function nodeColour(theme, state, shape) {
  const { colour } = theme;
  if (state === GHOST) return colour.ghost;
  if (state === LEFT_OUT || state === FALLING) return colour.muted;
  if (shape === MAX) return colour.max;
  if (shape === MIN) return colour.min;
  if (shape === CHANCE) return colour.ink;
  return state === BEST ? colour.best : colour.ink;
}

/**
 * Sorts the nodes in view by how they look, so that each style is set up only once.
 * @param {VisibleNodes} visible
 * @param {number} from the first state that is wanted @param {number} to the state after the last
 * @returns {{dots: number[][], shapes: number[][], boards: number[]}} indexes into the visible nodes; dots and
 *   shapes by state × shape
 */
export function sortNodes(visible, from, to) {
  /** @type {number[][]} */
  const dots = Array.from({ length: STATES * SHAPES }, () => []);
  /** @type {number[][]} */
  const shapes = Array.from({ length: STATES * SHAPES }, () => []);
  /** @type {number[]} */
  const boards = [];
  for (let i = 0; i < visible.count; i += 1) {
    if (visible.state[i] < from || visible.state[i] >= to) continue;
    const look = visible.state[i] * SHAPES + visible.shape[i];
    if (visible.board[i] > 0) boards.push(i);
    else if (visible.unit[i] < SHAPED) dots[look].push(i);
    else shapes[look].push(i);
  }
  return { dots, shapes, boards };
}

/** @param {Context} ctx @param {VisibleNodes} visible @param {Theme} theme @param {number[][]} dots */
export function drawDots(ctx, visible, theme, dots) {
  for (let look = 0; look < dots.length; look += 1) {
    if (dots[look].length === 0) continue;
    const state = Math.floor(look / SHAPES);
    ctx.fillStyle = nodeColour(theme, state, look % SHAPES);
    if (state === LEFT_OUT || state === FALLING) ctx.globalAlpha = ALPHA.leftOutDot;
    for (const i of dots[look]) {
      const side = Math.max(state >= BEST ? DOT.leastMarked : DOT.least, visible.unit[i] * DOT.share);
      ctx.fillRect(visible.x[i] - side / 2, visible.y[i] - side / 2, side, side);
    }
    ctx.globalAlpha = 1;
  }
}

/** @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number[][]} shapes */
export function drawShapes(ctx, scene, visible, shapes) {
  const { theme } = scene;
  for (let look = 0; look < shapes.length; look += 1) {
    const list = shapes[look];
    if (list.length === 0) continue;
    const state = Math.floor(look / SHAPES);
    const shape = look % SHAPES;
    ctx.fillStyle = theme.colour.surface;
    ctx.strokeStyle = nodeColour(theme, state, shape);
    ctx.lineJoin = "round";
    if (state === LEFT_OUT || state === FALLING) {
      ctx.setLineDash(DASH.leftOutNode);
      ctx.globalAlpha = state === FALLING ? ALPHA.falling : ALPHA.leftOut;
    }
    for (let start = 0, end = 0; start < list.length; start = end) {
      const width = outlineOf(visible.unit[list[start]], state, shape);
      end = endOfBatch(list, start, (i) => outlineOf(visible.unit[i], state, shape) === width);
      ctx.lineWidth = width;
      ctx.beginPath();
      for (let n = start; n < end; n += 1) {
        const i = list[n];
        addShape(ctx, shape, visible.x[i], visible.y[i], visible.unit[i]);
      }
      ctx.fill();
      ctx.stroke();
    }
    ctx.setLineDash(DASH.none);
    ctx.globalAlpha = 1;
  }
  drawDepthLimits(ctx, scene, visible, shapes);
  drawPresent(ctx, scene, visible, shapes);
  drawSwatches(ctx, scene, visible, shapes);
}

/**
 * Where a batch ends that begins at some place of a list: all in it look alike.
 * @param {readonly number[]} list @param {number} start @param {(i: number) => boolean} isAlike
 */
function endOfBatch(list, start, isAlike) {
  const most = Math.min(list.length, start + BATCH);
  let end = start + 1;
  while (end < most && isAlike(list[end])) end += 1;
  return end;
}

/** How wide the outline of a node is. @param {number} unit @param {number} state @param {number} shape */
function outlineOf(unit, state, shape) {
  if (unit < READABLE) return OUTLINE.small;
  if (state === BEST && shape === LEAF) return OUTLINE.bestLeaf;
  return state <= LEFT_OUT ? OUTLINE.unvisited : OUTLINE.usual;
}

/**
 * A node evaluated at the depth limit is not an end of the game: a second line under its box shows this.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number[][]} shapes
 */
function drawDepthLimits(ctx, scene, visible, shapes) {
  const { trace, theme } = scene;
  for (let state = DONE; state < STATES; state += 1) {
    ctx.beginPath();
    for (const i of shapes[state * SHAPES + LEAF]) {
      if (trace.status[visible.rows[i]] !== EVALUATED) continue;
      const half = shapeWidth(LEAF, visible.unit[i]) / 2 - DEPTH_LIMIT_INSET.box;
      const y = visible.y[i] + shapeHeight(LEAF, visible.unit[i]) / 2 + DEPTH_LIMIT_GAP;
      ctx.moveTo(visible.x[i] - half, y);
      ctx.lineTo(visible.x[i] + half, y);
    }
    ctx.strokeStyle = nodeColour(theme, state, LEAF);
    ctx.lineWidth = LINE.depthLimit;
    ctx.stroke();
  }
}

/**
 * Highlights the current node and the child that has just returned to it.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number[][]} shapes
 */
function drawPresent(ctx, scene, visible, shapes) {
  const { theme, moment } = scene;
  for (let shape = 0; shape < SHAPES; shape += 1) {
    for (const i of shapes[ACTIVE * SHAPES + shape]) {
      const row = visible.rows[i];
      if (row !== moment.current && row !== moment.returned) continue;
      ctx.beginPath();
      addShape(ctx, shape, visible.x[i], visible.y[i], visible.unit[i]);
      ctx.fillStyle = theme.colour["now-soft"];
      ctx.fill();
      ctx.strokeStyle = nodeColour(theme, ACTIVE, shape);
      ctx.lineWidth = shape === LEAF ? OUTLINE.currentLeaf : OUTLINE.current;
      ctx.stroke();
    }
  }
}

/** @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number[][]} shapes */
export function drawValues(ctx, scene, visible, shapes) {
  const { theme } = scene;
  centreText(ctx);
  const measured = boldFont(theme, MEASURED_TEXT);
  /** @param {string} text */
  const widthOf = (text) => measureIn(ctx, measured, text) / MEASURED_TEXT;
  for (let look = 0; look < shapes.length; look += 1) {
    const state = Math.floor(look / SHAPES);
    const shape = look % SHAPES;
    ctx.fillStyle = nodeColour(theme, state, shape);
    const texts = (/** @type {number} */ row) => {
      const found = valueTexts(scene, row, state);
      return found.length === 0 && shape === LEAF ? typedTexts(scene, row) : found;
    };
    if (state === GHOST) ctx.fillStyle = theme.colour.muted;
    for (const i of shapes[look]) {
      const unit = visible.unit[i];
      if (unit < readableFrom(shape)) continue;
      const fitted = fitValue(texts(visible.rows[i]), shape, unit, widthOf, scene.leastText);
      if (!fitted) continue;
      ctx.font = boldFont(theme, fitted.size);
      const y = visible.y[i] + fitted.offset * shapeHeight(shape, unit) + TEXT_SHIFT;
      if (fitted.crosses) clearBehind(ctx, scene, fitted.text, visible.x[i], y);
      ctx.fillText(fitted.text, visible.x[i], y, fitted.width);
    }
  }
}

/**
 * Clears the outline where a text crosses it.
 * @param {Context} ctx @param {Scene} scene @param {string} text @param {number} x @param {number} y
 */
function clearBehind(ctx, { theme }, text, x, y) {
  ctx.lineJoin = "round";
  ctx.lineWidth = LINE.textGround;
  ctx.strokeStyle = theme.colour.surface;
  ctx.strokeText(text, x, y);
}

/**
 * What can be written in a node, the fullest text first; [] if nothing is known.
 * @param {Pick<Scene, "trace" | "moment" | "bounds" | "open">} scene @param {number} row @param {number} state
 * @returns {string[]}
 */
export function valueTexts({ trace, moment, bounds, open }, row, state) {
  if (hasAssignments(trace)) return state === GHOST ? [] : boxTexts(trace, row);
  if (state === GHOST && isGiven(trace, row)) return [worthText(trace, row)];
  const known = state === LEFT_OUT ? row : rowOfValue(trace, row, moment);
  if (known < 0 || Number.isNaN(trace.value[known])) return [];
  // In other cases the sign is beside the node, if there is room; and a cut shows that a value is only a bound.
  const isUncut = trace.status[row] === KNOWN || trace.looks !== undefined;
  const bound = isUncut ? standing(trace, bounds, open, moment.cursor, row).sign.replace("=", "") : "";
  const sign = state === LEFT_OUT ? "" : (SIGNS[trace.status[row]] ?? "") + bound;
  const texts = trace.text.players ? sharesTexts(trace, row, known) : [worthText(trace, known)];
  return texts.map((text) => `${sign}${text}`);
}

/** Whether a leaf has its number from the start: in a typed tree, the search need not come to it first. @param {Trace} trace @param {number} row */
export function isGiven(trace, row) {
  if (trace.text.root.picture?.kind !== "tree" || trace.text.players) return false;
  return (row >= trace.visited || trace.status[row] === TERMINAL) && !Number.isNaN(trace.value[row]);
}

/** @type {WeakMap<import("../trace/moment.js").Moment, Map<number, number>>} */
const rowsOfValues = new WeakMap();

/**
 * The row that a node's value comes from. A node that is active may have thousands of children: they are looked through
 * once for a step, not for each picture of it.
 * @param {Trace} trace @param {number} row @param {import("../trace/moment.js").Moment} moment
 */
function rowOfValue(trace, row, moment) {
  if (!moment.active.has(row)) return runningRow(trace, row, moment.cursor);
  const known = rowsOfValues.get(moment) ?? new Map();
  rowsOfValues.set(moment, known);
  if (!known.has(row)) known.set(row, runningRow(trace, row, moment.cursor));
  return known.get(row);
}

/** The number that stands at a leaf of a tree that is changed by hand. @param {Scene} scene @param {number} row */
function typedTexts({ numberOf }, row) {
  const number = numberOf?.(row) ?? "";
  return number === "" ? [] : [number.replace("-", "−")];
}

/**
 * What all players get, as "2,6,5"; or, for short, what the player to move gets; at a leaf, the player who chose it.
 * @param {Trace} trace @param {number} row @param {number} known
 */
function sharesTexts(trace, row, known) {
  const all = (trace.text.players?.vectors[known] ?? []).map(formatValue).join(",");
  const mover = trace.status[row] === INNER ? row : trace.parent[row];
  return mover < 0 ? [all] : [all, formatValue(worthTo(trace, mover, known))];
}

/** @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number[]} boards */
export function drawBoards(ctx, scene, visible, boards) {
  const { theme, moment, drawBoard } = scene;
  if (!drawBoard) return;
  centreText(ctx);
  for (const i of boards) {
    const row = visible.rows[i];
    const state = visible.state[i];
    const shape = visible.shape[i];
    const size = visible.board[i];
    const x = visible.x[i] - size / 2;
    const y = visible.y[i] - size / 2;
    const lit = row === moment.current || row === moment.returned;
    ctx.fillStyle = lit ? theme.colour["now-soft"] : theme.colour.surface;
    ctx.beginPath();
    addBox(ctx, x, y, size, size + PLATE, CORNER.box);
    ctx.fill();
    // What a node is like, is seen before the search comes to it.
    ctx.globalAlpha = state === GHOST ? ALPHA.ghostBoard : 1;
    drawBoard(ctx, row, x + BOARD_PADDING, y + BOARD_PADDING, size - 2 * BOARD_PADDING, theme);
    ctx.globalAlpha = 1;
    ctx.strokeStyle = nodeColour(theme, state, shape);
    ctx.lineWidth = state === GHOST ? FRAME.ghost : lit || state === BEST ? FRAME.marked : FRAME.usual;
    ctx.beginPath();
    addBox(ctx, x, y, size, size + PLATE, CORNER.box);
    ctx.stroke();
    drawPlate(ctx, scene, visible, i);
  }
}

/**
 * The plate on a board's lower edge: whose turn it is, and the value.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number} i
 */
function drawPlate(ctx, scene, visible, i) {
  const { theme, trace } = scene;
  const state = visible.state[i];
  const shape = visible.shape[i];
  const [value = ""] = valueTexts(scene, visible.rows[i], state);
  const mark = shape === LEAF ? "" : shape === MAX ? "▲" : shape === MIN ? "▼" : "●";
  const text = [mark, value].filter(Boolean).join(" ");
  if (text === "") return;
  const room = Math.max(visible.board[i], clearWidth(scene.gap.at(visible.rows[i]), visible));
  ctx.font = boldFont(theme, TEXT.plate);
  const needed = Math.ceil(measure(ctx, text));
  // A mean has many digits: it is written smaller, so that it does not cover the neighbour's plate.
  const size = Math.max(
    LEAST_PLATE_TEXT,
    Math.min(TEXT.plate, Math.floor((TEXT.plate * (room - PLATE_PADDING.least)) / needed)),
  );
  ctx.font = boldFont(theme, size);
  const letters = Math.ceil(measure(ctx, text));
  const padding = Math.max(PLATE_PADDING.least, Math.min(PLATE_PADDING.most, room - letters));
  const width = Math.max(LEAST_PLATE, letters + padding);
  const y = visible.y[i] + visible.board[i] / 2 + PLATE;
  const colour = nodeColour(theme, state, shape);
  ctx.beginPath();
  addBox(ctx, visible.x[i] - width / 2, y - PLATE, width, 2 * PLATE, PLATE);
  ctx.fillStyle = theme.colour.surface;
  ctx.fill();
  ctx.strokeStyle = colour;
  ctx.lineWidth = state === GHOST ? FRAME.ghost : FRAME.usual;
  ctx.stroke();
  ctx.fillStyle = colour;
  ctx.fillText(text, visible.x[i], y + 2 * TEXT_SHIFT);
  if (trace.status[visible.rows[i]] === EVALUATED) {
    const half = width / 2 - DEPTH_LIMIT_INSET.plate;
    ctx.beginPath();
    ctx.moveTo(visible.x[i] - half, y + PLATE + DEPTH_LIMIT_GAP);
    ctx.lineTo(visible.x[i] + half, y + PLATE + DEPTH_LIMIT_GAP);
    ctx.stroke();
  }
}
