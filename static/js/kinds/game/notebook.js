/** What the viewer of notebooks tells of a search of a game. */

import { littleBoards } from "../../boards/little.js";
import { bringBoards } from "../../boards/painted.js";
import { remembered } from "../../support/remember-last.js";
import { prunedRange } from "../../trace/cursor.js";
import { resultsOf, stateAt } from "../notebook-run.js";
import { KINDS } from "../notebook.js";
import { cutHappens } from "./narration-cuts.js";
import { ID } from "./id.js";
import { codeProps, narrationParts, variablesProps } from "./step.js";
import { stepFor, steps } from "./steps.js";

KINDS[ID] = (payload) => {
  bringBoards();
  const { trace } = payload;
  const results = resultsOf(payload, { yardstick: null, truth: null });
  const boards = remembered(littleBoards);
  return {
    sentence: (cursor) => narrationParts(stateAt(cursor), results),
    variables: (cursor) => variablesProps(stateAt(cursor), results),
    source: (cursor) => codeProps(stateAt(cursor), results),
    steps: steps(trace),
    step: stepFor(/** @type {any} */ (trace.text), "node"),
    board: (view) => boards(view.trace),
    why(row) {
      const { start, end } = prunedRange(trace, row);
      return cutHappens(trace, row, trace.leave[row] + 1, start, end);
    },
    marked: -1,
    // The sentence says itself if the tree is not whole.
    note: "",
  };
};
