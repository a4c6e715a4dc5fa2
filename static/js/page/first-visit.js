/** What this device knows of the reader, before the page can do anything else: whether this is the first visit, and the reader's own choices. */

import { keptIn } from "../app/place.js";
import { READERS } from "../features/memory.js";
import { pick } from "../support/pick.js";
import { createKeeping } from "./keeping.js";

/** @typedef {import("../state/state.js").State} State */

/** What a link has, of whichever form, and a name of a place in the page has not. */
const OF_LINK = /[=.]|%3d/i;

/** How the page begins: at home on a first visit, but not with a link, nor in a frame. @param {Window} window @returns {Partial<State>} */
export function beginningOf(window) {
  const { kept, isNew } = createKeeping(storagesOf(window));
  if (isNew()) return OF_LINK.test(window.location.hash) || window !== window.top ? {} : { activity: "home" };
  const place = kept();
  return place === null || window !== window.top ? {} : pick(keptIn(place), READERS);
}

/** This tab's storage, and that of all tabs; asking for either may be refused. @param {Window} window */
export function storagesOf(window) {
  return ["sessionStorage", "localStorage"].flatMap((name) => {
    try {
      const storage = /** @type {any} */ (window)[name];
      return storage ? [/** @type {Storage} */ (storage)] : [];
    } catch {
      return [];
    }
  });
}
