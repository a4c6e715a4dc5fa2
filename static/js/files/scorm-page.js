/** The page of SCORM packages: its files as texts, from the script scorm.js beside this page. */

import { loadBuilt } from "../support/load-script.js";

const AGAIN = "copy the whole folder again.";

/** @returns {Promise<Readonly<Record<string, string>>>} rejects with one sentence */
export async function scormPage() {
  const found = () => /** @type {any} */ (globalThis).plyscopeScorm;
  if (!found()) await loadBuilt("scorm.js", `The file scorm.js next to the page is missing: ${AGAIN}`);
  if (!found()) throw new Error(`The file scorm.js next to the page is damaged: ${AGAIN}`);
  return found();
}
