// The pointer on a tree that is changed by hand: a click selects, a leaf pulled up or down tries other numbers, and a node
// pulled sideways goes to another place.
import { pathOf } from "../../boards/typed-tree/rows.js";
import { stepped } from "../../boards/typed-tree/step.js";
import { isWithin, nodeAt } from "../../boards/typed-tree/edit.js";
import { rowUnder } from "./pointer.js";
import { isResting } from "./state.js";

/** A pointer that moves less than this, in CSS pixels, clicks instead of dragging. */
const SLACK = 6;
/** How far a leaf is pulled for the next whole number. */
const PIXELS_A_NUMBER = 9;

/** @typedef {import("../../boards/typed-tree/text.js").Path} Path */
/** Where a dragged node would go, and where that is shown. @typedef {{parent: Path, index: number, into: boolean, x: number, y: number}} Goal */

export class EditDrag {
  /** @param {import("./editing.js").TreeEditing} editing */
  constructor(editing) {
    this.editing = editing;
    /** @type {{path: Path, x: number, y: number, mode: "" | "try" | "move"} | null} */
    this.held = null;
    /** @type {Goal | null} */
    this.goal = null;
  }

  get isTrying() {
    return this.held?.mode === "try";
  }

  /** @param {PointerEvent} event */
  onDown(event) {
    const { editing } = this;
    const { view } = editing;
    if (!editing.isOn || isResting(view) || event.button !== 0 || !view.trace) return;
    const row = rowUnder(view.stage, event);
    if (row < 0) return;
    view.stage?.canvas.setPointerCapture(event.pointerId);
    this.held = { path: pathOf(view.trace, row), x: event.clientX, y: event.clientY, mode: "" };
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const { held, editing } = this;
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (held.mode === "" && Math.hypot(dx, dy) > SLACK) this.begin(held, Math.abs(dy) > Math.abs(dx));
    if (held.mode === "try" && editing.trial) {
      editing.try(stepped(editing.trial.from, Math.round(-dy / PIXELS_A_NUMBER)));
    }
    if (held.mode === "move") {
      this.goal = this.goalAt(event, held.path);
      editing.view.requestUpdate();
      editing.place();
    }
  }

  /** @param {NonNullable<EditDrag["held"]>} held @param {boolean} upright */
  begin(held, upright) {
    const { editing } = this;
    editing.select(held.path);
    held.mode = editing.isLeaf && upright ? "try" : "move";
    if (held.mode === "try") {
      editing.close();
      editing.beginTrial();
    }
  }

  /** @param {PointerEvent} event */
  onUp(event) {
    const { held, goal, editing } = this;
    this.held = null;
    this.goal = null;
    if (!held) return;
    editing.view.stage?.canvas.focus({ preventScroll: true });
    if (event.type === "pointercancel") return editing.cancel();
    if (held.mode === "") this.click(held.path);
    if (held.mode === "try") editing.close();
    if (held.mode === "move" && goal) editing.moveTo(held.path, goal.parent, goal.index);
    editing.view.requestUpdate();
  }

  /** @param {Path} path */
  click(path) {
    const { editing } = this;
    editing.select(path);
    if (editing.isLeaf && !editing.picked) editing.open("number");
  }

  /**
   * Where a node would go if it were dropped here: into the node under the pointer, or beside the nearest one of its level.
   * @param {PointerEvent} event @param {Path} path @returns {Goal | null}
   */
  goalAt(event, path) {
    const { view, tree } = this.editing;
    const { stage, trace, prepared } = view;
    if (!stage || !trace || !prepared || !tree) return null;
    const box = stage.element.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const over = rowUnder(view.stage, event);
    const below = over < 0 ? null : pathOf(trace, over);
    const spot = stage.spotOf(over);
    if (below && spot && !isWithin(below, path) && (nodeAt(tree, below)?.children.length ?? 0) > 0) {
      const index = nodeAt(tree, below)?.children.length ?? 0;
      return { parent: below, index, into: true, x: spot.x, y: spot.y };
    }
    return this.besideAt(x, y, path);
  }

  /** @param {number} x @param {number} y @param {Path} path @returns {Goal | null} */
  besideAt(x, y, path) {
    const { stage, trace, prepared } = this.editing.view;
    if (!stage || !trace || !prepared) return null;
    /** @type {{row: number, far: number, spot: {x: number, y: number, half: number}} | null} */
    let nearest = null;
    for (const row of prepared.layout.order) {
      const spot = stage.spotOf(row);
      const away = pathOf(trace, row);
      if (!spot || away.length === 0 || isWithin(away, path)) continue;
      const far = Math.hypot(spot.x - x, 2 * (spot.y - y));
      if (!nearest || far < nearest.far) nearest = { row, far, spot };
    }
    if (!nearest || Math.abs(nearest.spot.y - y) > Math.max(40, 2 * nearest.spot.half)) return null;
    const beside = pathOf(trace, nearest.row);
    const after = x > nearest.spot.x;
    const shift = (after ? 1 : -1) * (nearest.spot.half + 8);
    const index = (beside.at(-1) ?? 0) + (after ? 1 : 0);
    return { parent: beside.slice(0, -1), index, into: false, x: nearest.spot.x + shift, y: nearest.spot.y };
  }
}
