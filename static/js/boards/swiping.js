// A swipe over the maze as a step: where the finger went from where it came down.

/** @typedef {import("./scene.js").Direction} Direction */
/** @typedef {Pick<PointerEvent, "clientX" | "clientY" | "pointerId">} Point */

/** A shorter way, in pixels, is a tap. */
const SHORTEST = 20;

/**
 * The direction of a way; null if it is too short.
 * @param {number} right @param {number} down in pixels @returns {Direction | null}
 */
export function directionOf(right, down) {
  if (Math.max(Math.abs(right), Math.abs(down)) < SHORTEST) return null;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "right" : "left";
  return down > 0 ? "down" : "up";
}

/** Where a finger came down on a maze. @type {WeakMap<EventTarget, Point>} */
const begun = new WeakMap();

/** @param {PointerEvent} event */
export function beginSwipe(event) {
  if (event.currentTarget) begun.set(event.currentTarget, event);
}

/**
 * The direction of the swipe that ends with this event, or null. A swipe counts as soon as it is long enough.
 * @param {PointerEvent} event @returns {Direction | null}
 */
export function endSwipe(event) {
  const maze = event.currentTarget;
  const from = maze && begun.get(maze);
  if (!maze || !from || from.pointerId !== event.pointerId) return null;
  const direction = directionOf(event.clientX - from.clientX, event.clientY - from.clientY);
  if (direction || event.type !== "pointermove") begun.delete(maze);
  return direction;
}
