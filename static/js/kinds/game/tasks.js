/** What Python can do with a game beside the search when a button is pressed, in words. */

/** @type {import("../kind.js").Kind["tasks"]} */
export const TASKS = Object.freeze({
  values: {
    goesOn: "Python is finding the value of every move…",
    stopped: "Finding the value of every move was stopped.",
  },
  count: { goesOn: "Python is counting minimax's tree…", stopped: "Counting was stopped." },
  scores: { goesOn: "The engine is thinking…", stopped: "The engine was stopped.", fields: ["seconds"] },
  forecast: { goesOn: "Python is gathering statistics…", stopped: "Gathering statistics was stopped." },
  work: { goesOn: "Python is measuring the searches…", stopped: "Measuring was stopped.", stage: "plots" },
  "random-tree": {
    goesOn: "Python is making a random tree…",
    stopped: "Making a random tree was stopped.",
    fields: ["random"],
  },
  unseen: {
    goesOn: "Python is adding what the search never looked at…",
    stopped: "Adding what the search never looked at was stopped.",
    isOverTree: true,
  },
  duel: {
    goesOn: "The duel is being played…",
    stopped: "The duel was stopped.",
    stage: "duel",
    fields: ["plies", "games"],
  },
  trials: { goesOn: "The trials are being played…", stopped: "The trials were stopped.", stage: "trials" },
});
