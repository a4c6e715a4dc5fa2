/** What the dialog with the link, the notebook and the pictures shows. Pure functions of the state and of Python's answers. */

import { kindOf } from "../../kinds/index.js";
import { adviceOnLink, isForFile } from "../../view-models/link.js";
import { stepsNow } from "../../export/shown.js";

/** @param {import("../../state/state.js").State} state @param {import("../../state/results.js").Results} results */
function picturesProps(state, results) {
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

/** @param {import("../../state/state.js").State} state @param {import("../../state/results.js").Results} results */
export function shareProps(state, results) {
  const { link } = state;
  return {
    link,
    advice: adviceOnLink(link ?? ""),
    asFile: isForFile(link ?? ""),
    pictures: picturesProps(state, results),
    notebook: results.notebook,
  };
}
