import { shows } from "../../kinds/shows.js";
import { createDesk } from "./desk.js";
import { examProps } from "./desk-shown.js";
import { createExamining } from "./examining.js";
import "./exam-view.js";
import { practiceProps } from "./exercise-shown.js";
import "./handed-in-view.js";
import { createPractising } from "./practising.js";
import "./practice-view.js";

/** @type {import("../feature.js").Part} */
export const PART = {
  intents: (on) => ({ ...createPractising(on), ...createExamining(on), ...createDesk(on) }),
  props: (state, results) => [
    shows("practice-view", practiceProps(state, results)),
    shows("exam-view", examProps(state, results)),
    shows("handed-in-view", { open: state.desk === "results" }),
  ],
};
