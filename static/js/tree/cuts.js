/**
 * A cut: a small disc with its number, in the order of the search, at the first edge that it saved; where nodes are
 * small, or where there is no room for a disc, a dot. Its reason is written beside it if the reader points at the node.
 */
import { prunedRange } from "../trace/cursor.js";
import { isNarrow } from "./insets.js";
import { cutReason } from "./format.js";
import { isCut } from "../trace/moment.js";
import { LINE_HEIGHT, PADDING, placesAround, placesFor, wordings } from "./reason-places.js";
import { addBox } from "./shapes.js";
import { READABLE, reachDown } from "./sizes.js";
import { CORNER, TEXT, TEXT_SHIFT, boldFont, centreText } from "./tokens.js";
import { edgeOf, takeBox } from "./writing.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Space} Space */
/** @typedef {import("./writing.js").Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x1: number, y1: number, x2: number, y2: number}} Line */
/** @typedef {{lines: string[], box: Box}} Reason */
/**
 * The mark of the cut at a row: where its middle is, how far it reaches, and its number; "" for a dot. The cut may be
 * still to come.
 * @typedef {{row: number, x: number, y: number, half: number, radius: number, number: string}} Mark
 */

/** A disc with a number of one digit; each further digit makes it wider. A dot beside a large or small node. */
const RADIUS = 9;
const DIGIT = 3;
const DOT = { large: 4, small: 2.5 };
/** The middle of a mark is on an edge that the cut saved, at one of these shares of the way down. */
const ALONG = [0.34, 0.44, 0.25, 0.55];
/** Besides, it is tried this far from the edge. */
const BESIDE = 5;

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
 * Finds places for the marks of cuts, and takes them. A cut has no mark if there is no room even for a dot.
 * @param {Scene} scene @param {VisibleNodes} visible @param {Space} space
 * @param {readonly number[]} cuts places among the visible nodes of nodes that are cut in the end
 * @returns {Mark[]}
 */
export function placeMarks(scene, visible, space, cuts) {
  const others = cuts.some((i) => isReadable(visible, i)) ? skippedEdges(scene, visible) : [];
  return cuts.flatMap((i) => {
    const row = visible.rows[i];
    const isLarge = isReadable(visible, i);
    const number = isLarge ? String(numberOf(scene.trace, row)) : "";
    const half = RADIUS + (number.length - 1) * DIGIT;
    const dot = isLarge ? DOT.large : DOT.small;
    const shapes = [...(isLarge ? [{ number, radius: RADIUS, half }] : []), { number: "", radius: dot, half: dot }];
    const foreign = isLarge ? others.filter(({ above }) => above !== row) : [];
    for (const shape of shapes) {
      const place = placeOf(scene, visible, space, i, shape, foreign);
      if (!place) continue;
      takeBox(space.taken, boxOf({ ...shape, ...place }));
      return [{ row, ...shape, ...place }];
    }
    return [];
  });
}

/** The edges that cuts saved, with the row above each. @param {Scene} scene @param {VisibleNodes} visible @returns {(Line & {above: number})[]} */
function skippedEdges(scene, visible) {
  const { trace } = scene;
  const places = Array.from({ length: visible.count }, (_, i) => i).filter((i) => visible.rows[i] >= trace.visited);
  return places.map((i) => ({ ...edgeOf(scene, visible, i), above: trace.parent[visible.rows[i]] }));
}

/**
 * The first place where a mark covers nothing but edges that its own cut saved; null if there is none.
 * @param {Scene} scene @param {VisibleNodes} visible @param {Space} space @param {number} i
 * @param {{half: number, radius: number}} shape @param {readonly Line[]} foreign  edges that other cuts saved
 * @returns {Point | null}
 */
function placeOf(scene, visible, { taken, edges }, i, shape, foreign) {
  const { trace } = scene;
  const { start, end } = prunedRange(trace, visible.rows[i]);
  const children = [...trace.children.subarray(start, end)];
  const aside = shape.half + BESIDE;
  /** @param {number} child @param {number} dx */
  const down = (child, dx) =>
    ALONG.map((share) => along(scene, visible, i, child, share)).map(({ x, y }) => ({ x: x + dx, y }));
  const [first, last] = [children[0], children[children.length - 1]];
  const places = [...children.flatMap((child) => down(child, 0)), ...down(last, aside), ...down(first, -aside)];
  const isFree = (/** @type {Point} */ place) => {
    const { x, y, width, height } = boxOf({ ...shape, ...place });
    return (
      [taken, edges].every((each) => each.free(x, y, width, height)) &&
      foreign.every((line) => distance(line, place) > shape.half)
    );
  };
  return places.find(isFree) ?? null;
}

