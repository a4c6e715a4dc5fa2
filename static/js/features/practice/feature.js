/** Graded exercises and tests, and a teacher's desk: worksheets, quizzes for platforms, and results that are handed in. */

import { shows } from "../../kinds/shows.js";
import { createDesk } from "./desk.js";
import { examProps } from "./desk-shown.js";
import { createExamining } from "./examining.js";
import { ExamView } from "./exam-view.js";
import { practiceProps } from "./exercise-shown.js";
import { HandedInView } from "./handed-in-view.js";
import { CARRIED_HERE, NO_EXAM, STATE } from "./memory.js";
import { createPractising } from "./practising.js";
import { PracticeView } from "./practice-view.js";

/** @type {import("../feature.js").Feature} */
export const PRACTICE = {
  id: "practice",
  state: STATE,
  carriedHere: CARRIED_HERE,
  comesBack: ({ practice }) => ({ practice: { ...practice, open: false } }),
  results: { exam: NO_EXAM },
  views: {
    "practice-view": { view: PracticeView, place: "bar" },
    "exam-view": { view: ExamView, place: "bar" },
    "handed-in-view": { view: HandedInView, place: "bar" },
  },
  intents: (on) => ({ ...createPractising(on), ...createExamining(on), ...createDesk(on) }),
  props: (state, results) => [
    shows("practice-view", practiceProps(state, results)),
    shows("exam-view", examProps(state, results)),
    shows("handed-in-view", { open: state.desk === "results" }),
  ],
};
