/**
 * A script of its own, before all others: the first Python begins to start while the page's script is still read.
 * A frame of another page starts no Python until somebody touches it.
 */

import { embedIn } from "../words/embed.js";
import { beginAhead } from "./begun.js";

if (!embedIn(location)) beginAhead(new URL("python/", document.baseURI).href);
