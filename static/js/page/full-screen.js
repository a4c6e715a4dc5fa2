/**
 * Gives the page the whole screen while it is wanted. A browser may refuse, as in a frame that does not allow it; the
 * page then fills its window, and everything else works the same.
 * @param {HTMLElement} element
 * @param {() => void} left  called when the reader has left full screen in the browser's own way, such as Escape
 */
export function createFullScreen(element, left) {
  const page = element.ownerDocument;
  let wanted = false;
  page.addEventListener("fullscreenchange", () => {
    if (wanted && !page.fullscreenElement) left();
  });

  /** @param {boolean} want */
  return async function setFullScreen(want) {
    if (want === wanted) return;
    wanted = want;
    try {
      if (want && page.fullscreenEnabled) await element.requestFullscreen();
      // The reader may have left again before the browser was ready.
      if (!wanted && page.fullscreenElement) await page.exitFullscreen();
    } catch {
      // It was refused.
    }
  };
}
