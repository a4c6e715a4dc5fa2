/**
 * Writes what has changed, at once and one after the other. What changes again while it is being written is written
 * once more, so the last text always arrives, and no keystroke waits for a clock.
 * @param {(id: string) => Promise<void>} write  never rejects
 * @param {(id: string) => void} writeAtOnce  for when there may be no time to wait for an answer
 */
export function createSaver(write, writeAtOnce) {
  /** @type {Set<string>} */
  const waiting = new Set();
  /** What is being written; "" for nothing. */
  let writing = "";
  /** @type {Promise<void> | null} */
  let working = null;

  async function work() {
    // An id that is added during the loop is visited too.
    for (const id of waiting) {
      waiting.delete(id);
      writing = id;
      await write(id);
      writing = "";
    }
    working = null;
  }

  return {
    /** @param {string} id */
    save(id) {
      waiting.add(id);
      working ??= work();
    },
    /** Whether its last change is still to be written. @param {string} id */
    isWaiting: (id) => waiting.has(id),
    /** Writes the rest, and what is being written, at once: the page may be gone in a moment. @returns {string[]} what that is */
    hurry() {
      const rest = new Set([writing, ...waiting]);
      rest.delete("");
      waiting.clear();
      for (const id of rest) writeAtOnce(id);
      return [...rest];
    },
    /** Resolves when all is written. */
    saved: () => working ?? Promise.resolve(),
  };
}
