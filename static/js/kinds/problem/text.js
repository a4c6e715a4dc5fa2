/**
 * What the view of the problem as text shows. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 */

import { canRedo, canUndo } from "../../state/undo.js";
import { ID } from "./id.js";
import { positionError } from "./known.js";
import { differText } from "./effort.js";

/** The problem as text, for the user to edit. @param {State} state @param {Results} results */
export function textProps(state, results) {
  const { history, at, draft, drawn, subject } = state;
  const { look } = results.subject;
  return {
    // The warning is about the Sudoku in use, not about the text that is being typed.
    warning: subject === "sudoku" && draft === null ? sudokuWarning(results) : "",
    note: draft === null ? (look?.note ?? "") : "",
    text: draft ?? history[at],
    unused: draft !== null && draft !== history[at] && !drawn,
    notation: look?.notation ?? "",
    written: look?.kind === ID && look.own !== undefined,
    long: MANY_LINES.includes(subject),
    // An error of a change made in the picture is shown beside the picture.
    error: drawn ? null : positionError(results),
    back: canUndo(state) || (draft !== null && draft !== history[at]),
    forward: canRedo(state),
  };
}

/** A proper Sudoku has exactly one solution. @param {Results} results */
function sudokuWarning(results) {
  const count = results.subject.solutions?.count ?? 1;
  if (count === 0) return "This Sudoku has no solution.";
  return count === 1 ? "" : `This Sudoku has more than one solution${differText(results)}.`;
}

/** Problems whose text has several lines. */
const MANY_LINES = ["timetable", "sudoku", "colouring"];
