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
  if (act.does === "zoom") mover.zoomBy(act.factor, chosen(state, props));
  else if (act.does === "fit") mover.fit();
  else if (act.does === "pan") mover.pan(...act.by);
  else if (act.does === "show") mover.show(act.row);
  else if (act.does === "centre") mover.centreOn(act.row);
  else if (act.does === "follow") keepInSight(stage, props);
  else if (act.does === "move" || act.does === "put") {
    mover.fitted = false;
    if (act.does === "move") return mover.moveTo(act.camera);
    mover.move = null;
    mover.set(act.camera);
  } else if (act.does === "focus-canvas") canvas.focus({ preventScroll: true });
  else if (act.does === "capture") canvas.setPointerCapture(act.pointer);
  else if (act.does === "open-tools") tools?.showPopover();
  else if (act.does === "close-tools") {
    tools?.hidePopover();
    canvas.focus();
  } else view.updateComplete.then(() => performLater(act.does, view, stage));
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
