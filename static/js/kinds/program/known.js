/**
 * What several views of a program need.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 *
 * The trace of a program: a row has a state that can be shown.
 * @typedef {import("../../trace/trace.js").Trace & Readonly<Pick<Columns, "shown" | "given" | "given_start" | "became_at" | "became">>} Trace
 * @typedef {import("../../python/messages.js").ProgramColumns} Columns
 * @typedef {import("../../python/messages.js").ProgramTraceText} Text
 */

import { withPlainLines } from "../../files/decoded.js";
import { position } from "../../state/state.js";
import { ID } from "./id.js";

/** How a program ends that is stopped. */
export const OVER_BUDGET = "Budget";
/** The ends that are no error of Python's: their message says it all. */
const NOT_ERRORS = [OVER_BUDGET, "Waits"];

/** @param {{kind: string}} stopped */
export const isError = ({ kind }) => !NOT_ERRORS.includes(kind);

/** The trace, if it is one of a program and no other is on its way. @param {Results} results @returns {Trace | null} */
export function traceOf({ run: { trace, pending } }) {
  return trace !== null && !pending && trace.text.kind === ID ? /** @type {Trace} */ (trace) : null;
}

/** What Python sent beside the columns. @param {Trace} trace */
export const textOf = ({ text }) => /** @type {Text} */ (/** @type {unknown} */ (text));

/** Whether the program in the editor is no longer the one that ran: then nothing that is known of the run holds for it. @param {State} state @param {Results} results */
export function isChanged(state, results) {
  const trace = traceOf(results);
  return trace !== null && withPlainLines(textOf(trace).source) !== withPlainLines(state.draft ?? position(state));
}

/** The outcome of the run that is shown. @param {Results} results */
export const replyOf = ({ run: { reply } }) => (reply?.kind === ID ? reply : null);

/** What came of comparing the program with the textbook; null before that. @param {Results} results */
export function outcomeOf(results) {
  const reply = traceOf(results) && replyOf(results);
  return results.run.outcome ?? (reply?.compares === 0 ? reply.report.outcome : null);
}
