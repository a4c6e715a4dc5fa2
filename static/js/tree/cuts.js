/**
 * A cut: a bar across the edges that it saved, and its reason.
 */
import { prunedRange } from "../trace/cursor.js";
import { askedRows } from "./asked.js";
import { isNarrow } from "./insets.js";
import { cutReason } from "./format.js";
import { isCut } from "../trace/moment.js";
import { LINE_HEIGHT, PADDING, placesAround, placesFor, wordings } from "./reason-places.js";
import { addBox } from "./shapes.js";
import { READABLE, reachDown } from "./sizes.js";
import { CORNER, LINE, TEXT, boldFont, centreText } from "./tokens.js";
import { grouped, overlap, takeBox } from "./writing.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Space} Space */
/** @typedef {import("./writing.js").Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {{x1: number, y1: number, x2: number, y2: number}} Bar from lower left to upper right */
/**
 * `full`: whether the whole reason is written; `apart`: whether there is no room for a line from the bar to it.
 * @typedef {{i: number, bar: Bar, lines: string[], box: Box | null, full: boolean, apart?: boolean}} Reason
 */

/** How far a bar reaches beyond the edges that it crosses, at a large and at a small node. */
const REACH = { usual: 8, small: 4 };
/** A bar rises to the right: its ends are lower and higher than its middle by this share of its reach. */
const SLANT = 1 / 3;
/** How far below the node it crosses them: a share of the height of the edges, up to a limit. */
const BAR_DROP = { share: 0.34, most: 42 };

/**
 * The line from a bar to its reason is checked for what it would cross: from this distance on, in steps of this
 * length.
 */
const LEAD_START = 12;
const LEAD_STEP = 4;
/** How far the line reaches into the box of the reason. */
const INTO_BOX = 8;

/** Whether a node is cut by the time the search is over. @param {Scene} scene @param {number} row */
export function isCutInTheEnd({ trace, layout }, row) {
  return layout.hidden[row] === 0 && isCut(trace, row, Infinity);
}

/** @param {Scene} scene @param {Sight} sight @param {import("./occupancy.js").Occupancy} taken @param {number} i */
export function takeBar(scene, sight, taken, i) {
  const bar = barOf(scene, sight, i);
  taken.take(bar.x1, bar.y2, bar.x2 - bar.x1, bar.y1 - bar.y2);
}

/**
 * The bar of a node, once the cut has happened.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {number} i
 */
export function drawBar(ctx, scene, sight, i) {
  if (isCut(scene.trace, sight.rows[i], scene.moment.cursor)) strokeBar(ctx, scene, sight, i, barOf(scene, sight, i));
}

/** How far above its place a bar begins to fall, and how much it is tilted there. */
const FALL = 26;
const TILT = 12;

/**
 * The bar of a node on its way down.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {number} i
 * @param {number} share  how far it has fallen: 1 is its place
 */
export function drawFallingBar(ctx, scene, sight, i, share) {
  if (share <= 0) return;
  const { x1, y1, x2, y2 } = barOf(scene, sight, i);
  const left = 1 - share * share;
  strokeBar(ctx, scene, sight, i, { x1, y1: y1 - FALL * left, x2, y2: y2 - (FALL + TILT) * left });
}

/** @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {number} i @param {Bar} bar */
function strokeBar(ctx, scene, sight, i, bar) {
  ctx.strokeStyle = scene.theme.colour.cut;
  ctx.lineCap = "round";
  ctx.lineWidth = isReadable(sight, i) ? LINE.cut : LINE.smallCut;
  ctx.beginPath();
  ctx.moveTo(bar.x1, bar.y1);
  ctx.lineTo(bar.x2, bar.y2);
  ctx.stroke();
}

/**
 * Finds a place for the reason of every cut of the whole search, in full if possible, and draws the reasons of the
 * cuts that have happened. Of nodes on one level with equal room, either all or none name the kind of their cuts. The
 * reason that the reader looks at, or that has just happened, is written in full; others give way to it.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space
 * @param {number[]} cuts places in the sight of nodes that are cut in the end
 * @returns {() => void} draws that one on top of the edges' labels, if it had no place of its own
 */
