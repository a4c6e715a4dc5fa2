/** What a person does with the canvas by hand. What recognises it comes after the first picture. */

/**
 * As `attachGestures` in part.js, which takes over as soon as it is there.
 * @param {Parameters<typeof import("./part.js").attachGestures>} attached
 * @returns {ReturnType<typeof import("./part.js").attachGestures>}
 */
export function attachGestures(...attached) {
  /** @typedef {ReturnType<typeof import("./part.js").attachGestures>} Gestures */
  /** @type {Gestures | null} */
  let gestures = null;
  /** What is wanted until then. @type {{range?: [number, number], zoom?: number, isOver?: boolean}} */
  const pending = {};
  import("./part.js").then(
    (part) => {
      if (pending.isOver) return;
      gestures = part.attachGestures(...attached);
      if (pending.range) gestures.setRange(pending.range);
      if (pending.zoom) gestures.setZoom(pending.zoom);
    },
    () => {}, // The buttons beside the tree do the same.
  );
  return {
    setRange(range) {
      pending.range = range;
      gestures?.setRange(range);
    },
    setZoom(k) {
      pending.zoom = k;
      gestures?.setZoom(k);
    },
    detach() {
      pending.isOver = true;
      gestures?.detach();
    },
  };
}
