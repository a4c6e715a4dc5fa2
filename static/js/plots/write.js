// How a plot writes numbers. Pure, no DOM.
import { formatCount, formatValue } from "../words/format.js";

const THOUSANDS = [
  { size: 1e6, letter: "M" },
  { size: 1e3, letter: "k" },
];

/**
 * A number at an axis: "0.1", "100", "10k", "2M", "10⁹"; short, because there is little room.
 * @param {number} value
 */
export function formatTick(value) {
  const size = Math.abs(value);
  if (size >= 1e9 || (size > 0 && size < 0.001)) return powerOfTen(value);
  const unit = size % 100 === 0 ? THOUSANDS.find((each) => size >= each.size) : undefined;
  return unit ? formatValue(value / unit.size) + unit.letter : formatValue(value);
}

/** As "10⁹" or "2 × 10⁹". @param {number} value */
function powerOfTen(value) {
  const power = Math.floor(Math.log10(Math.abs(value)) + 1e-9);
  const factor = Number((value / 10 ** power).toPrecision(3));
  const ten = `10${raised(power)}`;
  return factor === 1 ? ten : `${formatValue(factor)} × ${ten}`;
}

/** @param {number} power */
function raised(power) {
  const digits = [...String(Math.abs(power))].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]);
  return (power < 0 ? "⁻" : "") + digits.join("");
}

/**
 * A number in full, for the table and for sentences: "18,297", "−0.056", "2.56 × 10¹²".
 * @param {number} value
 */
export function formatNumber(value) {
  const size = Math.abs(value);
  if (size >= 1e12 && Number.isFinite(value)) return powerOfTen(value);
  return size >= 1000 && Number.isFinite(value) ? formatCount(value).replace("-", "−") : formatValue(value);
}
