/**
 * An alarm clock for Python in this worker. Python has no threads here and cannot be interrupted from outside, but while
 * it runs, Pyodide looks at an "interrupt buffer" again and again: a 2 in it raises KeyboardInterrupt. The buffer here
 * computes its one number, so that the alarm goes off while the worker does nothing else.
 */

/** A program may catch the interruption: it comes again after so many milliseconds. */
const AGAIN = 500;
const INTERRUPT = 2;

/** @param {() => number} [now]  the time in milliseconds */
export function createAlarm(now = () => performance.now()) {
  let due = Infinity;
  return {
    /** Interrupts Python after so many seconds; 0 turns the alarm off. @param {number} seconds */
    set(seconds) {
      due = seconds > 0 ? now() + 1000 * seconds : Infinity;
    },
    /** What Pyodide looks at. */
    buffer: {
      get 0() {
        const time = now();
        if (time < due) return 0;
        due = time + AGAIN;
        return INTERRUPT;
      },
      // Pyodide writes 0 after each interruption; the time of the next one is known already.
      set 0(_) {},
    },
  };
}
