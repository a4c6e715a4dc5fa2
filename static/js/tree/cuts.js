/**
 * A cut: a bar across the edges it saved, and its reason.
 */
import { prunedRange } from "../trace/cursor.js";
import { isNarrow } from "./camera.js";
import { cutReason } from "./format.js";
import { measure } from "./measure.js";
import { isCut } from "./moment.js";
import { addBox } from "./shapes.js";
import { READABLE, reachDown } from "./sizes.js";
import { grouped } from "./writing.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Space} Space */
/** @typedef {import("./writing.js").Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {{x1: number, y1: number, x2: number, y2: number}} Bar from lower left to upper right */
/** @typedef {{i: number, bar: Bar, lines: string[], box: Box | null, full: boolean}} Reason */

const LINE_HEIGHT = 14;
const FARTHEST = 60; // of a reason from its bar
const REACH = 8;
const SMALL_REACH = 4;
const EDGE = 6; // kept free at the borders of the view

/** Whether a node will have been cut when the search is over. @param {Scene} scene @param {number} row */
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
  if (!isCut(scene.trace, sight.rows[i], scene.moment.cursor)) return;
  const bar = barOf(scene, sight, i);
  ctx.strokeStyle = scene.theme.colour.cut;
  ctx.lineCap = "round";
  ctx.lineWidth = isReadable(sight, i) ? 4 : 2.2;
  ctx.beginPath();
  ctx.moveTo(bar.x1, bar.y1);
  ctx.lineTo(bar.x2, bar.y2);
  ctx.stroke();
}

/**
 * Finds a place for the reason of every cut there will be, in full where it can, and draws those of
 * the cuts that have happened. Equals of one level name the kind of their cuts all or none.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space
 * @param {number[]} cuts places in the sight of nodes that are cut in the end
 * @returns {() => void} draws the newest cut's full reason over everything, where it had no place
 */
export function drawReasons(ctx, scene, sight, space, cuts) {
  const { trace, layout, room, moment } = scene;
  const readable = cuts.filter((i) => isReadable(sight, i));
  /** @type {Reason | null} */
  let newest = null;
  ctx.font = fontOf(scene);
  for (const group of grouped(readable, (i) => `${layout.level[sight.rows[i]]} ${room[sight.rows[i]]}`)) {
    const reasons = group.map((i) => placeReason(ctx, scene, sight, space, i));
    const shortened = reasons.every(({ box }) => box !== null);
    for (const reason of reasons) {
      const row = sight.rows[reason.i];
      if (row === moment.returned && !reason.full) newest = reason;
      else if ((reason.full || shortened) && isCut(trace, row, moment.cursor)) drawReason(ctx, scene, reason);
    }
  }
  const late = newest ?? newestOf(scene, sight, cuts);
  return () => {
    if (!late || !isCut(trace, sight.rows[late.i], moment.cursor)) return;
    drawReason(ctx, scene, forcedReason(ctx, scene, sight, space, late.i));
  };
}

/** The newest cut when its node is too small to be written at. @param {Scene} scene @param {Sight} sight @param {number[]} cuts */
function newestOf({ moment }, sight, cuts) {
  const i = cuts.find((at) => sight.rows[at] === moment.returned && !isReadable(sight, at));
  return i === undefined ? null : { i };
}

/** @param {Scene} scene */
const fontOf = (scene) => `600 ${isNarrow(scene.frame) ? 11 : 12}px ${scene.theme.font}`;

/** Whether a reason is to be written at a cut. @param {Scene} scene @param {Sight} sight @param {number} i */
export function hasReason({ moment }, sight, i) {
  return isReadable(sight, i) || sight.rows[i] === moment.returned;
}

/** @param {Sight} sight @param {number} i */
function isReadable(sight, i) {
  return sight.unit[i] >= READABLE || sight.board[i] > 0;
}

/**
 * The bar, a little aslant, from beyond the first to beyond the last edge that was saved.
 * @param {Scene} scene @param {Sight} sight @param {number} i
 * @returns {Bar}
 */
