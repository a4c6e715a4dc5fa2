/** How fast a search is watched, and what the picture does at that speed. Pure functions. */

/** Steps per second; 0 is as fast as the screen can show. */
export const SPEEDS = Object.freeze([
  { speed: 0.4, name: "½×" },
  { speed: 0.8, name: "1×" },
  { speed: 1.6, name: "2×" },
  { speed: 3.2, name: "4×" },
  { speed: 16, name: "20×" },
  { speed: 0, name: "max" },
]);

/** @typedef {{playing: boolean, speed: number}} Pace */

/** Up to this many steps a second, the tree can move along without making you dizzy. */
const FOLLOWED_SPEED = 10;

/** The usual speed, in steps a second; and the greatest at which steps still move. */
export const USUAL_SPEED = 0.8;
const MOVING_SPEED = 3.2;

/** How fast a step moves: 1 at the usual speed; 0 if it jumps. A step by hand has its time. @param {Pace} now */
export function paceOf({ playing, speed }) {
  if (!playing) return 1;
  return speed > 0 && speed <= MOVING_SPEED ? Math.max(1, speed / USUAL_SPEED) : 0;
}

/** Whether the steps are slow enough for a tree to move along. @param {Pace} now */
export const isFollowed = ({ playing, speed }) => !playing || (speed > 0 && speed <= FOLLOWED_SPEED);
