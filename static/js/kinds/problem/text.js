/**
 * What the problem as text shows. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 */

import { canRedo, canUndo } from "../../state/other-subjects.js";
import { positionError } from "./known.js";
import { differText } from "./effort.js";

/** The problem as text, to be changed. @param {State} state @param {Results} results */
export function textProps(state, results) {
  const { history, at, draft, drawn, subject } = state;
  const { look } = results.subject;
  return {
    // It is said of the Sudoku in use, not of what is being typed.
    warning: subject === "sudoku" && draft === null ? sudokuWarning(results) : "",
    text: draft ?? history[at],
    unused: draft !== null && draft !== history[at] && !drawn,
    notation: look?.notation ?? "",
    long: MANY_LINES.includes(subject),
    // Of what was made in the picture it is said beside the picture.
    error: drawn ? null : positionError(results),
    back: canUndo(state) || (draft !== null && draft !== history[at]),
    forward: canRedo(state),
  };
}

/** A Sudoku is none without just one solution. @param {Results} results */
function sudokuWarning(results) {
  const count = results.subject.solutions?.count ?? 1;
  if (count === 0) return "This Sudoku has no solution.";
  return count === 1 ? "" : `This Sudoku has more than one solution${differText(results)}.`;
}

/** Problems whose text has several lines. */
const MANY_LINES = ["timetable", "sudoku", "colouring"];
