/**
 * What a page leaves behind when it is gone in a moment: the programs that are still being written. The database may
 * not get to them, so they are put where writing waits for nothing, and read when the page comes back.
 *
 * @typedef {import("./program.js").Program} Program
 * @typedef {{put: (programs: readonly Program[]) => void, take: () => Program[]}} LastWords
 */

const KEY = "plyscope unwritten programs";

/** @type {LastWords} */
export const NO_LAST_WORDS = Object.freeze({ put: () => {}, take: () => [] });

/** Storage that keeps nothing. */
export const NOWHERE = Object.freeze({ getItem: () => null, setItem: () => {}, removeItem: () => {} });

/** @param {Pick<Storage, "getItem" | "setItem" | "removeItem">} storage @returns {LastWords} */
export const lastWordsIn = (storage) => ({
  put(programs) {
    if (programs.length > 0) attempt(() => storage.setItem(KEY, JSON.stringify(programs)));
  },
  take() {
    const kept = attempt(() => storage.getItem(KEY));
    attempt(() => storage.removeItem(KEY));
    return attempt(() => JSON.parse(kept ?? "[]")) ?? [];
  },
});

/** Storage may be refused or full; the database has most of it then. @template T @param {() => T} work @returns {T | null} */
function attempt(work) {
  try {
    return work();
  } catch {
    return null;
  }
}
