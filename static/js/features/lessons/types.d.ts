import type { Lesson } from "../../lessons/format.js";
import type { LessonEntry } from "../../lessons/lesson-source.js";
import type { Draft } from "../../lessons/write.js";
import type { ComposeView } from "./compose-view.js";
import type { Action } from "./composing.js";
import type { LessonView } from "./lesson-view.js";
import type { LessonsView } from "./lessons-view.js";

export interface OpenLesson {
  id: string;
  /** Of a lesson that is not the page's own; "" for one of the page's. */
  text: string;
  /** From 0; the number of its steps when it is over. */
  step: number;
  /** What was answered, by step and question, as "2.0". */
  answers: Readonly<Record<string, string>>;
  /** Whether it is folded away. */
  hidden: boolean;
}

export type Progress = { step: number; of: number; done: boolean };

/** `from` is the id of the lesson that it was made of; "" for a new one. */
export type KeyedDraft = Draft & { key: string; from: string };

/** The lesson beside the workspace, as it was read, and the list of lessons. */
export interface LessonShown {
  open: { id: string; lesson: Lesson } | null;
  /** What the workspace was set to last, as text; "" if the lesson has not set it. */
  workspace: string;
  /** The workspace as it was left by that, as text; "" if that is not known. */
  left: string;
  /** Whether it is being set. */
  setting: boolean;
  /** Why it could not be set. */
  fault: string;
  /** Null until it was asked for. */
  list: readonly LessonEntry[] | null;
  /** What the lesson that is being written still needs; "" if nobody asked. */
  needs: string;
  /** The link to it; "" while it is written, null if none was asked for. */
  link: string | null;
  /** What was deleted last. */
  undo: { drafts: readonly KeyedDraft[]; what: string } | null;
}

declare module "../../state/features.js" {
  interface FeatureState {
    /** The lesson that stands beside the workspace. */
    lesson: OpenLesson | null;
    /** How far the reader came in each lesson, by its id. */
    progress: Readonly<Record<string, Progress>>;
    /** The lessons that are being written on this device, newest first. */
    drafts: readonly KeyedDraft[];
    /** Which of them stands beside the workspace. */
    writing: { key: string; step: number; trying: boolean } | null;
  }

  interface FeatureResults {
    lesson: Readonly<LessonShown>;
  }

  interface FeatureIntents {
    "list-lessons": object;
    "open-lesson": { id: string };
    "open-lesson-text": { name: string; text: string };
    "lesson-step": { step: number };
    "lesson-again": object;
    "answer-lesson": { question: number; given: string };
    "hide-lesson": { hidden: boolean };
    "leave-lesson": object;
    "first-lesson": object;
    compose: { action: Action };
    "hear-drafts": { place: unknown };
  }

  interface FeatureViews {
    "lessons-view": typeof LessonsView;
    "lesson-view": typeof LessonView;
    "compose-view": typeof ComposeView;
  }
}
