/**
 * Drag and pinch on the canvas, and the wheel with Ctrl or ⌘. The wheel alone scrolls the notebook, as everywhere in it.
 * Small beside d3-zoom, which the page has.
 */

/** @typedef {import("../tree/camera.js").Transform} Transform @typedef {{x: number, y: number}} Point */

/** A pointer that moves less than this, in CSS pixels, clicks instead of dragging. */
const CLICK_DISTANCE = 5;
/** How much a wheel zooms for each pixel that it turns. */
const WHEEL_SHARE = 0.01;

/**
 * The transform after a gesture that has moved the middle of its pointers and spread them by a factor.
 * @param {Transform} before @param {Point} from @param {Point} to @param {number} factor @param {readonly [number, number]} range
 * @returns {Transform}
 */
export function moved({ k, x, y }, from, to, factor, [least, most]) {
  const zoom = Math.min(most, Math.max(least, k * factor));
  const grown = zoom / k;
  return { k: zoom, x: to.x - (from.x - x) * grown, y: to.y - (from.y - y) * grown };
}

/** @param {Iterable<Point>} points */
function spreadOf(points) {
  const [a, b = a] = points;
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** As `attachGestures` of the page. @type {typeof import("../tree/gestures/gestures.js").attachGestures} */
export function attachGestures(canvas, on) {
  const listening = new AbortController();
  /** @type {Map<number, Point>} */
  const pointers = new Map();
  /** @type {[number, number]} */
  let range = [0, Number.POSITIVE_INFINITY];
  /** @type {Transform} */
  let now = { k: 1, x: 0, y: 0 };
  /** How far the pointer has gone since it was pressed. */
  let way = 0;

  /** @param {MouseEvent} event @returns {Point} */
  const pointOf = ({ offsetX: x, offsetY: y }) => ({ x, y });

  /** @param {Point} from @param {Point} to @param {number} factor */
  function change(from, to, factor) {
    const before = now;
    now = moved(before, from, to, factor, range);
    on.change(before, now);
  }

  /** @template {keyof HTMLElementEventMap} T @param {T} type @param {(event: HTMLElementEventMap[T]) => void} act */
  const listen = (type, act) =>
    canvas.addEventListener(type, act, { signal: listening.signal, passive: false, capture: type === "click" });

  listen("pointerdown", (event) => {
    if (event.button !== 0 || !on.takes(event)) return;
    if (pointers.size === 0) way = 0;
    pointers.set(event.pointerId, pointOf(event));
    on.start();
  });
  listen("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const before = spreadOf(pointers.values());
    const here = pointOf(event);
    way += Math.hypot(here.x - last.x, here.y - last.y);
    pointers.set(event.pointerId, here);
    if (way < CLICK_DISTANCE) return;
    canvas.setPointerCapture(event.pointerId);
    const after = spreadOf(pointers.values());
    change(before.middle, after.middle, before.apart > 0 ? after.apart / before.apart : 1);
  });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"]))
    listen(type, (event) => {
      pointers.delete(event.pointerId);
    });
  listen("click", (event) => {
    if (way >= CLICK_DISTANCE) event.stopImmediatePropagation();
    way = 0;
  });
  listen("wheel", (event) => {
    if (!(event.ctrlKey || event.metaKey) || !on.takes(event)) return;
    event.preventDefault();
    on.start();
    change(pointOf(event), pointOf(event), Math.exp(-event.deltaY * WHEEL_SHARE));
  });

  return {
    setRange(ends) {
      range = ends;
    },
    setZoom(k) {
      if (k !== now.k) now = { k, x: 0, y: 0 };
    },
    detach: () => listening.abort(),
  };
}
