/** The board and the plots of the page, as SVG: where they stand, and in which colours they are drawn. */

import { elementSvg } from "./element-svg.js";
import { WrongPicture } from "./wrong.js";

/** What is the picture in the views of boards and problems. */
const BOARDS = "board-view .board, board-view .outline, problem-view .picture, state-view pre";
const PLOTS = "#plots plot-view, #plots coin-map-view";
/** What leaves the page is as wide as this, in CSS pixels, whatever the page's is. */
const WIDTH = 640;

/** @param {Document} page @param {"board" | "plots"} what @param {"light" | "dark"} scheme */
export const partSvg = (page, what, scheme) => (what === "board" ? boardSvg(page, scheme) : plotsSvg(page, scheme));

/** @param {Document} page @param {"light" | "dark"} scheme */
async function boardSvg(page, scheme) {
  const board = [...page.querySelectorAll(BOARDS)].find((each) => !each.closest("[hidden]"));
  if (!board) throw new WrongPicture("There is no board here to make a picture of.");
  // A narrow screen may show another pane; nothing of this is painted.
  const { pane } = page.body.dataset;
  page.body.dataset.pane = "board";
  try {
    return inScheme(page.body, scheme, () => elementSvg(board));
  } finally {
    if (pane === undefined) delete page.body.dataset.pane;
    else page.body.dataset.pane = pane;
  }
}

/** Copies of the plots, beside the page, so that they have their room and no buttons. @param {Document} page @param {"light" | "dark"} scheme */
async function plotsSvg(page, scheme) {
  await customElements.whenDefined("plots-view");
  // Where the plots are not on the stage, they are not drawn yet, or are those of an earlier search.
  await /** @type {(Element & {drawn: () => Promise<unknown>}) | null} */ (page.querySelector("#plots"))?.drawn();
  const plots = [...page.querySelectorAll(PLOTS)];
  if (plots.length === 0) throw new WrongPicture("There is nothing to plot for this search.");
  const host = page.createElement("div");
  host.className = "beside-the-page";
  host.setAttribute("aria-hidden", "true");
  host.style.width = `${WIDTH}px`;
  const copies = plots.map(copyOf);
  host.append(...copies);
  page.body.append(host);
  try {
    for (const copy of copies) await copy.drawn();
    return inScheme(page.body, scheme, () => elementSvg(host));
  } finally {
    host.remove();
  }
}

/** The same view with the same properties. @param {Element} view */
function copyOf(view) {
  const { properties = {} } = /** @type {any} */ (view.constructor);
  const given = Object.entries(properties).filter(([, how]) => !(/** @type {any} */ (how).state));
  const values = given.map(([name]) => [name, /** @type {any} */ (view)[name]]);
  return /** @type {any} */ (
    Object.assign(view.ownerDocument.createElement(view.localName), Object.fromEntries(values))
  );
}

/**
 * Does something while the page has the colours of a scheme: texts may inherit theirs from far away. Nothing of it is
 * painted.
 * @template T @param {HTMLElement} body @param {"light" | "dark"} scheme @param {() => T} work @returns {T}
 */
function inScheme(body, scheme, work) {
  body.style.setProperty("color-scheme", scheme);
  finishTransitions(body);
  try {
    return work();
  } finally {
    body.style.removeProperty("color-scheme");
    finishTransitions(body);
  }
}

/** Colours would change slowly. @param {HTMLElement} body */
function finishTransitions(body) {
  for (const motion of body.getAnimations({ subtree: true })) if (motion instanceof CSSTransition) motion.finish();
}
