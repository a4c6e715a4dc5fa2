import { shows } from "../../kinds/shows.js";
import { createWorksheets } from "./worksheets.js";
import { examProps } from "./worksheets-shown.js";
import { createPracticeTest } from "./practice-test.js";
import "./exam-view.js";
import { practiceProps } from "./exercise-shown.js";
import "./handed-in-view.js";
import { createPractising } from "./practising.js";
import "./practice-view.js";

/** @type {import("../feature.js").Part} */
export const PART = {
  intents: (on) => ({ ...createPractising(on), ...createPracticeTest(on), ...createWorksheets(on) }),
  props: (state, results) => [
    shows("practice-view", practiceProps(state, results)),
    shows("exam-view", examProps(state, results)),
    shows("handed-in-view", { open: state.worksheets === "results" }),
  ],
};
