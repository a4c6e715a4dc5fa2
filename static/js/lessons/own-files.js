/** The files of a teacher's own lessons: their names, and the one file with all of them that a page from a disk can load. */

import { LONGEST_LESSON } from "./format.js";
import { filesIn } from "./lesson-source.js";

/** The name of a lesson's file. @param {string} title */
export function fileNameOf(title) {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["lesson"];
  return `${words.join("-").slice(0, 60).replace(/-$/, "")}.md`;
}

/** The lessons in the page's `plyscopeLessons`, which anybody may have written. @param {unknown} found @returns {Record<string, string>} */
export function ownIn(found) {
  if (typeof found !== "object" || found === null) return {};
  const names = new Set(filesIn(Object.keys(found)));
  return Object.fromEntries(
    Object.entries(found).filter(
      ([name, text]) => names.has(name) && typeof text === "string" && text.length <= LONGEST_LESSON,
    ),
  );
}

/** The text of own.js. @param {Readonly<Record<string, string>>} lessons  their texts, by the names of their files */
export const ownScript = (lessons) =>
  `// Lessons for the folder "lessons" beside Plyscope's index.html. They stand first in the list.\nglobalThis.plyscopeLessons = ${JSON.stringify(lessons, null, 1)};\n`;
