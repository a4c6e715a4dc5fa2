/**
 * A test: several exercises that are answered without hints and graded at its end. Pure functions.
 *
 * @typedef {import("./drafts.js").Draft} Draft
 * @typedef {import("../python/messages.js").ExerciseShown} Exercise
 * @typedef {import("../python/messages.js").GradeReply} Grade
 *
 * @typedef {{exercise: Exercise, draft: Draft, grade: Grade | null}} Item
 *
 * @typedef {object} PracticeTest
 * @property {readonly Item[]} items
 * @property {number} at  the exercise that is open; -1 for the table of scores
 * @property {number | null} until  when the time is over, in milliseconds since 1970; null if it does not matter
 * @property {boolean} done  whether it has been handed in
 */

import { formOf } from "./answers/index.js";
import { EMPTY, isAlike } from "./drafts.js";

/** The lengths of a test that are offered. */
export const COUNTS = Object.freeze([3, 5, 10]);
/** The minutes that are offered; 0 for as long as it takes. */
export const MINUTES = Object.freeze([0, 5, 10, 20, 45]);

/** @param {readonly Exercise[]} exercises @param {number} minutes @param {number} now @returns {PracticeTest} */
export const begun = (exercises, minutes, now) => ({
  items: exercises.map((exercise) => ({ exercise, draft: EMPTY, grade: null })),
  at: 0,
  until: minutes > 0 ? now + minutes * 60_000 : null,
  done: false,
});

/** With the open exercise's answer as it is now. What has been handed in stays. @param {PracticeTest} test @param {Draft} draft @returns {PracticeTest} */
export const kept = (test, draft) =>
  test.done ? test : { ...test, items: test.items.map((item, i) => (i === test.at ? { ...item, draft } : item)) };

/** Whether something has been answered. @param {Item} item */
export const isAnswered = ({ draft }) => !isAlike(draft, EMPTY);

/** Whether nothing more can be answered. @param {PracticeTest | null} test @param {number} now */
export const isOver = (test, now) => test !== null && (test.done || (test.until !== null && now >= test.until));

/** What is missing in an answer is its fault. @param {Item} item @returns {Grade | null} */
export function gradeOfPart({ exercise, draft }) {
  const missing = formOf(exercise.type).missing(draft, exercise);
  return missing === "" ? null : gradeFor(missing);
}

/** Nothing counts only where it is all right: where nothing is cut, say. @param {Item} item @param {Grade} grade */
export const counted = (item, grade) =>
  isAnswered(item) || grade.score === 1 ? grade : gradeFor("It was not answered.");

/** Nothing is right, for this reason. @param {string} why @returns {Grade} */
export const gradeFor = (why) => ({
  score: 0,
  wrong: [{ node: "", is: null, should: null, why, followed: false }],
  misconception: null,
});

/** The mean of all scores. @param {PracticeTest} test */
export const scoreOf = ({ items }) => items.reduce((sum, { grade }) => sum + (grade?.score ?? 0), 0) / items.length;

/** What is left of the time, in words that do not hurry: seconds only in the last minute. @param {number} ms */
export function timeLeft(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds === 0) return "Time is up.";
  if (seconds < 60) return `${seconds} s left`;
  return `${Math.ceil(seconds / 60)} min left`;
}
