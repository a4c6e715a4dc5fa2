/**
 * What this device keeps of how the page is laid out: the layout of Watch, whether values stand on the board in Play, and
 * the size of text; and how high the words at the bottom of a narrow screen are.
 */

import { TEXT_SIZES } from "../state/state.js";

/** @typedef {import("../state/state.js").State} State */

const LAYOUT = "plyscope layout";
const VALUES = "plyscope values";
const TEXT = "plyscope text";
const ON_BOARD = "on the board";

/** What was chosen here; the usual if nothing was, or if nothing can be kept. @param {Window} window @returns {Pick<State, "layout" | "valuesOnBoard" | "textSize">} */
export function keptLayout(window) {
  try {
    const kept = window.localStorage.getItem(LAYOUT);
    const valuesOnBoard = window.localStorage.getItem(VALUES) === ON_BOARD;
    const text = Number(window.localStorage.getItem(TEXT));
    const textSize = TEXT_SIZES.find((size) => size === text) ?? 100;
    return { layout: kept === "panel" || kept === "columns" ? kept : "", valuesOnBoard, textSize };
  } catch {
    return { layout: "", valuesOnBoard: false, textSize: 100 };
  }
}

/** Keeps each from now on when it changes. @param {Window} window @param {import("../state/state.js").Store<State>} state */
export function keepLayout(window, state) {
  let kept = state.get();
  state.subscribe(() => {
    const now = state.get();
    if (now.layout !== kept.layout) keep(window, LAYOUT, now.layout);
    if (now.valuesOnBoard !== kept.valuesOnBoard) keep(window, VALUES, now.valuesOnBoard ? ON_BOARD : "");
    if (now.textSize !== kept.textSize) keep(window, TEXT, String(now.textSize));
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