export function drawReasons(ctx, scene, sight, space, cuts) {
  const { trace, layout, room, moment } = scene;
  const readable = cuts.filter((i) => isReadable(sight, i));
  const asked = askedCut(scene, sight, cuts);
  // What is taken by now, nodes and names, must not be covered by a reason that is placed later.
  const fixed = asked < 0 ? space.taken : space.taken.copy();
  /** @type {Reason[]} */
  const shown = [];
  ctx.font = fontOf(scene);
  for (const group of grouped(readable, (i) => `${layout.level[sight.rows[i]]} ${room.at(sight.rows[i])}`)) {
    const reasons = group.map((i) => placeReason(ctx, scene, sight, space, i));
    const shortened = reasons.every(({ box }) => box !== null);
    shown.push(
      ...reasons.filter((reason) => (reason.full || shortened) && isCut(trace, sight.rows[reason.i], moment.cursor)),
    );
  }
  const isTold = asked < 0 || shown.some(({ i, full }) => i === asked && full);
  const told = isTold ? null : fullReason(ctx, scene, sight, { fixed, edges: space.edges }, asked);
  for (const reason of shown) {
    if (!told || (reason.i !== asked && !(reason.box && overlap(reason.box, told.box)))) drawReason(ctx, scene, reason);
  }
  if (!told) return () => {};
  takeBox(space.taken, told.box);
  return () => drawReason(ctx, scene, told);
}

/**
 * The first node that the reader looks at and that was cut, as a place in the sight; -1 if there is none.
 * @param {Scene} scene @param {Sight} sight @param {number[]} cuts
 */
function askedCut(scene, sight, cuts) {
  for (const row of askedRows(scene)) {
    const i = cuts.find((at) => sight.rows[at] === row);
    if (i !== undefined && isCut(scene.trace, row, scene.moment.cursor)) return i;
  }
  return -1;
}

/** @param {Scene} scene */
const fontOf = ({ theme, frame }) => boldFont(theme, isNarrow(frame) ? TEXT.small : TEXT.usual);

/** Whether a reason is to be written at a cut. @param {Scene} scene @param {Sight} sight @param {number} i */
export function hasReason(scene, sight, i) {
  return isReadable(sight, i) || askedRows(scene).includes(sight.rows[i]);
}

/** @param {Sight} sight @param {number} i */
function isReadable(sight, i) {
  return sight.unit[i] >= READABLE || sight.board[i] > 0;
}

/**
 * The bar, slightly slanted, reaches beyond the first and the last edge that were saved.
 * @param {Scene} scene @param {Sight} sight @param {number} i
 * @returns {Bar}
 */
function barOf(scene, sight, i) {
  const { trace, layout, camera } = scene;
  const reach = isReadable(sight, i) ? REACH.usual : REACH.small;
  const { start, end } = prunedRange(trace, sight.rows[i]);
  const top = sight.y[i] + reachDown(sight.shape[i], sight.unit[i], sight.board[i]);
  const bottom = sight.y[i] + sight.level - scene.above(trace.children[start]);
  const drop = Math.min(BAR_DROP.most, (bottom - top) * BAR_DROP.share);
  const share = drop / Math.max(1, bottom - top);
  /** @param {number} child */
  const crossing = (child) => {
    const x = camera.x + layout.x[child] * sight.slot;
    return sight.x[i] + (x - sight.x[i]) * share;
  };
  const slant = reach * SLANT;
  const first = crossing(trace.children[start]);
  const kept = start > trace.childStart[sight.rows[i]] ? crossing(trace.children[start - 1]) : -Infinity;
  return {
    x1: Math.max(first - reach, (first + kept) / 2),
    y1: top + drop + slant,
    x2: crossing(trace.children[end - 1]) + reach,
    y2: top + drop - slant,
  };
}

/**
 * The best place for a reason that covers nothing, except pruned edges if there is no other way.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space @param {number} i
 * @returns {Reason} without a box if there is none
 */
