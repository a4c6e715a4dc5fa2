// Keys in the tree, and what they and the pointer do with its nodes.
import { neighbourOf } from "../../tree/navigate.js";
import { unrecordedBelow } from "../../trace/unrecorded.js";
import { sendIntent } from "../intent.js";
import { isLeaf } from "./item.js";
import { cameraKey, nodeKey } from "./keys.js";
import { openTools } from "./tools.js";

/** @typedef {import("./tree-view.js").TreeView} TreeView */

export class TreeKeyboard {
  /** @param {TreeView} view */
  constructor(view) {
    this.view = view;
    /** Whether the canvas got the focus by keyboard; if not, the arrow keys step the search. */
    this.isReached = false;
  }

  onFocus() {
    this.isReached = this.view.stage?.canvas.matches(":focus-visible") ?? false;
    this.view.repaint();
  }

  /** On blur, or when a pointer is used: keys are no longer meant for the canvas. */
  onLeft() {
    this.isReached = false;
    this.view.repaint();
  }

  /** @param {KeyboardEvent} event */
  onKeydown(event) {
    const { view } = this;
    if (!view.trace) return;
    if (view.editing.onKeydown(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (view.isResting || event.ctrlKey || event.metaKey || event.altKey) return;
    const effect = cameraKey(event.key) ?? (this.isReached || view.editing.isOn ? nodeKey(event) : null);
    if (!effect) return;
    event.preventDefault();
    event.stopPropagation();
    this.act(effect);
  }

  /** @param {import("./keys.js").Effect} effect */
  act(effect) {
    const { view } = this;
    if ("zoom" in effect) view.sight.zoomBy(effect.zoom);
    else if ("fit" in effect) view.sight.fit();
    else if ("pan" in effect) view.stage?.mover.pan(...effect.pan);
    else if ("go" in effect) this.select(effect.go);
    else if ("enter" in effect) view.goTo(view.chosen());
    else if ("find" in effect) openTools(view);
    else if ("light" in effect) view.finding.lightOrGo(effect.light);
    else this.toggle(view.chosen());
  }

  /** @param {import("../../tree/navigate.js").Direction} direction */
  select(direction) {
    const { view } = this;
    if (!view.trace || !view.prepared) return;
    view.selected = neighbourOf(view.trace, view.prepared.layout, view.chosen(), direction);
    view.spoken = view.describe(view.selected);
    view.stage?.mover.show(view.selected);
    if (view.editing.isOn) view.editing.selectRow(view.selected);
  }

  /** @param {number} row */
  toggle(row) {
    const { view } = this;
    if (!view.trace || row < 0 || view.partner) return;
    if (isLeaf(view.trace, row)) return this.searchFrom(row);
    view.selected = row;
    sendIntent(view, { type: "toggle-collapse", row });
  }

  /** Searches again from a row below which not all was recorded. @param {number} row */
  searchFrom(row) {
    const { trace } = this.view;
    if (trace && unrecordedBelow(trace, row) > 0) sendIntent(this.view, { type: "search-from", row });
  }
}
