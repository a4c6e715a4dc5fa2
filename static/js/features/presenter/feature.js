/** Presenter mode: one picture and the sentence about the step, large and alone on the screen. */

import { shows } from "../../kinds/shows.js";
import { createFullScreen } from "./full-screen.js";
import { presenterLook, presenterProps } from "./presented.js";
import { createPresenting } from "./presenting.js";
import { PresentView } from "./present-view.js";
import { PresenterView } from "./presenter-view.js";

/** @type {import("../feature.js").Feature} */
export const PRESENTER = {
  id: "presenter",
  state: { present: "", black: false, pointer: "", keysShown: false },
  views: {
    "present-view": { view: PresentView, place: "bar-end" },
    "presenter-view": {
      view: PresenterView,
      place: "over",
      attributes: { role: "region", "aria-label": "Presenter mode", tabindex: "-1" },
    },
  },
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
  else handle({ type: "leave-presenting" });
}
