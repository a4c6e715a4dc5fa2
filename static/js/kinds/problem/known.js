/**
 * What several views of a constraint problem need.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 */

import { ID } from "./id.js";
import { remembered } from "../../support/remember-last.js";
import { errorAt } from "../../state/results.js";
import { hasAssignments, momentAt } from "../../trace/constraints.js";

export const momentOf = remembered(momentAt);

/** The trace, if it belongs to the problem that is shown. @param {Results} results @returns {Trace | null} */
export function traceOf({ run: { trace }, subject: { look } }) {
  const fits =
    trace !== null &&
    hasAssignments(trace) &&
    look?.position === trace.text.root.position &&
    look.subject === trace.text.root.subject;
  return fits ? trace : null;
}

/** The outcome of the run that is shown, if it is one of a problem. @param {Results} results */
export const replyOf = ({ run: { reply } }) => (reply?.kind === ID ? reply : null);

/** Why the problem that the user made is not valid. @param {Results} results */
export const positionError = (results) => errorAt(results, "position");
