/**
 * Calls `onSilence` once if nobody has called `fed()` for `milliseconds`.
 *
 * It counts ticks instead of reading a clock: a laptop that slept for an hour during a boot has missed one tick, not
 * an hour of them.
 *
 * @param {number} milliseconds
 * @param {() => void} onSilence
 */
export function createWatchdog(milliseconds, onSilence) {
  const ticks = 10;
  let silent = 0;
  const timer = setInterval(() => {
    silent += 1;
    if (silent <= ticks) return;
    clearInterval(timer);
    onSilence();
  }, milliseconds / ticks);
  return {
    fed: () => {
      silent = 0;
    },
    stop: () => clearInterval(timer),
  };
}
