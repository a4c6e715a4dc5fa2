/**
 * How the camera gets from one place to another. Between places that are not in view together it zooms out on its way,
 * so that the reader sees both.
 */
import { between, clampCamera, scaleOf } from "./camera.js";
import { SLOT_PIXELS } from "./sizes.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./camera.js").Frame} Frame */

/** How much of the width lies between what was in the middle and what will be, half-way: so all that was in view then is. */
const APART = 0.48;
/** How much the camera's way is done while it is far away: more, the farther it zooms out. */
const LEAST_POWER = 1;
const MOST_POWER = 4;
const POWER_OF_DIP = 1.5;

/** What is in the middle of the view. @param {Camera} camera @param {Frame} frame */
function middleOf({ k, x, y }, frame) {
  const { slot, level } = scaleOf(k, frame);
  return { x: (frame.width / 2 - x) / slot, level: (frame.height / 2 - y) / level };
}

/**
 * By which factor the camera zooms out on its way, as a logarithm; 0 if both places are near each other.
 * @param {Camera} from @param {Camera} to @param {Frame} frame
 */
export function dipOf(from, to, frame) {
  const apart = Math.abs(middleOf(from, frame).x - middleOf(to, frame).x) * SLOT_PIXELS;
  const lower = Math.min(from.k, to.k);
  if (apart * lower <= frame.width) return 0;
  return Math.log(Math.sqrt(from.k * to.k)) - Math.log((APART * frame.width) / apart);
}

/**
 * @param {Camera} from @param {Camera} to @param {Frame} frame @param {number} share of the time, 0 to 1 @returns {Camera}
 */
export function flight(from, to, frame, share) {
  const dip = dipOf(from, to, frame);
  if (dip <= 0 || share >= 1) return between(from, to, share);
  const k = from.k * (to.k / from.k) ** share * Math.exp(-dip * 4 * share * (1 - share));
  const power = Math.min(MOST_POWER, LEAST_POWER + POWER_OF_DIP * dip);
  const [done, left] = [share ** power, (1 - share) ** power];
  const along = done / (done + left);
  const [a, b] = [middleOf(from, frame), middleOf(to, frame)];
  const { slot, level } = scaleOf(k, frame);
  const [x, row] = [a.x + (b.x - a.x) * along, a.level + (b.level - a.level) * along];
  return clampCamera({ k, x: frame.width / 2 - x * slot, y: frame.height / 2 - row * level }, frame);
}
