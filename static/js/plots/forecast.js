/**
 * The statistics that ProbCut relies on, in words.
 *
 * @typedef {NonNullable<import("../state/results.js").Laboratory["forecast"]>} Forecast
 */

import { formatValue } from "../words/format.js";

/** The fitted line, what it promises, and how well that held on other positions. @param {Forecast} forecast */
export function forecastLine({ count, options: { a, b, sigma }, chanceOfError, seen }) {
  const line = `From ${count} positions nearby: deep ≈ ${formatValue(a)} · shallow + ${formatValue(b)}, with σ = ${formatValue(sigma)}.`;
  const promise = `A cut is wrong in ${percent(chanceOfError)} of cases, if errors are normally distributed and other positions are similar.`;
  return `${line} ${promise}${seen.count > 0 ? ` ${howItTurnedOut(seen)}` : ""}`;
}

/**
 * A cut at β is wrong if the deep value is less than was thought safe, a cut at α if it is more.
 * @param {Forecast["seen"]} seen
 */
const howItTurnedOut = ({ count, below, above }) =>
  `Of ${count} other positions nearby, ${percent(below)} lie so far below the line that a cut at β can be wrong, and ${percent(above)} so far above it that a cut at α can be wrong.`;

/** To a tenth: a few positions cannot tell it more exactly. @param {number} share */
const percent = (share) => `${formatValue(Math.round(1000 * share) / 10)} %`;
