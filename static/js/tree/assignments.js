/**
 * How the partial assignments of a constraint search are drawn: a box with the newest value, a mark for what became
 * of it, and the reason.
 */
import { COLOURS, letterOf } from "../words/colours.js";
import { isGiven, hasAssignments, momentAt } from "../trace/constraints.js";
import { isEntered, isFinished } from "../trace/cursor.js";
import { EMPTIED, JUMPED, REFUSED, SOLUTION } from "../trace/trace.js";
import { focusedPlace } from "./focus.js";
import { measure } from "./measure.js";
import { addBox } from "./shapes.js";
import { LEAF, READABLE, SHAPED, shapeHeight, shapeWidth } from "./sizes.js";
import { ALPHA, LINE, TEXT, TEXT_SHIFT, boldFont, centreText } from "./tokens.js";
import { takeBox } from "./writing.js";

/** @typedef {import("../trace/trace.js").ConstraintTrace} Trace */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./writing.js").Space} Space */
/** @typedef {CanvasRenderingContext2D} Context */

/** The box of a reason, and what is kept free beside its text. */
const REASON_HEIGHT = 21;
const REASON_PADDING = 9;
/** Between a reason and its node, beside or under it; a second place under it is a row lower. */
const BESIDE_NODE = 12;
const UNDER_NODE = 24;
const REASON_ROW = 24;
/** Between a reason and the names of the levels, or the right border of the view. */
const BESIDE_MARGIN = 24;
const BESIDE_BORDER = 6;
/** The bar of colour in a box: its height is a share of the node's unit. */
const SWATCH = { share: 0.1, least: 2, inset: 2, corner: 1 };
/** The bars under a box: how far they reach beyond it on each side, and how far apart they are. */
const BAR = { reach: 2, gap: 4 };
/** The tick beside a box: a share of its half height. */
const TICK = { gap: 6, share: 0.8, least: 4 };
/** Longer values are shortened to this many letters. */
const SHORT = 4;

// Words

/**
 * What can be written in a box, the fullest text first: the newest value.
 * @param {Trace} trace @param {number} row @returns {string[]}
 */
export function boxTexts(trace, row) {
  if (trace.variable[row] < 0) return ["∅"];
  if (trace.to[row] < 0) return ["?"];
  const value = String(trace.text.values[trace.to[row]]);
  if (COLOURS.includes(value)) return [letterOf(value)];
  return value.length > SHORT ? [value, value.slice(0, SHORT)] : [value];
}

/** How many letters the longest text in a box has. @param {Trace} trace */
export function lettersInBox({ text: { values } }) {
  const lengths = values.map((value) => (COLOURS.includes(String(value)) ? 1 : Math.min(SHORT, String(value).length)));
  return Math.max(1, ...lengths);
}

/**
 * What can be written under a box, the fullest text first: the variable, and its value once it has one.
 * @param {Trace} trace @param {number} row @param {number} cursor @returns {string[]}
 */
export function underTexts(trace, row, cursor) {
  const variable = trace.variable[row];
  if (variable < 0) return ["", ""];
  const id = trace.text.variables[variable];
  if (!isEntered(trace, row, cursor)) return [id, id];
  const value = trace.to[row] < 0 ? "open" : trace.text.values[trace.to[row]];
  return [`${id} = ${value}`, id];
}

/**
 * The name of a level: the variable that all its rows assign; "" if they differ.
 * @param {Trace} trace @param {Int32Array} rows
 */
export function levelVariable(trace, rows) {
  const variable = trace.variable[rows[0]];
  const isOne = variable >= 0 && rows.every((row) => trace.variable[row] === variable);
  return isOne ? trace.text.variables[variable] : "";
}

/** Why a partial assignment ended, briefly; "" if there is nothing to say. @param {Trace} trace @param {number} row */
export function reasonOf(trace, row) {
  const { variables, values, constraints } = trace.text;
  if (trace.status[row] === EMPTIED && trace.emptied[row] >= 0)
    return `no value left for ${variables[trace.emptied[row]]}`;
  if (trace.status[row] === JUMPED) return "jumped over: no part in the conflict";
  if (trace.status[row] !== REFUSED || trace.why[row] < 0) return "";
  const { assigned } = momentAt(trace, trace.enter[row]);
  const blamed = constraints[trace.why[row]].scope.filter(
    (each) => each !== trace.variable[row] && assigned[each] >= 0,
  );
  return `conflicts with ${blamed.map((each) => `${variables[each]} = ${values[assigned[each]]}`).join(", ")}`;
}

/** One sentence about a partial assignment. @param {Trace} trace @param {number} cursor @param {number} row */
export function describeAssignment(trace, cursor, row) {
  if (!isEntered(trace, row, cursor)) return "not reached yet";
  if (trace.status[row] === SOLUTION) return "the solution";
  const reason = reasonOf(trace, row);
  if (!isFinished(trace, row, cursor) && trace.status[row] !== REFUSED) {
    if (trace.status[row] === EMPTIED) return reason;
    return isGiven(trace, row) ? "given" : "still open";
  }
  return reason || "undone: nothing after it worked";
}

// Pictures

/**
 * If values are colours, a bar of the colour under the letter.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number[][]} shapes  by state × shape
 */
