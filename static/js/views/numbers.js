// Numbers as people type them. Pure, no DOM.
import { formatCount } from "../words/format.js";

/** A number as large as the page writes it: "1,000,000". */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+$/;

/** As a field shows it: a whole number as everywhere on the page. @param {number | string} value  a text is what was typed, and is no number */
export const fieldText = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? formatCount(value) : String(value);

/**
 * The number that a text says ("0.5", "−2", "1/3", "0,75", "1,000"), or the text itself when it says none.
 * @param {string} text
 * @returns {number | string}
 */
export function readNumber(text) {
  if (GROUPED.test(text.trim())) return Number(text.replaceAll(",", ""));
  const plain = text
    .trim()
    .replace("−", "-")
    .replace(/^(-?\d*),(\d+)$/, "$1.$2");
  const fraction = /^(-?\d+)\s*\/\s*(\d+)$/.exec(plain);
  const number = fraction ? Number(fraction[1]) / Number(fraction[2]) : Number(plain);
  return plain === "" || !Number.isFinite(number) ? text.trim() : number;
}

/**
 * The step of a slider: a power of ten, such that there are at least fifty of them.
 * @param {number} minimum
 * @param {number} maximum
 */
export function stepOf(minimum, maximum) {
  return 10 ** Math.floor(Math.log10((maximum - minimum) / 50));
}
