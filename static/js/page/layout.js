/** Which layout of Watch this device keeps; and how high the words at the bottom of a narrow screen are. */

/** @typedef {import("../state/state.js").State} State */

const KEY = "plyscope layout";

/** The layout that was chosen here; "" if none was, or if nothing can be kept. @param {Window} window @returns {State["layout"]} */
export function keptLayout(window) {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept === "panel" || kept === "columns" ? kept : "";
  } catch {
    return "";
  }
}

/** @param {Window} window @param {State["layout"]} layout */
export function keepLayout(window, layout) {
  try {
    window.localStorage.setItem(KEY, layout);
  } catch {
    // Then it holds as long as the page is open.
  }
}

/** Lets the page keep clear of the words at its bottom, however large their text is. @param {HTMLElement} places */
export function keepClearOf(places) {
  const { style } = places.ownerDocument.documentElement;
  new ResizeObserver(() => style.setProperty("--places", `${places.offsetHeight}px`)).observe(places);
}
