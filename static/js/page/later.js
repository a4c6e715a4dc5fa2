/** Loads what the first screen does not need, or not at once, as soon as the first picture is there. */

import { part } from "../support/part.js";

/**
 * The views of code, which are part of the first screen, come at once; the rest when the page has nothing to do, so
 * that no press waits for it, and the service worker keeps it.
 *
 * @param {Document} document
 * @returns {Promise<void>} fulfilled when the first screen is complete, or cannot be
 */
export async function loadLater(document) {
  whenIdle(() => part("explanations").catch(() => {}));
  try {
    await part("code");
  } catch (error) {
    for (const view of document.querySelectorAll(":not(:defined)"))
      view.textContent = /** @type {Error} */ (error).message;
  }
}

/** WebKit does not say when it has nothing to do. @param {() => void} does */
function whenIdle(does) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(does);
  else setTimeout(does, 500);
}
