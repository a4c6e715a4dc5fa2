/**
 * The page's side of Python's alarm: Python does not hear it inside one long step, such as a sum in C. If Python has
 * not come to an end some time after its alarm, only the page can end it.
 */

/** Python is given so long to end by itself after the alarm: to leave its calls, and what it catches. */
const PATIENCE = 1200;

/** @param {(otherwise: string) => void} onOver  called when Python has not come to an end in time, with what it said before */
export function createOvertime(onOver) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return {
    /**
     * The alarm goes off after so many seconds; 0 means that it was turned off.
     * @param {number} seconds @param {string} [otherwise]  what is to be said if Python does not hear it
     */
    set(seconds, otherwise = "") {
      clearTimeout(timer);
      if (seconds > 0) timer = setTimeout(() => onOver(otherwise), 1000 * seconds + PATIENCE);
    },
    /** Forgets the alarm. */
    stop: () => clearTimeout(timer),
  };
}
