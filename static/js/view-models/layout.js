/**
 * How the page is laid out, and what the panel beside a tree shows. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {"home" | "play" | "panel" | "columns"} Layout
 */

import { kindOf } from "../kinds/index.js";
import { hasLesson } from "../state/lesson-pane.js";
import { lastCursor } from "../trace/cursor.js";

/**
 * A lesson stands beside columns, as do constraint problems and programs.
 * @param {State} state @param {Results} results @param {boolean} isWide  whether board, tree and Python all have room
 * @returns {Layout}
 */
export function layoutOf(state, { subject: { look } }, isWide) {
  const { activity, layout, secondRun } = state;
  if (activity === "home") return "home";
  if (!kindOf(look).activities || hasLesson(state)) return "columns";
  if (activity === "play" && look && kindOf(look).isPlayed?.(look)) return "play";
  if (secondRun) return "columns";
  return layout || (isWide ? "columns" : "panel");
}

const TABS = Object.freeze([
  { id: "cuts", name: "Cuts" },
  { id: "code", name: "Python" },
  { id: "variables", name: "Variables" },
  { id: "work", name: "Work" },
  { id: "position", name: "Position" },
]);

/**
 * The tabs of the panel, and the one that is open: unless the reader chose one, what is worth reading now.
 * @param {State} state @param {Results} results
 */
export function panelProps(state, results) {
  return { tabs: TABS, tab: state.tab || tabWorth(state, results) };
}

/** @param {State} state @param {Results} results */
function tabWorth({ cursor, granularity }, { run: { trace } }) {
  if (trace === null || cursor === 0) return "position";
  if (cursor >= lastCursor(trace)) return "cuts";
  return granularity === "line" ? "code" : "position";
}
