/** Loads what the first screen does not need, or not at once, as soon as the first picture is there. */

import { isNear } from "../support/near.js";

/** The views that say so where they cannot come: not those of features, nor those that lie over the tree and are empty at first. */
const MISSED = ":not(:defined, [data-feature], duo-view, comparison-view)";

/**
 * The views of code, which are part of the first screen, come at once, but on a slow line not before somebody leaves Home;
 * the rest when the page has nothing to do, so that no press waits for it, and the service worker keeps it.
 *
 * @param {Document} document
 * @param {() => Promise<void>} loadFeatures
 * @param {Promise<unknown>} settled  when Python's files no longer need the line
 * @param {Promise<unknown>} left  when Home is not shown
 * @returns {Promise<void>} fulfilled when all is there, or cannot be
 */
export async function loadLater(document, loadFeatures, settled, left) {
  if (!isNear()) await Promise.race([settled, left]);
  const views = [import("../views/code/part.js"), import("../views/part.js")];
  for (const result of await Promise.allSettled(views))
    if (result.status === "rejected")
      for (const view of document.querySelectorAll(MISSED)) view.textContent = result.reason.message;
  if (!isNear()) await settled;
  await idle();
  await loadFeatures();
  // Whoever presses "What is this?" is told what is wrong.
  await import("../views/explanations.js").catch(() => {});
  await import("../lessons/lesson-texts.js").catch(() => {});
}

/** WebKit does not say when it has nothing to do. */
const idle = () =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 500);
  });

/** A page that nobody sees paints nothing. */
const UNSEEN_MS = 200;

/** Does what would hold up the first picture. @param {() => unknown} work */
export function afterFirstPaint(work) {
  let isDone = false;
  function once() {
    if (!isDone) work();
    isDone = true;
  }
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNSEEN_MS);
}
