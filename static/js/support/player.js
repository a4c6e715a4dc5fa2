/**
 * Plays a search: a clock that says how many steps to make in each frame.
 */

/** At full speed, a whole search takes about this many frames. */
const FRAMES_AT_FULL_SPEED = 400;

/**
 * Calls `advance` with a number of steps, frame by frame, as long as `speedNow` returns a speed.
 *
 * @param {object} on
 * @param {() => {speed: number, steps: number} | null} on.speedNow  `speed` is in steps per second, 0 for full speed;
 *   `steps` is how many there are in all; null while nothing plays
 * @param {(count: number) => void} on.advance
 */
export function createPlayer({ speedNow, advance }) {
  let running = false;
  let last = 0;
  let owed = 0;

  /** @param {number} time */
  function frame(time) {
    const now = speedNow();
    if (!now) {
      running = false;
      return;
    }
    if (now.speed === 0) {
      advance(Math.max(1, Math.ceil(now.steps / FRAMES_AT_FULL_SPEED)));
    } else {
      // A page in the background gets no frames, and does not catch up on missed steps.
      owed += (Math.min(time - last, 250) / 1000) * now.speed;
      const whole = Math.floor(owed);
      owed -= whole;
      if (whole > 0) advance(whole);
    }
    last = time;
    requestAnimationFrame(frame);
  }

  return {
    /** Starts the clock, once something plays. */
    wake() {
      if (running || !speedNow()) return;
      running = true;
      owed = 1;
      last = performance.now();
      requestAnimationFrame(frame);
    },
  };
}
