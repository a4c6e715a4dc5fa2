// What keys do in the tree. Pure functions.
import { isEdited } from "./edited.js";
import { pressToEdit } from "./editing.js";
import { findOrGo } from "./finding.js";
import { cameraKey, nodeKey } from "./keys.js";
import { selectNeighbour, toggleRow } from "./select.js";
import { fit, zoomBy } from "./sight.js";
import { chosen, goTo, isResting } from "./state.js";

/** @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps */

/** The canvas has got the focus, by keyboard or not. @type {import("./state.js").ChangeOf<[byKeyboard: boolean]>} */
export const focus = (_, __, byKeyboard) => ({ reached: byKeyboard });

/** On blur, or when a pointer is used: keys are no longer meant for the canvas. @type {import("./state.js").ChangeOf} */
export const leaveCanvas = () => ({ reached: false });

/** @param {TreeState} state @param {TreeProps} props @param {KeyboardEvent} event @returns {Change | null} null if the key is not for the tree */
export function pressKey(state, props, event) {
  const toEdit = props.trace && pressToEdit(state, props, event);
  if (toEdit) return toEdit;
  if (!props.trace || isResting(props) || event.ctrlKey || event.metaKey || event.altKey) return null;
  const effect = cameraKey(event.key) ?? (state.reached || isEdited(state, props) ? nodeKey(event) : null);
  return effect && (changeBy(state, props, effect) ?? {});
}

/** @param {TreeState} state @param {TreeProps} props @param {import("./keys.js").Effect} effect @returns {Change | null} */
function changeBy(state, props, effect) {
  if ("zoom" in effect) return zoomBy(state, props, effect.zoom);
  if ("fit" in effect) return fit(state, props);
  if ("pan" in effect) return { acts: [{ does: "pan", by: effect.pan }] };
  if ("go" in effect) return selectNeighbour(state, props, effect.go);
  if ("enter" in effect) return { intents: goTo(props, chosen(state, props)) };
  if ("find" in effect) return { acts: [{ does: "open-tools" }] };
  if ("light" in effect) return findOrGo(state, props, effect.light);
  return toggleRow(state, props, chosen(state, props));
}
