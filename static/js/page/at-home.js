/** Whether a visit begins at home, which the script that goes ahead knows too. */

import { createKeeping, storagesOf } from "./keeping.js";

/** What a link has, of whichever form, and a name of a place in the page has not. */
const OF_LINK = /[=.]|%3d/i;

/** On a first visit, but not with a link, nor in a frame. @param {Window} window */
export const beginsAtHome = (window) =>
  createKeeping(storagesOf(window)).isNew() && !OF_LINK.test(window.location.hash) && window === window.top;