function placeReason(ctx, scene, sight, { taken, edges, pruned }, i) {
  const bar = barOf(scene, sight, i);
  const reason = cutReason(scene.trace, sight.rows[i]);
  for (const lines of wordings(reason)) {
    const boxes = placesFor(ctx, scene, bar, lines);
    for (const over of [false, true]) {
      for (const box of boxes) {
        const { x, y, width, height } = box;
        if (!taken.free(x, y, width, height) || !edges.free(x, y, width, height)) continue;
        if (!over && !pruned.free(x, y, width, height)) continue;
        taken.take(x, y, width, height);
        return { i, bar, lines, box, full: lines.join(" ") === reason };
      }
    }
  }
  return { i, bar, lines: [], box: null, full: false };
}

/**
 * A place for the full reason near its bar: on top of edges if necessary, but never on top of what is fixed.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight
 * @param {{fixed: import("./occupancy.js").Occupancy, edges: import("./occupancy.js").Occupancy}} space @param {number} i
 * @returns {Reason & {box: Box} | null}
 */
function fullReason(ctx, scene, sight, { fixed, edges }, i) {
  const bar = barOf(scene, sight, i);
  ctx.font = fontOf(scene);
  const full = wordings(cutReason(scene.trace, sight.rows[i])).slice(0, -1);
  const near = full.flatMap((lines) => placesFor(ctx, scene, bar, lines).map((box) => ({ lines, box })));
  const far = full.flatMap((lines) =>
    placesAround(scene, near.find((place) => place.lines === lines)?.box).map((box) => ({ lines, box })),
  );
  const all = [...near, ...far].filter(({ box: { x, y, width, height } }) => fixed.free(x, y, width, height));
  const led = all.filter(({ box }) => isLeadFree(fixed, bar, box));
  const clear = led.length > 0 ? led : all;
  const best = clear.find(({ box: { x, y, width, height } }) => edges.free(x, y, width, height)) ?? clear[0];
  return best ? { i, bar, ...best, full: true, apart: led.length === 0 } : null;
}

/**
 * Whether the line from a bar to its reason crosses no node and no text.
 * @param {import("./occupancy.js").Occupancy} fixed @param {Bar} bar @param {Box} box
 */
function isLeadFree(fixed, bar, box) {
  const { fromX, fromY, toX, toY } = leadOf(bar, box);
  const length = Math.hypot(toX - fromX, toY - fromY);
  for (let along = LEAD_START; along < length; along += LEAD_STEP) {
    const share = along / length;
    const x = fromX + (toX - fromX) * share - LINE.cut / 2;
    const y = fromY + (toY - fromY) * share - LINE.cut / 2;
    if (!fixed.free(x, y, LINE.cut, LINE.cut)) return false;
  }
  return true;
}

/** The line from the nearer end of a bar into the box of its reason. @param {Bar} bar @param {Box} box */
function leadOf(bar, { x, y, width, height }) {
  const fromRight = x + width / 2 > (bar.x1 + bar.x2) / 2;
  const [fromX, fromY] = fromRight ? [bar.x2, bar.y2] : [bar.x1, bar.y1];
  const toX = Math.min(x + width - INTO_BOX, Math.max(x + INTO_BOX, fromX));
  const toY = Math.min(y + height - INTO_BOX, Math.max(y + INTO_BOX, fromY));
  return { fromX, fromY, toX, toY };
}

/** @param {Context} ctx @param {Scene} scene @param {Reason} reason */
function drawReason(ctx, scene, { bar, lines, box, apart = false }) {
  if (!box) return;
  const { theme } = scene;
  const { x, y, width, height } = box;
  const { fromX, fromY, toX, toY } = leadOf(bar, box);
  ctx.strokeStyle = theme.colour.cut;
  ctx.lineCap = "round";
  ctx.lineWidth = LINE.cut;
  ctx.beginPath();
  ctx.moveTo(fromX, fromY);
  ctx.lineTo(toX, toY);
  if (!apart) ctx.stroke();
  ctx.beginPath();
  addBox(ctx, x, y, width, height, Math.min(height / 2, CORNER.label));
  ctx.fillStyle = theme.colour.cut;
  ctx.fill();
  ctx.font = fontOf(scene);
  ctx.fillStyle = theme.colour["cut-ink"];
  centreText(ctx);
  lines.forEach((line, n) => ctx.fillText(line, x + width / 2, y + PADDING.above + (n + 0.5) * LINE_HEIGHT));
}
