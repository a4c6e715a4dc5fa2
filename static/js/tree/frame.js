/**
 * What the camera looks at, and how much of the view is covered by other things.
 */
import { hasAssignments } from "../trace/constraints.js";
import { lettersInBox } from "./assignments.js";

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
    ...(prepared && boxesOf(prepared)),
  };
}

/** What partial assignments need: they are boxes, with the names of the levels at the left. @param {Prepared} prepared */
function boxesOf({ trace, levels }) {
  if (!hasAssignments(trace)) return {};
  const longest = Math.max(0, ...levels.map(({ text }) => text.length));
  return { boxes: true, margin: longest * LETTER, letters: lettersInBox(trace) };
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
