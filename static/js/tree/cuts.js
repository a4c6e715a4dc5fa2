/**
 * A cut: a small disc with its number, in the order of the search, on the edges that it saved; where there is no room for
 * it, a bar across them. Its reason is written beside it if the reader points at the node.
 */
import { prunedRange } from "../trace/cursor.js";
import { isNarrow } from "./insets.js";
import { cutReason } from "./format.js";
import { isCut } from "../trace/moment.js";
import { LINE_HEIGHT, PADDING, placesAround, placesFor, wordings } from "./reason-places.js";
import { addBox } from "./shapes.js";
import { READABLE, reachDown } from "./sizes.js";
import { CORNER, LINE, TEXT, TEXT_SHIFT, boldFont, centreText } from "./tokens.js";
import { takeBox } from "./writing.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {import("./walk.js").Sight} Sight */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Space} Space */
/** @typedef {import("./writing.js").Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {{x1: number, y1: number, x2: number, y2: number}} Bar from lower left to upper right */
/** @typedef {{lines: string[], box: Box}} Reason */

/** How far a bar reaches beyond the edges that it crosses, at a large and at a small node. */
const REACH = { usual: 8, small: 4 };
/** A bar rises to the right: its ends are lower and higher than its middle by this share of its reach. */
const SLANT = 1 / 3;
/** How far below the node it crosses them: a share of the height of the edges, up to a limit. */
const BAR_DROP = { share: 0.34, most: 42 };

/** The disc with the number of a cut; its middle is on an edge that the cut saved, at one of these shares of the way down. */
const RADIUS = 9;
const ALONG = [0.34, 0.44, 0.25, 0.55];
/** Besides, it is tried this far from the last of them. */
const BESIDE = RADIUS + 5;

/** Whether a node is cut by the time the search is over. @param {Scene} scene @param {number} row */
export function isCutInTheEnd({ trace, layout }, row) {
  return layout.hidden[row] === 0 && isCut(trace, row, Infinity);
}

/** @type {WeakMap<Trace, ReadonlyMap<number, number>>} */
const numbersOf = new WeakMap();

/** The number of the cut at a node, from 1. @param {Trace} trace @param {number} row */
function numberOf(trace, row) {
  const known = numbersOf.get(trace) ?? new Map(Array.from(trace.cutNodes, (cut, at) => [cut, at + 1]));
  numbersOf.set(trace, known);
  return known.get(row) ?? 0;
}

/**
 * Finds a place for the mark of a cut, takes it, and draws the mark if the cut has happened.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space @param {number} i
 */
export function drawMark(ctx, scene, sight, space, i) {
  const row = sight.rows[i];
  const number = isReadable(sight, i) ? numberOf(scene.trace, row) : 0;
  const place = number > 0 ? placeOf(scene, sight, space, i) : null;
  const bar = barOf(scene, sight, i);
  if (!place) space.taken.take(bar.x1, bar.y2, bar.x2 - bar.x1, bar.y1 - bar.y2);
  if (!isCut(scene.trace, row, scene.moment.cursor)) return;
  if (place) drawDisc(ctx, scene, place, String(number));
  else strokeBar(ctx, scene, sight, i, bar);
}

/**
 * The first place that covers nothing but edges that the cut saved; null if there is none.
 * @param {Scene} scene @param {Sight} sight @param {Space} space @param {number} i @returns {{x: number, y: number} | null}
 */
function placeOf(scene, sight, { taken, edges }, i) {
  const { trace } = scene;
  const { start, end } = prunedRange(trace, sight.rows[i]);
  const children = [...trace.children.subarray(start, end)];
  const places = ALONG.flatMap((share) => children.map((child) => along(scene, sight, i, child, share)));
  const beside = ALONG.flatMap((share) => {
    const { x, y } = along(scene, sight, i, children[children.length - 1], share);
    return [
      { x: x + BESIDE, y },
      { x: x - BESIDE, y },
    ];
  });
  const isFree = (/** @type {{x: number, y: number}} */ { x, y }) =>
    [taken, edges].every((each) => each.free(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS));
  const place = [...places, ...beside].find(isFree) ?? null;
  if (place) taken.take(place.x - RADIUS, place.y - RADIUS, 2 * RADIUS, 2 * RADIUS);
  return place;
}

