/**
 * What a student has done in a package: which version of each question, the answers, and how they were graded. Pure
 * functions.
 *
 * @typedef {import("../exercises/drafts.js").Draft} Draft
 * @typedef {import("../exercises/grading/index.js").Baked} Baked
 *
 * @typedef {object} Package  what is in its data.js
 * @property {string} id  of what is in it
 * @property {string} title
 * @property {readonly (readonly Baked[])[]} questions  each as every version asks it
 *
 * @typedef {object} Item  one question
 * @property {Draft} draft
 * @property {number | null} score  from 0 to 1; null until it is checked
 *
 * @typedef {object} Attempt
 * @property {number} version
 * @property {number} at  the question that is shown; -1 for the table
 * @property {number} best  the best score of earlier attempts, from 0 to 1
 * @property {readonly Item[]} items
 */

import { EMPTY } from "../exercises/drafts.js";

/** How many versions there are: of each question at least one. @param {Package} pack */
export const versionsIn = ({ questions }) => Math.max(...questions.map((versions) => versions.length));

/** The exercise that a question is in this version. @param {Package} pack @param {number} version @param {number} at */
export const exerciseAt = ({ questions }, version, at) => questions[at][version % questions[at].length];

/** A new attempt. @param {Package} pack @param {number} version @param {number} [best] @returns {Attempt} */
export const begun = (pack, version, best = 0) => ({
  version: version % versionsIn(pack),
  at: 0,
  best,
  items: pack.questions.map(() => ({ draft: EMPTY, score: null })),
});

/** The next version, from its beginning. @param {Package} pack @param {Attempt} attempt */
export const again = (pack, attempt) => begun(pack, attempt.version + 1, bestOf(attempt));

/** @param {Attempt} attempt @param {Partial<Item>} change  of the question that is shown @returns {Attempt} */
export const changed = (attempt, change) => ({
  ...attempt,
  items: attempt.items.map((item, i) => (i === attempt.at ? { ...item, ...change } : item)),
});

/** The share of all questions that is right; what is not checked counts nothing. @param {Attempt} attempt */
export const scoreOf = ({ items }) => items.reduce((sum, { score }) => sum + (score ?? 0), 0) / items.length;

/** The best of all attempts so far: this is what the platform gets. @param {Attempt} attempt */
export const bestOf = (attempt) => Math.max(attempt.best, scoreOf(attempt));

/** Whether every question is checked. @param {Attempt} attempt */
export const isDone = ({ items }) => items.every(({ score }) => score !== null);

/** The first question after this one that is not checked yet; -1 for none. @param {Attempt} attempt */
export function nextOpen({ items, at }) {
  const order = items.map((_, i) => (at + 1 + i) % items.length);
  return order.find((i) => items[i].score === null) ?? -1;
}
