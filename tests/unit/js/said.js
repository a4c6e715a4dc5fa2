/** The sentence of a step, as the page asks for it. */

import { narrateRound } from "../../../static/js/kinds/game/narration-rounds.js";
import { narrate } from "../../../static/js/kinds/game/narration.js";
import { visibleAt } from "../../../static/js/trace/visible.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** The sentence about the driver, about a round, or about the shown tree. @param {Trace} trace @param {number} cursor */
export function parts(trace, cursor) {
  const view = visibleAt(trace, cursor);
  if (view.driving) return narrate(trace, cursor, []);
  if (trace.text.merged && cursor > 0 && trace.event[cursor - 1] <= 0) return narrateRound(trace, cursor, view);
  return narrate(view.narrated.trace, view.narrated.cursor, []);
}

/** The sentence as plain text. @param {import("../../../static/js/words/parts.js").Part[]} parts */
export const plainText = (parts) => parts.map((part) => part.text).join("");

/** @param {Trace} trace @param {number} cursor */
export const said = (trace, cursor) => plainText(parts(trace, cursor));
