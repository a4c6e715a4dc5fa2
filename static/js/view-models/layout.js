/**
 * How the page is laid out, and what the panel beside a tree shows. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * `pair`: two trees have all the room.
 * @typedef {"home" | "play" | "panel" | "columns" | "pair"} Layout
 */

import { kindOf } from "../kinds/index.js";
import { hasLesson } from "../state/lesson-pane.js";
import { lastCursor } from "../trace/cursor.js";

/**
 * A lesson stands beside columns, and constraint problems are columns, until two trees are compared.
 * @param {State} state @param {Results} results @param {boolean} isWide  whether board, tree and Python all have room
 * @returns {Layout}
 */
export function layoutOf(state, { subject: { look } }, isWide) {
  const { activity, layout, secondRun } = state;
  if (activity === "home") return "home";
  if (hasLesson(state) || (tabsOf(look).length === 0 && !secondRun)) return "columns";
  if (activity === "play" && look && kindOf(look).isPlayed?.(look)) return "play";
  if (secondRun) return isWide || layout === "columns" ? "columns" : "pair";
  return layout || (isWide ? "columns" : "panel");
}

/**
 * Whether what is chosen once stands behind a button: not where the reader wants all at once.
 * @param {State} state @param {boolean} isWide
 */
export const isCompact = (state, isWide) => (state.layout !== "columns" || hasLesson(state)) && !isWide;

/** @param {Results["subject"]["look"]} look */
const tabsOf = (look) => kindOf(look).tabs ?? [];

/**
 * The tabs of the panel, and the one that is open: unless the reader chose one, what is worth reading now.
 * @param {State} state @param {Results} results
 */
export function panelProps(state, results) {
  const tabs = tabsOf(results.subject.look);
  const isThere = tabs.some(({ id }) => id === state.tab);
  return { tabs, tab: isThere ? state.tab : tabWorth(state, results) };
}

/** @param {State} state @param {Results} results */
function tabWorth({ cursor, granularity }, { run: { trace }, subject: { look } }) {
  if (kindOf(look).firstPane === "code") return "code";
  if (trace === null || cursor === 0) return "position";
  if (cursor >= lastCursor(trace)) return "cuts";
  return granularity === "line" ? "code" : "position";
}
