/** What the page shows now, for pictures of it. Pure functions of the state and of Python's answers. */

import { conventionOf } from "../view-models/convention.js";
import { stepAt } from "../view-models/transport.js";
import { treeProps } from "../view-models/tree.js";
import { stops } from "../trace/cursor.js";
import { WrongPicture } from "./wrong.js";

/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/results.js").Results} Results */
/** @typedef {import("./tree-picture.js").Shown} Shown */

const NO_TREE = "There is no tree yet: search this position first.";

/** The tree at a cursor of the trace; the one where the page is, if none is given. @param {State} state @param {Results} results @param {number} [cursor] @returns {Shown} */
export function treeAt(state, results, cursor = state.cursor) {
  const { trace, drawBoard, collapsed, marked, colourBy, cursor: at } = treeProps({ ...state, cursor }, results);
  if (!trace) throw new WrongPicture(NO_TREE);
  return { trace, cursor: at, collapsed, drawBoard, marked, colourBy };
}

/** Where the page is, as the step bar counts. @param {State} state @param {Results} results */
export function stepsNow({ cursor, granularity }, { run: { trace } }) {
  return trace ? stepAt(trace, cursor, granularity) : { step: 0, steps: 0 };
}

/** The trees of a stretch of steps. @param {State} state @param {Results} results @param {{from: number, to: number}} stretch */
export function treesOf(state, results, { from, to }) {
  const { trace } = results.run;
  if (!trace) throw new WrongPicture(NO_TREE);
  const all = stops(trace, state.granularity);
  const cursors = Array.from({ length: to - from + 1 }, (_, i) => (from + i === 0 ? 0 : all[from + i - 1]));
  return cursors.map((cursor) => treeAt(state, results, cursor));
}

/** What is shown, in a line: "Game tree · Three by three: Alpha-beta". @param {State} state @param {Results} results */
export function titleOf(state, { catalogue, subject }) {
  if (!catalogue) return "Plyscope";
  const [what, how] = conventionOf(state, catalogue, subject.look);
  return `${what.text}: ${how?.text ?? ""}`.replace(/: $/, "");
}

/** A name for a file: "plyscope-tree-alphabeta". @param {State} state @param {string} part */
export const nameOf = ({ subject, method }, part) =>
  ["plyscope", subject, method, part]
    .filter(Boolean)
    .join("-")
    .replace(/[^\w-]+/g, "-");

/** @param {State} state */
export const positionOf = ({ searched, history, at }) => searched || history[at] || "";
