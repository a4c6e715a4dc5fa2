/** What presenter mode shows, alone on the screen and beside the picture and the sentence. Pure functions of the state and of Python's answers. */

import { kindOf } from "../../kinds/index.js";
import { nameOfAll } from "../../state/catalogue.js";
import { heroOf } from "../../view-models/centre.js";
import { layoutOf } from "../../view-models/layout.js";
import { lastCursor } from "../../trace/cursor.js";
import { pairsProps } from "../../view-models/comparison.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/results.js").Results} Results */

const VIEW_NAMES = Object.freeze({ "": "", tree: "Tree", board: "Board", both: "Both" });

/** Pictures with a table need all of the screen. */
const WITH_TABLE = ["cryptarithm", "timetable"];

/**
 * What is alone on the screen. While the tree of a problem is a path, the problem's picture has the room, with the tree
 * as a ribbon beside it, if there is room for that. A game that is played is its board, and has it beside the tree in
 * Watch; otherwise the tree says most. Two runs side by side are two trees.
 * @param {State} state @param {Results} results @returns {"" | "tree" | "board" | "both"}
 */
export function presentedView(state, results) {
  const { present, secondRun } = state;
  if (isPlaying(state, results)) return "board";
  if (present !== "usual") return present;
  const hero = secondRun ? "" : heroOf(results);
  // Somebody has made moves in a game: its board is seen, too.
  if (hero === "") return !secondRun && state.at > 0 ? "both" : "tree";
  const { kind } = /** @type {any} */ (results.subject.look?.picture ?? {});
  return hero === "board" || WITH_TABLE.includes(kind) ? "board" : "both";
}

/** Whether a game against Python is presented. @param {State} state @param {Results} results */
const isPlaying = (state, results) => state.present !== "" && layoutOf(state, results, false) === "play";

/** The views in the order in which one key shows them. @type {readonly ReturnType<typeof presentedView>[]} */
const VIEWS = ["tree", "board", "both"];

/** What that key shows next; "" where there is nothing else. @param {State} state @param {Results} results */
export function nextView(state, results) {
  if (!kindOf(results.subject.look).isPictured || isPlaying(state, results)) return "";
  return VIEWS[(VIEWS.indexOf(presentedView(state, results)) + 1) % VIEWS.length];
}

/** Whether the tree beside the picture is no more than a path. @param {State} state @param {Results} results */
export const isRibbon = (state, results) =>
  presentedView(state, results) === "both" && heroOf(results) !== "" && !state.secondRun;

/** @param {State} state @param {Results} results */
export function presenterProps(state, results) {
  const { present, black, pointer, sheet, cursor, playing } = state;
  const { trace } = results.run;
  const kind = kindOf(results.subject.look);
  const next = nextView(state, results);
  const { pairs, disabled } = pairsProps(state, results);
  return {
    shown: present !== "",
    name: nameOfAll(state, results),
    black,
    pointer,
    sheet,
    moment: cursor,
    playing,
    steps: !isPlaying(state, results),
    next: next === "board" ? kind.boardPane : VIEW_NAMES[next],
    pairs: disabled || isPlaying(state, results) ? [] : pairs,
    isCompared: state.secondRun !== null,
    isOver: trace !== null && cursor >= lastCursor(trace),
  };
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
  body:
    state.present === "" ? { played: undefined } : { pane: "tree", played: isPlaying(state, results) ? "" : undefined },
});
