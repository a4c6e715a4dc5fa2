/**
 * Writes what has changed, at once and one after the other. What changes again while it is being written is written
 * once more, so the last text always arrives, and no keystroke waits for a clock.
 * @param {(id: string) => Promise<void>} write  never rejects
 */
export function createSaver(write) {
  /** @type {Set<string>} */
  const waiting = new Set();
  /** @type {Promise<void> | null} */
  let working = null;

  async function work() {
    // An id that is added during the loop is visited too.
    for (const id of waiting) {
      waiting.delete(id);
      await write(id);
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
    /** Writes the rest without waiting for what is being written: the page may be gone in a moment. */
    hurry() {
      for (const id of waiting) {
        waiting.delete(id);
        void write(id);
      }
    },
    /** Resolves when all is written. */
    saved: () => working ?? Promise.resolve(),
  };
}