/** @param {Point & {half: number, radius: number}} mark @returns {Box} */
const boxOf = ({ x, y, half, radius }) => ({ x: x - half, y: y - radius, width: 2 * half, height: 2 * radius });

/** How far a point is from a line. @param {Line} line @param {Point} point */
function distance({ x1, y1, x2, y2 }, { x, y }) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - dx * share, y - y1 - dy * share);
}

/**
 * A point on the edge from a node to a child that was cut.
 * @param {Scene} scene @param {VisibleNodes} visible @param {number} i @param {number} child @param {number} share  of the way down
 */
function along({ layout, camera, above }, visible, i, child, share) {
  const top = visible.y[i] + reachDown(visible.shape[i], visible.unit[i], visible.board[i]);
  const bottom = visible.y[i] + visible.level - above(child);
  const x = camera.x + layout.x[child] * visible.slot;
  return { x: visible.x[i] + (x - visible.x[i]) * share, y: top + (bottom - top) * share };
}

/** Draws the marks of the cuts that have happened. @param {Context} ctx @param {Scene} scene @param {readonly Mark[]} marks */
export function drawMarks(ctx, scene, marks) {
  for (const mark of marks) if (isCut(scene.trace, mark.row, scene.moment.cursor)) drawMark(ctx, scene, mark);
}

/**
 * @param {Context} ctx @param {Scene} scene @param {Mark} mark
 * @param {number} [share]  how large it is: 1 is its size
 */
export function drawMark(ctx, { theme }, { x, y, half, radius, number }, share = 1) {
  if (share <= 0) return;
  ctx.fillStyle = theme.colour.cut;
  ctx.beginPath();
  addBox(ctx, x - half * share, y - radius * share, 2 * half * share, 2 * radius * share, radius * share);
  ctx.fill();
  if (number === "" || share < 1) return;
  ctx.font = boldFont(theme, TEXT.small);
  ctx.fillStyle = theme.colour["cut-ink"];
  centreText(ctx);
  ctx.fillText(number, x, y + TEXT_SHIFT);
}

/**
 * The row whose cut has its mark at a point; −1 if there is none.
 * @param {readonly Mark[]} marks @param {number} x @param {number} y @param {number} reach  beside the mark
 */
export const markAt = (marks, x, y, reach) =>
  marks.find((mark) => Math.abs(x - mark.x) <= mark.half + reach && Math.abs(y - mark.y) <= mark.radius + reach)?.row ??
  -1;

/**
 * The reason of the cut that the reader points at.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space
 * @param {readonly number[]} cuts places among the visible nodes of nodes that are cut in the end @param {readonly Mark[]} marks
 * @returns {() => void} draws it on top of the edges' labels
 */
export function placeReason(ctx, scene, visible, space, cuts, marks) {
  const focused = focusedCut(scene, visible, cuts);
  const reason = focused < 0 ? null : fullReason(ctx, scene, visible, space, focused, marks);
  if (!reason) return () => {};
  takeBox(space.taken, reason.box);
  return () => drawReason(ctx, scene, reason);
}

/**
 * The first node that the reader looks at and that was cut, as a place among the visible nodes; -1 if there is none.
 * @param {Scene} scene @param {VisibleNodes} visible @param {readonly number[]} cuts
 */
function focusedCut(scene, visible, cuts) {
  for (const row of [scene.hovered, scene.selected]) {
    const i = cuts.find((at) => visible.rows[at] === row);
    if (i !== undefined && isCut(scene.trace, row, scene.moment.cursor)) return i;
  }
  return -1;
}

/** @param {Scene} scene */
const fontOf = ({ theme, frame }) => boldFont(theme, isNarrow(frame) ? TEXT.small : TEXT.usual);

/** @param {VisibleNodes} visible @param {number} i */
function isReadable(visible, i) {
  return visible.unit[i] >= READABLE || visible.board[i] > 0;
}

/**
 * A place for the reason near its cut: on top of edges if necessary, but never on top of nodes and names.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space @param {number} i
 * @param {readonly Mark[]} marks @returns {Reason | null}
 */
function fullReason(ctx, scene, visible, { taken, edges }, i, marks) {
  const row = visible.rows[i];
  const first = scene.trace.children[prunedRange(scene.trace, row).start];
  const mark = marks.find((each) => each.row === row) ?? { ...along(scene, visible, i, first, ALONG[0]), half: 0 };
  ctx.font = fontOf(scene);
  const full = wordings(cutReason(scene.trace, row)).slice(0, -1);
  const near = full.flatMap((lines) => placesFor(ctx, scene, mark, lines).map((box) => ({ lines, box })));
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
