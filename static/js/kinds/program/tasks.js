/** What Python can do for a program beside its run. */

import { INSTALL } from "./packages.js";

export const TEXTBOOK = "textbook";

/** @satisfies {import("../kind.js").Kind["tasks"]} */
export const TASKS = Object.freeze({
  [TEXTBOOK]: Object.freeze({
    goesOn: "Python is running the textbook’s search…",
    stopped: "The textbook’s search was stopped.",
    fields: Object.freeze(["compare"]),
  }),
  [INSTALL]: Object.freeze({
    goesOn: "The package is being installed…",
    stopped: "The installation was stopped.",
  }),
});
