/** What presenter mode shows, alone on the screen and beside the picture and the sentence. Pure functions of the state and of Python's answers. */

import { nameOfAll } from "../../state/catalogue.js";
import { heroOf } from "../../view-models/centre.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/results.js").Results} Results */

/** Pictures with a table need all of the screen. */
const WITH_TABLE = ["cryptarithm", "timetable"];

/**
 * What is alone on the screen. While the tree of a problem is a path, the problem's picture has the room, with the tree
 * as a ribbon beside it, if there is room for that; otherwise the tree says most. Two runs side by side are two trees.
 * @param {Pick<State, "present" | "secondRun">} state @param {Results} results @returns {"" | "tree" | "board" | "both"}
 */
export function presentedView({ present, secondRun }, results) {
  if (present !== "usual") return present;
  const hero = secondRun ? "" : heroOf(results);
  if (hero === "") return "tree";
  const { kind } = /** @type {any} */ (results.subject.look?.picture ?? {});
  return hero === "board" || WITH_TABLE.includes(kind) ? "board" : "both";
}

/** Whether the tree beside the picture is no more than a path. @param {State} state @param {Results} results */
export const isRibbon = (state, results) =>
  presentedView(state, results) === "both" && heroOf(results) !== "" && !state.secondRun;

/** @param {State} state @param {Results} results */
export function presenterProps(state, results) {
  const { present, black, pointer, keysShown, cursor } = state;
  return { shown: present !== "", name: nameOfAll(state, results), black, pointer, keysShown, moment: cursor };
}

/**
 * What is alone on the screen, for the style sheets. It is in the pane of the tree, whichever a narrow screen showed before.
 * @param {State} state @param {Results} results @returns {import("../feature.js").Look}
 */
export const presenterLook = (state, results) => ({
  root: {
    present: presentedView(state, results) || undefined,
    ribbon: isRibbon(state, results) ? "" : undefined,
  },
  body: state.present === "" ? {} : { pane: "tree" },
});
