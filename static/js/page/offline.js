/** Has the page kept on the device, where it comes from a server, so that it opens without a network the next time. */

import { isWithoutOrigin } from "../support/origin.js";

/**
 * Call it when the page has nothing else to do. Where the browser refuses, the page needs the network as before.
 * @param {Window} window
 */
export async function keepForOffline({ navigator }) {
  if (isWithoutOrigin()) return;
  try {
    const { active } = await navigator.serviceWorker.register("service-worker.js");
    active?.postMessage("keep");
  } catch {
    // A browser that keeps nothing, or not over http, or a page that is being developed.
  }
}

/**
 * If the next build is there and no other page is open, this page begins again with it. Call it when all files are
 * there, for Chrome never replaces a service worker that was just sending one; but not after somebody has begun to work.
 * @param {Window} window
 */
export async function beginWithNextBuild({ navigator, location }) {
  // There, asking fails, and for the error the browser reads the whole script of the page once more.
  if (isWithoutOrigin()) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.waiting || !serviceWorker.controller) return;
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting.postMessage("begin");
}
