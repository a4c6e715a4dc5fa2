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
      place: "bar",
      button: {
        name: "Lessons",
        title: "Lessons and exercises",
        icon: "M8 4.2C6.600 2.900 4.300 2.500 1.500 2.700v9.800c2.800-.2 5.100.2 6.500 1.500 1.400-1.300 3.700-1.700 6.500-1.500V2.700C11.700 2.500 9.400 2.900 8 4.200zm0 0V14",
        isWritten: true,
      },
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
    "welcome",
    "skip-lesson",
    "compose",
    "hear-drafts",
  ],
  isOpen: hasLesson,
  part: () => import("./part.js"),
};
