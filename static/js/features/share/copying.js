/**
 * The ordinary keys for copying, where nothing is selected: the picture with the focus is copied, as text and, where the
 * browser allows it, as a picture. Selected text is copied as everywhere.
 */

import { outlineOf } from "../../export/outline.js";
import { figureOf } from "../../export/figure.js";
import { exported } from "../../export/export.js";
import { positionOf, treeAt } from "../../export/shown.js";
import { WrongPicture } from "../../export/wrong.js";
import { describeTree } from "../../tree/describe.js";
import { nodesEntered } from "../../trace/cursor.js";
import { tableOf } from "../../plots/words.js";

/** @typedef {import("../../export/formats.js").Page} Page */
/** @typedef {import("../../export/picture-request.js").PictureSubject} PictureSubject */

/** @type {readonly {what: PictureSubject, views: string}[]} */
const PICTURES = [
  { what: "tree", views: "#tree" },
  { what: "board", views: "board-view, problem-view" },
  { what: "plots", views: "plots-view" },
];
const TYPED_IN = "input, textarea, select, [contenteditable], dialog";

/** Which picture is copied from here; null if the browser is to copy what is selected. @param {Element | null} focused @param {Pick<Selection, "isCollapsed"> | null} selection */
export function copiedFrom(focused, selection) {
  if (!focused || (selection && !selection.isCollapsed) || focused.closest(TYPED_IN)) return null;
  return PICTURES.find(({ views }) => focused.closest(views))?.what ?? null;
}

/** What is seen, as text. @param {PictureSubject} what @param {Page} page @param {Document} document */
function textOf(what, { state, results }, document) {
  if (what === "board") return positionOf({ ...state, searched: "" });
  if (what === "plots") return tablesOf(document);
  const shown = treeAt(state, results);
  try {
    return outlineOf(figureOf(shown));
  } catch (error) {
    if (error instanceof WrongPicture) return describeTree(shown.trace, nodesEntered(shown.trace, shown.cursor));
    throw error;
  }
}

/** The numbers of all plots, as tables that a spreadsheet reads. @param {Document} document */
function tablesOf(document) {
  const plots = /** @type {import("../../views/plot-view.js").PlotView[]} */ ([
    ...document.querySelectorAll("#plots plot-view"),
  ]);
  return plots
    .flatMap(({ data }) => (data ? [data] : []))
    .map((data) => {
      const { heads, rows } = tableOf(data);
      return [data.title, ...[heads, ...rows].map((row) => row.join("\t"))].join("\n");
    })
    .join("\n\n");
}

/** @param {Document} document @param {() => Page} now */
export function copyWhatIsSeen(document, now) {
  document.addEventListener("copy", (event) => {
    const what = copiedFrom(document.activeElement, document.getSelection());
    if (event.defaultPrevented || what === null || !event.clipboardData) return;
    const page = now();
    let text = "";
    try {
      text = textOf(what, page, document);
    } catch (error) {
      // Without a tree there is nothing to copy.
      if (error instanceof WrongPicture) return;
      throw error;
    }
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    const png = exported({ format: "png", what }, page).then((made) => /** @type {Blob} */ (made));
    // Where the browser refuses a picture, the text is copied already.
    png.catch(() => {});
    Promise.resolve()
      .then(() => page.screen.copy({ text, png }))
      .catch(() => {});
  });
}
