// The little squares that show the colours of maps and graphs.
import { nothing, svg } from "lit";
import { letterOf } from "../words/colours.js";
import { cross, readable, strike } from "./marks.js";

/** @typedef {import("./marks.js").Mark} Mark */

/** The CSS token of a colour. @param {string} colour */
export const paintOf = (colour) => `var(--csp-${colour})`;

/** The distance from one square of a block to the next, if the side is 1. */
export const GAP = 1.16;

/** Squares that are smaller on the screen than this, in CSS pixels, have no room for a letter. */
const LEAST_WITH_LETTER = 9.5;

const LEAST_WITH_CROSS_BEHIND = 14;

/**
 * The places of a block of small squares, row by row, around (0, 0).
 * @param {number} count @param {number} columns @param {number} step the distance from one to the next
 */
export function block(count, columns, step) {
  const across = Math.min(count, columns);
  const down = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) - (across - 1) / 2) * step,
    y: (Math.floor(i / columns) - (down - 1) / 2) * step,
  }));
}

/**
 * A square with a colour's letter.
 * @param {string} colour @param {number} x of its middle @param {number} y @param {number} size
 * @param {{scale: number, kind?: string, looks?: string, wait?: string}} look CSS pixels per unit, a class for the square, and
 *   how a mark comes and goes, see Slot
 */
function square(colour, x, y, size, { scale, kind = "open", looks = kind, wait = "" }) {
  return svg`<g class="square ${looks}" data-value=${colour} .style=${wait}
    ><rect x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} rx=${size * 0.16}
      stroke-width=${size * (kind === "badge" ? 0.09 : 0.07)} .style="fill: ${paintOf(colour)}"></rect
    >${kind !== "badge" && size * scale < LEAST_WITH_LETTER ? nothing : svg`<text x=${x} y=${y} font-size=${readable(size * 0.78, scale)}>${letterOf(colour)}</text>`}${
      kind === "lost" ? strike(x, y, size * 1.1) : nothing
    }</g>`;
}

/**
 * A square for each colour that is still possible, or is removed in this step, each in its own place.
 * @param {readonly import("./marks.js").Slot[]} slots
 * @param {{x: number, y: number, columns: number, size: number, scale: number}} place
 */
export function squares(slots, { x, y, columns, size, scale }) {
  const places = block(slots.length, columns, size * GAP);
  return slots.map(({ value, state, looks, wait }, i) =>
    state === "gone"
      ? nothing
      : square(value, x + places[i].x, y + places[i].y, size, { scale, kind: state, looks, wait }),
  );
}

/**
 * The larger square of the one colour that something has, or of a colour that was tried and refused.
 * @param {string} colour @param {number} x @param {number} y @param {number} size
 * @param {{scale: number, refused: boolean}} look
 */
export function badge(colour, x, y, size, { scale, refused }) {
  const drawn = square(colour, x, y, size, { scale, kind: "badge" });
  if (!refused) return drawn;
  // A cross behind a little square could not be seen among the borders of the regions.
  if (size * scale < LEAST_WITH_CROSS_BEHIND)
    return svg`${drawn}<g class="over">${cross(x, y, size * 1.2)}${cross(x, y, size * 1.2)}</g>`;
  return svg`${cross(x, y, size * 1.75)}${drawn}`;
}
