/** Asks for the files that the page will load next, so that they are on their way while its script runs. */

import { LATER, preload } from "../support/load-script.js";
import { PLACE_KEPT } from "./keeping.js";

/** Everything but the parts of features comes with this one. */
const REST = ["rest"];
/** A first visit begins at home. */
const FIRST_VISIT = ["home", ...REST];

/** Whether a place of this visitor is kept here; asking may be refused. */
function isKnown() {
  try {
    return localStorage.getItem(PLACE_KEPT) !== null;
  } catch {
    return false;
  }
}

export function askForNext() {
  const names = location.hash !== "" || isKnown() ? REST : FIRST_VISIT;
  const isNext = (/** @type {string} */ path) => names.some((name) => path.split(/[/_.]/).includes(name));
  const paths = LATER.filter(isNext);
  // The line is theirs alone until they are there.
  const isHome = (/** @type {string} */ path) => Number(path.includes("home"));
  preload([...paths.sort((one, other) => isHome(other) - isHome(one)), "catalogue.js"]);
}
