/**
 * Nodes, from dots to boards with their values.
 */
import { formatValue } from "../words/format.js";
import { hasAssignments } from "../trace/constraints.js";
import { runningRow } from "../trace/cursor.js";
import { worthTo } from "../trace/players.js";
import { boxTexts, drawSwatches } from "./assignments.js";
import { standing } from "../trace/bounds.js";
import { measure, measureIn } from "./measure.js";
import { EVALUATED, INNER, KNOWN, MAX, MIN } from "../trace/trace.js";
import { CHANCE } from "../trace/moment.js";
import { addBox, addShape } from "./shapes.js";
import { LEAF, PLATE, READABLE, SHAPED, clearWidth, shapeHeight, shapeWidth } from "./sizes.js";
import { fitValue } from "./values.js";
import { ACTIVE, BEST, DONE, GHOST, LEFT_OUT, STATES } from "./walk.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

const SHAPES = LEAF + 1;
/** What stands before a value that is no utility: an estimate; the same position, known already, perhaps only by a bound. */
/** @type {Record<number, string>} */
const SIGNS = { [EVALUATED]: "≈", [KNOWN]: "≡" };
const BATCH = 128;
/** The letters on a plate, and the least that is kept free beside them in all. */
const PLATE_FONT = 13;
const LEAST_PLATE_FONT = 9;
const LEAST_PADDING = 8;
/** Widths are measured at this size, and are in proportion at any other. */
const MEASURED_FONT = 20;

/**
 * The colour of a node's outline and value.
 * @param {Theme} theme @param {number} state @param {number} shape
 */
export function nodeColour(theme, state, shape) {
  const { colour } = theme;
  if (state === GHOST) return colour.ghost;
  if (state === LEFT_OUT) return colour.muted;
  if (shape === MAX) return colour.max;
  if (shape === MIN) return colour.min;
  if (shape === CHANCE) return colour.ink;
  return state === BEST ? colour.best : colour.ink;
}

/**
 * Sorts the nodes in view by how they look, so that each look is set up once.
 * @param {Sight} sight
 * @param {number} from the first state that is asked for @param {number} to the state after the last
 * @returns {{dots: number[][], shapes: number[][], boards: number[]}} indexes into sight; dots and
 *   shapes by state × shape
 */
export function sortNodes(sight, from, to) {
  /** @type {number[][]} */
  const dots = Array.from({ length: STATES * SHAPES }, () => []);
  /** @type {number[][]} */
  const shapes = Array.from({ length: STATES * SHAPES }, () => []);
  /** @type {number[]} */
  const boards = [];
  for (let i = 0; i < sight.count; i += 1) {
    if (sight.state[i] < from || sight.state[i] >= to) continue;
    const look = sight.state[i] * SHAPES + sight.shape[i];
    if (sight.board[i] > 0) boards.push(i);
    else if (sight.unit[i] < SHAPED) dots[look].push(i);
    else shapes[look].push(i);
  }
  return { dots, shapes, boards };
}

/** @param {Context} ctx @param {Sight} sight @param {Theme} theme @param {number[][]} dots */
export function drawDots(ctx, sight, theme, dots) {
  for (let look = 0; look < dots.length; look += 1) {
    if (dots[look].length === 0) continue;
    const state = Math.floor(look / SHAPES);
    ctx.fillStyle = nodeColour(theme, state, look % SHAPES);
    if (state === LEFT_OUT) ctx.globalAlpha = 0.5;
    for (const i of dots[look]) {
      const side = Math.max(state >= BEST ? 3 : 1, sight.unit[i] * 0.6);
      ctx.fillRect(sight.x[i] - side / 2, sight.y[i] - side / 2, side, side);
    }
    ctx.globalAlpha = 1;
  }
}

