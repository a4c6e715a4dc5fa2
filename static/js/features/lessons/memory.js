/** What the page remembers of lessons: how it begins, and what this device brings back. */

import { either, fields, flag, id, list, oneOf, orNull, record, text, whole } from "../../support/shapes.js";

/** @type {Pick<import("../feature.js").State, "lesson" | "progress" | "drafts" | "writing">} */
export const STATE = Object.freeze({ lesson: null, progress: {}, drafts: [], writing: null });

/** @type {Readonly<import("./types.js").LessonShown>} */
export const NO_LESSON = Object.freeze({
  open: null,
  workspace: "",
  left: "",
  setting: false,
  fault: "",
  list: null,
  needs: "",
  link: null,
  undo: null,
});

/** Long enough for whatever a lesson can say. */
const LINE = text(100_000);
const PARTS = either(
  fields({ kind: oneOf("text"), text: LINE }),
  fields({
    kind: oneOf("choice"),
    text: LINE,
    answers: list(fields({ text: LINE, isRight: flag, why: LINE }), 2000),
  }),
  fields({
    kind: oneOf("number"),
    text: LINE,
    right: LINE,
    why: LINE,
    wrong: list(fields({ number: LINE, why: LINE }), 2000),
    check: text(40),
  }),
);
/** A lesson that is being written. */
const WRITTEN = fields({
  key: id,
  from: text(200),
  title: LINE,
  level: LINE,
  minutes: LINE,
  about: LINE,
  steps: list(fields({ parts: list(PARTS, 4000), bench: list(LINE, 4000), point: list(text(40), 4000) }), 100, 1),
});

/** Only this device brings it back: it is about the reader. */
export const CARRIED_HERE = Object.freeze({
  lesson: orNull(
    fields({
      id: text(200),
      text: text(100_000),
      step: whole(0, 100),
      answers: record(text(400), 500),
      hidden: flag,
    }),
  ),
  drafts: list(WRITTEN, 30),
  writing: orNull(fields({ key: id, step: whole(0, 99), trying: flag })),
  progress: record(fields({ step: whole(0, 100), of: whole(1, 100), done: flag }), 400),
});
