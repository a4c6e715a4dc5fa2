/** What a key does in the viewer. Pure functions. */

/** @typedef {{type: "step", by: 1 | -1} | {type: "start"} | {type: "end"} | {type: "play"} | {type: "zoom", by: number} | {type: "fit"}} Action */

export const ZOOM_STEP = 1.4;

/** @type {Readonly<Record<string, Action>>} */
const KEYS = Object.freeze({
  ArrowRight: { type: "step", by: 1 },
  ArrowLeft: { type: "step", by: -1 },
  Home: { type: "start" },
  End: { type: "end" },
  " ": { type: "play" },
  "+": { type: "zoom", by: ZOOM_STEP },
  "=": { type: "zoom", by: ZOOM_STEP },
  "-": { type: "zoom", by: 1 / ZOOM_STEP },
  0: { type: "fit" },
});

export const KEYS_TEXT =
  "Left and right arrow step, Home and End go to the ends, space plays; plus, minus and 0 zoom. A click on a node goes to its step.";

/**
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event @param {string} element  the tag
 *   that has the focus @returns {Action | null} null if the key is not for the viewer
 */
export function actionOf({ key, ctrlKey, metaKey, altKey }, element) {
  if (ctrlKey || metaKey || altKey || element === "SELECT") return null;
  // Space presses the button that has the focus.
  if (key === " " && element === "BUTTON") return null;
  return Object.hasOwn(KEYS, key) ? KEYS[key] : null;
}
