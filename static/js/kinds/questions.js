/**
 * Questions about the next step of a run: what a learner can commit to before seeing it. Pure functions.
 *
 * An answer is a list of texts: the ids of what was chosen, or what was typed. `right` has every answer that counts.
 * @typedef {object} Question
 * @property {string} id  the same for the same question about the same step
 * @property {"one" | "several" | "number" | "window"} form
 * @property {readonly import("../words/parts.js").Part[]} text
 * @property {readonly Option[]} options  to choose from
 * @property {readonly string[]} right
 * @property {string} answerText  the right answer, as it is said after a wrong one
 * @property {string} hint  how to answer in the picture; "" if nothing in it is an answer
 *
 * An answer, and where it can be clicked: at rows of the tree; or at a variable, or one of its values, in the picture of
 * the problem.
 * @typedef {object} Option
 * @property {string} id
 * @property {string} name
 * @property {readonly number[]} [rows]  of the whole trace
 * @property {string} [variable]  its id
 * @property {string} [value]
 */

/** How to answer in the picture. */
export const CLICK_IT = "…or click it in the picture.";
export const CLICK_THEM = "…or click them in the picture, then press Answer.";

/** Nobody types a third more exactly than this. */
const NEAR = 0.01;

/** Whether an answer counts. @param {Question} question @param {readonly string[]} answer */
export function isRight({ form, right }, answer) {
  if (form === "one") return right.includes(answer[0] ?? "");
  if (form === "several") return answer.length === right.length && right.every((id) => answer.includes(id));
  return answer.length === right.length && right.every((expected, i) => isNear(numberIn(answer[i]), Number(expected)));
}

/** What is wrong with what was typed, as one sentence; "" if nothing is. @param {Question} question @param {readonly string[]} answer */
export function faultIn({ form }, answer) {
  if (form === "one") return answer.length === 1 ? "" : "Choose an answer first, or skip the question.";
  if (form === "several") return "";
  return answer.every((text) => !Number.isNaN(numberIn(text)))
    ? ""
    : "Type a number, such as 3, −1, 1/2 or 0.5; for infinity, ∞ or inf.";
}

/** The number that a person typed; not a number if it is none. @param {string} text */
export function numberIn(text) {
  const plain = text.trim().replace(/[−–]/g, "-").replace(",", ".").replace(/^\+/, "");
  if (/^-?(∞|inf|infinity|oo)$/i.test(plain)) return plain.startsWith("-") ? -Infinity : Infinity;
  const parts = /^(?<top>-?[\d.]+)(?:\/(?<bottom>[\d.]+))?$/.exec(plain)?.groups;
  return parts ? Number(parts.top) / Number(parts.bottom ?? 1) : NaN;
}

/** @param {number} one @param {number} other */
const isNear = (one, other) => one === other || Math.abs(one - other) <= NEAR * Math.max(0.1, Math.abs(other));