/**
 * A point on the edge from a node to a child that was cut.
 * @param {Scene} scene @param {Sight} sight @param {number} i @param {number} child @param {number} share  of the way down
 */
function along({ layout, camera, above }, sight, i, child, share) {
  const top = sight.y[i] + reachDown(sight.shape[i], sight.unit[i], sight.board[i]);
  const bottom = sight.y[i] + sight.level - above(child);
  const x = camera.x + layout.x[child] * sight.slot;
  return { x: sight.x[i] + (x - sight.x[i]) * share, y: top + (bottom - top) * share };
}

/** @param {Context} ctx @param {Scene} scene @param {{x: number, y: number}} place @param {string} number */
function drawDisc(ctx, { theme }, { x, y }, number) {
  ctx.fillStyle = theme.colour.cut;
  ctx.beginPath();
  const wide = (number.length - 1) * 3;
  addBox(ctx, x - RADIUS - wide, y - RADIUS, 2 * (RADIUS + wide), 2 * RADIUS, RADIUS);
  ctx.fill();
  ctx.font = boldFont(theme, TEXT.small);
  ctx.fillStyle = theme.colour["cut-ink"];
  centreText(ctx);
  ctx.fillText(number, x, y + TEXT_SHIFT);
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
 * The reason of the cut that the reader points at.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space
 * @param {readonly number[]} cuts places in the sight of nodes that are cut in the end
 * @returns {() => void} draws it on top of the edges' labels
 */
export function placeReason(ctx, scene, sight, space, cuts) {
  const asked = askedCut(scene, sight, cuts);
  const reason = asked < 0 ? null : fullReason(ctx, scene, sight, space, asked);
  if (!reason) return () => {};
  takeBox(space.taken, reason.box);
  return () => drawReason(ctx, scene, reason);
}

/**
 * The first node that the reader looks at and that was cut, as a place in the sight; -1 if there is none.
 * @param {Scene} scene @param {Sight} sight @param {readonly number[]} cuts
 */
function askedCut(scene, sight, cuts) {
  for (const row of [scene.hovered, scene.selected]) {
    const i = cuts.find((at) => sight.rows[at] === row);
    if (i !== undefined && isCut(scene.trace, row, scene.moment.cursor)) return i;
  }
  return -1;
}

/** @param {Scene} scene */
const fontOf = ({ theme, frame }) => boldFont(theme, isNarrow(frame) ? TEXT.small : TEXT.usual);

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
 * A place for the reason near its cut: on top of edges if necessary, but never on top of nodes and names.
 * @param {Context} ctx @param {Scene} scene @param {Sight} sight @param {Space} space @param {number} i
 * @returns {Reason | null}
 */
function fullReason(ctx, scene, sight, { taken, edges }, i) {
  const bar = barOf(scene, sight, i);
  ctx.font = fontOf(scene);
  const full = wordings(cutReason(scene.trace, sight.rows[i])).slice(0, -1);
  const near = full.flatMap((lines) => placesFor(ctx, scene, bar, lines).map((box) => ({ lines, box })));
  const far = full.flatMap((lines) =>
    placesAround(scene, near.find((place) => place.lines === lines)?.box).map((box) => ({ lines, box })),
  );
  const all = [...near, ...far].filter(({ box: { x, y, width, height } }) => taken.free(x, y, width, height));
  return all.find(({ box: { x, y, width, height } }) => edges.free(x, y, width, height)) ?? all[0] ?? null;
}

/** @param {Context} ctx @param {Scene} scene @param {Reason} reason */
function drawReason(ctx, scene, { lines, box: { x, y, width, height } }) {
  const { theme } = scene;
  ctx.beginPath();
  addBox(ctx, x, y, width, height, Math.min(height / 2, CORNER.label));
  ctx.fillStyle = theme.colour.cut;
  ctx.fill();
  ctx.font = fontOf(scene);
  ctx.fillStyle = theme.colour["cut-ink"];
  centreText(ctx);
  lines.forEach((line, n) => ctx.fillText(line, x + width / 2, y + PADDING.above + (n + 0.5) * LINE_HEIGHT));
}
