/** Graded exercises and tests, and what a teacher makes of them: worksheets, quizzes, and results that are handed in. */

import { CARRIED_HERE, NO_EXAM, STATE } from "./memory.js";

/** @type {import("../feature.js").Feature} */
export const PRACTICE = {
  id: "practice",
  state: STATE,
  carriedHere: CARRIED_HERE,
  comesBack: ({ practice }) => ({ practice: { ...practice, open: false } }),
  results: { exam: NO_EXAM },
  views: {
    "practice-view": { place: "places", button: { name: "Practise", wants: { type: "practise" } } },
    "exam-view": { place: "bar" },
    "handed-in-view": { place: "bar" },
  },
  intents: [
    "practise",
    "practise-on",
    "leave-practice",
    "new-exercise",
    "press-in-exercise",
    "type-in-exercise",
    "choose-in-exercise",
    "move-in-exercise",
    "undo-in-exercise",
    "check-exercise",
    "hint-in-exercise",
    "fix-in-exercise",
    "solve-exercise",
    "watch-exercise",
    "watch-misconception",
    "wish-in-exercise",
    "begin-test",
    "go-in-test",
    "hand-in-test",
    "leave-test",
    "prepare-exam",
    "collect-results",
    "leave-worksheets",
    "change-exam",
    "save-exam",
    "print-exam",
    "save-results",
  ],
  isOpen: ({ practice, worksheets }) => practice.open || worksheets !== "",
  part: () => import("./part.js"),
};
