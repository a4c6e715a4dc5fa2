/**
 * What the statistics that ProbCut stands on say.
 *
 * @typedef {NonNullable<import("../state/results.js").Laboratory["forecast"]>} Forecast
 */

import { formatValue } from "../words/format.js";

/** The line, what it promises, and how that turned out elsewhere. @param {Forecast} forecast */
export function forecastLine({ count, options: { a, b, sigma }, chanceOfError, seen }) {
  const line = `From ${count} positions nearby: deep ≈ ${formatValue(a)} · shallow + ${formatValue(b)}, with σ = ${formatValue(sigma)}.`;
  const promise = `A cut is wrong in ${percent(chanceOfError)} of cases, if errors are normally distributed and other positions are similar.`;
  return `${line} ${promise}${seen.count > 0 ? ` ${howItTurnedOut(seen)}` : ""}`;
}

/** A cut at β is wrong where the deep value is less than was safe, one at α where it is more. @param {Forecast["seen"]} seen */
const howItTurnedOut = ({ count, below, above }) =>
  `Of ${count} other positions nearby, ${percent(below)} lie so far below the line that a cut at β can be wrong, and ${percent(above)} so far above it that a cut at α can be wrong.`;

/** To a tenth: few positions tell no more. @param {number} share */
const percent = (share) => `${formatValue(Math.round(1000 * share) / 10)} %`;
