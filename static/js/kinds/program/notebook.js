/** What the viewer of notebooks tells of a person's own function. */

import { currentNode } from "../../trace/cursor.js";
import { formatCount } from "../../words/format.js";
import { resultsOf, stateAt } from "../notebook-run.js";
import { KINDS } from "../notebook.js";
import { littleBoards } from "./boards.js";
import { byName } from "./follow-ups.js";
import { ID } from "./id.js";
import { textOf } from "./known.js";
import { lineProps, narrationParts, variablesProps } from "./step.js";
import { stepFor, steps } from "./steps.js";

KINDS[ID] = (payload) => {
  const { reply } = payload;
  const trace = /** @type {import("./known.js").Trace} */ (payload.trace);
  const named = (/** @type {string} */ sentence) => byName(sentence, trace, reply.shift);
  const differs = reply.differs && { ...reply.differs, sentence: named(reply.differs.sentence) };
  const compared = reply.report.outcome;
  const state = (/** @type {number} */ cursor) => ({ ...stateAt(cursor), draft: textOf(trace).source });
  const results = resultsOf(payload, { differs, outcome: compared && { ...compared, why: named(compared.why) } });
  const boards = littleBoards(trace);
  return {
    sentence: (cursor) => narrationParts(state(cursor), results),
    variables: (cursor) => variablesProps(state(cursor), results),
    source: (cursor) => ({
      file: "",
      source: textOf(trace).source,
      line: lineProps(state(cursor), results).line || definitionAt(trace, cursor),
    }),
    steps: steps(trace),
    step: stepFor(/** @type {any} */ (trace.text), "node"),
    board: (view) => boards && ((ctx, row, ...where) => boards(ctx, view.whole(row), ...where)),
    why: () => [],
    marked: differs ? differs.row : -1,
    note: noteOf(payload),
  };
};

/** Where the function begins that has just been called; 0 if none has. @param {import("./known.js").Trace} trace @param {number} cursor */
function definitionAt(trace, cursor) {
  const row = currentNode(trace, cursor);
  return row < 0 ? 0 : (trace.text.codes[trace.code[row]]?.line ?? 0);
}

/** That only the upper part is here. @param {import("../notebook-run.js").Payload} payload */
const noteOf = ({ nodes, trace }) =>
  nodes > trace.visited - (trace.text.passes.length > 0 ? 1 : 0)
    ? `The upper ${formatCount(trace.visited)} of its ${formatCount(nodes)} calls are shown.`
    : "";