export function drawSwatches(ctx, { trace, theme, moment }, visible, shapes) {
  if (!hasAssignments(trace)) return;
  for (const list of shapes) {
    for (const i of list) {
      const row = visible.rows[i];
      const value = trace.to[row] < 0 ? "" : String(trace.text.values[trace.to[row]]);
      if (!COLOURS.includes(value) || !isEntered(trace, row, moment.cursor)) continue;
      const width = shapeWidth(LEAF, visible.unit[i]) - 2 * SWATCH.inset;
      ctx.fillStyle = theme.colour[/** @type {import("./theme.js").Colour} */ (`csp-${value}`)];
      ctx.globalAlpha = moment.active.has(row) ? 1 : ALPHA.undoneSwatch;
      const bar = Math.max(SWATCH.least, visible.unit[i] * SWATCH.share);
      ctx.beginPath();
      const bottom = visible.y[i] + shapeHeight(LEAF, visible.unit[i]) / 2 - SWATCH.inset;
      addBox(ctx, visible.x[i] - width / 2, bottom - bar, width, bar, SWATCH.corner);
      ctx.fill();
      ctx.globalAlpha = 1;
    }
  }
}

/**
 * What became of the partial assignments in view: a stroke through a refused one, a bar under one that left a
 * variable without a value, two bars under one that was jumped over, a tick at the solution; and the reason, at the
 * one that the reader looks at.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space
 */
export function drawEnds(ctx, scene, visible, space) {
  const { trace, moment, theme } = scene;
  if (!hasAssignments(trace)) return;
  ctx.lineCap = "round";
  for (let i = 0; i < visible.count; i += 1) {
    if (visible.unit[i] < SHAPED || !isEntered(trace, visible.rows[i], moment.cursor)) continue;
    const status = trace.status[visible.rows[i]];
    const halfWidth = shapeWidth(LEAF, visible.unit[i]) / 2;
    const halfHeight = shapeHeight(LEAF, visible.unit[i]) / 2;
    ctx.strokeStyle = status === SOLUTION ? theme.colour.best : theme.colour.cut;
    ctx.lineWidth = visible.unit[i] >= READABLE ? LINE.end : LINE.smallEnd;
    ctx.beginPath();
    if (status === REFUSED)
      line(ctx, visible.x[i] - halfWidth, visible.y[i] + halfHeight, 2 * halfWidth, -2 * halfHeight);
    const isJumped = status === JUMPED && isFinished(trace, visible.rows[i], moment.cursor);
    const bars = isJumped ? 2 : status === EMPTIED ? 1 : 0;
    for (let bar = 1; bar <= bars; bar += 1) {
      const half = halfWidth + BAR.reach;
      line(ctx, visible.x[i] - half, visible.y[i] + halfHeight + bar * BAR.gap, 2 * half, 0);
    }
    const size = Math.max(TICK.least, halfHeight * TICK.share);
    if (status === SOLUTION) tick(ctx, visible.x[i] + halfWidth + TICK.gap, visible.y[i], size);
    ctx.stroke();
  }
  drawFocusedReason(ctx, scene, visible, space);
}

/** @param {Context} ctx @param {number} x @param {number} y @param {number} dx @param {number} dy */
function line(ctx, x, y, dx, dy) {
  ctx.moveTo(x, y);
  ctx.lineTo(x + dx, y + dy);
}

/** @param {Context} ctx @param {number} x @param {number} y @param {number} size */
function tick(ctx, x, y, size) {
  ctx.moveTo(x, y);
  ctx.lineTo(x + size * 0.5, y + size * 0.6);
  ctx.lineTo(x + size * 1.5, y - size * 0.8);
}

/** @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space */
function drawFocusedReason(ctx, scene, visible, { taken }) {
  const { trace, moment, theme, frame } = scene;
  const i = focusedPlace(scene, visible);
  if (!hasAssignments(trace) || i < 0 || !isEntered(trace, visible.rows[i], moment.cursor)) return;
  const reason = reasonOf(trace, visible.rows[i]);
  if (reason === "" || (trace.status[visible.rows[i]] === JUMPED && !isFinished(trace, visible.rows[i], moment.cursor)))
    return;
  ctx.font = boldFont(theme, TEXT.usual);
  const width = measure(ctx, reason) + 2 * REASON_PADDING;
  const aside = shapeWidth(LEAF, visible.unit[i]) / 2 + BESIDE_NODE;
  const below = visible.y[i] + shapeHeight(LEAF, visible.unit[i]) / 2 + UNDER_NODE;
  /** @param {number} x */
  const inside = (x) => Math.max((frame.margin ?? 0) + BESIDE_MARGIN, Math.min(frame.width - width - BESIDE_BORDER, x));
  const middle = visible.y[i] - REASON_HEIGHT / 2;
  const places = [
    [visible.x[i] + aside, middle],
    [visible.x[i] - aside - width, middle],
    [inside(visible.x[i] - width / 2), below],
    [inside(visible.x[i] - width / 2), below + REASON_ROW],
  ];
  const free = places.find(([x, y]) => x >= 0 && x + width <= frame.width && taken.free(x, y, width, REASON_HEIGHT));
  const [x, y] = free ?? places[2];
  takeBox(taken, { x, y, width, height: REASON_HEIGHT });
  ctx.beginPath();
  addBox(ctx, x, y, width, REASON_HEIGHT, REASON_HEIGHT / 2);
  ctx.fillStyle = theme.colour.cut;
  ctx.fill();
  ctx.fillStyle = theme.colour["cut-ink"];
  centreText(ctx);
  ctx.fillText(reason, x + width / 2, y + REASON_HEIGHT / 2 + TEXT_SHIFT);
}
