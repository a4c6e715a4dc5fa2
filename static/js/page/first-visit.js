/** What this device knows of the reader, before the page can do anything else: whether this is the first visit, and the reader's own choices. */

import { keptIn } from "../app/place.js";
import { READERS } from "../features/memory.js";
import { pick } from "../support/pick.js";
import { beginsAtHome } from "./at-home.js";
import { createKeeping, storagesOf } from "./keeping.js";

/** @typedef {import("../state/state.js").State} State */

/** How the page begins: at home on a first visit, but not with a link, nor in a frame. @param {Window} window @returns {Partial<State>} */
export function beginningOf(window) {
  if (beginsAtHome(window)) return { activity: "home" };
  const place = createKeeping(storagesOf(window)).kept();
  return place === null || window !== window.top ? {} : pick(keptIn(place), READERS);
}
