/** Graded exercises: a new one, an answer to it, its grade by Python, help, and the way to the workspace. */

import { UNTOUCHED } from "./memory.js";
import { fixedBy } from "../../exercises/answer-form.js";
import { FORMS, formOf } from "../../exercises/answers/index.js";
import { ENOUGH, isAlike } from "../../exercises/drafts.js";
import { isOver } from "../../exercises/practice-test.js";
import { wishesOf } from "../../exercises/wishes.js";
import { PlyscopeError } from "../../python/errors.js";
import { freshSeed } from "../../support/random-seed.js";
import { wrongPlaces } from "../../view-models/graded.js";
import { isNarrow as isNarrowScreen } from "../../views/narrow.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../exercises/drafts.js").Draft} Draft */

/** What is asked about a tree that somebody has typed. */
const ON_TREE = "cuts";
/** The task, and the place of its errors. */
export const PRACTICE = "practice";
/** The place of errors about what is wished. */
const WISHES = "wishes";

/**
 * A new exercise as it is wished. What is wished goes before what fits on a phone.
 * @param {import("../feature.js").FeatureContext["ask"]} ask @param {{type: string, policy: "practice" | "test"}} request
 * @param {State["practice"]["wishes"]} chosen @param {boolean} isNarrow @param {AbortSignal} signal
 * @returns {Promise<import("../../python/messages.js").ExerciseShown>}
 */
export async function newExercise(ask, request, chosen, isNarrow, signal) {
  const wishes = wishesOf(chosen[request.type] ?? {}, formOf(request.type), isNarrow);
  try {
    return (await ask({ op: "exercise", ...request, seed: freshSeed(), wishes }, signal)).exercise;
  } catch (error) {
    if (!isNarrow || !(error instanceof PlyscopeError) || error.field !== WISHES) throw error;
    return newExercise(ask, request, chosen, false, signal);
  }
}

