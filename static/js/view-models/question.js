/** The question before the next step, and what was clicked to answer it. Pure functions of the state and of Python's answers. */

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

/** The answers that are marked for a question, by their ids. @param {State} state @param {{id: string} | null} question */
export const pickedFor = ({ picked }, question) => (question && picked.of === question.id ? picked.ids : NONE);

/** @type {readonly never[]} */
const NONE = Object.freeze([]);

/** @param {State} state @param {Results} results */
export function askProps(state, results) {
  const question = questionNow(state, results);
  return {
    on: state.asks && canAsk(state, results),
    question,
    picked: pickedFor(state, question),
    verdict: state.verdict,
    predicted: state.predicted,
  };
}

/**
 * The rows of the picture of the tree that are marked as an answer.
 * @param {State} state @param {Results} results @param {import("../trace/visible.js").VisibleTrace} view @returns {readonly number[]}
 */
export function pickedRows(state, results, view) {
  const question = questionNow(state, results);
  const ids = pickedFor(state, question);
  if (!question || ids.length === 0) return NONE;
  const rows = new Set(question.options.flatMap(({ id, rows = [] }) => (ids.includes(id) ? rows : [])));
  const all = rows.size > 0 ? Array.from({ length: view.trace.count }, (_, row) => row) : [];
  return all.filter((row) => rows.has(view.whole(row)));
}

/**
 * What can be clicked in the picture of a problem to answer, and what was.
 * @param {State} state @param {Results} results
 */
export function pickingProps(state, results) {
  const question = questionNow(state, results);
  const ids = pickedFor(state, question);
  const answers = question?.options.flatMap(({ id, variable, value = null }) =>
    variable === undefined ? [] : [{ id, variable, value, isPicked: ids.includes(id) }],
  );
  return { answers: answers && answers.length > 0 ? answers : null };
}
