/**
 * The window of the root, as somebody types it: "[−2, 5]", "-2 5", "-inf, 5"; "" is the whole window. Always from MAX's
 * side. Pure functions.
 */

import { formatWindow } from "./format.js";

/** What no window at all looks like. */
export const WHOLE_WINDOW = formatWindow(-Infinity, Infinity);

/**
 * Both ends; null if the text is no window.
 * @param {string} text @returns {[alpha: number, beta: number] | null}
 */
export function windowTyped(text) {
  const ends = text
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/[[\]()]/g, " ")
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (ends.length === 0) return [-Infinity, Infinity];
  const [alpha, beta] = ends.map(endTyped);
  return ends.length === 2 && alpha < beta ? [alpha, beta] : null;
}

/** @param {string} text */
const endTyped = (text) =>
  /^[+-]?(?:∞|inf|infinity|oo)$/i.test(text) ? (text.startsWith("-") ? -Infinity : Infinity) : Number(text);

/**
 * The window as Python takes it, which writes null for infinity; what is no window is left for Python to reject.
 * @param {string} text @returns {(number | null)[] | string}
 */
export const windowForPython = (text) => windowTyped(text)?.map((end) => (Number.isFinite(end) ? end : null)) ?? text;

/** "[−2, +∞]"; what is no window stays as it was typed. @param {string} text */
export function windowWords(text) {
  const window = windowTyped(text);
  return window ? formatWindow(...window) : text;
}
