/** Lessons without faults: they are read and written as a whole, where the page mends what it reads. */

import { linesIn, readLines } from "../../../static/js/lessons/format.js";
import { draftOf, writeDraft } from "../../../static/js/lessons/write.js";

/** @typedef {import("../../../static/js/lessons/format.js").Lesson} Lesson */

/** @param {string} text @returns {Lesson} */
export const readLesson = (text) => readLines(linesIn(text));

/** @param {Lesson} lesson */
export const writeLesson = (lesson) => writeDraft(draftOf(lesson));
