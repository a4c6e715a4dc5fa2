/**
 * Draws what moves in a step: a path that lights up, a window that slides down, a value that goes up or is taken back,
 * the mark of a cut that appears, the best line.
 */
import { formatValue, formatWindow } from "../words/format.js";
import { hasAssignments } from "../trace/constraints.js";
import { runningRow } from "../trace/cursor.js";
import { worthText } from "../trace/players.js";
import { boxTexts } from "./assignments.js";
import { drawMark } from "./cuts.js";
import { arcOf } from "./links.js";
import { measure } from "./measure.js";
import { CAN_FALL_IN, ENTERED_IN, RETURNED_IN, UNDONE_IN } from "./motion-times.js";
import { eased, part } from "./motion.js";
import { addBox, pill } from "./shapes.js";
import { LEAF, PLATE, READABLE, shapeHeight, valueOffset } from "./sizes.js";
import { STROKES } from "./strokes.js";
import { LINE, PILL_HEIGHT, TEXT, TEXT_SHIFT, boldFont, centreText, monoFont } from "./tokens.js";
import { ACTIVE, BEST } from "./walk.js";
import { edgeOf } from "./writing.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./motion.js").Moving} Moving */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {{x: number, y: number}} Point */

const TOKEN_PADDING = 8;
const WINDOW_PADDING = 6;
/** A window rests here on its edge, if the labels have no other place for it. */
const WINDOW_SHARE = 0.5;
/** The numbers in a window change when its end is this far on its way. */
const CHANGED = 0.5;
/** What stands before a number on a plate; for each player it is as wide. */
const TURN = "▲ ";
/** How far the bracket of an end moves inwards as it tightens. */
const TIGHTENING = 9;
/** How far below a number a value waits to replace it: half of both heights. */
const CLEAR_OF_NUMBER = 17;
/** The line through a number that is replaced reaches this far beyond it. */
const STRIKE_REACH = 3;

/**
 * The edges that are lit up so far; labels are drawn on top of them.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Moving} moving
 */
export function drawMovingPath(ctx, scene, visible, moving) {
  const { leg, t } = moving;
  if (leg.kind === "best") drawBestLine(ctx, scene, visible, moving);
  const i = placeOf(visible, leg.row);
  if (i < 0 || scene.trace.parent[leg.row] < 0) return;
  if (leg.kind === "enter") drawPath(ctx, scene, visible, i, eased(part(t, ...ENTERED_IN.path)));
}

/**
 * Windows, values and marks on their way, on top of everything.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Moving} moving
 * @param {import("./labels.js").Labels} labels
 */
export function drawMovingMarks(ctx, scene, visible, moving, { windows, marks }) {
  const { kind, row } = moving.leg;
  const i = placeOf(visible, row);
  const mark = moving.leg.cut && marks.find((each) => each.row === row);
  if (mark) drawMark(ctx, scene, mark, eased(part(moving.t, ...CAN_FALL_IN.mark)));
  if (i < 0 || scene.trace.parent[row] < 0) return;
  if (kind === "enter") drawEntering(ctx, scene, visible, i, moving, windows);
  if (kind === "return") drawReturning(ctx, scene, visible, i, moving);
  if (kind === "undo") drawUndone(ctx, scene, visible, i, moving);
}

/** The place of a row among the visible nodes, or −1. @param {VisibleNodes} visible @param {number} row */
const placeOf = (visible, row) => visible.rows.subarray(0, visible.count).indexOf(row);

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
const between = (a, b, t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** The first part of the edge into a node, in the colour of the active path. @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number} i @param {number} share */
function drawPath(ctx, scene, visible, i, share) {
  const { x1, y1, x2, y2 } = edgeOf(scene, visible, i);
  const end = between({ x: x1, y: y1 }, { x: x2, y: y2 }, share);
  strokePath(ctx, scene.theme.colour.now, STROKES[ACTIVE].width, [{ x: x1, y: y1 }, end]);
}

