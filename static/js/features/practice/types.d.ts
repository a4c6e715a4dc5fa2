import type { Draft } from "../../exercises/drafts.js";
import type { Exam } from "../../exercises/exam.js";
import type { PracticeTest } from "../../exercises/practice-test.js";
import type { ExamChoicesReply, ExerciseShown, GradeReply } from "../../python/messages.js";
import type { ExamView } from "./exam-view.js";
import type { HandedInView } from "./handed-in-view.js";
import type { PracticeView } from "./practice-view.js";

interface Practice {
  open: boolean;
  /** Of the exercises. */
  type: string;
  exercise: ExerciseShown | null;
  /** The answer so far. */
  draft: Draft;
  /** What Undo brings back, newest last. */
  undone: readonly Draft[];
  /** Of this answer. */
  grade: (GradeReply & { isFirst?: boolean }) | null;
  /** Whether the answer is the page's own. */
  isShown: boolean;
  /** Whether this exercise counts no more: it was graded before, or there was help. */
  isHelped: boolean;
  /** What helps with this answer, and the place to look at. */
  hint: { text: string; place: string } | null;
  /** How many were right in a row, by type. */
  right: Readonly<Record<string, number>>;
  /** The types of which enough were right in a row. */
  learnt: readonly string[];
  /** What exercises should be like, as JSON by type and wish. */
  wishes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The test that is being taken or looked at. */
  /** The test; devices keep it under this name. */
  exam: PracticeTest | null;
}

/** What came of the exam that a teacher prepares. */
interface ExamMade {
  /** Null until they were asked for. */
  choices: ExamChoicesReply | null;
  /** The first question as a printable document; "" if there is none yet. */
  preview: string;
  /** How far the questions are, while they are made. */
  made: { done: number; total: number } | null;
  /** What came of the last button. */
  message: string;
  /** A sentence for each question that is not in the file. */
  leftOut: readonly string[];
}

declare module "../../state/features.js" {
  interface FeatureState {
    /** The exercise that is being solved. */
    practice: Practice;
    /** Which dialog of a teacher is open. */
    worksheets: "" | "exam" | "results";
    /** What a teacher prepares. */
    exam: Readonly<Exam>;
  }

  interface FeatureResults {
    exam: Readonly<ExamMade>;
  }

  interface FeatureIntents {
    practise: { isNarrow?: boolean };
    "practise-on": { position: string };
    "leave-practice": object;
    "new-exercise": { exerciseType: string; isNarrow: boolean };
    "press-in-exercise": { name: string };
    "type-in-exercise": { name: string; text: string };
    "choose-in-exercise": { name: string };
    "move-in-exercise": { name: string; to: number };
    "undo-in-exercise": object;
    "check-exercise": object;
    "hint-in-exercise": object;
    "fix-in-exercise": object;
    "solve-exercise": object;
    "watch-exercise": object;
    "watch-misconception": object;
    "wish-in-exercise": { wish: string; value: string };
    "begin-test": { count: number; minutes: number; isMixed: boolean; isNarrow: boolean };
    "go-in-test": { at: number };
    "hand-in-test": object;
    "leave-test": object;
    "prepare-exam": object;
    "collect-results": object;
    "leave-worksheets": object;
    "change-exam": { change: Partial<Exam> };
    "save-exam": { format: string };
    "print-exam": { format: string };
    "save-results": { text: string };
  }

  interface FeatureViews {
    "practice-view": typeof PracticeView;
    "exam-view": typeof ExamView;
    "handed-in-view": typeof HandedInView;
  }
}
