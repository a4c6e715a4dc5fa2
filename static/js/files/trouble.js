/** What is said when programs cannot be kept on the device. */

export const NOT_LASTING =
  "This browser does not let the page keep anything here: download your programs before you close or reload it.";

const FULL =
  "The storage is full: your last changes last only until you close the page. Download your programs, then make room on this device.";

const FAILED = "Your last changes could not be kept on this device: download your programs before you close the page.";

/** Whether an error means that there is no room left. @param {unknown} error */
export const isFull = (error) => error instanceof Error && error.name === "QuotaExceededError";

/** The sentence about an error while writing. @param {unknown} error */
export const troubleOf = (error) => (isFull(error) ? FULL : FAILED);
