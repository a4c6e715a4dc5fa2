/**
 * What this device offers to a page that keeps files: a place for them, and downloads. Tests have another one.
 *
 * @typedef {object} Device
 * @property {() => Promise<import("./program-storage.js").ProgramStorage>} storage  where files are kept
 * @property {() => BroadcastChannel | null} channel  to the other tabs of this page
 * @property {import("./last-words.js").LastWords} lastWords
 * @property {(name: string, content: string | Uint8Array) => void} download
 * @property {(work: (isLeaving: boolean) => void) => void} onLeaving  does this whenever the page may be gone in a moment,
 *   and says whether it is
 */

import { lastWordsIn, NOWHERE } from "./last-words.js";
import { newId } from "./program.js";
import { openStorage } from "./program-storage.js";

const CHANNEL = "plyscope programs";
const KEPT_MS = 60_000;

/** @returns {Device} */
export const thisDevice = () => ({
  storage: () => openStorage(newId()),
  channel: () => new BroadcastChannel(CHANNEL),
  lastWords: lastWordsIn(storage()),
  download,
  onLeaving,
});

/** The page's own storage; asking for it may be refused already. */
function storage() {
  try {
    return localStorage;
  } catch {
    return NOWHERE;
  }
}

/** Hands a file to the browser, which saves it where downloads go. @type {Device["download"]} */
function download(name, content) {
  const url = URL.createObjectURL(new Blob([/** @type {BlobPart} */ (content)]));
  // A name with a folder is not one for a download.
  Object.assign(document.createElement("a"), { href: url, download: name.split("/").at(-1) }).click();
  // The browser may still be reading.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** A phone may end a hidden page without a word. @type {Device["onLeaving"]} */
function onLeaving(work) {
  window.addEventListener("pagehide", () => work(true));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") work(false);
  });
}
