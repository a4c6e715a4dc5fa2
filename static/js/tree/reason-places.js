/**
 * Places for the reason of a cut: beside, below and above its mark, and farther around it.
 */
import { isNarrow } from "./insets.js";
import { measure } from "./measure.js";

/** @typedef {import("./cuts.js").Mark} Mark */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */

/** A line of a reason, and the space around the text in its box; a phone has less space beside it. */
export const LINE_HEIGHT = 14;
export const PADDING = { usual: 8, narrow: 6, above: 5, below: 4 };
/** What stays free at the borders of the view. */
const BORDER = 6;

/** The gaps that are tried between a mark and a reason beside it. */
const BESIDE_MARK = { near: 4, usual: 16, far: 40 };
/** A reason may also be at the right border of the view, if the mark is no farther away than this. */
const FARTHEST = 60;
/** Between the middle of a mark and a reason below or above it; there is a second row of places farther below. */
const UNDER_MARK = 14;
const SECOND_ROW = 20;
/** If there is no place beside the mark, places around it are tried, in steps of this size. */
const STEP_ACROSS = 48;
const STEP_DOWN = 22;
const STEPS_AROUND = 4;

/**
 * Ways to write a reason, the fullest first: on one line, on two lines, and the kind of the cut alone.
 * @param {string} reason @returns {string[][]}
 */
export function wordings(reason) {
  const [kind, why] = reason.split(": ");
  return why ? [[reason], [`${kind}:`, why], [kind]] : [[kind], [kind]];
}

/**
 * Places beside a mark, the best first: right, left, below, above; all within the view.
 * @param {Context} ctx @param {Scene} scene @param {Pick<Mark, "x" | "y" | "half">} mark @param {string[]} lines
 * @returns {Box[]}
 */
export function placesFor(ctx, scene, mark, lines) {
  const { frame } = scene;
  const padding = isNarrow(frame) ? PADDING.narrow : PADDING.usual;
  const width = Math.max(...lines.map((line) => measure(ctx, line))) + 2 * padding;
  const height = lines.length * LINE_HEIGHT + PADDING.above + PADDING.below;
  const last = frame.width - BORDER - width;
  const [start, end] = [mark.x - mark.half, mark.x + mark.half];
  const beside = mark.y - height / 2;
  const low = mark.y + UNDER_MARK;
  const high = mark.y - UNDER_MARK - height;
  const middle = mark.x - width / 2;
  /** @param {number} x */
  const inside = (x) => Math.min(last, Math.max(BORDER, x));
  /** @type {[number, number][]} */
  const corners = [
    [end + BESIDE_MARK.usual, beside],
    [end + BESIDE_MARK.far, beside],
    [end + BESIDE_MARK.near, beside],
    [last > end && last < end + FARTHEST ? last : Infinity, beside],
    [start - BESIDE_MARK.usual - width, beside],
    [start - BESIDE_MARK.near - width, beside],
    [inside(start), low],
    [inside(middle), low],
    [inside(end - width), low],
    [inside(start), low + SECOND_ROW],
    [inside(middle), low + SECOND_ROW],
    [inside(end), high],
    [inside(middle), high],
    [inside(start - width), high],
  ];
  const boxes = corners.map(([x, y]) => ({ x, y, width, height }));
  const within = boxes.filter((box) => isWithin(box, frame));
  return within.length > 0 ? within : [{ x: inside(middle), y: low, width, height }];
}

/**
 * Places around a box, the nearest first, within the view.
 * @param {Scene} scene @param {Box | undefined} box @returns {Box[]}
 */
export function placesAround({ frame }, box) {
  if (!box) return [];
  /** @type {Box[]} */
  const boxes = [];
  for (let dy = -STEPS_AROUND; dy <= STEPS_AROUND; dy += 1) {
    for (let dx = -STEPS_AROUND; dx <= STEPS_AROUND; dx += 1)
      boxes.push({ ...box, x: box.x + dx * STEP_ACROSS, y: box.y + dy * STEP_DOWN });
  }
  /** @param {Box} at */
  const distance = (at) => Math.hypot(at.x - box.x, at.y - box.y);
  return boxes.filter((each) => isWithin(each, frame)).sort((a, b) => distance(a) - distance(b));
}

/** Whether a box keeps clear of the borders of the view. @param {Box} box @param {import("./camera.js").Frame} frame */
const isWithin = ({ x, y, width, height }, frame) =>
  x >= BORDER && x + width <= frame.width - BORDER && y >= BORDER && y + height <= frame.height - BORDER;
