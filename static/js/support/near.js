import { isWithoutOrigin } from "./origin.js";

/** A server that sends a small file within so many milliseconds is on this device or in this house. */
const NEAR_MS = 40;

/**
 * Whether the files of this page come at once: from a disk, from what this device has kept, or from nearby. Where they are
 * long on their way, what is asked for at the same time shares the line, so that what is needed first is asked for alone.
 * @param {readonly PerformanceEntry[]} [received]  the page and the small files that have come
 */
export function isNear(received = entries()) {
  return isWithoutOrigin() || Boolean(navigator.serviceWorker?.controller) || takeMs(received) < NEAR_MS;
}

/** The page itself may still be coming: of it, only the beginning counts. Of the others, all of them: a line may be slow but short. */
const entries = () => [
  ...performance.getEntriesByType("navigation"),
  ...performance.getEntriesByType("resource").filter(({ name }) => AHEAD.test(name)),
];

/** The script that goes ahead: a few kilobytes, before all others. */
const AHEAD = /\/ahead\.js(?:\?|$)/;

/** How long the slowest took. Without an entry, nothing is known: the server may be anywhere. @param {readonly PerformanceEntry[]} received */
export function takeMs(received) {
  const times = received.map((entry) => {
    const { entryType, requestStart, responseStart, responseEnd } = /** @type {PerformanceResourceTiming} */ (entry);
    return (entryType === "navigation" ? responseStart : responseEnd) - requestStart;
  });
  return times.length === 0 ? Infinity : Math.max(...times);
}
