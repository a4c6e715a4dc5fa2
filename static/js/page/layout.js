/**
 * What this device keeps of how the page is laid out: the layout of Watch, and whether values stand on the board in Play;
 * and how high the words at the bottom of a narrow screen are.
 */

/** @typedef {import("../state/state.js").State} State */

const LAYOUT = "plyscope layout";
const VALUES = "plyscope values";
const ON_BOARD = "on the board";

/** What was chosen here; the usual if nothing was, or if nothing can be kept. @param {Window} window @returns {Pick<State, "layout" | "valuesOnBoard">} */
export function keptLayout(window) {
  try {
    const kept = window.localStorage.getItem(LAYOUT);
    const valuesOnBoard = window.localStorage.getItem(VALUES) === ON_BOARD;
    return { layout: kept === "panel" || kept === "columns" ? kept : "", valuesOnBoard };
  } catch {
    return { layout: "", valuesOnBoard: false };
  }
}

/** Keeps each from now on when it changes. @param {Window} window @param {import("../state/state.js").Store<State>} state */
export function keepLayout(window, state) {
  let kept = state.get();
  state.subscribe(() => {
    const now = state.get();
    if (now.layout !== kept.layout) keep(window, LAYOUT, now.layout);
    if (now.valuesOnBoard !== kept.valuesOnBoard) keep(window, VALUES, now.valuesOnBoard ? ON_BOARD : "");
    kept = now;
  });
}

/** @param {Window} window @param {string} key @param {string} value */
function keep(window, key, value) {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Then it holds as long as the page is open.
  }
}

/** Lets the page keep clear of the words at its bottom, however large their text is. @param {HTMLElement} places */
export function keepClearOf(places) {
  const { style } = places.ownerDocument.documentElement;
  new ResizeObserver(() => style.setProperty("--places", `${places.offsetHeight}px`)).observe(places);
}
