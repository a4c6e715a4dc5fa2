/** A file with a link that is dropped anywhere on the page opens it. Any other file is left alone, and the page stays. */

import { codeIn } from "./arriving.js";

const NO_LINK =
  "There is no link of Plyscope in this file. Programs are dropped on the editor or on the list of files.";
/** A link of this length is refused anyway. */
const MOST_BYTES = 200_000;

/** @param {Document} document @param {(intent: {type: "open-link", code: string} | {type: "notice", message: string}) => unknown} handle */
export function openDroppedLinks(document, handle) {
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", async (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    // What has been taken by a view is not for the page.
    if (event.defaultPrevented || !file) return;
    event.preventDefault();
    const code = codeIn(await file.slice(0, MOST_BYTES).text());
    handle(code ? { type: "open-link", code } : { type: "notice", message: NO_LINK });
  });
}
