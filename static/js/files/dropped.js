/**
 * Reads what a person drops on the page or chooses: programs, notebooks, zip files and folders.
 *
 * @typedef {object} DroppedFiles
 * @property {Record<string, string>} files  the texts by their paths
 * @property {string[]} skipped  what was not taken, and why: words for one line each
 *
 * @typedef {{path: string, file: File}} FoundFile
 */

import { decoded } from "./decoded.js";
import { EXTENSION } from "./names.js";
import { pagePartOf } from "./notebook.js";

const NOTEBOOK = /\.ipynb$/i;
const ZIP = /\.zip$/i;
/** Folders that belong to tools, not to the program. */
const IGNORED = /(^|\/)(\.[^/]*|__pycache__|__MACOSX|venv|env|node_modules|site-packages)(\/|$)/;

const LARGEST = 1_000_000;
const MOST = 200;

/**
 * What was dropped. The entries must be taken at once: they are gone after the event.
 * @param {DataTransfer} transfer @returns {Promise<DroppedFiles>}
 */
export async function readDropped(transfer) {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const loose = [...transfer.files];
  const found = entries.length > 0 ? (await Promise.all(entries.map(filesIn))).flat() : loose.map(named);
  return readFound(found);
}

/** What was chosen in a dialog. @param {Iterable<File>} files @returns {Promise<DroppedFiles>} */
export const readChosen = (files) => readFound([...files].map(named));

/**
 * What is wanted with it: a notebook of the page's own is opened where it was made, all else is for the programs.
 * @param {DroppedFiles} dropped
 */
export function wishOfDropped(dropped) {
  const [[path, text] = ["", ""], ...others] = Object.entries(dropped.files);
  const part = NOTEBOOK.test(path) && others.length === 0 ? pagePartOf(text) : null;
  return part
    ? /** @type {const} */ ({ type: "open-notebook", part })
    : /** @type {const} */ ({ type: "drop-files", ...dropped });
}

/** @param {File} file @returns {FoundFile} */
const named = (file) => ({ path: file.webkitRelativePath || file.name, file });

/** The files in a folder and in those in it. @param {FileSystemEntry} entry @returns {Promise<FoundFile[]>} */
async function filesIn(entry) {
  const path = entry.fullPath.replace(/^\//, "");
  if (IGNORED.test(path)) return [];
  if (entry.isFile) {
    const file = await new Promise((resolve, reject) =>
      /** @type {FileSystemFileEntry} */ (entry).file(resolve, reject),
    );
    return [{ path, file }];
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader();
  const found = [];
  // A reader gives at most a hundred entries at a time.
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return found;
    for (const each of some) found.push(...(await filesIn(each)));
    if (found.length > MOST) return found;
  }
}

/** @param {readonly FoundFile[]} found @returns {Promise<DroppedFiles>} */
async function readFound(found) {
  /** @type {DroppedFiles} */
  const dropped = { files: {}, skipped: [] };
  for (const { path, file } of found) {
    if (IGNORED.test(path)) continue;
    const bytes = async () => new Uint8Array(await file.arrayBuffer());
    if (ZIP.test(path)) await addZip(dropped, path, bytes);
    else await addFile(dropped, path, file.size, bytes);
  }
  return dropped;
}

/** @param {DroppedFiles} dropped @param {string} path @param {number} size @param {() => Promise<Uint8Array> | Uint8Array} bytes */
async function addFile({ files, skipped }, path, size, bytes) {
  if (!EXTENSION.test(path)) skipped.push(`${path}: not a Python program`);
  else if (size > LARGEST) skipped.push(`${path}: larger than 1 MB`);
  else if (Object.keys(files).length >= MOST) skipped.push(`${path}: more than ${MOST} files`);
  else files[path] = decoded(await bytes());
}

/** @param {DroppedFiles} dropped @param {string} path @param {() => Promise<Uint8Array>} bytes */
async function addZip(dropped, path, bytes) {
  try {
    /** @type {string[]} */
    const large = [];
    const { unpacked } = await import("./archive/part.js");
    const inside = unpacked(await bytes(), (name, size) => {
      const isNeeded = EXTENSION.test(name) && !IGNORED.test(name);
      if (isNeeded && size > LARGEST) large.push(name);
      return isNeeded && size <= LARGEST;
    });
    for (const name of large) dropped.skipped.push(`${path}: ${name} in it is larger than 1 MB`);
    if (inside.length === 0 && large.length === 0) dropped.skipped.push(`${path}: no Python program in it`);
    for (const { name, content } of inside) await addFile(dropped, name, content.length, () => content);
  } catch {
    dropped.skipped.push(`${path}: cannot be unpacked`);
  }
}
