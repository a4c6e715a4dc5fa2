/** What the dialog with the exercises shows. Pure functions of the state and of Python's answers. */

import { FORMS, formOf } from "../../exercises/answers/index.js";
import { ENOUGH } from "../../exercises/drafts.js";
import { isAnswered, scoreOf } from "../../exercises/practice-test.js";
import { errorAt } from "../../state/results.js";
import { counted } from "../../words/sentence.js";
import { conventionText, percent, replyTo, rightPlaces } from "../../view-models/graded.js";

/** @param {import("../../state/state.js").State} state @param {import("../../state/results.js").Results} results */
export function practiceProps({ practice }, results) {
  const { open, type, exercise, draft, undone, grade, isShown, hint, right, learnt, wishes, exam: test } = practice;
  const form = formOf(exercise?.type ?? type);
  const { status, doing } = results;
  const look = exercise ? form.look(draft, exercise) : null;
  return {
    open,
    types: FORMS.map(({ id, name }) => ({ id, name: learnt.includes(id) ? `${name} ✓ learnt` : name })),
    type,
    question: exercise?.question ?? "",
    convention: exercise ? conventionText(exercise) : "",
    how: form.how,
    draft,
    look: look && grade ? { ...look, right: rightPlaces(grade, look, draft) } : look,
    parts: exercise ? form.parts(draft, exercise) : [],
    canUndo: undone.length > 0,
    canWatch: exercise !== null && form.watch(draft, exercise) !== null,
    reply: grade ? replyTo(grade, form, exercise, look) : null,
    hint: hint ? hintText(hint) : "",
    place: hint?.place ?? "",
    isShown,
    streak: streakText(right[type] ?? 0, learnt.includes(type)),
    wishes: wishFields(formOf(type), wishes[type] ?? {}),
    wishError: errorAt(results, "wishes")?.message ?? "",
    test: test ? testProps(test) : null,
    waits:
      exercise === null && status.phase !== "ready" ? "The first exercise comes as soon as Python has started." : "",
    busy: doing.task === "practice",
    error: errorAt(results, "practice")?.message ?? "",
  };
}

/** @param {{text: string, place: string}} hint */
const hintText = ({ text, place }) => (place ? `${text} Look at ${place} next.` : text);

/** @param {number} count @param {boolean} isLearnt */
function streakText(count, isLearnt) {
  if (isLearnt) return count === 0 ? "You have learnt this." : `${count} right in a row: you have learnt this.`;
  return count === 0 ? "" : `${count} right in a row; ${ENOUGH} and it is learnt.`;
}

/** The wishes with what is chosen of each, as JSON. @param {import("../../exercises/answer-form.js").AnswerForm} form @param {Readonly<Record<string, string>>} chosen */
function wishFields({ wishes, levels }, chosen) {
  const level = { name: "level", label: "Level", options: ["", ...Object.keys(levels)] };
  const asUsual = (/** @type {string} */ id) => ({ id, label: id || "usual" });
  return [
    ...(level.options.length > 1
      ? [{ ...level, options: level.options.map(asUsual), chosen: chosen.level ?? "" }]
      : []),
    ...wishes.map(({ name, label, options }) => ({
      name,
      label,
      options: options.map((option) => ({ id: JSON.stringify(option.value), label: option.label })),
      chosen: chosen[name] ?? "null",
    })),
  ];
}

/** What is handed in without a name. @param {import("../../exercises/practice-test.js").PracticeTest["items"]} items */
function reachedIn(items) {
  /** @type {Record<string, number>} */
  const exercises = {};
  for (const { exercise } of items) exercises[exercise.type] = (exercises[exercise.type] ?? 0) + 1;
  const score = items.reduce((sum, { grade }) => sum + (grade?.score ?? 0), 0);
  return { seed: items[0].exercise.seed, exercises, score };
}

/** @param {import("../../exercises/practice-test.js").PracticeTest} test */
function testProps(test) {
  const { items, at, until, done } = test;
  return {
    at,
    until: done ? null : until,
    done,
    count: items.length,
    reached: done ? reachedIn(items) : null,
    summary: done ? `${percent(scoreOf(test))} right in ${counted(items.length, "exercise")}.` : "",
    rows: items.map((item) => ({
      name: formOf(item.exercise.type).name,
      isAnswered: isAnswered(item),
      score: item.grade ? percent(item.grade.score) : "",
      isRight: item.grade?.score === 1,
    })),
  };
}
