/** Lessons beside the workspace: their list, the one that is read, and the one that is written. */

import { hasLesson } from "../../state/lesson-pane.js";
import { CARRIED_HERE, NO_LESSON, STATE } from "./memory.js";

const beside = (/** @type {string} */ name) => ({ role: "complementary", "aria-label": name });

/** @type {import("../feature.js").Feature} */
export const LESSONS = {
  id: "lessons",
  state: STATE,
  carriedHere: CARRIED_HERE,
  comesBack: ({ progress, drafts }) => ({ progress, drafts }),
  results: { lesson: NO_LESSON },
  views: {
    "lessons-view": {
      place: "places",
      button: { name: "Lessons", title: "Lessons and exercises" },
    },
    "lesson-view": { place: "beside", attributes: beside("Lesson") },
    "compose-view": { place: "beside", attributes: beside("Writing a lesson") },
  },
  intents: [
    "list-lessons",
    "open-lesson",
    "open-lesson-text",
    "lesson-step",
    "lesson-again",
    "answer-lesson",
    "hide-lesson",
    "leave-lesson",
    "first-lesson",
    "compose",
    "hear-drafts",
  ],
  isOpen: hasLesson,
  part: () => import("./part.js"),
};
