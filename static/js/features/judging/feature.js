/** A class's programs, judged on the page as `plyscope check` judges them: a clean Python for each. */

/** @type {import("../feature.js").Feature} */
export const JUDGING = {
  id: "judging",
  state: { classOpen: false },
  results: { judging: null },
  views: { "class-view": { place: "bar" } },
  intents: ["open-class", "leave-class", "check-class", "stop-class", "save-class"],
  part: () => import("./part.js"),
};
