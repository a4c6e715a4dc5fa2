import { shows } from "../../kinds/shows.js";
import { createFullScreen } from "./full-screen.js";
import { presenterLook, presenterProps } from "./presented.js";
import { createPresenting } from "./presenting.js";
import "./presenter-view.js";

/** @type {import("../feature.js").Part} */
export const PART = {
  intents: createPresenting,
  props: (state, results) => [shows("presenter-view", presenterProps(state, results))],
  look: presenterLook,
  begin({ document, state, handle }) {
    const setFullScreen = createFullScreen(document.documentElement, () => leaveFullScreen(document, handle));
    state.subscribe(() => setFullScreen(state.get().present !== ""));
  },
};

/**
 * In full screen, the browser takes Escape for itself: what lies over the picture is closed first here, too.
 * @param {Document} document @param {import("../feature.js").Page["handle"]} handle
 */
function leaveFullScreen(document, handle) {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[open]"));
  if (dialog) dialog.close();
  else handle({ type: "close-topmost" });
}
