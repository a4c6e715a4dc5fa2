/** A file with a link or a lesson that is dropped anywhere on the page opens it. Any other file is left alone, and the page stays. */

import { looksLikeLesson } from "../lessons/format.js";
import { codeIn } from "./arriving.js";

const NO_LINK =
  "There is no link of Plyscope and no lesson in this file. Programs are dropped on the editor or on the list of files.";
/** A link or a lesson of this length is refused anyway. */
const MOST_BYTES = 200_000;

/** @typedef {{type: "open-link", code: string} | {type: "open-lesson-text", name: string, text: string} | {type: "notice", message: string}} Wish */

/** @param {Document} document @param {(intent: Wish) => unknown} handle */
export function openDroppedFiles(document, handle) {
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", async (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    // What has been taken by a view is not for the page.
    if (event.defaultPrevented || !file) return;
    event.preventDefault();
    handle(wishOf(file.name, await file.slice(0, MOST_BYTES).text()));
  });
}

/** What the file is for. @param {string} name @param {string} text @returns {Wish} */
export function wishOf(name, text) {
  const code = codeIn(text);
  if (code) return { type: "open-link", code };
  if (looksLikeLesson(text) || /\.(?:md|markdown)$/i.test(name)) return { type: "open-lesson-text", name, text };
  return { type: "notice", message: NO_LINK };
}
