/**
 * What the viewer of notebooks is told of a run, by its kind; and the state and results that a kind makes its sentences
 * of, with nothing in them but the run.
 *
 * What Python has sent.
 * @typedef {object} Payload
 * @property {string} title  the name of the function that ran
 * @property {number} nodes  how many nodes the whole tree has; the trace may have only the upper ones
 * @property {any} reply  the rest of Python's reply
 * @property {import("../trace/trace.js").Trace} trace
 *
 * @typedef {import("../words/parts.js").Part} Part
 *
 * @typedef {(cursor: number, granularity: import("../trace/cursor.js").Granularity, width: number) => import("lit").TemplateResult} Picture
 *   `width` is that of its place, in CSS pixels
 *
 * @typedef {object} Subject
 * @property {(cursor: number) => readonly Part[]} sentence
 * @property {(cursor: number) => {node: string, variables: readonly {name: string, value: string, role: string, changed: boolean}[]}} variables
 * @property {(cursor: number) => {file: string, source: string, line: number}} source
 * @property {readonly import("./kind.js").Step[]} steps
 * @property {import("../trace/cursor.js").Granularity} step  how far a step goes at first
 * @property {(view: import("../trace/visible.js").VisibleTrace) => import("../tree/painter.js").DrawBoard | null} board
 * @property {Picture} [picture]  what stands beside the tree, if something does
 * @property {(row: number) => readonly Part[]} why  the reason of the cut at a row
 * @property {number} marked  the row that something is said about; −1 for none
 * @property {string} note  what else is to be known at the end, "" if nothing
 */

import { NO_PAGE_RUN } from "../state/results.js";
import { PAGE_STATE } from "../state/state.js";

/** @param {number} cursor @returns {import("../state/state.js").State} */
export const stateAt = (cursor) => /** @type {any} */ ({ ...PAGE_STATE, python: "", cursor });

/** @param {Payload} payload @param {Record<string, unknown>} run @returns {import("../state/results.js").Results} */
export function resultsOf({ trace, reply }, run) {
  const method = { id: trace.text.method, name: trace.text.methodName, files: reply.sources ?? [] };
  return /** @type {any} */ ({
    catalogue: { subjects: [], methods: [method] },
    subject: { look: trace.text.root, engineMove: "" },
    run: { ...NO_PAGE_RUN, trace, reply, ...run },
    error: null,
  });
}
