import { isWithoutOrigin } from "./origin.js";

/** A server that answers within so many milliseconds is on this device or in this house. */
const NEAR_MS = 40;

/**
 * Whether the files of this page come at once: from a disk, from what this device has kept, or from nearby. Where they are
 * long on their way, what is asked for at the same time shares the line, so that what is needed first is asked for alone.
 */
export function isNear() {
  if (isWithoutOrigin() || navigator.serviceWorker?.controller) return true;
  const [visit] = performance.getEntriesByType("navigation");
  const { requestStart = 0, responseStart = Infinity } = /** @type {Partial<PerformanceNavigationTiming>} */ (
    visit ?? {}
  );
  return responseStart - requestStart < NEAR_MS;
}
