/**
 * Notebooks (`.ipynb`) that the page makes, and opens again: beside the cells, which show the tree in Python, they have
 * the page's own state, as a link has it. Pure functions.
 */

import { VERSION, WrongLink } from "./link-code.js";

/** The name of the page's part in a notebook's metadata. */
const PART = "plyscope";

/**
 * The text of a notebook, as version 4.5 of the format has it, without output.
 * @param {string} introduction  what it is, in Markdown @param {readonly string[]} cells  the code of each
 * @param {object} place  where the page is
 */
export function notebookOf(introduction, cells, place) {
  const code = cells.map((text, at) => ({
    cell_type: "code",
    execution_count: null,
    id: `code-${at + 1}`,
    metadata: {},
    outputs: [],
    source: linesOf(text),
  }));
  const notebook = {
    cells: [{ cell_type: "markdown", id: "about", metadata: {}, source: linesOf(introduction) }, ...code],
    metadata: {
      kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
      language_info: { name: "python" },
      [PART]: { version: VERSION, place },
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

/** @param {string} text */
const linesOf = (text) => text.replace(/\n$/, "").split(/(?<=\n)/);

/** What the page has written into a notebook; null if it has not made it. @param {string} text @returns {unknown} */
export function pagePartOf(text) {
  try {
    return JSON.parse(text).metadata?.[PART] ?? null;
  } catch {
    return null;
  }
}

/** Where the page was, as its part of a notebook says it. @param {any} part @returns {unknown} */
export function placeInPart({ version, place }) {
  if (version > VERSION)
    throw new WrongLink(
      `This notebook comes from a newer Plyscope than this page (version ${String(version).slice(0, 6)}; this page reads ${VERSION}): open it in the newer one.`,
    );
  return place;
}
