/**
 * Grades exercises that Python has baked (see `plyscope.exercises.formats.scorm`): what is right under each convention
 * is known, so no search has to run. It gives the same grades as Python. Pure functions.
 *
 * @typedef {import("../tree.js").DrawnTree} DrawnTree
 * @typedef {import("./marks.js").Marks} Marks
 *
 * @typedef {import("../answer-form.js").Exercise & {id: string, type: string, question: string,
 *   keys: readonly Record<string, any>[], students: readonly {sentence: string, answer: Record<string, any>}[],
 *   solution: Record<string, any>}} Baked
 *
 * @typedef {object} Grader  of one type: a new one is a file here and a line in the table
 * @property {import("../answer-form.js").AnswerForm} form  how the answer is given
 * @property {(answer: Record<string, any>, tree: DrawnTree) => Record<string, any>} read  its one form; throws `BadAnswer`
 * @property {(answer: Record<string, any>, key: Record<string, any>, tree: DrawnTree) => Marks} mark  of an answer that was read
 * @property {(answer: Record<string, any>) => string} written  an answer as one line, for a platform
 */

import { isAlike } from "../drafts.js";
import { treeOf } from "../tree.js";
import { chance, cuts } from "./cuts.js";
import { leaves } from "./leaves.js";
import { values } from "./values.js";
import { windows } from "./windows.js";

/** @type {Readonly<Record<string, Grader>>} */
export const GRADERS = Object.freeze({ cuts, chance, values, leaves, windows });

/**
 * The score from 0 to 1, what is wrong and why, and the misconception that fits. Where the convention leaves a choice,
 * the best score of all consistent choices counts. Throws `BadAnswer`.
 * @param {Baked} exercise @param {Record<string, any>} given
 */
export function graded({ type, position, keys, students }, given) {
  const grader = GRADERS[type];
  const tree = treeOf(position);
  const answer = grader.read(given, tree);
  const { score, wrong } = keys
    .map((key) => grader.mark(answer, key, tree))
    .reduce((best, each) => (each.score > best.score ? each : best));
  const found = score === 1 ? undefined : students.find((student) => isAlike(student.answer, answer));
  return { score, wrong, misconception: found ? { id: "", sentence: found.sentence } : null };
}
