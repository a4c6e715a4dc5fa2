/**
 * A cut: a bar across the edges it saved, and its reason.
 */
import { prunedRange } from "../trace/cursor.js";
import { askedRows } from "./asked.js";
import { isNarrow } from "./camera.js";
import { cutReason } from "./format.js";
import { measure } from "./measure.js";
import { isCut } from "../trace/moment.js";
import { addBox } from "./shapes.js";
import { READABLE, reachDown } from "./sizes.js";
import { grouped, overlap, takeBox } from "./writing.js";

/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Space} Space */
/** @typedef {import("./writing.js").Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {{x1: number, y1: number, x2: number, y2: number}} Bar from lower left to upper right */
/**
 * `full` says whether it is all there, `apart` whether no line can lead to it from its bar.
 * @typedef {{i: number, bar: Bar, lines: string[], box: Box | null, full: boolean, apart?: boolean}} Reason
 */

const LINE_HEIGHT = 14;
const FARTHEST = 60; // of a reason from its bar
const REACH = 8;
const SMALL_REACH = 4;
const EDGE = 6; // kept free at the borders of the view
const STEP_ACROSS = 48;
const STEP_DOWN = 22;
/** Where the line from a bar to its reason leaves the bar, and how closely it is looked along. */
const LEAD_START = 12;
const LEAD_STEP = 4;

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
 * the cuts that have happened. Equals of one level name the kind of their cuts all or none. The cut
 * that a reader looks at, or that has just happened, is told in full; others give way to it.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space
 * @param {number[]} cuts places in the sight of nodes that are cut in the end
 * @returns {() => void} draws that one over the edges' labels, where it had no place of its own
 */
export function drawReasons(ctx, scene, sight, space, cuts) {
  const { trace, layout, room, moment } = scene;
  const readable = cuts.filter((i) => isReadable(sight, i));
  const asked = askedCut(scene, sight, cuts);
  // What is taken by now, nodes and names, is covered by no reason that looks for a place later.
  const fixed = asked < 0 ? space.taken : space.taken.copy();
  /** @type {Reason[]} */
  const shown = [];
  ctx.font = fontOf(scene);
  for (const group of grouped(readable, (i) => `${layout.level[sight.rows[i]]} ${room[sight.rows[i]]}`)) {
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

/** Of the nodes that a reader looks at the first that was cut, as a place in the sight; -1 if none was. @param {Scene} scene @param {Sight} sight @param {number[]} cuts */
function askedCut(scene, sight, cuts) {
  for (const row of askedRows(scene)) {
    const i = cuts.find((at) => sight.rows[at] === row);
    if (i !== undefined && isCut(scene.trace, row, scene.moment.cursor)) return i;
  }
  return -1;
}

/** @param {Scene} scene */
const fontOf = (scene) => `600 ${isNarrow(scene.frame) ? 11 : 12}px ${scene.theme.font}`;

/** Whether a reason is to be written at a cut. @param {Scene} scene @param {Sight} sight @param {number} i */
export function hasReason(scene, sight, i) {
  return isReadable(sight, i) || askedRows(scene).includes(sight.rows[i]);
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
 * A place for the full reason near its bar, over edges if need be, but over nothing that is fixed.
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

/** Whether the line from a bar to its reason crosses nothing that is written or drawn. @param {import("./occupancy.js").Occupancy} fixed @param {Bar} bar @param {Box} box */
function isLeadFree(fixed, bar, box) {
  const { fromX, fromY, toX, toY } = leadOf(bar, box);
  const length = Math.hypot(toX - fromX, toY - fromY);
  for (let along = LEAD_START; along < length; along += LEAD_STEP) {
    const share = along / length;
    if (!fixed.free(fromX + (toX - fromX) * share - 2, fromY + (toY - fromY) * share - 2, 4, 4)) return false;
  }
  return true;
}

/** The line from the nearer end of a bar into the box of its reason. @param {Bar} bar @param {Box} box */
function leadOf(bar, { x, y, width, height }) {
  const fromRight = x + width / 2 > (bar.x1 + bar.x2) / 2;
  const [fromX, fromY] = fromRight ? [bar.x2, bar.y2] : [bar.x1, bar.y1];
  const toX = Math.min(x + width - 8, Math.max(x + 8, fromX));
  const toY = Math.min(y + height - 8, Math.max(y + 8, fromY));
  return { fromX, fromY, toX, toY };
}

/**
 * Places farther and farther around a box, within the view.
 * @param {Scene} scene @param {Box | undefined} box @returns {Box[]}
 */
function placesAround({ frame }, box) {
  if (!box) return [];
  /** @type {Box[]} */
  const boxes = [];
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) boxes.push({ ...box, x: box.x + dx * STEP_ACROSS, y: box.y + dy * STEP_DOWN });
  }
  /** @param {Box} at */
  const distance = (at) => Math.hypot(at.x - box.x, at.y - box.y);
  return boxes
    .filter(
      ({ x, y, width, height }) =>
        x >= EDGE && x + width <= frame.width - EDGE && y >= EDGE && y + height <= frame.height - EDGE,
    )
    .sort((a, b) => distance(a) - distance(b));
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
    [bar.x2 + 16, beside],
    [bar.x2 + 40, beside],
    [bar.x2 + 4, beside],
    [last > bar.x2 && last < bar.x2 + FARTHEST ? last : Infinity, beside],
    [bar.x1 - 16 - width, beside + 8],
    [bar.x1 - 4 - width, beside + 8],
    [inside(bar.x1), low],
    [inside(middle), low],
    [inside(bar.x2 - width), low],
    [inside(bar.x1), low + 20],
    [inside(middle), low + 20],
    [inside(bar.x2), high],
    [inside(middle), high],
    [inside(bar.x1 - width), high],
  ];
  const boxes = corners.map(([x, y]) => ({ x, y, width, height }));
  const within = boxes.filter(({ x, y }) => x >= EDGE && x <= last && y >= EDGE && y + height <= frame.height - EDGE);
  return within.length > 0 ? within : [{ x: inside(middle), y: low, width, height }];
}

/** @param {Context} ctx @param {Scene} scene @param {Reason} reason */
function drawReason(ctx, scene, { bar, lines, box, apart = false }) {
  if (!box) return;
  const { theme } = scene;
  const { x, y, width, height } = box;
  const { fromX, fromY, toX, toY } = leadOf(bar, box);
  ctx.strokeStyle = theme.colour.cut;
  ctx.lineCap = "round";
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(fromX, fromY);
  ctx.lineTo(toX, toY);
  if (!apart) ctx.stroke();
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
