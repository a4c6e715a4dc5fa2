// Lines between two variables: where they begin and end, the heads of arrows, and how they are drawn.
import { svg } from "lit";

/** @typedef {{x: number, y: number}} Place */
/** @typedef {(dx: number, dy: number) => number} Reach how far a shape reaches from its middle in a direction of length 1 */

/** @param {number} radius @returns {Reach} */
export const circleReach = (radius) => () => radius;

/** @param {number} width @param {number} height @returns {Reach} */
export const boxReach = (width, height) => (dx, dy) =>
  Math.min(dx === 0 ? Infinity : width / 2 / Math.abs(dx), dy === 0 ? Infinity : height / 2 / Math.abs(dy));

/**
 * The part of a line between two shapes that is outside both; null if they touch or overlap.
 * @param {Place} from @param {Reach} fromReach @param {Place} to @param {Reach} toReach
 * @returns {{from: Place, to: Place} | null}
 */
export function between(from, fromReach, to, toReach) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  const dx = (to.x - from.x) / length;
  const dy = (to.y - from.y) / length;
  const start = fromReach(dx, dy);
  const end = length - toReach(-dx, -dy);
  if (end <= start) return null;
  return {
    from: { x: from.x + dx * start, y: from.y + dy * start },
    to: { x: from.x + dx * end, y: from.y + dy * end },
  };
}

/**
 * The corners of an arrow's head, its tip at `to`.
 * @param {Place} from @param {Place} to @param {number} size
 * @returns {[Place, Place, Place]}
 */
export function arrowHead(from, to, size) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const dx = (to.x - from.x) / length;
  const dy = (to.y - from.y) / length;
  const back = { x: to.x - dx * size, y: to.y - dy * size };
  const half = size * 0.55;
  return [to, { x: back.x - dy * half, y: back.y + dx * half }, { x: back.x + dy * half, y: back.y - dx * half }];
}

/** @param {readonly Place[]} places */
const pointsText = (places) => places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/**
 * The arc that is being checked, with its arrow.
 * @param {{from: Place, to: Place} | null} line @param {number} head how long the arrow's head is
 */
export function arc(line, head) {
  if (line === null) return svg``;
  const corners = arrowHead(line.from, line.to, head);
  const end = { x: (corners[1].x + corners[2].x) / 2, y: (corners[1].y + corners[2].y) / 2 };
  const path = `M${line.from.x.toFixed(1)},${line.from.y.toFixed(1)}L${end.x.toFixed(1)},${end.y.toFixed(1)}`;
  return arcPath(path, corners);
}

/** @param {string} path up to the arrow's head @param {readonly Place[]} corners of the head */
export function arcPath(path, corners) {
  return svg`<g class="arc"><path class="casing" d=${path}></path
    ><path d=${path}></path><polygon points=${pointsText(corners)}></polygon></g>`;
}

/**
 * The line from a refused value to the variable that it conflicts with.
 * @param {{from: Place, to: Place} | null} line
 */
export function blame(line) {
  return line === null
    ? svg``
    : svg`<line class="blame" x1=${line.from.x} y1=${line.from.y} x2=${line.to.x} y2=${line.to.y}></line>`;
}