/** @param {Context} ctx @param {string} colour @param {number} width @param {readonly Point[]} points */
function strokePath(ctx, colour, width, points) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = "round";
  ctx.beginPath();
  points.forEach(({ x, y }, n) => (n === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.stroke();
}

/**
 * The window slides down the edge.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number} i @param {Moving} moving
 * @param {Map<number, import("./writing.js").Box>} windows
 */
function drawEntering(ctx, scene, visible, i, { t }, windows) {
  const { trace, theme } = scene;
  const row = visible.rows[i];
  const above = trace.parent[row];
  const text = formatWindow(trace.alpha[row], trace.beta[row]);
  if (text === "" || (visible.unit[i] < READABLE && visible.board[i] === 0)) return;
  const { x1, y1, x2, y2 } = edgeOf(scene, visible, i);
  const top = { x: x1, y: y1 };
  const box = windows.get(row);
  const rest = box
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    : between(top, { x: x2, y: y2 }, WINDOW_SHARE);
  const at = between(top, rest, eased(part(t, ...ENTERED_IN.window)));
  const tightened = tightenedEnds(trace, row, above);
  const done = part(t, ...ENTERED_IN.tighten);
  const before = formatWindow(trace.alpha[above], trace.beta[above]);
  const shown = done < CHANGED && before !== "" ? before : text;
  ctx.font = monoFont(theme, TEXT.usual);
  centreText(ctx);
  const width = measure(ctx, shown) + 2 * WINDOW_PADDING;
  pill(ctx, at.x - width / 2, at.y - PILL_HEIGHT / 2, width, PILL_HEIGHT, theme.colour["now-soft"], theme.colour.now);
  ctx.fillStyle = theme.colour.ink;
  ctx.fillText(shown, at.x, at.y + TEXT_SHIFT);
  const inwards = TIGHTENING * (1 - eased(done));
  if (tightened.alpha) drawEnd(ctx, scene, at.x - width / 2 - inwards, at.y, done);
  if (tightened.beta) drawEnd(ctx, scene, at.x + width / 2 + inwards, at.y, done);
}

/**
 * Which ends of a node's window are tighter than those of the node above.
 * @param {import("../trace/trace.js").Trace} trace @param {number} row @param {number} above
 */
export function tightenedEnds({ alpha, beta }, row, above) {
  return { alpha: alpha[row] > alpha[above], beta: beta[row] < beta[above] };
}

/** A line that presses against one end of a window. @param {Context} ctx @param {Scene} scene @param {number} x @param {number} y @param {number} done */
function drawEnd(ctx, { theme }, x, y, done) {
  if (done <= 0) return;
  const half = PILL_HEIGHT / 2 + 2;
  strokePath(ctx, theme.colour.cut, LINE.selected, [
    { x, y: y - half },
    { x, y: y + half },
  ]);
}

/**
 * The value goes up the edge; a number that it replaces is struck out.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number} i @param {Moving} moving
 */
function drawReturning(ctx, scene, visible, i, moving) {
  const { leg, t, before } = moving;
  const { trace } = scene;
  const row = visible.rows[i];
  const isTooSmall = visible.unit[i] < READABLE && visible.board[i] === 0;
  if (Number.isNaN(leg.value) || trace.text.players || isTooSmall) return;
  const text = formatValue(leg.value);
  const source = trace.link[row];
  // It may come from out of view.
  const known = source >= 0 && scene.layout.rank[source] >= 0;
  const { x1, y1, x2, y2 } = edgeOf(scene, visible, i);
  const top = { x: x1, y: y1 };
  // Over a board, a number would be taken for one of its marks.
  const start = visible.board[i] > 0 ? { x: x2, y: y2 } : { x: visible.x[i], y: valueHeight(visible, i) };
  if (known && t < RETURNED_IN.flight[1]) {
    drawToken(ctx, scene, arcOf(scene, source, row, eased(part(t, ...RETURNED_IN.flight))), text, 1);
    return;
  }
  if (visible.shape[i] === LEAF && visible.board[i] === 0) writeValue(ctx, scene, text, start);
  const rise = leg.cut ? CAN_FALL_IN.rise : known ? RETURNED_IN.known : RETURNED_IN.rise;
  if (t < rise[0]) return;
  const up = eased(part(t, ...rise));
  const above = placeOf(visible, trace.parent[row]);
  if (above < 0 || !isReplaced(trace, trace.parent[row], moving)) {
    drawToken(ctx, scene, between(start, top, up), text, 1 - part(t, rise[1], 1));
    return;
  }
  const number = { x: x1, y: valueHeight(visible, above) };
  const stop = below(number.y + (visible.board[above] > 0 ? PLATE + PILL_HEIGHT / 2 : CLEAR_OF_NUMBER), top, start);
  strikeOut(ctx, scene, visible, above, before.cursor, part(t, rise[1], RETURNED_IN.struck));
  const settled = part(t, ...RETURNED_IN.settle);
  // What replaces a mean is another mean, not the result that changes it.
  const isMean = moving.grown !== trace;
  const at = between(between(start, stop, up), number, isMean ? 0 : eased(settled));
  drawToken(ctx, scene, at, text, isMean ? 1 - settled : 1);
}

/**
 * Where a value waits on its edge, so that the number that it replaces can be read until it is struck out.
 * @param {number} height  where it leaves that number clear
 * @param {Point} top  the upper end of the edge @param {Point} start  where the value comes from
 * @returns {Point}
 */
function below(height, top, start) {
  if (height <= top.y) return top;
  return between(top, start, Math.min(1, (height - top.y) / Math.max(1, start.y - top.y)));
}

/**
 * What is taken back leaves its node on the way up, and is gone.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number} i @param {Moving} moving
 */
function drawUndone(ctx, scene, visible, i, { t }) {
  const { trace } = scene;
  if (!hasAssignments(trace)) return;
  const { x1, y1 } = edgeOf(scene, visible, i);
  const text = boxTexts(trace, visible.rows[i]).at(-1) ?? "";
  const at = between({ x: visible.x[i], y: visible.y[i] }, { x: x1, y: y1 }, eased(t));
  drawToken(ctx, scene, at, text, 1 - part(t, ...UNDONE_IN.rise));
}

/** A leaf keeps its value while it goes up. @param {Context} ctx @param {Scene} scene @param {string} text @param {Point} at */
function writeValue(ctx, { theme }, text, { x, y }) {
  ctx.font = boldFont(theme, TEXT.name);
  centreText(ctx);
  ctx.fillStyle = theme.colour.ink;
  ctx.fillText(text, x, y + TEXT_SHIFT);
}

/**
 * Whether a node's number is another one after a step.
 * @param {import("../trace/trace.js").Trace} trace @param {number} row @param {number} before @param {number} after  cursors
 */
function replaces(trace, row, before, after) {
  const [last, next] = [before, after].map((cursor) => runningRow(trace, row, cursor));
  return next >= 0 && (last < 0 || trace.value[last] !== trace.value[next]);
}

/**
 * Whether a node's number becomes another one in a step. In a tree that grows, it is a mean, which each round changes.
 * @param {import("../trace/trace.js").Trace} trace @param {number} row @param {Moving} moving
 */
function isReplaced(trace, row, { before, after, grown }) {
  if (grown === trace) return replaces(trace, row, before.cursor, after.cursor);
  return !Number.isNaN(trace.value[row]) && trace.value[row] !== grown.value[row];
}

/** How high a node's value stands. @param {VisibleNodes} visible @param {number} i */
function valueHeight(visible, i) {
  const { board, shape, unit, y } = visible;
  if (board[i] > 0) return y[i] + board[i] / 2 + PLATE;
  return y[i] + valueOffset(shape[i]) * shapeHeight(shape[i], unit[i]);
}

/** @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number} i @param {number} cursor @param {number} share */
function strikeOut(ctx, { trace, theme }, visible, i, cursor, share) {
  const known = runningRow(trace, visible.rows[i], cursor);
  if (share <= 0 || known < 0 || Number.isNaN(trace.value[known])) return;
  const isOnPlate = visible.board[i] > 0;
  ctx.font = boldFont(theme, isOnPlate ? TEXT.plate : TEXT.name);
  const half = measure(ctx, worthText(trace, known)) / 2 + STRIKE_REACH;
  // On a plate, whose turn it is stands before the number.
  const x = visible.x[i] + (isOnPlate ? measure(ctx, TURN) / 2 : 0);
  const y = valueHeight(visible, i);
  strokePath(ctx, theme.colour.cut, LINE.selected, [
    { x: x - half, y: y + STRIKE_REACH },
    { x: x - half + 2 * half * share, y: y + STRIKE_REACH - 2 * STRIKE_REACH * share },
  ]);
}

/** @param {Context} ctx @param {Scene} scene @param {Point} at @param {string} text @param {number} alpha */
function drawToken(ctx, { theme }, { x, y }, text, alpha) {
  ctx.font = boldFont(theme, TEXT.name);
  centreText(ctx);
  const width = Math.max(PILL_HEIGHT, measure(ctx, text) + TOKEN_PADDING);
  ctx.globalAlpha = alpha;
  ctx.beginPath();
  addBox(ctx, x - width / 2, y - PILL_HEIGHT / 2, width, PILL_HEIGHT, PILL_HEIGHT / 2);
  ctx.fillStyle = theme.colour["now-soft"];
  ctx.fill();
  ctx.strokeStyle = theme.colour.now;
  ctx.lineWidth = LINE.hovered;
  ctx.stroke();
  ctx.fillStyle = theme.colour.ink;
  ctx.fillText(text, x, y + TEXT_SHIFT);
  ctx.globalAlpha = 1;
}

/** The best line draws itself, from the root down. @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Moving} moving */
function drawBestLine(ctx, scene, visible, { t, after }) {
  const places = Array.from({ length: visible.count }, (_, i) => i).filter((i) =>
    isOnLine(scene, visible.rows[i], after),
  );
  const share = eased(t) * places.length;
  places.forEach((i, n) => {
    const drawn = Math.min(1, share - n);
    if (drawn <= 0) return;
    const { x1, y1, x2, y2 } = edgeOf(scene, visible, i);
    const from = { x: x1, y: y1 };
    strokePath(ctx, scene.theme.colour.best, STROKES[BEST].width, [from, between(from, { x: x2, y: y2 }, drawn)]);
  });
}

/** @param {Scene} scene @param {number} row @param {import("../trace/moment.js").Moment} after */
const isOnLine = ({ trace }, row, { best, joined }) => best.has(row) && !joined.has(row) && trace.parent[row] >= 0;
