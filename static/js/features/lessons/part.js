import { shows } from "../../kinds/shows.js";
import "./compose-view.js";
import { createComposing } from "./composing.js";
import { composeProps } from "./draft-shown.js";
import { lessonLook, lessonProps, lessonsProps } from "./lesson-shown.js";
import "./lesson-view.js";
import "./lessons-view.js";
import { createReading } from "./reading.js";

/** @type {import("../feature.js").Part} */
export const PART = {
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
