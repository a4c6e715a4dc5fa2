import type { ClassView } from "./class-view.js";

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
  told: string;
  wrong: Wrong | null;
}

declare module "../../state/features.js" {
  interface FeatureState {
    /** Whether the dialog is open in which a class is judged. */
    classOpen: boolean;
  }

  interface FeatureResults {
    judging: Readonly<Judging> | null;
  }

  interface FeatureIntents {
    "open-class": object;
    "leave-class": object;
    "check-class": { files: readonly File[]; task: TaskGiven };
    "stop-class": object;
    "save-class": { format: "html" | "csv" | "students" };
  }

  interface FeatureViews {
    "class-view": typeof ClassView;
  }
}
