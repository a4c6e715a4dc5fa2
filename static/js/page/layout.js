/** Which layout of Watch this device keeps, and what shows. The wide one has room for board, tree and Python at once. */

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
