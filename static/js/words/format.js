// How numbers are written everywhere on the page. Pure functions, no DOM.

const NOTHING = "–";
/** A number nearer to 0 than this is the end of a null window at 0. */
const SMALLEST = 1e-300;
/** A value nearer to 0 than this is the rounding error of a sum that is 0. */
const NOISE = 1e-12;
/** Ends that are this near to each other, for their size, are neighbouring floating-point numbers. */
const NEIGHBOURS = 1e-14;

/**
 * A size (not negative, finite) with at most three decimals, or three significant digits below 1.
 *
 * A fraction is never rounded up to a whole number, so that an estimate of 0.9999 does not look like a win. The noise
 * of binary fractions (0.1 + 0.2) is removed first.
 * @param {number} size
 */
function formatSize(size) {
  const clean = Number(size.toPrecision(12));
  if (Number.isInteger(clean)) return String(clean);
  const rounded = Number(clean < 1 ? clean.toPrecision(3) : clean.toFixed(3));
  return String(Number.isInteger(rounded) ? Math.floor(clean * 1000) / 1000 : rounded);
}

/**
 * A value or a bound: "−3", "0.5", "+∞", "−∞", and "–" for a missing number (NaN).
 * @param {number} value
 */
export function formatValue(value) {
  if (Number.isNaN(value)) return NOTHING;
  if (value === Infinity) return "+∞";
  if (value === -Infinity) return "−∞";
  if (value !== 0 && Math.abs(value) < SMALLEST) return value < 0 ? "0⁻" : "0⁺";
  if (Math.abs(value) < NOISE) return "0";
  return (value < 0 ? "−" : "") + formatSize(Math.abs(value)).replace("e-", "e−");
}

/** A mean, with one decimal at most. @param {number} mean */
export const formatMean = (mean) => formatValue(Number(mean.toFixed(1)));

/**
 * What is known about a value: "3" if it is exact, "≤ 2" or "≥ 5" if it is a bound, "–" if nothing is known.
 * @param {"=" | "<=" | ">=" | null} bound
 * @param {number | null} value
 */
export function formatBound(bound, value) {
  if (value === null || Number.isNaN(value)) return NOTHING;
  if (bound === "<=") return `≤ ${formatValue(value)}`;
  if (bound === ">=") return `≥ ${formatValue(value)}`;
  return formatValue(value);
}

/**
 * The window [α, β], as "[3, +∞]"; "" for a search that has none (NaN). A null window, whose ends are neighbours, is
 * written as "[3, 3⁺]" or "[3⁻, 3]", depending on the end that it was made from.
 * @param {number} alpha
 * @param {number} beta
 */
export function formatWindow(alpha, beta) {
  if (Number.isNaN(alpha) || Number.isNaN(beta)) return "";
  return `[${formatEnds(alpha, beta).join(", ")}]`;
}

/**
 * Both ends of a window; see formatWindow.
 * @param {number} alpha
 * @param {number} beta
 * @returns {[string, string]}
 */
export function formatEnds(alpha, beta) {
  const side = nullWindow(alpha, beta);
  if (side === "above") return [formatValue(alpha), `${formatValue(alpha)}⁺`];
  if (side === "below") return [`${formatValue(beta)}⁻`, formatValue(beta)];
  return [formatValue(alpha), formatValue(beta)];
}

/**
 * Whether a window is a null window, whose ends are neighbours, and on which side of the number that it was made
 * from: "above" α or "below" β; "" for any other window.
 * @param {number} alpha
 * @param {number} beta
 * @returns {"above" | "below" | ""}
 */
export function nullWindow(alpha, beta) {
  const gap = beta - alpha;
  if (!Number.isFinite(gap) || gap <= 0 || gap > NEIGHBOURS * Math.max(Math.abs(alpha), Math.abs(beta), SMALLEST))
    return "";
  return String(alpha).length <= String(beta).length ? "above" : "below";
}

/**
 * A count of things: "18,297". The first formatter of the browser would cost the start 30 ms.
 * @param {number} count
 */
export function formatCount(count) {
  return String(Math.round(count)).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/**
 * A time: "0.4 ms", "24 ms", "1.25 s", "12 s", "2 min 5 s".
 * @param {number} seconds not negative
 */
export function formatSeconds(seconds) {
  if (seconds < 0.0095) return `${Number((seconds * 1000).toFixed(1))} ms`;
  if (seconds < 0.9995) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 9.995) return `${Number(seconds.toFixed(2))} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const rest = whole % 60;
  const minutes = formatCount(Math.floor(whole / 60));
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/**
 * A size that is only known roughly: "850", "12,000", "5 million", "9 × 10²⁸".
 * @param {number} size not negative
 */
export function rough(size) {
  if (size < 1000) return String(Math.round(size));
  if (size < 1e6) return `${formatCount(Number(size.toPrecision(2)))}`;
  if (size < 1e9) return `${Number((size / 1e6).toPrecision(2))} million`;
  const power = Math.floor(Math.log10(size));
  const digits = [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${Math.round(size / 10 ** power)} × 10${digits}`;
}

/** How long something will still take, as far as it is known; "" for 0. @param {number} seconds */
export function formatTimeLeft(seconds) {
  if (seconds === 0) return "";
  const step = seconds <= 10 ? 1 : 5;
  return seconds > 60
    ? `about ${Math.ceil(seconds / 60)} min left`
    : `about ${Math.ceil(seconds / step) * step} s left`;
}
