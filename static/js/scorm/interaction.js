/**
 * A question as SCORM 1.2 records it: answers as plain text of at most 255 characters. Pure functions.
 *
 * @typedef {{id: string, type: string, response: string, right: string, result: string}} Interaction
 */

import { plainName } from "./forms.js";

/** CMIFeedback in SCORM 1.2. */
export const LONGEST = 255;

/** @type {Readonly<Record<string, (answer: Record<string, any>) => string>>} */
const WRITERS = {
  cuts: ({ cut }) => cut.join(" ") || "none",
  chance: ({ cut }) => cut.join(" ") || "none",
  leaves: ({ leaves, count }) => `${leaves.join(" ") || "none"}, ${count}`,
  values: ({ values, best }) => `${pairs(values, String)} best=${best ?? "-"}`,
  windows: ({ windows }) =>
    pairs(windows, ([alpha, beta]) => `${alpha === null ? "-inf" : alpha}..${beta === null ? "inf" : beta}`),
};

/** @param {Record<string, any>} given @param {(value: any) => string} write */
const pairs = (given, write) =>
  Object.entries(given)
    .map(([name, value]) => `${name}=${value === null ? "-" : write(value)}`)
    .join(" ");

/** An answer in letters that every platform takes. @param {string} type @param {Record<string, any>} answer */
export function responseOf(type, answer) {
  const text = plainName(WRITERS[type](answer))
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
