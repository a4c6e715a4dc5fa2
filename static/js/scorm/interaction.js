/**
 * A question as SCORM 1.2 records it: answers as plain text of at most 255 characters. Pure functions.
 *
 * @typedef {{id: string, type: string, response: string, right: string, result: string}} Interaction
 */

import { GRADERS } from "../exercises/grading/index.js";

/** CMIFeedback in SCORM 1.2. */
export const LONGEST = 255;

/** A name of a node in letters that every platform takes: "b1" for "b₁". @param {string} name */
export const plainName = (name) => name.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));

/** An answer in letters that every platform takes. @param {string} type @param {Record<string, any>} answer */
export function responseOf(type, answer) {
  const text = plainName(GRADERS[type].written(answer))
    .replaceAll("≤", "<=")
    .replaceAll("≥", ">=")
    .replaceAll("−", "-")
    .replaceAll("∞", "inf")
    .replace(/[^ -~]/g, "?");
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3)}...`;
}

/**
 * @param {import("./attempt.js").Baked} exercise @param {Record<string, any>} answer @param {number} score
 * @returns {Interaction}
 */
export const interactionOf = ({ id, type, solution }, answer, score) => ({
  id,
  type: "fill-in",
  response: responseOf(type, answer),
  right: responseOf(type, solution),
  result: score === 1 ? "correct" : score === 0 ? "wrong" : String(Math.round(score * 100) / 100),
});
