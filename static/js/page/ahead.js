/**
 * A script of its own, before all others: the first Python begins to start while the page's script is still read; but not
 * where its files would share a slow line with those of the first picture.
 * A frame of another page starts no Python until somebody touches it.
 */

import { embedIn } from "../words/embed.js";
import { WORKER } from "../python/assets.js";
import { beginAhead } from "../python/begun.js";
import { readEarly } from "../python/local.js";
import { isNear } from "../support/near.js";

if (!embedIn(location) && isNear()) {
  // There, nothing is long on its way.
  if (location.protocol === "file:") readEarly(WORKER);
  beginAhead(new URL("python/", document.baseURI).href);
}
