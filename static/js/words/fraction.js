// How probabilities are written on the boards. Pure functions.
import { formatValue } from "./format.js";

/** @type {readonly [number, string][]} */
const FRACTIONS = [
  [1 / 2, "½"],
  [1 / 3, "⅓"],
  [2 / 3, "⅔"],
  [1 / 4, "¼"],
  [3 / 4, "¾"],
  [1 / 5, "⅕"],
  [2 / 5, "⅖"],
  [3 / 5, "⅗"],
  [4 / 5, "⅘"],
  [1 / 6, "⅙"],
  [5 / 6, "⅚"],
  [1 / 8, "⅛"],
  [3 / 8, "⅜"],
  [5 / 8, "⅝"],
  [7 / 8, "⅞"],
];

/**
 * A probability as a simple fraction if it is one ("¾", "⅙"), else as a decimal ("0.45").
 * @param {number} probability
 */
export function fractionText(probability) {
  const near = FRACTIONS.find(([value]) => Math.abs(value - probability) < 1e-9);
  return near ? near[1] : formatValue(probability);
}

/** A share of a whole: "33 %". @param {number} share between 0 and 1 */
export const percentText = (share) => `${Math.round(100 * share)} %`;
