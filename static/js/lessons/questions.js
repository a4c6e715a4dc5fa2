/**
 * The questions of a lesson, and what is said to an answer. Pure functions.
 *
 * @typedef {{text: string, isRight: boolean, why: string}} Answer
 * @typedef {{kind: "choice", text: string, answers: readonly Answer[], several: boolean, line: number}} Choice
 * @typedef {{kind: "number", text: string, right: string, why: string, wrong: readonly {number: string, why: string}[],
 *   check: string, line: number}} NumberQuestion  `check` is what the tests compare the right number with
 * @typedef {Choice | NumberQuestion} Question
 *
 * @typedef {{isRight: boolean, text: string}} Reply
 */

import { LessonFault, quoted } from "./fault.js";

/** What a right number can be compared with: the value, or the work, of the search on the workspace. */
const CHECKS = Object.freeze(["value", "nodes", "leaves", "cuts", "assignments", "checks", "backtracks"]);

const NUMBER = /^[-−]?\d{1,12}(?:\.\d{1,9}|\/[1-9]\d{0,9})?$/;
const ANSWER = /^[-*]\s+\[(?<mark>[ xX]?)\]\s*(?<said>.*)$/;
const WRONG = /^[-*]\s+(?<said>.+)$/;

/** @param {string} text @returns {[before: string, after: string]} what stands before and after "::" */
function parted(text) {
  const at = text.indexOf("::");
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at + 2).trim()];
}

/** A typed number; NaN if it is none. Fractions and the long minus count too. @param {string} text */
export function numberOf(text) {
  const typed = text.trim().replace(",", ".");
  if (!NUMBER.test(typed)) return NaN;
  const [over, under = "1"] = typed.replace("−", "-").split("/");
  return Number(over) / Number(under);
}

/** @typedef {{text: string, line: number}} Line */

/** @param {Line} begin  the text after @ask @param {readonly Line[]} lines  its answers @returns {Choice} */
export function readChoice({ text, line }, lines) {
  if (text === "") throw new LessonFault(line, "@ask needs a question.");
  const answers = lines.map((each) => {
    const found = ANSWER.exec(each.text)?.groups;
    const [label, why] = parted(found?.said ?? "");
    if (!found || label === "")
      throw new LessonFault(each.line, "an answer begins with “- [ ]”, or with “- [x]” if it is right.");
    return { text: label, isRight: found.mark.toLowerCase() === "x", why };
  });
  if (answers.length < 2)
    throw new LessonFault(line, "this question needs at least two answers: lines that begin with “- [ ]” or “- [x]”.");
  const right = answers.filter(({ isRight }) => isRight).length;
  if (right === 0) throw new LessonFault(line, "none of the answers to this question is right: mark one with “- [x]”.");
  return { kind: "choice", text, answers, several: right > 1, line };
}

/** @param {Line} begin  the text after @number @param {readonly Line[]} lines  wrong numbers, with what to say @param {string} check @returns {NumberQuestion} */
export function readNumber({ text, line }, lines, check) {
  const [body, why] = parted(text);
  const at = body.lastIndexOf("=");
  const [question, right] = [body.slice(0, Math.max(at, 0)).trim(), body.slice(at + 1).trim()];
  if (at < 0 || question === "" || Number.isNaN(numberOf(right)))
    throw new LessonFault(line, "@number needs a question, “=” and the right number, such as “How many? = 3”.");
  const wrong = lines.map((each) => {
    const [number, why] = parted(WRONG.exec(each.text)?.groups?.said ?? "");
    if (Number.isNaN(numberOf(number)) || why === "")
      throw new LessonFault(
        each.line,
        "below @number, a line has a wrong number and a reply: “- 9 :: That is all of them.”",
      );
    return { number, why };
  });
  return { kind: "number", text: question, right, why, wrong, check, line };
}

/** @param {string} text @param {number} line */
export function readCheck(text, line) {
  if (CHECKS.includes(text)) return text;
  throw new LessonFault(line, `@check needs one of ${CHECKS.join(", ")}, not ${quoted(text)}.`);
}

/** Whether two numbers are the same as far as the right one is written. @param {string} given @param {string} right */
export function isSameNumber(given, right) {
  const digits = /\.(?<digits>\d+)$/.exec(right)?.groups?.digits.length ?? 0;
  const most = right.includes("/") ? 0.005 : digits > 0 ? 0.5 * 10 ** -digits : 0;
  return Math.abs(numberOf(given) - numberOf(right)) <= most + 1e-9;
}

/** What was chosen: the places of the answers. @param {string} given  as it is kept: places with spaces between them */
export const chosen = (given) => (given === "" ? [] : given.split(" ").map(Number));

/** What is said to an answer; null if nothing was answered. @param {Question} question @param {string | undefined} given @returns {Reply | null} */
export function replyTo(question, given) {
  if (given === undefined) return null;
  return question.kind === "number" ? replyToNumber(question, given) : replyToChoice(question, chosen(given));
}

/** @param {NumberQuestion} question @param {string} given @returns {Reply} */
function replyToNumber({ right, why, wrong }, given) {
  if (Number.isNaN(numberOf(given))) return { isRight: false, text: "Type a number, such as 3, −2 or 1/2." };
  if (isSameNumber(given, right)) return { isRight: true, text: `Right. ${why}`.trim() };
  const known = wrong.find(({ number }) => isSameNumber(given, number));
  return { isRight: false, text: known ? `Not quite. ${known.why}` : "Not quite. Look again, and step through it." };
}

/** @param {Choice} question @param {readonly number[]} places @returns {Reply} */
function replyToChoice({ answers, several }, places) {
  if (places.length === 0) return { isRight: false, text: "Choose an answer first." };
  const isRight = answers.every((answer, place) => answer.isRight === places.includes(place));
  if (isRight)
    return {
      isRight,
      text: ["Right.", ...answers.filter((each) => each.isRight).map(({ why }) => why)].join(" ").trim(),
    };
  const wrong = places.map((place) => answers[place]).filter((each) => each && !each.isRight);
  const why = wrong.map((each) => each.why).filter((each) => each !== "");
  if (why.length > 0) return { isRight, text: ["Not quite.", ...why].join(" ") };
  return {
    isRight,
    text:
      several && wrong.length === 0
        ? "Right so far, but there is more."
        : "Not quite. Look again, and step through it.",
  };
}

/** How many questions are answered right. @param {import("./format.js").Lesson} lesson @param {Readonly<Record<string, string>>} answers */
export function countOf({ steps }, answers) {
  const replies = steps.flatMap(({ blocks }, step) =>
    blocks.flatMap((block) =>
      block.kind === "question" ? [replyTo(block.question, answers[`${step}.${block.number}`])] : [],
    ),
  );
  return { right: replies.filter((reply) => reply?.isRight).length, total: replies.length };
}
