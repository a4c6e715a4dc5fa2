/**
 * What a learner is asked about the next step of a program: what a call returns, once the calls that it made have
 * returned, and whether a search goes on with its next move.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../questions.js").Question} Question
 */

import { bestChild, currentNode, lastFinishedChild, prunedCount, runningValue, step } from "../../trace/cursor.js";
import { node } from "../../trace/parts.js";
import { CALL, DRIVER, RETURN } from "../../trace/trace.js";
import { formatValue } from "../../words/format.js";
import { sentence } from "../../words/sentence.js";
import { moverAt } from "./mover.js";

/** @param {Trace} trace @param {number} cursor  before the step @returns {Question | null} */
export function questionAt(trace, cursor) {
  if (cursor >= trace.event.length) return null;
  const next = step(trace, cursor, "node", 1);
  const row = currentNode(trace, next);
  if (row < 0 || trace.kind[row] === DRIVER) return null;
  const event = trace.event[next - 1];
  return cutQuestion(trace, cursor, row, event) ?? (event === RETURN ? valueQuestion(trace, row, cursor) : null);
}

/**
 * A move has just been tried that changed what its caller has: does the caller try its next one?
 * @param {Trace} trace @param {number} cursor @param {number} row @param {number} event  of the next step
 * @returns {Question | null}
 */
function cutQuestion(trace, cursor, row, event) {
  const child = currentNode(trace, cursor);
  const parent = cursor > 0 && trace.event[cursor - 1] === RETURN ? trace.parent[child] : -1;
  if (parent < 0 || trace.kind[parent] === DRIVER) return null;
  const [alpha, beta] = [trace.alpha[parent], trace.beta[parent]];
  if (!moverAt(trace, parent) || Number.isNaN(alpha) || Number.isNaN(beta)) return null;
  const stops = row === parent && event === RETURN && prunedCount(trace, parent) > 0;
  const goesOn = event === CALL && trace.parent[row] === parent;
  if (!stops && !(goesOn && bestChild(trace, parent, cursor) === child)) return null;
  const valueText = formatValue(runningValue(trace, parent, cursor));
  const window = `α = ${formatValue(alpha)}, β = ${formatValue(beta)}`;
  return {
    id: `cut ${child}`,
    form: "one",
    text: sentence`${moverAt(trace, parent)} has ${valueText} at ${node(trace, parent)}, which was called with ${window}. Does it try its next move?`,
    options: [
      { id: "yes", name: "Yes" },
      { id: "no", name: "No, it returns" },
    ],
    right: [stops ? "no" : "yes"],
    answerText: stops ? "no, it returns at once" : "yes, it tries the next move",
    hint: "",
  };
}

/** @param {Trace} trace @param {number} row @param {number} cursor  before it returns @returns {Question | null} */
function valueQuestion(trace, row, cursor) {
  const value = trace.value[row];
  // A call that called nothing does not depend on the tree; one that stopped early was asked about already.
  if (
    Number.isNaN(value) ||
    trace.text.exact?.[row] ||
    prunedCount(trace, row) > 0 ||
    lastFinishedChild(trace, row, cursor) < 0
  )
    return null;
  return {
    id: `value ${row}`,
    form: "number",
    text: sentence`All calls that ${node(trace, row)} made have returned. What does it return itself?`,
    options: [],
    right: [String(value)],
    answerText: formatValue(value),
    hint: "",
  };
}
