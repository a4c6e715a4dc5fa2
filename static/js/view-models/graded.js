/** An exercise and its grade in words, on the page and in packages for platforms. Pure functions. */

import { listed } from "../words/sentence.js";

/**
 * @typedef {{score: number, wrong: readonly {node: string, why: string, followed: boolean}[],
 *   misconception: {id: string, sentence: string} | null, isFirst?: boolean}} Grade  `isFirst` at a first try
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

/** What is said of an answer that is right as far as it goes. */
const INCOMPLETE = "What you have crossed out is right, but something is missing: look again.";

/**
 * What is wrong, without what follows from it. After a first try, branches that are missing are not told: whoever tries
 * again can still find them.
 * @param {Grade} grade @param {import("../exercises/answer-form.js").Look | null} look
 */
export function wrongPlaces({ wrong, isFirst }, look) {
  const real = wrong.filter(({ followed }) => !followed);
  const { crosses, tree, chosen } = look ?? {};
  return isFirst && crosses && tree ? real.filter(({ node }) => chosen?.has(node)) : real;
}

/**
 * What was right, of what is crossed out in a tree or typed.
 * @param {Grade} grade @param {import("../exercises/answer-form.js").Look} look @param {import("../exercises/drafts.js").Draft} draft
 */
export function rightPlaces({ wrong }, { crosses, tree }, { chosen, typed }) {
  const isWrong = new Set(wrong.map(({ node, followed }) => (followed ? "" : node)));
  const filled = Object.keys(typed).filter((name) => typed[name].trim() !== "");
  // A window is typed in two fields, such as "B α".
  const given = [...(crosses && tree ? chosen : []), ...filled.map((name) => name.split(" ")[0])];
  return new Set(given.filter((name) => !isWrong.has(name)));
}

/**
 * The grade in words. Only the first wrong place is explained; the others are marked.
 * @param {Grade} grade @param {import("../exercises/answer-form.js").AnswerForm} form
 * @param {import("../exercises/answer-form.js").Exercise | null} exercise
 * @param {import("../exercises/answer-form.js").Look | null} [look]  of the answer
 */
export function replyTo(grade, form, exercise, look = null) {
  const { score, misconception } = grade;
  const real = wrongPlaces(grade, look);
  const nodes = [...new Set(real.map(({ node }) => node))].filter((node) => node !== "");
  return {
    isRight: score === 1,
    score: percent(score),
    why: real[0]?.why ?? (score === 1 ? "" : INCOMPLETE),
    canFix: real.length > 0,
    more: nodes.length > 1 ? `Also look again at ${listed(nodes.slice(1, 6))}.` : "",
    misconception: misconception?.sentence ?? "",
    canWatchBoth: misconception !== null && exercise !== null && form.beside(misconception.id, exercise) !== null,
    wrong: new Set(nodes),
  };
}

/** @param {number} score */
export const percent = (score) => `${Math.round(score * 100)} %`;
