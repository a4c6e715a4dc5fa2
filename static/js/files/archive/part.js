/** Zip files: of all programs, and those that a person drops. */

import { strToU8, unzipSync, zipSync } from "fflate";

/** @param {readonly {name: string, text: string, changed: number}[]} programs */
export const zipOf = (programs) =>
  zipSync(Object.fromEntries(programs.map(({ name, text, changed }) => [name, [strToU8(text), { mtime: changed }]])));

/**
 * The files in a zip file that are wanted.
 * @param {Uint8Array} bytes @param {(name: string, size: number) => boolean} isNeeded
 */
export const unpacked = (bytes, isNeeded) =>
  Object.entries(unzipSync(bytes, { filter: ({ name, originalSize }) => isNeeded(name, originalSize) })).map(
    ([name, content]) => ({ name, content }),
  );