function barOf(scene, sight, i) {
  const { trace, layout, camera } = scene;
  const reach = isReadable(sight, i) ? REACH : SMALL_REACH;
  const { start, end } = prunedRange(trace, sight.rows[i]);
  const top = sight.y[i] + reachDown(sight.shape[i], sight.unit[i], sight.board[i]);
  const bottom = sight.y[i] + sight.level - scene.above(trace.children[start]);
  const drop = Math.min(42, (bottom - top) * 0.34);
  const share = drop / Math.max(1, bottom - top);
  /** @param {number} child */
  const crossing = (child) => {
    const x = camera.x + layout.x[child] * sight.slot;
    return sight.x[i] + (x - sight.x[i]) * share;
  };
  const slant = reach / 3;
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
 * The best place for a reason that covers nothing but, if need be, edges that were pruned.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space @param {number} i
 * @returns {Reason} without a box when there is none
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
 * A place for the full reason, over labels and edges if need be, and even over nodes.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space @param {number} i
 * @returns {Reason}
 */
function forcedReason(ctx, scene, sight, { nodes, edges }, i) {
  const bar = barOf(scene, sight, i);
  ctx.font = fontOf(scene);
  const full = wordings(cutReason(scene.trace, sight.rows[i])).slice(0, -1);
  const all = full.flatMap((lines) => placesFor(ctx, scene, bar, lines).map((box) => ({ lines, box })));
  /** @param {Box} box */
  const offNodes = ({ x, y, width, height }) => nodes.free(x, y, width, height);
  /** @param {Box} box */
  const offEdges = ({ x, y, width, height }) => edges.free(x, y, width, height);
  const best = all.find(({ box }) => offNodes(box) && offEdges(box)) ?? all.find(({ box }) => offNodes(box)) ?? all[0];
  return { i, bar, ...best, full: true };
}

/**
 * Ways to write a reason, the fullest first: on one line, on two, and the kind of the cut alone.
 * @param {string} reason @returns {string[][]}
 */
function wordings(reason) {
  const [kind, why] = reason.split(": ");
  return why ? [[reason], [`${kind}:`, why], [kind]] : [[kind], [kind]];
}

/**
 * Places beside a bar, the best first: right, left, below, above; all within the view.
 * @param {Context} ctx @param {Scene} scene @param {Bar} bar @param {string[]} lines
 * @returns {Box[]}
 */
function placesFor(ctx, scene, bar, lines) {
  const { frame } = scene;
  const padding = isNarrow(frame) ? 6 : 8;
  const width = Math.max(...lines.map((line) => measure(ctx, line))) + 2 * padding;
  const height = lines.length * LINE_HEIGHT + 9;
  const last = frame.width - EDGE - width;
  const beside = bar.y2 - height / 2 - 4;
  const low = bar.y1 + 7;
  const high = bar.y2 - 7 - height;
  const middle = (bar.x1 + bar.x2 - width) / 2;
  /** @param {number} x */
  const inside = (x) => Math.min(last, Math.max(EDGE, x));
  /** @type {[number, number][]} */
  const corners = [
    [bar.x2 + 16, beside], [bar.x2 + 40, beside], [bar.x2 + 4, beside],
    [last > bar.x2 && last < bar.x2 + FARTHEST ? last : Infinity, beside],
    [bar.x1 - 16 - width, beside + 8], [bar.x1 - 4 - width, beside + 8],
    [inside(bar.x1), low], [inside(middle), low], [inside(bar.x2 - width), low],
    [inside(bar.x1), low + 20], [inside(middle), low + 20],
    [inside(bar.x2), high], [inside(middle), high], [inside(bar.x1 - width), high],
  ];
  const boxes = corners.map(([x, y]) => ({ x, y, width, height }));
  const within = boxes.filter(({ x, y }) => x >= EDGE && x <= last && y >= EDGE && y + height <= frame.height - EDGE);
  return within.length > 0 ? within : [{ x: inside(middle), y: low, width, height }];
}

/** @param {Context} ctx @param {Scene} scene @param {Reason} reason */
function drawReason(ctx, scene, { bar, lines, box }) {
  if (!box) return;
  const { theme } = scene;
  const { x, y, width, height } = box;
  const fromRight = x + width / 2 > (bar.x1 + bar.x2) / 2;
  const [fromX, fromY] = fromRight ? [bar.x2, bar.y2] : [bar.x1, bar.y1];
  ctx.strokeStyle = theme.colour.cut;
  ctx.lineCap = "round";
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(fromX, fromY);
  ctx.lineTo(Math.min(x + width - 8, Math.max(x + 8, fromX)), Math.min(y + height - 8, Math.max(y + 8, fromY)));
  ctx.stroke();
  ctx.beginPath();
  addBox(ctx, x, y, width, height, Math.min(height / 2, 12));
  ctx.fillStyle = theme.colour.cut;
  ctx.fill();
  ctx.font = fontOf(scene);
  ctx.fillStyle = theme.colour["cut-ink"];
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  lines.forEach((line, n) => ctx.fillText(line, x + width / 2, y + 5 + (n + 0.5) * LINE_HEIGHT));
}
