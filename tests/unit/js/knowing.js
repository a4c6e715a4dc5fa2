/** Answers from Python, made up for a test. */

import { NO_RESULTS } from "../../../static/js/features/memory.js";
import { NO_LABORATORY, NO_RUN, NO_SUBJECT } from "../../../static/js/kinds/memory.js";
import { NOTHING_DOING } from "../../../static/js/state/results.js";

/** @typedef {import("../../../static/js/state/results.js").Results} Results */
/** @typedef {Results & Results["subject"] & Results["run"] & Results["lab"] & Results["doing"]} Known */

const RECORDS = Object.entries({ subject: NO_SUBJECT, run: NO_RUN, lab: NO_LABORATORY, doing: NOTHING_DOING });

/**
 * Results with some known things, each given by its own name, whichever record it belongs to.
 * @param {Partial<Known>} change @param {Results} [before] @returns {Results}
 */
export function knowing(change, before = NO_RESULTS) {
  const known = /** @type {any} */ ({ ...before });
  for (const [name, value] of Object.entries(change)) {
    const [record] = RECORDS.find(([, none]) => name in none) ?? [];
    if (record) known[record] = { ...known[record], [name]: value };
    else known[name] = value;
  }
  return known;
}

/** Everything that is known, each thing by its own name. @param {Results} results @returns {Known} */
export const knownOf = (results) => ({
  ...results,
  ...results.subject,
  ...results.run,
  ...results.lab,
  ...results.doing,
});
