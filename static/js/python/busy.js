/** Tells whether Python is busy: at work on one question for so long that the page should show it. */

const AFTER_MS = 600;

/** @param {(busy: boolean) => void} onBusy  called whenever that changes */
export function createBusy(onBusy) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let busy = false;
  /** @param {boolean} now */
  const report = (now) => {
    busy = now;
    onBusy(now);
  };
  /** @param {boolean} atWork  whether Python works on a question from now on */
  return (atWork) => {
    clearTimeout(timer);
    if (busy) report(false);
    if (atWork) timer = setTimeout(() => report(true), AFTER_MS);
  };
}
