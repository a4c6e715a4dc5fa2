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
export async function perform(act, { view, stage, state, props }) {
  const { mover, canvas } = stage;
  const tools = /** @type {HTMLElement | null} */ (view.querySelector(".tree-tools"));
  switch (act.type) {
    case "zoom":
      return mover.zoomBy(act.factor, chosen(state, props));
    case "fit":
      return mover.fit();
    case "pan":
      return mover.pan(...act.by);
    case "show":
      return mover.show(act.row);
    case "centre":
      return mover.centreOn(act.row);
    case "move":
      mover.fitted = false;
      return mover.moveTo(act.camera);
    case "put":
      mover.fitted = false;
      mover.move = null;
      return mover.set(act.camera);
    case "follow":
      return keepInSight(stage, props);
    case "open-tools":
      return tools?.showPopover();
    case "close-tools":
      tools?.hidePopover();
      return canvas.focus();
    case "focus-canvas":
      return canvas.focus({ preventScroll: true });
    case "focus-field": {
      await view.updateComplete;
      const field = /** @type {HTMLInputElement | null} */ (view.querySelector(".tree-edit-field input"));
      field?.focus({ preventScroll: true });
      return field?.select();
    }
    case "capture":
      return canvas.setPointerCapture(act.pointer);
    case "resize":
      await view.updateComplete;
      return stage.resize();
    case "end-of-moves": {
      await view.updateComplete;
      const field = /** @type {HTMLInputElement | null} */ (view.querySelector(".tree-jump input"));
      return field?.setSelectionRange(field.value.length, field.value.length);
    }
  }
}
