import { folderOf } from "./names.js";

/**
 * A person's programs and their versions, as they are kept. Pure functions.
 *
 * @typedef {object} Program
 * @property {string} id
 * @property {string} name      such as "last_night.py", or "connect4/board.py" if it is in a folder; no two have the same
 * @property {string} text
 * @property {string | null} original  the text that it began with; null if it began empty
 * @property {string} origin    which source of the page it was made from; "" for none
 * @property {number} made      when, in milliseconds, like the other times
 * @property {number} changed
 * @property {number} opened
 * @property {number} removed   0 if it was not removed
 *
 * @typedef {object} Version
 * @property {string} id
 * @property {string} program  the id of its program
 * @property {string} text
 * @property {number} when
 * @property {"run" | "pause" | "replaced" | "other tab"} why  it was kept: the program was run; there was a pause
 *   after it; it was replaced by another version or by the original; another tab wrote over it
 */

/** A new name for something that is kept. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36).padStart(7, "0")).join("");

/**
 * A new program. A text that was pasted, dropped or taken from the page is its original.
 * @param {{id: string, name: string, text: string, now: number, original?: string, origin?: string}} about
 * @returns {Program}
 */
export const newProgram = ({ id, name, text, now, original = text, origin = "" }) => ({
  id,
  name,
  text,
  original: original === "" ? null : original,
  origin,
  made: now,
  changed: now,
  opened: now,
  removed: 0,
});

/** The programs that are not removed, the one opened last first. @param {Iterable<Program>} programs */
export const listed = (programs) =>
  [...programs].filter(({ removed }) => removed === 0).sort((one, other) => other.opened - one.opened);

/** The last program that was removed and can still come back. @param {Iterable<Program>} programs @param {number} since */
export const lastRemoved = (programs, since) =>
  [...programs]
    .filter(({ removed }) => removed > 0 && removed >= since)
    .sort((one, other) => other.removed - one.removed)[0] ?? null;

/**
 * The files in the folder of a program and in the folders in it, by their paths from there and in their order, whichever
 * was opened last. A program that is in no folder is beside the others that are in none.
 * @param {readonly Program[]} programs @param {string} id @returns {Record<string, string>}
 */
export function filesBeside(programs, id) {
  const folder = folderOf(programs.find((program) => program.id === id)?.name ?? "");
  const isBeside = (/** @type {string} */ name) => (folder === "" ? folderOf(name) === "" : name.startsWith(folder));
  const others = programs
    .filter((program) => program.id !== id && isBeside(program.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(others.map(({ name, text }) => [name.slice(folder.length), text]));
}
