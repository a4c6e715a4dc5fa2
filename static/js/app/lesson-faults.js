/** Reads a lesson, and finds all that is wrong with it: in its text, on this page, and in the links that it brings. */

import { readCode } from "../files/link-code.js";
import { checkAgainst } from "../lessons/workspace.js";
import { LessonFault } from "../lessons/format.js";
import { readMended } from "../lessons/mended.js";
import { momentIn, whyNoLink } from "./place.js";

/** @typedef {import("../lessons/format.js").Lesson} Lesson */

/**
 * @param {string} text @param {import("../python/protocol.js").Catalogue | null} catalogue
 * @param {boolean} [asText]  as `readMended` says
 */
export async function readChecked(text, catalogue, asText) {
  const wrong = await wrongLinks(readMended(text).lesson);
  /** @param {Lesson} lesson */
  const check = (lesson) => {
    checkAgainst(lesson, catalogue);
    const found = linksIn(lesson).find(({ text: code }) => wrong.has(code));
    if (found) throw new LessonFault(found.line, wrong.get(found.text) ?? "");
  };
  return readMended(text, check, asText);
}

/** Where a lesson has a link to a moment. @param {Lesson} lesson */
const linksIn = ({ steps }) => steps.flatMap(({ changes }) => changes.filter(({ name }) => name === "link"));

/** Why some links of a lesson cannot be opened, by their texts. @param {Lesson | null} lesson */
async function wrongLinks(lesson) {
  /** @type {Map<string, string>} */
  const wrong = new Map();
  for (const { text } of lesson ? linksIn(lesson) : []) {
    try {
      momentIn(await readCode(text));
    } catch (error) {
      wrong.set(text, whyNoLink(error).replace(/^T/, "t"));
    }
  }
  return wrong;
}
