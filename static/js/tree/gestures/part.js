/**
 * Wheel, drag, pinch and double click on the canvas, recognised by d3-zoom. Its transform only tells us what changed;
 * the camera is our own (see applyGesture).
 */
import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform } from "d3-zoom";

/** @typedef {import("../camera.js").Transform} Transform */

/** A pointer that moves less than this, in CSS pixels, clicks instead of dragging. */
const CLICK_DISTANCE = 5;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {object} on
 * @param {() => void} on.start a gesture begins
 * @param {(before: Transform, after: Transform) => void} on.change
 * @param {() => {width: number, height: number}} on.size the canvas's, in CSS pixels: known, so that nothing measures it
 * @param {(event: Event) => boolean} on.takes whether a gesture may begin with this event
 * @returns {{setRange: (range: [number, number]) => void, setZoom: (k: number) => void, detach: () => void}}
 */
export function attachGestures(canvas, on) {
  /** @type {Transform} */
  let before = zoomIdentity;
  let silent = false;
  /** @type {import("d3-zoom").ZoomBehavior<HTMLCanvasElement, unknown>} */
  const behaviour = zoom();
  const selection = select(canvas);
  behaviour
    .clickDistance(CLICK_DISTANCE)
    .extent(() => extentOf(on.size()))
    .filter((event) => !event.button && on.takes(event))
    .on("start", () => {
      if (!silent) on.start();
    })
    .on("zoom", (event) => {
      if (!silent) on.change(before, event.transform);
      before = event.transform;
    });
  selection.call(behaviour);

  return {
    setRange(range) {
      behaviour.scaleExtent(range);
    },
    setZoom(k) {
      if (zoomTransform(canvas).k === k) return;
      silent = true;
      selection.call(behaviour.transform, zoomIdentity.scale(k));
      silent = false;
    },
    detach() {
      selection.on(".zoom", null);
    },
  };
}

/** @param {{width: number, height: number}} size @returns {[[number, number], [number, number]]} its corners */
const extentOf = ({ width, height }) => [
  [0, 0],
  [width, height],
];
