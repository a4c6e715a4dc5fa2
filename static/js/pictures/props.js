/** What the dialog of pictures shows. A pure function of the state and of Python's answers. */

import { kindOf } from "../kinds/index.js";
import { stepsNow } from "./shown.js";

/** @param {import("../state/state.js").State} state @param {import("../state/results.js").Results} results */
export function picturesProps(state, results) {
  const { look } = results.subject;
  const kind = kindOf(look);
  return {
    ...stepsNow(state, results),
    hasTree: results.run.trace !== null,
    board: look ? kind.boardPane : "",
    hasPlots: kind.stages(results).some(({ id }) => id === "plots"),
    ...results.pictures,
  };
}