/** @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {number[][]} shapes */
export function drawShapes(ctx, scene, sight, shapes) {
  const { theme } = scene;
  for (let look = 0; look < shapes.length; look += 1) {
    const list = shapes[look];
    if (list.length === 0) continue;
    const state = Math.floor(look / SHAPES);
    const shape = look % SHAPES;
    ctx.fillStyle = theme.colour.surface;
    ctx.strokeStyle = nodeColour(theme, state, shape);
    ctx.lineJoin = "round";
    if (state === LEFT_OUT) {
      ctx.setLineDash([4, 3]);
      ctx.globalAlpha = 0.8;
    }
    for (let start = 0; start < list.length; start += BATCH) {
      const end = Math.min(list.length, start + BATCH);
      const small = sight.unit[list[start]] < READABLE;
      ctx.lineWidth = small ? 1.2 : state === BEST && shape === LEAF ? 2.6 : state <= LEFT_OUT ? 1.5 : 2;
      ctx.beginPath();
      for (let n = start; n < end; n += 1) {
        const i = list[n];
        addShape(ctx, shape, sight.x[i], sight.y[i], sight.unit[i]);
      }
      ctx.fill();
      ctx.stroke();
    }
    ctx.setLineDash([]);
    ctx.globalAlpha = 1;
  }
  drawDepthLimits(ctx, scene, sight, shapes);
  drawPresent(ctx, scene, sight, shapes);
  drawSwatches(ctx, scene, sight, shapes);
}

/**
 * A node evaluated at the depth limit is no end of the game: a second line under its box says so.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {number[][]} shapes
 */
function drawDepthLimits(ctx, scene, sight, shapes) {
  const { trace, theme } = scene;
  for (let state = DONE; state < STATES; state += 1) {
    ctx.beginPath();
    for (const i of shapes[state * SHAPES + LEAF]) {
      if (trace.status[sight.rows[i]] !== EVALUATED) continue;
      const half = shapeWidth(LEAF, sight.unit[i]) / 2 - 2;
      const y = sight.y[i] + shapeHeight(LEAF, sight.unit[i]) / 2 + 3.5;
      ctx.moveTo(sight.x[i] - half, y);
      ctx.lineTo(sight.x[i] + half, y);
    }
    ctx.strokeStyle = nodeColour(theme, state, LEAF);
    ctx.lineWidth = 1.6;
    ctx.stroke();
  }
}

/**
 * The current node and the child that has just come back to it are lit.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {number[][]} shapes
 */
function drawPresent(ctx, scene, sight, shapes) {
  const { theme, moment } = scene;
  for (let shape = 0; shape < SHAPES; shape += 1) {
    for (const i of shapes[ACTIVE * SHAPES + shape]) {
      const row = sight.rows[i];
      if (row !== moment.current && row !== moment.returned) continue;
      ctx.beginPath();
      addShape(ctx, shape, sight.x[i], sight.y[i], sight.unit[i]);
      ctx.fillStyle = theme.colour["now-soft"];
      ctx.fill();
      ctx.strokeStyle = nodeColour(theme, ACTIVE, shape);
      ctx.lineWidth = shape === LEAF ? 2.8 : 2.4;
      ctx.stroke();
    }
  }
}

/** @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {number[][]} shapes */
export function drawValues(ctx, scene, sight, shapes) {
  const { font } = scene.theme;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const measured = `600 ${MEASURED_FONT}px ${font}`;
  /** @param {string} text */
  const widthOf = (text) => measureIn(ctx, measured, text) / MEASURED_FONT;
  for (let look = 0; look < shapes.length; look += 1) {
    const state = Math.floor(look / SHAPES);
    const shape = look % SHAPES;
    ctx.fillStyle = nodeColour(scene.theme, state, shape);
    for (const i of shapes[look]) {
      const unit = sight.unit[i];
      if (unit < READABLE) continue;
      const fitted = fitValue(valueTexts(scene, sight.rows[i], state), shape, unit, widthOf);
      if (!fitted) continue;
      ctx.font = `600 ${fitted.size}px ${font}`;
      ctx.fillText(fitted.text, sight.x[i], sight.y[i] + fitted.offset * shapeHeight(shape, unit) + 0.5);
    }
  }
}

/**
 * What can be written in a node, the fullest text first; nothing when nothing is known.
 * @param {Scene} scene @param {number} row @param {number} state
 * @returns {string[]}
 */
