// A value that depends on two numbers, as a map of cells in bands, like a weather map. Pure, no DOM.

/** A map has at most about this many bands on either side of 0. */
const BANDS = 5;

/**
 * How wide a band of values is: a one, two or five followed by zeros.
 * @param {readonly (readonly number[])[]} values
 */
export function bandWidth(values) {
  const most = Math.max(...values.flat().map(Math.abs), 0);
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most / BANDS));
  return power * ([1, 2, 5].find((factor) => factor * power * BANDS >= most * (1 - 1e-9)) ?? 10);
}

/**
 * The band of a value, from −BANDS to BANDS: 0 only for the value 0, else counted outwards, so that the sign is never
 * lost.
 * @param {number} value
 * @param {number} width
 */
export function bandOf(value, width) {
  const size = Math.abs(value) / width;
  return size < 1e-9 ? 0 : Math.sign(value) * Math.max(1, Math.ceil(size - 1e-9));
}

/**
 * The borders between bands, as an SVG path in units of cells; the cell (i, j) is between i and i + 1
 * across and between j and j + 1 downwards.
 * @param {readonly (readonly number[])[]} bands by i, then j
 */
export function borders(bands) {
  const parts = [];
  for (let i = 0; i < bands.length; i++) {
    for (let j = 0; j < bands[i].length; j++) {
      if (i > 0 && bands[i - 1][j] !== bands[i][j]) parts.push(`M${i} ${j}v1`);
      if (j > 0 && bands[i][j - 1] !== bands[i][j]) parts.push(`M${i} ${j}h1`);
    }
  }
  return parts.join("");
}

/** Which step is nearest to a value. @param {readonly number[]} steps @param {number} value */
export function nearest(steps, value) {
  let best = 0;
  for (let i = 1; i < steps.length; i++) {
    if (Math.abs(steps[i] - value) < Math.abs(steps[best] - value)) best = i;
  }
  return best;
}

/**
 * The place of a value among the steps, in steps from the first; a fraction if it is between two steps.
 * @param {readonly number[]} steps ascending
 * @param {number} value
 */
export function placeOf(steps, value) {
  const after = steps.findIndex((step) => step >= value);
  if (after === -1) return steps.length - 1;
  if (after === 0) return 0;
  return after - (steps[after] - value) / (steps[after] - steps[after - 1]);
}

const MOVES = /** @type {Record<string, readonly [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
});

/**
 * The pair that an arrow key leads to: the first number grows to the right, the second upwards; null for any other
 * key, or at the border.
 * @param {readonly number[]} steps
 * @param {readonly [number, number]} at
 * @param {string} key
 * @returns {[number, number] | null}
 */
export function movedBy(steps, at, key) {
  const move = MOVES[key];
  if (!move) return null;
  const [a, b] = at.map((value, axis) => steps[nearest(steps, value) + move[axis]]);
  return a === undefined || b === undefined ? null : [a, b];
}

/**
 * About `count` of the steps, evenly spaced, including the first.
 * @param {readonly number[]} steps
 * @param {number} count
 * @returns {number[]} their indexes
 */
export function someOf(steps, count) {
  const every = Math.max(1, Math.round((steps.length - 1) / (count - 1)));
  return steps.map((_, index) => index).filter((index) => index % every === 0);
}
