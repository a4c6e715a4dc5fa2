/** What the dialog with worksheets and quizzes shows. Pure functions. */

import { MOST_QUESTIONS, questionsIn } from "../../exercises/exam.js";
import { errorAt } from "../../state/results.js";

/** @param {import("../../state/state.js").State} state @param {import("../../state/results.js").Results} results */
export function examProps({ worksheets, exam }, results) {
  const { status } = results;
  const { choices, preview, made, message, leftOut } = results.exam;
  const count = questionsIn(exam);
  return {
    open: worksheets === "exam",
    types: choices?.types ?? [],
    levels: choices?.levels ?? [],
    exam,
    count,
    lacking: lackingIn(count),
    preview,
    made,
    message,
    leftOut,
    busy: results.doing.task === "exam",
    waits: choices
      ? ""
      : status.phase === "ready"
        ? "Making the questions…"
        : "The questions come as soon as Python has started.",
    error: errorAt(results, "exam")?.message ?? "",
  };
}

/** Why nothing can be made. @param {number} count */
function lackingIn(count) {
  if (count === 0) return "Choose at least one question.";
  return count > MOST_QUESTIONS ? `An exam has at most ${MOST_QUESTIONS} questions; these are ${count}.` : "";
}
