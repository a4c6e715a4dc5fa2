// Motions on a board wait for each other, so that an answer that comes at once is seen after the move before it.

/** Until when something moves on a board. @type {WeakMap<Element, number>} */
const busyUntil = new WeakMap();

/** Whether nothing should move: the reader does not want it, or does not see it. */
export const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Books the board for a motion. Returns how long this has to wait, in milliseconds.
 * @param {Element} board @param {number} duration
 */
export function waitFor(board, duration) {
  const now = performance.now();
  const delay = Math.max(0, (busyUntil.get(board) ?? 0) - now);
  busyUntil.set(board, now + delay + duration);
  return delay;
}
