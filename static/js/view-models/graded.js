/** An exercise and its grade in words, on the page and in packages for platforms. Pure functions. */

import { listed } from "../words/sentence.js";

/**
 * @typedef {{score: number, wrong: readonly {node: string, why: string, followed: boolean}[],
 *   misconception: {id: string, sentence: string} | null}} Grade
 */

/** How the search of an exercise is done, where books differ. @param {Pick<import("../python/messages.js").ExerciseShown, "method" | "convention">} exercise */
export function conventionText({ method, convention: { cut, order, bounds } }) {
  const rule = {
    ">=": "cut when v ≥ β or v ≤ α",
    ">": "cut only when v > β or v < α",
    either: "cutting at equality or not: both count",
  }[cut];
  if (method !== "alphabeta" && method !== "star1") return "";
  const known = bounds ? `, all leaves lie between ${bounds[0]} and ${bounds[1]}` : "";
  return `Convention: ${rule}; children ${order}${known}.`;
}

/**
 * The grade in words. Only the first wrong place is explained; the others are marked.
 * @param {Grade} grade @param {import("../exercises/answer-form.js").AnswerForm} form
 * @param {import("../exercises/answer-form.js").Exercise | null} exercise
 */
export function replyTo({ score, wrong, misconception }, form, exercise) {
  const real = wrong.filter(({ followed }) => !followed);
  const nodes = [...new Set(real.map(({ node }) => node))].filter((node) => node !== "");
  return {
    isRight: score === 1,
    score: percent(score),
    why: real[0]?.why ?? "",
    more: nodes.length > 1 ? `Also look again at ${listed(nodes.slice(1, 6))}.` : "",
    misconception: misconception?.sentence ?? "",
    canWatchBoth: misconception !== null && exercise !== null && form.beside(misconception.id, exercise) !== null,
    wrong: new Set(nodes),
  };
}

/** @param {number} score */
export const percent = (score) => `${Math.round(score * 100)} %`;
