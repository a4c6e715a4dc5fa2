/**
 * Gives the page the whole screen while it is wanted. A browser may refuse, as in a frame that does not allow it; the
 * page then fills its window, and everything else works the same.
 * @param {HTMLElement} element
 * @param {() => void} left  called when the reader has left full screen in the browser's own way, such as Escape
 */
export function createFullScreen(element, left) {
  const page = element.ownerDocument;
  let isRequested = false;
  // Only who has entered can leave: the end of an earlier full screen may be told after the next was asked for.
  let entered = false;
  page.addEventListener("fullscreenchange", () => {
    const leaves = entered && !page.fullscreenElement;
    entered = isRequested && Boolean(page.fullscreenElement);
    if (leaves && isRequested) left();
  });

  /** @param {boolean} want */
  return async function setFullScreen(want) {
    if (want === isRequested) return;
    isRequested = want;
    entered = false;
    try {
      if (want && page.fullscreenEnabled) await element.requestFullscreen();
      // The reader may have left again before the browser was ready.
      if (!isRequested && page.fullscreenElement) await page.exitFullscreen();
    } catch {
      // It was refused.
    }
  };
}
