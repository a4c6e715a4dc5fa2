/**
 * A file that is dropped anywhere on the page is opened: a link, a lesson, a notebook of the page's own, or a text of a
 * game or of a constraint problem.
 * On the editor and on the list of files, only what they cannot hold is for the page.
 */

import { decoded } from "../files/decoded.js";
import { pagePartOf } from "../files/notebook.js";
import { looksLikeLesson } from "../lessons/format.js";
import { codeIn } from "./arriving.js";

const FOR_PROGRAMS = "editor-view, files-view";
/** What takes whatever is dropped on it. */
const TAKES_ALL = "class-view";
const HELD_THERE = /\.(?:py|ipynb|txt|csv|json|zip)$/i;
const PROGRAM = /\.(?:py|ipynb|zip|plyscope\.json)$/i;
const TASK = /\.edition\.json$/i;
const NOTEBOOK = /\.ipynb$/i;
const NOT_HERE = "Programs are dropped on the editor or on the list of files.";
const ONE_ONLY =
  "Several files at once are one program: go to Your code, and drop them on the editor. Anything else is dropped one by one.";
const NO_FILE = "This is not a file that can be read.";
const MOST_BYTES = 1_000_000;

/**
 * @typedef {{type: "open-link", code: string} | {type: "open-lesson-text", name: string, text: string}
 *   | {type: "open-notebook", part: unknown} | {type: "open-file" | "open-task", name: string, text: string} | {type: "notice", message: string}} FileIntent
 */

/** @param {Document} document @param {(intent: FileIntent) => unknown} handle */
export function openDroppedFiles(document, handle) {
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener(
    "drop",
    async (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const isFolder = event.dataTransfer?.items[0]?.webkitGetAsEntry?.()?.isDirectory ?? false;
      const place = /** @type {Element | null} */ (event.target);
      if (
        files.length === 0 ||
        place?.closest?.(TAKES_ALL) ||
        (place?.closest?.(FOR_PROGRAMS) && isForPrograms(files, isFolder))
      )
        return;
      event.preventDefault();
      // Else the editor under the pointer would take it too.
      event.stopPropagation();
      handle(await intentOfFiles(files));
    },
    { capture: true },
  );
}

/** Whether the editor can hold what is dropped on it. @param {readonly {name: string}[]} files @param {boolean} isFolder */
export const isForPrograms = (files, isFolder) =>
  isFolder || files.length > 1 || (HELD_THERE.test(files[0].name) && !TASK.test(files[0].name));

/** What the files are for. @param {readonly File[]} files @returns {Promise<FileIntent>} */
export async function intentOfFiles([file, ...others]) {
  if (others.length > 0) return { type: "notice", message: ONE_ONLY };
  if (file.size > MOST_BYTES) return { type: "notice", message: `“${file.name}” is larger than 1 MB.` };
  try {
    return intentOf(file.name, decoded(new Uint8Array(await file.arrayBuffer())));
  } catch {
    return { type: "notice", message: NO_FILE };
  }
}

/** What the file is for. @param {string} name @param {string} text @returns {FileIntent} */
export function intentOf(name, text) {
  const code = codeIn(text);
  if (code) return { type: "open-link", code };
  if (looksLikeLesson(text) || /\.(?:md|markdown)$/i.test(name)) return { type: "open-lesson-text", name, text };
  const part = NOTEBOOK.test(name) ? pagePartOf(text) : null;
  if (part) return { type: "open-notebook", part };
  if (TASK.test(name)) return { type: "open-task", name, text };
  if (PROGRAM.test(name)) return { type: "notice", message: NOT_HERE };
  return { type: "open-file", name, text };
}
