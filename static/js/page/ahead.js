/**
 * A script of its own, before all others: the first words of a first visit appear, and the first Python begins to start while
 * the page's script is still read; but not where its files would share a slow line with those of the first picture.
 * A frame of another page starts no Python until somebody touches it.
 */

import { embedIn } from "../words/embed.js";
import { WORKER } from "../python/assets.js";
import { startEarly } from "../python/early-start.js";
import { readEarly } from "../python/local.js";
import { isNear } from "../support/near.js";
import { beginsAtHome } from "./at-home.js";

if (beginsAtHome(window)) {
  const { dataset } = document.documentElement;
  dataset.begins = "home";
  // If a file is missing, or fails, the page says so instead.
  addEventListener("error", () => delete dataset.begins, { capture: true, once: true });
}

if (!embedIn(location) && isNear()) {
  // There, nothing is long on its way.
  if (location.protocol === "file:") readEarly(WORKER);
  startEarly(new URL("python/", document.baseURI).href);
}
