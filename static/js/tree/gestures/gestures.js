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
  const wanted = {};
  import("./part.js").then(
    (part) => {
      if (wanted.isOver) return;
      gestures = part.attachGestures(...attached);
      if (wanted.range) gestures.setRange(wanted.range);
      if (wanted.zoom) gestures.setZoom(wanted.zoom);
    },
    () => {}, // The buttons beside the tree do the same.
  );
  return {
    setRange(range) {
      wanted.range = range;
      gestures?.setRange(range);
    },
    setZoom(k) {
      wanted.zoom = k;
      gestures?.setZoom(k);
    },
    detach() {
      wanted.isOver = true;
      gestures?.detach();
    },
  };
}
