import type { ClassView } from "./class-view.js";
import type { TaskView } from "./task-view.js";

/** What a class was asked for: a ready-made task by its name, or a text with the files that it names. */
export interface TaskGiven {
  pack: string;
  text: string;
  beside: readonly File[];
}

/** What is said of a submission. */
export interface Row {
  name: string;
  points: number;
  most: number;
  /** The outcome, for colours. */
  look: string;
  outcome: string;
  said: string;
  /** By a student's edition of a task: what that is, and what came of each case. */
  of?: { task: string; withheld: number } | null;
  cases: readonly CaseRow[];
}

/** What is said of a case. */
export type CaseRow = Pick<Row, "name" | "points" | "most" | "look" | "outcome" | "said">;

/** What came of a student's own program. */
export interface Found {
  task: string;
  /** How many cases a teacher has besides. */
  withheld: number;
  row: Omit<Row, "of">;
}

/** A task that a student has opened. */
export interface Homework {
  /** The name of its file; "" as long as there is none. */
  file: string;
  text: string;
  doing: boolean;
  wrong: string;
  found: Found | null;
}

/** What is wrong, and where: in the task (in which line), in the files that were handed in, or with neither. */
export interface Wrong {
  message: string;
  of: "task" | "class" | "";
  line: number | null;
}

/** A class that is judged, or was. */
export interface Judging {
  /** What is being done; "" if nothing is. */
  doing: "" | "reading" | "judging" | "writing";
  /** How many submissions there are; 0 until that is known. */
  count: number;
  rows: readonly Row[];
  /** What came of the last button. */
  message: string;
  wrong: Wrong | null;
}

declare module "../../state/features.js" {
  interface FeatureState {
    /** Whether the dialog is open in which a class is judged. */
    classOpen: boolean;
    /** Whether the dialog is open in which one's own program is judged by a task. */
    taskOpen: boolean;
  }

  interface FeatureResults {
    judging: Readonly<Judging> | null;
    homework: Readonly<Homework> | null;
  }

  interface FeatureIntents {
    "open-class": object;
    "leave-class": object;
    "check-class": { files: readonly File[]; task: TaskGiven };
    "stop-class": object;
    "choose-task": object;
    "open-task": { name: string; text: string };
    "leave-task": object;
    "check-task": object;
    "stop-task": object;
    "save-class": { format: "html" | "csv" | "students" };
  }

  interface FeatureViews {
    "class-view": typeof ClassView;
    "task-view": typeof TaskView;
  }
}