function valueTexts({ trace, moment, bounds, open }, row, state) {
  if (hasAssignments(trace)) return state === GHOST ? [] : boxTexts(trace, row);
  const known = state === LEFT_OUT ? row : runningRow(trace, row, moment.cursor);
  if (known < 0 || Number.isNaN(trace.value[known])) return [];
  // Elsewhere a sign stands beside the node, where there is room; a cut shows that a value is but a bound.
  const isUncut = trace.status[row] === KNOWN || trace.looks !== undefined;
  const bound = isUncut ? standing(trace, bounds, open, moment.cursor, row).sign.replace("=", "") : "";
  const sign = state === LEFT_OUT ? "" : (SIGNS[trace.status[row]] ?? "") + bound;
  const texts = trace.text.players ? sharesTexts(trace, row, known) : [formatValue(trace.value[known])];
  return texts.map((text) => `${sign}${text}`);
}

/**
 * What all players get, as "2,6,5"; or, in short, the one that moves, and of a leaf the one that chooses it.
 * @param {Trace} trace @param {number} row @param {number} known
 */
function sharesTexts(trace, row, known) {
  const all = (trace.text.players?.vectors[known] ?? []).map(formatValue).join(",");
  const mover = trace.status[row] === INNER ? row : trace.parent[row];
  return mover < 0 ? [all] : [all, formatValue(worthTo(trace, mover, known))];
}

/** @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {number[]} boards */
export function drawBoards(ctx, scene, sight, boards) {
  const { theme, moment, drawBoard } = scene;
  if (!drawBoard) return;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const i of boards) {
    const row = sight.rows[i];
    const state = sight.state[i];
    const shape = sight.shape[i];
    const size = sight.board[i];
    const x = sight.x[i] - size / 2;
    const y = sight.y[i] - size / 2;
    const lit = row === moment.current || row === moment.returned;
    ctx.fillStyle = lit ? theme.colour["now-soft"] : theme.colour.surface;
    ctx.beginPath();
    addBox(ctx, x, y, size, size + PLATE, 6);
    ctx.fill();
    if (state !== GHOST) drawBoard(ctx, row, x + 5, y + 5, size - 10, theme);
    ctx.strokeStyle = nodeColour(theme, state, shape);
    ctx.lineWidth = state === GHOST ? 1.2 : lit || state === BEST ? 3 : 1.8;
    ctx.beginPath();
    addBox(ctx, x, y, size, size + PLATE, 6);
    ctx.stroke();
    drawPlate(ctx, scene, sight, i);
  }
}

/**
 * The plate on a board's lower edge: whose turn it is, and the value.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {number} i
 */
function drawPlate(ctx, scene, sight, i) {
  const { theme, trace } = scene;
  const state = sight.state[i];
  const shape = sight.shape[i];
  const [value = ""] = valueTexts(scene, sight.rows[i], state);
  const mark = shape === LEAF ? "" : shape === MAX ? "▲" : shape === MIN ? "▼" : "●";
  const text = [mark, value].filter(Boolean).join(" ");
  if (text === "") return;
  const room = Math.max(sight.board[i], clearWidth(scene.gap[sight.rows[i]], sight));
  ctx.font = `600 ${PLATE_FONT}px ${theme.font}`;
  const wanted = Math.ceil(measure(ctx, text));
  // A mean has many digits: it is written smaller rather than over the neighbour's plate.
  const size = Math.max(
    LEAST_PLATE_FONT,
    Math.min(PLATE_FONT, Math.floor((PLATE_FONT * (room - LEAST_PADDING)) / wanted)),
  );
  ctx.font = `600 ${size}px ${theme.font}`;
  const letters = Math.ceil(measure(ctx, text));
  const width = Math.max(24, letters + Math.max(LEAST_PADDING, Math.min(16, room - letters)));
  const y = sight.y[i] + sight.board[i] / 2 + PLATE;
  const colour = nodeColour(theme, state, shape);
  ctx.beginPath();
  addBox(ctx, sight.x[i] - width / 2, y - PLATE, width, 2 * PLATE, PLATE);
  ctx.fillStyle = theme.colour.surface;
  ctx.fill();
  ctx.strokeStyle = colour;
  ctx.lineWidth = state === GHOST ? 1.2 : 1.8;
  ctx.stroke();
  ctx.fillStyle = colour;
  ctx.fillText(text, sight.x[i], y + 1);
  if (trace.status[sight.rows[i]] === EVALUATED) {
    ctx.beginPath();
    ctx.moveTo(sight.x[i] - width / 2 + 8, y + PLATE + 3.5);
    ctx.lineTo(sight.x[i] + width / 2 - 8, y + PLATE + 3.5);
    ctx.stroke();
  }
}
