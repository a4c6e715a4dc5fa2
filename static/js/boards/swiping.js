// Moves that are directions: arrows on their buttons, and a swipe over the board, from where the finger came down.
import { html } from "lit";

/** @typedef {"up" | "left" | "down" | "right"} Direction */
/** @typedef {import("./index.js").Action} Action */
/** @typedef {Pick<PointerEvent, "clientX" | "clientY" | "pointerId">} Point */

export const ARROWS = /** @type {Readonly<Record<string, string>>} */ ({ up: "↑", left: "←", down: "↓", right: "→" });

/** What the button of a direction shows; other moves show their names. @param {Action} action */
export const arrowLabel = ({ id, name }) =>
  id in ARROWS ? html`<span class="label" aria-hidden="true"><b>${ARROWS[id]}</b> ${name}</span>` : undefined;

/** Plays the direction of a swipe that has ended. @param {{open: boolean, onPlay: (id: string) => void}} props */
export const swiped = (props) => (/** @type {PointerEvent} */ event) => {
  const direction = endSwipe(event);
  // Of a move that is not legal, Python says why.
  if (direction && props.open) props.onPlay(direction);
};

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

/** Where a finger came down on a board. @type {WeakMap<EventTarget, Point>} */
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
  const board = event.currentTarget;
  const from = board && begun.get(board);
  if (!board || !from || from.pointerId !== event.pointerId) return null;
  const direction = directionOf(event.clientX - from.clientX, event.clientY - from.clientY);
  if (direction || event.type !== "pointermove") begun.delete(board);
  return direction;
}
