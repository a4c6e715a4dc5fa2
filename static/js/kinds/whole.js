/** Brings what the first picture does not need of each kind: from then on, the kinds in the registry are whole. */

import "./game/index.js";
import "./problem/index.js";
import "./program/index.js";
