/** A class's programs, or one's own, judged on the page as `plyscope check` judges them: a clean Python for each. */

/** @type {import("../feature.js").Feature} */
export const JUDGING = {
  id: "judging",
  state: { classOpen: false, taskOpen: false },
  results: { judging: null, homework: null },
  views: { "class-view": { place: "bar" }, "task-view": { place: "bar" } },
  intents: [
    "open-class",
    "leave-class",
    "check-class",
    "stop-class",
    "save-class",
    "choose-task",
    "open-task",
    "leave-task",
    "check-task",
    "stop-task",
  ],
  part: () => import("./part.js"),
};
