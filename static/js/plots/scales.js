// From numbers to pixels, and which numbers are written at an axis. Pure, no DOM.
import { scaleLinear, scaleLog } from "d3-scale";
import { hasPlace } from "./data.js";

/** @typedef {import("./data.js").Axis} Axis */
/** @typedef {import("d3-scale").ScaleContinuousNumeric<number, number>} Scale */

/** An axis with at most this many decades has ticks between the powers of ten. */
const FEW_DECADES = 2.5;

/**
 * The scale of an axis for `values`, onto the pixels from `range[0]` to `range[1]`.
 * @param {Axis} axis
 * @param {readonly number[]} values those without a place on the axis are skipped
 * @param {readonly [number, number]} range
 * @param {boolean} [roomy] whether it ends at round numbers, not at the values
 * @returns {Scale}
 */
export function makeScale(axis, values, range, roomy = false) {
  const domain = widened(axis, extent(values.filter((value) => hasPlace(axis, value))));
  const scale = axis.scale === "log" ? scaleLog() : scaleLinear();
  scale.domain(domain).range(range);
  return roomy ? scale.nice() : scale;
}

/**
 * The least and the greatest; [1, 1] if there are none.
 * @param {readonly number[]} values @returns {[number, number]}
 */
function extent(values) {
  if (values.length === 0) return [1, 1];
  let [least, greatest] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return [least, greatest];
}

/** A single value is in the middle. @param {Axis} axis @param {[number, number]} ends @returns {[number, number]} */
function widened(axis, [from, to]) {
  if (from < to) return [from, to];
  if (axis.scale === "log") return [from / 2, to * 2];
  const reach = axis.whole ? 1 : Math.abs(from) / 2 || 1;
  return [from - reach, to + reach];
}

/**
 * The numbers to write at an axis, at most about `room` of them.
 * @param {Scale} scale
 * @param {Axis} axis
 * @param {number} room
 */
export function ticksOf(scale, axis, room) {
  if (axis.scale === "log") return logTicks(scale, room);
  const ticks = scale.ticks(room);
  return axis.whole ? ticks.filter(Number.isInteger) : ticks;
}

/** @param {Scale} scale @param {number} room */
function logTicks(scale, room) {
  const [from, to] = scale.domain();
  const decades = Math.log10(to / from);
  // With a higher count, d3 offers every multiple of the powers; the round ones are kept.
  if (decades <= FEW_DECADES) return scale.ticks(10).filter((tick) => [1, 2, 5].includes(mantissa(tick)));
  return scale.ticks(Math.min(room, decades)).filter((tick) => mantissa(tick) === 1);
}

/** The first digit of a tick: a tick is a digit times a power of ten. @param {number} tick */
function mantissa(tick) {
  return Math.round(tick / 10 ** Math.floor(Math.log10(tick) + 1e-9));
}
