/** Presenter mode: one picture and the sentence about the step, large and alone on the screen. */

const BUTTON = /** @type {const} */ ({ name: "Present", title: "Present (P)", wants: { type: "present" } });

/** @type {import("../feature.js").Feature} */
export const PRESENTER = {
  id: "presenter",
  state: { present: "", black: false, pointer: "", sheet: "" },
  views: {
    "present-view": { place: "bar-end", button: BUTTON },
    // Where the bar has no room for it.
    "present-menu-view": { place: "more", button: BUTTON },
    "presenter-view": { place: "over", attributes: { role: "region", "aria-label": "Presenter mode", tabindex: "-1" } },
  },
  intents: [
    "present",
    "leave-presenting",
    "close-topmost",
    "present-next-view",
    "black-screen",
    "present-example",
    "present-method",
    "present-pair",
    "present-pairs",
    "present-keys",
    "point-with",
  ],
  part: () => import("./part.js"),
};
