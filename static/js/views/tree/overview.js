// The small picture of the whole tree in the corner of a view that shows only a part of it: the part is outlined, and a
// press or a drag moves it. It is for pointers only: keys move the picture itself.
import { html } from "lit";
import { cameraOver, liesOver, mapOf, overviewEdges, overviewSize, seenIn } from "../../tree/overview.js";
import { isResting, present } from "./state.js";

/** @typedef {import("../../tree/overview.js").Size} Size */

/** The dot at the node that the search is at, and those at lit nodes. */
const DOT = { present: 4, lit: 3 };

export class TreeOverview {
  /** @param {import("./tree-view.js").TreeView} view */
  constructor(view) {
    this.view = view;
    /** The tree without what changes from step to step; made once for a layout. */
    this.tree = document.createElement("canvas");
    /** What it was made of. @type {readonly unknown[]} */
    this.madeOf = [];
    /** What is shown, as text; "" while it is hidden. */
    this.shown = "";
    /** Where the press is within the outline, while the outline is dragged. @type {{x: number, y: number} | null} */
    this.grip = null;
  }

  render() {
    return html`<div class="tree-overview" aria-hidden="true" hidden><canvas
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.onDown(event)}
      @pointermove=${(/** @type {PointerEvent} */ event) => this.onMove(event)}
      @pointerup=${() => (this.grip = null)} @pointercancel=${() => (this.grip = null)}></canvas></div>`;
  }

  /** Where everything is now; null where there is nothing to show. */
  look() {
    const { stage, prepared } = this.view;
    const size = stage && prepared ? overviewSize(stage.size) : null;
    if (!stage || !prepared || !size) return null;
    const frame = stage.frame();
    const map = mapOf(frame, size);
    const seen = seenIn(stage.camera, frame, map, size);
    return seen && { stage, prepared, size, frame, map, seen };
  }

  /** Follows the picture, which has just been painted. */
  painted() {
    const canvas = /** @type {HTMLCanvasElement | null} */ (this.view.querySelector(".tree-overview canvas"));
    if (!canvas) return;
    const look = this.look();
    const row = present(this.view);
    const ratio = (this.view.stage?.unit ?? 1) * Math.max(1, window.devicePixelRatio || 1);
    const changed = look ? this.makeTree(look, ratio) : false;
    // While it is hidden, it must not keep the layout of a tree that is no more.
    if (!look) this.madeOf = [];
    const shown = look ? [...Object.values(look.seen), ...this.view.state.lit.slice(0, 1), row].join(" ") : "";
    if (shown === this.shown && !changed) return;
    this.shown = shown;
    const overview = /** @type {HTMLElement} */ (canvas.parentElement);
    overview.hidden = look === null;
    if (!look) return;
    this.draw(canvas, look, row, ratio);
    overview.classList.toggle("over", liesOver(boxOf(overview), look.stage.spotOf(row)));
  }

  /** Makes the picture of the tree, if it is not that of another layout. @param {NonNullable<ReturnType<TreeOverview["look"]>>} look @param {number} ratio */
  makeTree({ stage, prepared, size, map }, ratio) {
    const madeOf = [prepared.layout, stage.theme, size.width, size.height, ratio];
    if (madeOf.every((each, i) => each === this.madeOf[i])) return false;
    this.madeOf = madeOf;
    this.tree.width = Math.round(size.width * ratio);
    this.tree.height = Math.round(size.height * ratio);
    const ctx = this.tree.getContext("2d");
    if (!ctx) return false;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.fillStyle = stage.theme.colour.surface;
    ctx.fillRect(0, 0, size.width, size.height);
    const edges = overviewEdges(prepared.layout, prepared.trace.parent, map);
    ctx.beginPath();
    for (let i = 0; i < edges.length; i += 4) {
      ctx.moveTo(edges[i], edges[i + 1]);
      ctx.lineTo(edges[i + 2], edges[i + 3]);
    }
    ctx.strokeStyle = stage.theme.colour.muted;
    ctx.lineWidth = 0.6;
    ctx.stroke();
    return true;
  }

  /**
   * @param {HTMLCanvasElement} canvas @param {NonNullable<ReturnType<TreeOverview["look"]>>} look
   * @param {number} row that the search is at @param {number} ratio
   */
  draw(canvas, { stage, prepared, size, map, seen }, row, ratio) {
    const { colour } = stage.theme;
    const { layout } = prepared;
    if (canvas.width !== this.tree.width) canvas.width = this.tree.width;
    if (canvas.height !== this.tree.height) canvas.height = this.tree.height;
    canvas.style.width = `${size.width * stage.unit}px`;
    canvas.style.height = `${size.height * stage.unit}px`;
    const ctx = canvas.getContext("2d");
    if (!ctx) return;
    ctx.resetTransform();
    ctx.drawImage(this.tree, 0, 0);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    /** @param {number} at @param {number} side */
    const dot = (at, side) =>
      layout.rank[at] >= 0 &&
      ctx.fillRect(
        map.left + layout.x[at] * map.slot - side / 2,
        map.top + layout.level[at] * map.level - side / 2,
        side,
        side,
      );
    ctx.fillStyle = colour.lit;
    for (const lit of this.view.state.lit) dot(lit, DOT.lit);
    ctx.fillStyle = colour.now;
    if (row >= 0) dot(row, DOT.present);
    ctx.fillStyle = colour.focus;
    ctx.globalAlpha = 0.12;
    ctx.fillRect(seen.x, seen.y, seen.width, seen.height);
    ctx.globalAlpha = 1;
    ctx.strokeStyle = colour.focus;
    ctx.lineWidth = 1.5;
    ctx.strokeRect(seen.x, seen.y, seen.width, seen.height);
  }

  /** Where a pointer is in it, in units. @param {PointerEvent} event @param {number} unit */
  placeOf(event, unit) {
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    return { x: (event.clientX - box.left) / unit, y: (event.clientY - box.top) / unit };
  }

  /** A press outside the outline moves its middle there; from then on it is dragged. @param {PointerEvent} event */
  onDown(event) {
    const look = this.look();
    if (!look || event.button !== 0 || isResting(this.view)) return;
    event.preventDefault();
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    const place = this.placeOf(event, look.stage.unit);
    const { seen } = look;
    const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
    const isInside = Math.abs(place.x - middle.x) <= seen.width / 2 && Math.abs(place.y - middle.y) <= seen.height / 2;
    this.grip = isInside ? { x: place.x - middle.x, y: place.y - middle.y } : { x: 0, y: 0 };
    if (!isInside) this.moveTo(place, true);
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const { stage } = this.view;
    if (!this.grip || !stage) return;
    const { x, y } = this.placeOf(event, stage.unit);
    this.moveTo({ x: x - this.grip.x, y: y - this.grip.y }, false);
  }

  /** @param {{x: number, y: number}} place @param {boolean} smoothly */
  moveTo(place, smoothly) {
    const look = this.look();
    if (!look) return;
    const { stage, frame, map } = look;
    const { mover } = stage;
    const camera = cameraOver(stage.camera, frame, map, place);
    mover.fitted = false;
    if (smoothly) return mover.moveTo(camera);
    mover.move = null;
    mover.set(camera);
  }
}

/** Where it is in the view, in CSS pixels. @param {HTMLElement} overview */
const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
  x: offsetLeft,
  y: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});