/** @param {import("../feature.js").FeatureContext} on */
export function createPractising({ state, results, ask, beside, handle }) {
  const now = () => state.get().practice;

  /** @param {Partial<State["practice"]>} change */
  const update = (change) => state.update({ practice: { ...now(), ...change } });

  /** The exercise, with how it is answered. */
  function task() {
    const { exercise } = now();
    return exercise && { exercise, form: formOf(exercise.type) };
  }

  /** What was wrong before is out of date now. @param {readonly string[]} fields */
  function forget(fields) {
    if (fields.includes(results.get().error?.field ?? "")) results.update({ error: null });
  }

  /** A new exercise, of this type. @param {string} type @param {boolean} isNarrow  whether only a narrow picture fits */
  function begin(type, isNarrow) {
    if (!FORMS.some(({ id }) => id === type)) return;
    const isOther = type !== now().exercise?.type;
    forget([PRACTICE, WISHES]);
    update({ open: true, type, ...(isOther ? { exercise: null, ...UNTOUCHED } : {}) });
    return beside(PRACTICE, async ({ signal }) => {
      const exercise = await newExercise(ask, { type, policy: "practice" }, now().wishes, isNarrow, signal);
      update({ exercise, ...UNTOUCHED });
    });
  }

  /** What is never looked at in this tree. @param {string} position  its text */
  function beginOn(position) {
    forget([PRACTICE, WISHES]);
    update({ open: true, type: ON_TREE, exercise: null, ...UNTOUCHED });
    return beside(PRACTICE, async ({ signal }) => {
      const { exercise } = await ask(
        { op: "exercise", type: ON_TREE, policy: "practice", seed: freshSeed(), position },
        signal,
      );
      update({ exercise, ...UNTOUCHED });
    });
  }

  /** Opens what was left, or a first exercise. @param {boolean} isNarrow */
  function open(isNarrow) {
    update({ open: true });
    if (!now().exercise) return begin(now().type, isNarrow);
  }

  /** @param {Draft} draft */
  function change(draft) {
    const { undone, draft: before, exam: test } = now();
    if (isOver(test, Date.now()) || isAlike(draft, before)) return;
    forget([PRACTICE]);
    update({ draft, undone: [...undone, before].slice(-100), grade: null, isShown: false, hint: null });
  }

  /** @param {(known: NonNullable<ReturnType<typeof task>>, draft: Draft) => Draft} how */
  function changeBy(how) {
    const known = task();
    if (known) change(how(known, now().draft));
  }

  function undo() {
    const { undone } = now();
    const draft = undone.at(-1);
    if (draft) update({ draft, undone: undone.slice(0, -1), grade: null, isShown: false, hint: null });
  }

  function check() {
    const known = task();
    if (!known) return;
    const { exercise, form } = known;
    const { draft } = now();
    const missing = form.missing(draft, exercise);
    if (missing) return results.update({ error: { message: missing, field: PRACTICE } });
    return beside(PRACTICE, async ({ signal }) => {
      const grade = await ask({ op: "grade", exercise, answer: form.answer(draft, exercise) }, signal);
      const { right, learnt, isHelped } = now();
      // Nothing can be said about no answer, and it must not show the right one; but "nothing" may be right.
      if (isAlike(draft, UNTOUCHED.draft) && grade.score < 1)
        return results.update({ error: { message: `You have not answered yet. ${form.how}`, field: PRACTICE } });
      const before = right[exercise.type] ?? 0;
      // Only the first answer counts, and only if there was no help.
      const count = isHelped ? before : grade.score === 1 ? before + 1 : 0;
      const isNew = count >= ENOUGH && !learnt.includes(exercise.type);
      update({
        grade: { ...grade, isFirst: !isHelped },
        right: { ...right, [exercise.type]: count },
        learnt: isNew ? [...learnt, exercise.type] : learnt,
        isHelped: true,
        isShown: false,
        hint: null,
      });
    });
  }

  /** The idea, and the first place that is not right yet. */
  function hint() {
    const known = task();
    if (!known) return;
    const { exercise, form } = known;
    const { draft } = now();
    return beside(PRACTICE, async ({ signal }) => {
      const answer = form.answer(draft, exercise);
      const grading = ask({ op: "grade", exercise, answer }, signal);
      // What is not begun may have no grade; most types then still have a first place.
      const grade = await (form.missing(draft, exercise) === "" ? grading : grading.catch(() => null));
      const place = grade ? (wrongPlaces(grade, null)[0]?.node ?? "") : "";
      update({ hint: { text: form.hint, place }, isHelped: true });
    });
  }

  /** @param {(solved: Draft, known: NonNullable<ReturnType<typeof task>>) => Partial<State["practice"]>} how */
  function withSolution(how) {
    const known = task();
    if (!known) return;
    return beside(PRACTICE, async ({ signal }) => {
      const { answer } = await ask({ op: "solution", exercise: known.exercise }, signal);
      const change = how(known.form.draft(answer, known.exercise), known);
      update({ grade: null, hint: null, isHelped: true, ...change });
    });
  }

  /** The student's own answer comes back with Undo. */
  const solve = () =>
    withSolution((draft) => ({ draft, undone: [...now().undone, now().draft].slice(-100), isShown: true }));

  /** Puts the first wrong place right, and grades again: for no points. */
  async function fix() {
    const known = task();
    const { grade, draft, undone } = now();
    if (!known || !grade) return;
    const place = wrongPlaces(grade, known.form.look(draft, known.exercise))[0]?.node ?? "";
    await withSolution((solved, { form, exercise }) => {
      const fixed = fixedBy(form, draft, solved, place, exercise);
      return { draft: fixed, undone: [...undone, draft].slice(-100), isShown: false };
    });
    return check();
  }

  /** The exercise's own search on the workspace, from its first step. */
  function watch() {
    const known = task();
    const example = known?.form.watch(now().draft, known.exercise);
    if (!example) return;
    update({ open: false });
    results.update({ error: null });
    return handle({ type: "show-example", example });
  }

  /** The search of the exercise beside the one that makes the student's mistake. */
  async function watchBoth() {
    const known = task();
    const second = known?.form.beside(now().grade?.misconception?.id ?? "", known.exercise);
    if (!second) return;
    await watch();
    return handle({ type: "compare-runs", second });
  }

  return /** @type {import("../feature.js").Handling} */ ({
    practise: ({ isNarrow = isNarrowScreen() }) => open(isNarrow),
    "practise-on": ({ position }) => beginOn(position),
    "leave-practice": () => update({ open: false }),
    "new-exercise": ({ exerciseType, isNarrow }) => begin(exerciseType, isNarrow),
    "press-in-exercise": ({ name }) => changeBy(({ exercise, form }, draft) => form.press(draft, name, exercise)),
    "move-in-exercise": ({ name, to }) => changeBy(({ exercise, form }, draft) => form.move(draft, name, to, exercise)),
    "type-in-exercise": ({ name, text }) => change({ ...now().draft, typed: { ...now().draft.typed, [name]: text } }),
    "choose-in-exercise": ({ name }) => change({ ...now().draft, best: name }),
    "undo-in-exercise": undo,
    "check-exercise": check,
    "hint-in-exercise": hint,
    "fix-in-exercise": fix,
    "solve-exercise": solve,
    "watch-exercise": watch,
    "watch-misconception": watchBoth,
    "wish-in-exercise": ({ wish, value }) => {
      const { wishes, type } = now();
      update({ wishes: { ...wishes, [type]: { ...wishes[type], [wish]: value } } });
    },
  });
}
