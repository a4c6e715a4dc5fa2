import { pick } from "../../support/pick.js";

/** What a script is told of a run, in this order. */
const FIELDS = /** @type {const} */ ([
  "solved",
  "checked",
  "complete",
  "solution",
  "assignments",
  "refused",
  "backtracks",
  "checks",
  "arcs",
  "removed",
  "seconds",
]);

/** What a method found, and what it took. @param {import("../../python/messages.js").ProblemSearch} reply */
export const outcome = (reply) => pick(reply, FIELDS);
