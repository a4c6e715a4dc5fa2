/** Loads what the first screen does not need, or not at once, as soon as the first picture is there. */

import { part } from "../support/part.js";

/**
 * The views of code, which are part of the first screen, come at once; the rest when the page has nothing to do, so
 * that no press waits for it, and the service worker keeps it.
 *
 * @param {Document} document
 * @returns {Promise<void>} fulfilled when all is there, or cannot be
 */
export async function loadLater(document) {
  try {
    await part("code");
  } catch (error) {
    for (const view of document.querySelectorAll(":not(:defined)"))
      view.textContent = /** @type {Error} */ (error).message;
  }
  await idle();
  // Whoever presses "What is this?" is told what is wrong.
  await part("explanations").catch(() => {});
}

/** WebKit does not say when it has nothing to do. */
const idle = () =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 500);
  });
