// What the pointer does on the picture of the tree: it points at a node, chooses it, or collapses it.
/** How far beside a node a pointer still hits it, in units of length. */
const REACH_BY_MOUSE = 6;
const REACH_BY_TOUCH = 18;

export class TreePointer {
  /** @param {import("./tree-view.js").TreeView} view */
  constructor(view) {
    this.view = view;
  }

  /** @param {MouseEvent} event @returns {number} the row under the pointer, or -1 */
  rowUnder(event) {
    const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
    return this.view.stage?.rowUnder(event, byTouch ? REACH_BY_TOUCH : REACH_BY_MOUSE) ?? -1;
  }

  /** The row under the beginning of a gesture, which a touch makes without a pointer event. @param {Event} event */
  rowUnderStart(event) {
    const touch = "touches" in event ? /** @type {TouchEvent} */ (event).touches[0] : null;
    const at = touch ?? (event instanceof MouseEvent && !(event instanceof WheelEvent) ? event : null);
    return at ? (this.view.stage?.rowUnder(at, touch ? REACH_BY_TOUCH : REACH_BY_MOUSE) ?? -1) : -1;
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const { stage } = this.view;
    const row = event.pointerType === "touch" || event.buttons > 0 ? -1 : this.rowUnder(event);
    if (!stage || row === stage.hovered) return;
    stage.hovered = row;
    stage.canvas.style.cursor = row >= 0 ? "pointer" : "";
    this.view.repaint();
  }

  onLeave() {
    if (this.view.stage) this.view.stage.hovered = -1;
    this.view.repaint();
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const row = this.view.isResting ? -1 : this.rowUnder(event);
    if (row < 0 && this.view.editing.isOn) this.view.editing.leave();
    if (row < 0 || event.detail > 1 || this.view.editing.isOn) return;
    this.view.selected = row;
    this.view.goTo(row);
  }

  /** @param {MouseEvent} event */
  onDoubleClick(event) {
    const row = this.view.isResting ? -1 : this.rowUnder(event);
    if (row >= 0 && !this.view.editing.isOn) this.view.keyboard.toggle(row);
  }
}
