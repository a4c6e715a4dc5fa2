/** What Python can do for a program beside its run. */

/** @satisfies {import("../kind.js").Kind["tasks"]} */
export const TASKS = Object.freeze({
  textbook: Object.freeze({
    goesOn: "Python searches as the textbook does…",
    stopped: "The textbook’s search was stopped.",
    fields: Object.freeze(["compare"]),
  }),
});
