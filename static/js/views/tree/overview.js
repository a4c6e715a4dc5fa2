// The small picture of the whole tree in the corner of a view that shows only a part of it: the part is outlined, and a
// press or a drag moves it. It is for pointers only: keys move the picture itself.
import { html } from "lit";
import { cameraOver, liesOver, mapOf, overviewEdges, overviewSize, seenIn } from "../../tree/overview.js";
import { isResting } from "./state.js";

/**
 * @typedef {import("../../tree/stage.js").Stage} Stage
 * @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps
 */

/** The dot at the node that the search is at, and those at lit nodes. */
const DOT = { present: 4, lit: 3 };

/** Where everything is now; null where there is nothing to show. @param {Stage | null} stage */
export function lookAt(stage) {
  const prepared = stage?.prepared;
  const size = stage && prepared ? overviewSize(stage.size) : null;
  if (!stage || !prepared || !size) return null;
  const frame = stage.frame();
  const map = mapOf(frame, size);
  const { camera, theme, unit } = stage;
  const seen = seenIn(camera, frame, map, size);
  return seen && { prepared, size, frame, map, seen, camera, theme, unit };
}

/** @typedef {NonNullable<ReturnType<typeof lookAt>>} Look */

/** @param {import("./state.js").Apply} apply @param {() => Look | null} look */
export function overview(apply, look) {
  return html`<div class="tree-overview" aria-hidden="true" hidden><canvas
    @pointerdown=${(/** @type {PointerEvent} */ event) => {
      if (!apply(grab, event, look)) return;
      event.preventDefault();
      /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    }}
    @pointermove=${(/** @type {PointerEvent} */ event) => apply(pull, event, look)}
    @pointerup=${() => apply(release)} @pointercancel=${() => apply(release)}></canvas></div>`;
}

/** Where a pointer is in it, in units. @param {PointerEvent} event @param {Look} look */
function placeOf(event, { unit }) {
  const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  return { x: (event.clientX - box.left) / unit, y: (event.clientY - box.top) / unit };
}

/**
 * A press outside the outline moves its middle there; from then on it is dragged.
 * @param {TreeState} _ @param {TreeProps} props @param {PointerEvent} event @param {() => Look | null} now @returns {Change | null}
 */
function grab(_, props, event, now) {
  const look = event.button !== 0 || isResting(props) ? null : now();
  if (!look) return null;
  const place = placeOf(event, look);
  const { seen } = look;
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  const isInside = Math.abs(place.x - middle.x) <= seen.width / 2 && Math.abs(place.y - middle.y) <= seen.height / 2;
  if (isInside) return { grip: { x: place.x - middle.x, y: place.y - middle.y } };
  return { grip: { x: 0, y: 0 }, acts: [{ does: "move", camera: cameraTo(look, place) }] };
}

/** @param {TreeState} state @param {TreeProps} _ @param {PointerEvent} event @param {() => Look | null} now @returns {Change | null} */
function pull({ grip }, _, event, now) {
  const look = grip && now();
  if (!look) return null;
  const { x, y } = placeOf(event, look);
  return { acts: [{ does: "put", camera: cameraTo(look, { x: x - grip.x, y: y - grip.y }) }] };
}

/** @type {import("./state.js").ChangeOf} */
const release = ({ grip }) => grip && { grip: null };

/** @param {Look} look @param {{x: number, y: number}} place */
const cameraTo = ({ camera, frame, map }, place) => cameraOver(camera, frame, map, place);

/** Paints it. */
export class OverviewPainter {
  constructor() {
    /** The tree without what changes from step to step; made once for a layout. */
    this.tree = document.createElement("canvas");
    /** What it was made of. @type {readonly unknown[]} */
    this.madeOf = [];
    /** What is shown, as text; "" while it is hidden. */
    this.shown = "";
  }

  /**
   * Follows the picture, which has just been painted.
   * @param {HTMLCanvasElement | null} canvas @param {Stage} stage @param {readonly number[]} lit  rows @param {number} row that the search is at
   */
  paint(canvas, stage, lit, row) {
    if (!canvas) return;
    const look = lookAt(stage);
    const ratio = stage.unit * Math.max(1, window.devicePixelRatio || 1);
    const changed = look ? this.makeTree(look, ratio) : false;
    // While it is hidden, it must not keep the layout of a tree that is no more.
    if (!look) this.madeOf = [];
    const shown = look ? [...Object.values(look.seen), ...lit.slice(0, 1), row].join(" ") : "";
    if (shown === this.shown && !changed) return;
    this.shown = shown;
    const corner = /** @type {HTMLElement} */ (canvas.parentElement);
    corner.hidden = look === null;
    if (!look) return;
    this.draw(canvas, look, lit, row, ratio);
    corner.classList.toggle("over", liesOver(boxOf(corner), stage.spotOf(row)));
  }

  /** Makes the picture of the tree, if it is not that of another layout. @param {Look} look @param {number} ratio */
  makeTree({ prepared, theme, size, map }, ratio) {
    const madeOf = [prepared.layout, theme, size.width, size.height, ratio];
    if (madeOf.every((each, i) => each === this.madeOf[i])) return false;
    this.madeOf = madeOf;
    this.tree.width = Math.round(size.width * ratio);
    this.tree.height = Math.round(size.height * ratio);
    const ctx = this.tree.getContext("2d");
    if (!ctx) return false;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.fillStyle = theme.colour.surface;
    ctx.fillRect(0, 0, size.width, size.height);
    const edges = overviewEdges(prepared.layout, prepared.trace.parent, map);
    ctx.beginPath();
    for (let i = 0; i < edges.length; i += 4) {
      ctx.moveTo(edges[i], edges[i + 1]);
      ctx.lineTo(edges[i + 2], edges[i + 3]);
    }
    ctx.strokeStyle = theme.colour.muted;
    ctx.lineWidth = 0.6;
    ctx.stroke();
    return true;
  }

  /** @param {HTMLCanvasElement} canvas @param {Look} look @param {readonly number[]} lit @param {number} row @param {number} ratio */
  draw(canvas, { prepared, theme, unit, size, map, seen }, lit, row, ratio) {
    const { colour } = theme;
    const { layout } = prepared;
    if (canvas.width !== this.tree.width) canvas.width = this.tree.width;
    if (canvas.height !== this.tree.height) canvas.height = this.tree.height;
    canvas.style.width = `${size.width * unit}px`;
    canvas.style.height = `${size.height * unit}px`;
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
    for (const each of lit) dot(each, DOT.lit);
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
}

/** Where it is in the view, in CSS pixels. @param {HTMLElement} corner */
const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
  x: offsetLeft,
  y: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});
