/**
 * Reads a lesson that has faults: each is told in one sentence with its line, and the rest of the lesson is kept.
 *
 * @typedef {import("./format.js").Lesson} Lesson
 * @typedef {import("./questions.js").Line} Line
 */

import { LessonFault, linesIn, readLines } from "./format.js";

/** Who has more faults in one text had something else in mind. */
const MOST_FAULTS = 30;

/**
 * @param {string} text
 * @param {(lesson: Lesson) => void} [check]  throws a fault that the text alone does not show
 * @param {boolean} [asText]  whether a line with a fault becomes text, which a person can see and mend; else it goes
 * @returns {{lesson: Lesson | null, faults: LessonFault[]}}  null if nothing of it is a lesson
 */
export function readMended(text, check = () => {}, asText = false) {
  /** @type {LessonFault[]} */
  const faults = [];
  /** @type {Line[]} */
  let lines = [];
  try {
    lines = linesIn(text);
    while (faults.length < MOST_FAULTS) {
      const fault = faultOf(lines, check);
      if (!(fault instanceof LessonFault)) return { lesson: fault, faults };
      const isNew = !faults.some(({ line }) => line === fault.line);
      if (isNew) faults.push(fault);
      const rest = lines.flatMap((each) => (each.line === fault.line ? mended(each, asText && isNew) : [each]));
      if (rest.length === lines.length && !isNew) break;
      lines = rest;
    }
  } catch (error) {
    if (!(error instanceof LessonFault)) throw error;
    faults.push(error);
  }
  return { lesson: null, faults };
}

/** @param {readonly Line[]} lines @param {(lesson: Lesson) => void} check @returns {Lesson | LessonFault} */
function faultOf(lines, check) {
  try {
    const lesson = readLines(lines);
    check(lesson);
    return lesson;
  } catch (error) {
    if (error instanceof LessonFault) return error;
    throw error;
  }
}

/** Behind a space, a line is text. @param {Line} line @param {boolean} asText @returns {Line[]} */
const mended = ({ text, line }, asText) => (asText && !/^(?:-{3,})?$/.test(text) ? [{ text: ` ${text}`, line }] : []);
