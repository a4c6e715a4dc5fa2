// Numbers as people type them. Pure, no DOM.
import { formatCount } from "../words/format.js";

/** A large number as the page writes it: "1,000,000". */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+$/;

/** The value as a field shows it. @param {number | string} value  a string is typed text that is not a number */
export const fieldText = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? formatCount(value) : String(value);

/**
 * The number in a text ("0.5", "−2", "1/3", "0,75", "1,000"), or the text itself if it is not a number.
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
 * The step of a slider: a power of ten that gives at least fifty steps.
 * @param {number} minimum
 * @param {number} maximum
 */
export function stepOf(minimum, maximum) {
  return 10 ** Math.floor(Math.log10((maximum - minimum) / 50));
}
