/** Reads single parts of an answer, and tells each fault in one sentence. As in `plyscope.exercises.reading`. */

import { typedValue } from "../drafts.js";

/** As in `plyscope.input.checks`. */
const LARGEST_NUMBER = 1e9;

/** What stands for a number in an answer: it may be as it was typed. @param {unknown} given */
export const typedIn = (given) => (typeof given === "string" ? typedValue(given) : given);

/** An answer that cannot be read. */
export class BadAnswer extends Error {}

/** A finite number. @param {unknown} given @param {string} what */
export function numberIn(given, what) {
  if (typeof given !== "number") throw new BadAnswer(`${what} is a number, not "${String(given)}".`);
  if (!(Math.abs(given) <= LARGEST_NUMBER)) throw new BadAnswer(`${what} is too large.`);
  return given === 0 ? 0 : given;
}

/** A number as in a textbook: with a true minus sign, and two digits at most. @param {number} number */
export const written = (number) => String(Math.round(number * 100) / 100).replace("-", "−");
