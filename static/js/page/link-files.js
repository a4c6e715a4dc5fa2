/**
 * A file that is dropped anywhere on the page is opened: a link, a lesson, a notebook of the page's own, a program, alone
 * or with its other files, or a text of a game or of a constraint problem.
 * On the editor and on the list of files, only what they cannot hold is for the page.
 */

import { decoded } from "../files/decoded.js";
import { readDropped, wishOfDropped } from "../files/dropped.js";
import { looksLikeLesson } from "../lessons/format.js";
import { codeIn } from "./arriving.js";

const FOR_PROGRAMS = "editor-view, files-view";
/** What takes whatever is dropped on it. */
const TAKES_ALL = "class-view";
const HELD_THERE = /\.(?:py|ipynb|txt|csv|json|zip)$/i;
const PROGRAM = /\.(?:py|ipynb|zip|plyscope\.json)$/i;
const TASK = /\.edition\.json$/i;
const ONE_ONLY = "Several files at once are read as one program, and none of these is Python. Drop them one by one.";
const NO_FILE = "This is not a file that can be read.";
const MOST_BYTES = 1_000_000;

/**
 * @typedef {{type: "open-link", code: string} | {type: "open-lesson-text", name: string, text: string}
 *   | {type: "open-notebook", part: unknown} | {type: "open-dropped", dropped: import("../files/dropped.js").DroppedFiles}
 *   | {type: "open-file" | "open-task", name: string, text: string} | {type: "notice", message: string}} FileIntent
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
      const isProgram = isFolder || files.some(({ name }) => PROGRAM.test(name));
      const { dataTransfer } = event;
      handle(isProgram && dataTransfer ? intentOfProgram(await readDropped(dataTransfer)) : await intentOfFiles(files));
    },
    { capture: true },
  );
}

/** Whether the editor can hold what is dropped on it. @param {readonly {name: string}[]} files @param {boolean} isFolder */
export const isForPrograms = (files, isFolder) =>
  isFolder || files.length > 1 || (HELD_THERE.test(files[0].name) && !TASK.test(files[0].name));

/**
 * A program is opened in its own room; a notebook of the page's own, where it was made.
 * @param {import("../files/dropped.js").DroppedFiles} dropped
 */
function intentOfProgram(dropped) {
  const wish = wishOfDropped(dropped);
  return wish.type === "drop-files" ? /** @type {const} */ ({ type: "open-dropped", dropped }) : wish;
}

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
  if (TASK.test(name)) return { type: "open-task", name, text };
  return { type: "open-file", name, text };
}
