/** A request as the text that is sent to Python. */

import { PlyscopeError } from "./errors.js";

const NO_PLAIN_DATA =
  "A request must be plain data: strings, numbers, true, false, null, and lists and objects of these.";

/**
 * Numbers that JSON cannot write, and would turn into null, are written as text: Python understands infinity, and
 * rejects what is not a number.
 *
 * @param {unknown} request
 * @returns {string}
 */
export function requestText(request) {
  try {
    return JSON.stringify(request, (_, value) =>
      typeof value === "number" && !Number.isFinite(value) ? String(value) : value,
    );
  } catch {
    throw new PlyscopeError({ message: NO_PLAIN_DATA });
  }
}
