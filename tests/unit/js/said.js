/** The sentence of a step, as the page shows it. */

import { narrateRound } from "../../../static/js/kinds/game/narration-rounds.js";
import { narrate, plainText } from "../../../static/js/kinds/game/narration.js";
import { viewAt } from "../../../static/js/trace/picture.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** The sentence about the driver, a round, or the tree that is shown. @param {Trace} trace @param {number} cursor */
export function parts(trace, cursor) {
  const view = viewAt(trace, cursor);
  if (view.driving) return narrate(trace, cursor, []);
  if (trace.text.merged && cursor > 0 && trace.event[cursor - 1] <= 0) return narrateRound(trace, cursor, view);
  return narrate(view.told.trace, view.told.cursor, []);
}

/** @param {Trace} trace @param {number} cursor */
export const said = (trace, cursor) => plainText(parts(trace, cursor));
