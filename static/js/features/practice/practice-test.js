/** A test: its exercises, the way from one to another, the end of its time, and the grades. */

import { FORMS, formOf } from "../../exercises/answers/index.js";
import { begun, counted, gradeFor, gradeOfPart, isOver, kept } from "../../exercises/practice-test.js";
import { PlyscopeError } from "../../python/errors.js";
import { UNTOUCHED } from "./memory.js";
import { newExercise, PRACTICE } from "./practising.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../exercises/practice-test.js").PracticeTest} PracticeTest */

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

  /** Opens one of its exercises, or the table. @param {PracticeTest} test @param {number} at */
  function show(test, at) {
    const item = test.items[at];
    if (!item) return update({ ...UNTOUCHED, exam: { ...test, at: -1 } });
    const { exercise, draft, grade } = item;
    const rest = { exercise, type: exercise.type, draft, grade, isHelped: true };
    update({ ...UNTOUCHED, ...rest, exam: { ...test, at } });
  }

  /** @param {number} at */
  function go(at) {
    const { exam: test, draft } = now();
    if (test && (at >= 0 || test.done) && at < test.items.length) show(kept(test, draft), at);
  }

  function handIn() {
    const { exam: test, draft } = now();
    if (!test || test.done) return;
    const handed = kept(test, draft);
    // From now on nothing is changed, also if Python is asked to stop.
    update({ exam: { ...handed, until: isOver(test, Date.now()) ? test.until : Date.now() } });
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
    "begin-test": begin,
    "go-in-test": ({ at }) => go(at),
    "hand-in-test": handIn,
    "leave-test": () => update({ ...UNTOUCHED, exercise: null, exam: null }),
  });
}
