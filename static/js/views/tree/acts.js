// Does what a change of the tree's state asks for outside the state.
import { keepInSight } from "./sight.js";
import { chosen } from "./state.js";

/**
 * @param {import("./state.js").Act} act
 * @param {object} on
 * @param {HTMLElement & {updateComplete: Promise<unknown>}} on.view
 * @param {import("../../tree/stage.js").Stage} on.stage
 * @param {import("./state.js").TreeState} on.state
 * @param {import("./state.js").TreeProps} on.props
 */
export function perform(act, { view, stage, state, props }) {
  const { mover, canvas } = stage;
  const tools = /** @type {HTMLElement | null} */ (view.querySelector(".tree-tools"));
  if (act.type === "zoom") mover.zoomBy(act.factor, chosen(state, props));
  else if (act.type === "fit") mover.fit();
  else if (act.type === "pan") mover.pan(...act.by);
  else if (act.type === "show") mover.show(act.row);
  else if (act.type === "centre") mover.centreOn(act.row);
  else if (act.type === "follow") keepInSight(stage, props);
  else if (act.type === "move" || act.type === "put") {
    mover.fitted = false;
    if (act.type === "move") return mover.moveTo(act.camera);
    mover.move = null;
    mover.set(act.camera);
  } else if (act.type === "focus-canvas") canvas.focus({ preventScroll: true });
  else if (act.type === "capture") canvas.setPointerCapture(act.pointer);
  else if (act.type === "open-tools") tools?.showPopover();
  else if (act.type === "close-tools") {
    tools?.hidePopover();
    canvas.focus();
  } else view.updateComplete.then(() => performLater(act.type, view, stage));
}

/**
 * What waits until the change is shown.
 * @param {"resize" | "focus-field" | "end-of-moves"} type @param {HTMLElement} view @param {import("../../tree/stage.js").Stage} stage
 */
function performLater(type, view, stage) {
  if (type === "resize") return stage.resize();
  const isMoves = type === "end-of-moves";
  const field = /** @type {HTMLInputElement | null} */ (
    view.querySelector(isMoves ? ".tree-jump input" : ".tree-edit-field input")
  );
  if (isMoves) return field?.setSelectionRange(field.value.length, field.value.length);
  field?.focus({ preventScroll: true });
  field?.select();
}
