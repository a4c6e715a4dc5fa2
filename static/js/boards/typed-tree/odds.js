/** Probabilities as they are typed, "1/2" or "0.25": what changes when an outcome comes or goes. Pure functions. */

/** @typedef {{above: number, below: number}} Fraction */

/** @param {number} a @param {number} b @returns {number} */
const divisor = (a, b) => (b === 0 ? a : divisor(b, a % b));

/** @param {string} text @returns {Fraction} */
function fractionOf(text) {
  const [above, below = "1"] = text.split("/");
  const places = (above.split(".")[1] ?? "").length;
  return { above: Math.round(Number(above) * 10 ** places), below: Number(below) * 10 ** places };
}

/** @param {Fraction} fraction */
function textOf({ above, below }) {
  const common = divisor(above, below);
  return below === common ? String(above / common) : `${above / common}/${below / common}`;
}

/** Half of a probability. @param {string} odds */
export function half(odds) {
  const { above, below } = fractionOf(odds);
  return textOf({ above, below: 2 * below });
}

/** The sum of two probabilities. @param {string} one @param {string} other */
export function sum(one, other) {
  const [a, b] = [fractionOf(one), fractionOf(other)];
  return textOf({ above: a.above * b.below + b.above * a.below, below: a.below * b.below });
}

/** The same probability for each of several outcomes. @param {number} count */
export const equalOdds = (count) => textOf({ above: 1, below: count });
