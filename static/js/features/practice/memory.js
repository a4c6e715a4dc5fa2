/** What the page remembers of exercises, tests and a teacher's worksheets: how it begins, and what this device brings back. */

import { EMPTY } from "../../exercises/drafts.js";
import { fields, flag, id, isPlain, list, number, orNull, record, text, whole } from "../../support/shapes.js";

/** What a teacher sees who has chosen nothing yet. */
const FIRST_EXAM = Object.freeze({
  title: "Adversarial search",
  level: "usual",
  versions: 2,
  seed: 1,
  counts: Object.freeze({ values: 1, cuts: 2, windows: 1 }),
});

/** What a new exercise begins with. */
export const UNTOUCHED = Object.freeze({
  draft: EMPTY,
  undone: [],
  grade: null,
  isShown: false,
  isHelped: false,
  hint: null,
});

/** @type {Pick<import("../feature.js").State, "practice" | "worksheets" | "exam">} */
export const STATE = Object.freeze({
  practice: Object.freeze({
    open: false,
    type: "cuts",
    exercise: null,
    ...UNTOUCHED,
    right: {},
    learnt: [],
    wishes: {},
    exam: null,
  }),
  worksheets: "",
  exam: FIRST_EXAM,
});

/** @type {import("../feature.js").Results["exam"]} */
export const NO_EXAM = Object.freeze({
  choices: null,
  preview: "",
  made: null,
  message: "",
  leftOut: Object.freeze([]),
});

/** An answer that is being given. */
const DRAFT = fields({ chosen: list(text(20), 500), typed: record(text(100), 500), best: text(20) });

const COUNT = whole(0, 100_000_000);

/** Only this device brings it back: it is about the reader. */
export const CARRIED_HERE = Object.freeze({
  practice: fields({
    open: flag,
    type: id,
    exercise: orNull(isPlain),
    draft: DRAFT,
    undone: list(DRAFT, 200),
    grade: orNull(isPlain),
    isShown: flag,
    isHelped: flag,
    hint: orNull(fields({ text: text(1000), place: text(20) })),
    right: record(COUNT, 40),
    learnt: list(id, 40),
    wishes: record(record(text(40), 20), 40),
    exam: orNull(
      fields({
        items: list(fields({ exercise: isPlain, draft: DRAFT, grade: orNull(isPlain) }), 20, 1),
        at: whole(-1, 19),
        until: orNull(number),
        done: flag,
      }),
    ),
  }),
  exam: fields({
    title: text(120),
    level: id,
    versions: whole(1, 26),
    seed: whole(0, 2 ** 31 - 1),
    counts: record(whole(0, 40), 40),
  }),
});
