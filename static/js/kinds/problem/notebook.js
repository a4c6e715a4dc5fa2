/** What the viewer of notebooks tells of a method that solves a constraint problem. */

import { formatCount } from "../../words/format.js";
import { resultsOf, stateAt } from "../notebook-run.js";
import { KINDS } from "../notebook.js";
import { ID } from "./id.js";
import { pictureOf } from "./notebook-picture.js";
import { codeProps, narrationParts, variablesProps } from "./step.js";
import { STEPS, stepFor } from "./steps.js";

KINDS[ID] = (payload) => {
  const { trace, nodes } = payload;
  const { lines } = trace.text;
  const results = resultsOf(payload, {});
  return {
    sentence: (cursor) => narrationParts(stateAt(cursor), results),
    variables: (cursor) => variablesProps(stateAt(cursor), results),
    source: (cursor) => codeProps(stateAt(cursor), results),
    steps: STEPS.filter(({ id }) => lines || id !== "line"),
    step: stepFor(/** @type {any} */ (trace.text), "node"),
    board: () => null,
    picture: pictureOf(/** @type {import("../../trace/trace.js").ConstraintTrace} */ (trace)),
    why: () => [],
    marked: -1,
    note:
      nodes > trace.visited
        ? `The upper ${formatCount(trace.visited)} of its ${formatCount(nodes)} nodes are shown.`
        : "",
  };
};
