/** When somebody begins to do something. */

/** Keys that only lead through a page. */
const PASSING = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "Escape"]);

/** Resolves when somebody touches what is in the frame. @param {Document} document @returns {Promise<void>} */
export const whenTouched = (document) =>
  new Promise((touched) => {
    for (const type of ["pointerdown", "keydown", "click"])
      document.addEventListener(
        type,
        (event) => {
          const { target, key = "" } = /** @type {KeyboardEvent} */ (event);
          if (!PASSING.has(key) && !(/** @type {Element} */ (target).closest?.("a"))) touched();
        },
        { capture: true },
      );
  });
