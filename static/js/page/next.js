/** Asks for the files that the page will load next, so that they are on their way while its script runs. */

import { LATER, preload } from "../support/load-script.js";
import { beginsAtHome } from "./at-home.js";

/** Everything but the parts of features comes with this one. */
const REST = ["rest"];

export function askForNext() {
  const names = beginsAtHome(window) ? ["home", ...REST] : REST;
  const isNext = (/** @type {string} */ path) => names.some((name) => path.split(/[/_.]/).includes(name));
  const paths = LATER.filter(isNext);
  // The line is theirs alone until they are there.
  const isHome = (/** @type {string} */ path) => Number(path.includes("home"));
  preload([...paths.sort((one, other) => isHome(other) - isHome(one)), "catalogue.js"]);
}
