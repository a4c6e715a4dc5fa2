/** The part of a search with its answer. */

import { remembered } from "../../support/remember-last.js";
import { lastCursor } from "../../trace/cursor.js";
import { visibleAt } from "../../trace/visible.js";

export const answerOf = remembered((/** @type {import("../../trace/trace.js").Trace} */ trace) =>
  visibleAt(trace, lastCursor(trace)),
);
