/** Lessons beside the workspace: their list, the one that is read, and the one that is written. */

import { shows } from "../../kinds/shows.js";
import { ComposeView } from "./compose-view.js";
import { createComposing } from "./composing.js";
import { composeProps } from "./draft-shown.js";
import { lessonLook, lessonProps, lessonsProps } from "./lesson-shown.js";
import { LessonView } from "./lesson-view.js";
import { LessonsView } from "./lessons-view.js";
import { CARRIED_HERE, NO_LESSON, STATE } from "./memory.js";
import { createReading } from "./reading.js";

const beside = (/** @type {string} */ name) => ({ role: "complementary", "aria-label": name });

/** @type {import("../feature.js").Feature} */
export const LESSONS = {
  id: "lessons",
  state: STATE,
  carriedHere: CARRIED_HERE,
  comesBack: ({ progress, drafts }) => ({ progress, drafts }),
  results: { lesson: NO_LESSON },
  views: {
    "lessons-view": { view: LessonsView, place: "bar" },
    "lesson-view": { view: LessonView, place: "beside", attributes: beside("Lesson") },
    "compose-view": { view: ComposeView, place: "beside", attributes: beside("Writing a lesson") },
  },
  intents(on) {
    const reading = createReading(on);
    return { ...reading.intents, ...createComposing(on, reading) };
  },
  props: (state, results) => [
    shows("lessons-view", lessonsProps(state, results)),
    shows("lesson-view", lessonProps(state, results)),
    shows("compose-view", composeProps(state, results)),
  ],
  look: (state, results) => ({ body: lessonLook(state, results) }),
};
