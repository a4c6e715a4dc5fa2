/** A test: its exercises, the way from one to another, the end of its time, and the grades. */

import { FORMS, formOf } from "../../exercises/answers/index.js";
import { begun, counted, gradeFor, gradeOfPart, isOver, kept } from "../../exercises/practice-test.js";
import { PlyscopeError } from "../../python/errors.js";
import { UNTOUCHED } from "./memory.js";
import { newExercise, PRACTICE } from "./practising.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../exercises/practice-test.js").Exam} Exam */

/** @param {import("../feature.js").FeatureContext} on */
export function createPracticeTest({ state, ask, beside }) {
  const now = () => state.get().practice;

  /** @param {Partial<State["practice"]>} change */
  const update = (change) => state.update({ practice: { ...now(), ...change } });

  /** @param {{count: number, minutes: number, isMixed: boolean, isNarrow: boolean}} asked */
  function begin({ count, minutes, isMixed, isNarrow }) {
    const { type, wishes } = now();
    const first = FORMS.findIndex(({ id }) => id === type);
    const types = Array.from({ length: count }, (_, i) => (isMixed ? FORMS[(first + i) % FORMS.length].id : type));
    return beside(PRACTICE, async ({ signal }) => {
      /** @type {import("../../python/messages.js").ExerciseShown[]} */
      const exercises = [];
      for (const each of types) {
        exercises.push(await newExercise(ask, { type: each, policy: "test" }, wishes, isNarrow, signal));
      }
      show(begun(exercises, minutes, Date.now()), 0);
    });
  }

  /** Opens one of its exercises, or the table. @param {Exam} exam @param {number} at */
  function show(exam, at) {
    const item = exam.items[at];
    if (!item) return update({ ...UNTOUCHED, exam: { ...exam, at: -1 } });
    const { exercise, draft, grade } = item;
    const rest = { exercise, type: exercise.type, draft, grade, isHelped: true };
    update({ ...UNTOUCHED, ...rest, exam: { ...exam, at } });
  }

  /** @param {number} at */
  function go(at) {
    const { exam, draft } = now();
    if (exam && (at >= 0 || exam.done) && at < exam.items.length) show(kept(exam, draft), at);
  }

  function handIn() {
    const { exam, draft } = now();
    if (!exam || exam.done) return;
    const handed = kept(exam, draft);
    // From now on nothing is changed, also if Python is asked to stop.
    update({ exam: { ...handed, until: isOver(exam, Date.now()) ? exam.until : Date.now() } });
    return beside(PRACTICE, async ({ signal }) => {
      const items = [];
      for (const item of handed.items) items.push({ ...item, grade: await gradeOf(item, signal) });
      show({ ...handed, items, done: true }, -1);
    });
  }

  /** @param {import("../../exercises/practice-test.js").Item} item @param {AbortSignal} signal */
  async function gradeOf(item, signal) {
    const { exercise, draft } = item;
    try {
      const answer = formOf(exercise.type).answer(draft, exercise);
      return counted(item, gradeOfPart(item) ?? (await ask({ op: "grade", exercise, answer }, signal)));
    } catch (error) {
      // What cannot be read is not right; the rest of the test is graded all the same.
      if (error instanceof PlyscopeError && error.field === "answer") return gradeFor(error.message);
      throw error;
    }
  }

  return /** @type {import("../feature.js").Handling} */ ({
    "begin-exam": begin,
    "go-in-exam": ({ at }) => go(at),
    "hand-in-exam": handIn,
    "leave-exam": () => update({ ...UNTOUCHED, exercise: null, exam: null }),
  });
}
