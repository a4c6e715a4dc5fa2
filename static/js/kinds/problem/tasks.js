/** What Python can do with a problem beside the search when a button is pressed, in words. */

/** @type {import("../kind.js").Kind["tasks"]} */
export const TASKS = Object.freeze({
  race: { goesOn: "The methods are being compared…", stopped: "The comparison was stopped.", stage: "race" },
  solutions: { goesOn: "Python is counting solutions…", stopped: "Counting solutions was stopped." },
});
