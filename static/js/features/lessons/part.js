import { shows } from "../../kinds/shows.js";
import "./compose-view.js";
import { createComposing } from "./composing.js";
import { composeProps } from "./draft-shown.js";
import { lessonLook, lessonProps, lessonsProps } from "./lesson-shown.js";
import "./lesson-view.js";
import "./lessons-view.js";
import { createReading } from "./reading.js";

/** Home has the page to itself: what is read or written waits. @param {import("../../state/state.js").State} state */
const beside = (state) => (state.activity === "home" ? { ...state, lesson: null, writing: null } : state);

/** @type {import("../feature.js").Part} */
export const PART = {
  intents(on) {
    const reading = createReading(on);
    return { ...reading.intents, ...createComposing(on, reading) };
  },
  props: (state, results) => [
    shows("lessons-view", lessonsProps(state, results)),
    shows("lesson-view", lessonProps(beside(state), results)),
    shows("compose-view", composeProps(beside(state), results)),
  ],
  look: (state, results) => ({ body: lessonLook(beside(state), results) }),
};
