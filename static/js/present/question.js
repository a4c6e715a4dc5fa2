/** The question before the next step. Pure functions of the state and of Python's answers. */

import { kindOf } from "../kinds/index.js";
import { remembered } from "../support/remember-last.js";

/** @typedef {import("../state/state.js").State} State @typedef {import("../state/results.js").Results} Results */

const found = remembered(
  /** @param {import("../trace/trace.js").Trace} trace @param {number} cursor */
  (trace, cursor) => kindOf(trace.text).questionAt?.(trace, cursor) ?? null,
);

/**
 * What the learner is asked now; null if nothing.
 * @param {State} state @param {Results} results @returns {import("../kinds/questions.js").Question | null}
 */
export function questionNow({ asks, asked, cursor, secondRun }, { run }) {
  if (!asks || !run.trace || run.pending || secondRun) return null;
  const question = found(run.trace, cursor);
  return question && !asked.includes(question.id) ? question : null;
}

/** Whether questions can be asked about what is on the page. @param {State} state @param {Results} results */
export const canAsk = ({ secondRun }, { run: { trace } }) =>
  trace !== null && !secondRun && kindOf(trace.text).questionAt !== undefined;

/** @param {State} state @param {Results} results */
export function askProps(state, results) {
  return {
    on: state.asks && canAsk(state, results),
    question: questionNow(state, results),
    verdict: state.verdict,
    predicted: state.predicted,
  };
}
