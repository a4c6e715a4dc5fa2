/** Graded exercises: a new one, an answer to it, its grade by Python, the solution, and the way to the bench. */

import { answerOf, draftOf, EMPTY, pressed, TYPES } from "../exercises/drafts.js";
import { treeOf } from "../exercises/tree.js";
import { freshSeed } from "../support/random-seed.js";

/** @typedef {import("../state/state.js").State} State */

/** The task, and the place of its errors. */
const PRACTICE = "practice";

/**
 * @param {import("./stores.js").Stores & import("./stores.js").Asking & Pick<import("./attempts.js").Attempts, "beside">
 *   & {showExample: (intent: {type: "show-example", example: import("../views/explain-view.js").Example}) => unknown}} on
 */
export function createPractising({ state, results, ask, beside, showExample }) {
  const now = () => state.get().practice;

  /** @param {Partial<State["practice"]>} change */
  const update = (change) => state.update({ practice: { ...now(), ...change } });

  /** A new exercise, of this type. @param {string} type @param {boolean} isNarrow  whether only a narrow tree fits */
  function begin(type, isNarrow) {
    if (!TYPES.some(({ id }) => id === type)) return;
    update({ open: true, type });
    const wishes = isNarrow ? { branching: 2 } : {};
    return beside(PRACTICE, async ({ signal }) => {
      const { exercise } = await ask({ op: "exercise", type, seed: freshSeed(), wishes }, signal);
      update({ exercise, draft: EMPTY, undone: [], grade: null, isShown: false, isHelped: false });
    });
  }

  /** Opens what was left, or a first exercise. @param {boolean} isNarrow */
  function open(isNarrow) {
    update({ open: true });
    if (!now().exercise) return begin(now().type, isNarrow);
  }

  /** @param {import("../exercises/drafts.js").Draft} draft */
  function change(draft) {
    const { undone, draft: before } = now();
    update({ draft, undone: [...undone, before].slice(-100), grade: null, isShown: false });
  }

  /** @param {string} name */
  function press(name) {
    const { exercise, draft, type } = now();
    if (exercise) change(pressed(draft, type, treeOf(exercise.position), name));
  }

  function undo() {
    const { undone } = now();
    const draft = undone.at(-1);
    if (draft) update({ draft, undone: undone.slice(0, -1), grade: null, isShown: false });
  }

  function check() {
    const { exercise, draft, type } = now();
    if (!exercise) return;
    return beside(PRACTICE, async ({ signal }) => {
      const answer = answerOf(draft, type, treeOf(exercise.position));
      const grade = await ask({ op: "grade", exercise, answer }, signal);
      const { right, isHelped, grade: before } = now();
      const isFirst = before === null && !isHelped;
      const count = !isFirst ? (right[type] ?? 0) : grade.score === 1 ? (right[type] ?? 0) + 1 : 0;
      update({ grade, right: { ...right, [type]: count }, isHelped: true, isShown: false });
    });
  }

  function solve() {
    const { exercise } = now();
    if (!exercise) return;
    return beside(PRACTICE, async ({ signal }) => {
      const { answer } = await ask({ op: "solution", exercise }, signal);
      update({ draft: draftOf(answer), grade: null, isShown: true, isHelped: true });
    });
  }

  /** The exercise's own search on the bench, from its first step. */
  function watch() {
    const { exercise } = now();
    if (!exercise) return;
    const { subject, position, method, convention } = exercise;
    update({ open: false });
    const cut = convention.cut === ">" ? ">" : ">=";
    results.update({ error: null });
    return showExample({ type: "show-example", example: { subject, position, method, cut } });
  }

  /** @satisfies {Partial<import("./intents.js").Handlers<import("./intents.js").PageIntents>>} */
  const intents = {
    practise: ({ isNarrow }) => open(isNarrow),
    "leave-practice": () => update({ open: false }),
    "new-exercise": ({ exerciseType, isNarrow }) => begin(exerciseType, isNarrow),
    "press-in-exercise": ({ name }) => press(name),
    "type-in-exercise": ({ name, text }) => change({ ...now().draft, typed: { ...now().draft.typed, [name]: text } }),
    "choose-in-exercise": ({ name }) => change({ ...now().draft, best: name }),
    "undo-in-exercise": undo,
    "check-exercise": check,
    "solve-exercise": solve,
    "watch-exercise": watch,
  };

  return { intents };
}
