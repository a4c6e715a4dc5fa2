/**
 * What the camera looks at, and how much of the view is covered by other things.
 */
import { hasAssignments } from "../trace/constraints.js";
import { lettersInBox } from "./assignments.js";
import { levelText } from "./levels.js";
import { LEAF } from "./sizes.js";

/** @typedef {import("./prepared.js").Prepared} Prepared */

/** About how wide a letter of a level's name is. */
const LETTER = 6.8;

/**
 * @param {object} stage
 * @param {{width: number, height: number}} stage.size
 * @param {import("./camera.js").Cover} stage.cover
 * @param {boolean} [stage.alone]
 * @param {Prepared | null} stage.prepared
 * @param {import("./painter.js").DrawBoard | null} stage.drawBoard
 * @returns {import("./camera.js").Frame}
 */
export function frameOf({ size, cover, alone, prepared, drawBoard }) {
  const { layout, lowRoom } = prepared ?? {};
  return {
    ...size,
    cover,
    alone,
    slots: layout?.width ?? 0,
    depth: layout?.depth ?? 0,
    boards: drawBoard !== null,
    lowRoom,
    ...(prepared && namesOf(prepared, size)),
  };
}

/** The room for the names of the levels at the left; partial assignments are boxes. @param {Prepared} prepared @param {{width: number}} size */
function namesOf({ trace, levels }, size) {
  const boxes = hasAssignments(trace);
  const widest = (/** @type {import("./levels.js").LevelName[]} */ some) =>
    Math.max(0, ...some.map((level) => levelText(level, size).length)) * LETTER;
  const margin = widest(levels.filter(({ shape }) => shape !== LEAF));
  return boxes ? { boxes, margin, letters: lettersInBox(trace) } : { margin, allNames: widest(levels) };
}

/**
 * How far what lies over an element reaches into it.
 * @param {Element} element @param {(Element | null)[]} over @param {number} unit CSS pixels in one unit of length
 * @returns {import("./camera.js").Cover}
 */
export function coverOf(element, over, unit) {
  const box = element.getBoundingClientRect();
  const boxes = over.flatMap((each) => (each ? [each.getBoundingClientRect()] : []));
  // In a low view, the buttons stand beside the chips.
  const isAbove = (/** @type {DOMRect} */ each) => each.top + each.bottom < box.top + box.bottom;
  return {
    above: Math.max(0, ...boxes.filter(isAbove).map((each) => (each.bottom - box.top) / unit)),
    below: Math.max(0, ...boxes.filter((each) => !isAbove(each)).map((each) => (box.bottom - each.top) / unit)),
  };
}
