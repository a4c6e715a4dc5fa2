/** What the lesson beside the workspace shows, and the list of lessons. Pure functions. */

import { workspaceDigest } from "../../lessons/workspace.js";
import { countOf, replyTo } from "../../lessons/questions.js";
import { isWriting } from "../../state/lesson-pane.js";
import { draftsProps } from "./draft-shown.js";

/**
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 *
 * @typedef {object} Shown
 * @property {string} title
 * @property {number} at  from 0
 * @property {number} count
 * @property {readonly import("../../lessons/format.js").Block[]} blocks
 * @property {readonly {given: string | undefined, reply: import("../../lessons/questions.js").Reply | null}[]} answered  for each question
 * @property {boolean} isOver
 * @property {string} score  what to say about the answers when it is over
 * @property {{id: string, title: string} | null} next  the lesson after this
 * @property {boolean} touched  whether the workspace is no longer as the step has set it
 * @property {string} fault
 * @property {boolean} tried  whether its writer tries it
 * @property {string} own  the id of a lesson that its reader may change; "" for one of the page's
 */

/** In which pane a part of the page is. @type {Readonly<Record<string, State["pane"]>>} */
const PANE_OF = Object.freeze({ board: "board", counters: "board", code: "code", variables: "code" });

/** @param {State} state @param {Results} results @returns {{shown: Shown | null, folded: boolean}} */
export function lessonProps(state, { lesson: { open, left, setting, fault, list } }) {
  const { lesson } = state;
  if (!lesson || open?.id !== lesson.id) return { shown: null, folded: false };
  const { title, steps } = open.lesson;
  const step = steps[Math.min(lesson.step, steps.length - 1)];
  const isOver = lesson.step >= steps.length;
  const place = list?.findIndex(({ id }) => id === lesson.id) ?? -1;
  const next = place < 0 ? null : (list?.[place + 1] ?? null);
  return {
    folded: lesson.hidden,
    shown: {
      title,
      at: lesson.step,
      count: steps.length,
      blocks: isOver ? [] : step.blocks,
      answered: step.blocks.flatMap((block) => {
        if (block.kind !== "question") return [];
        const given = lesson.answers[`${lesson.step}.${block.number}`];
        return [{ given, reply: replyTo(block.question, given) }];
      }),
      isOver,
      score: scoreOf(open.lesson, lesson.answers),
      next,
      touched: !setting && left !== workspaceDigest(state),
      fault,
      tried: state.writing?.trying ?? false,
      own: lesson.text === "" ? "" : lesson.id,
    },
  };
}

/** @param {import("../../lessons/format.js").Lesson} lesson @param {Readonly<Record<string, string>>} answers */
function scoreOf(lesson, answers) {
  const { right, total } = countOf(lesson, answers);
  if (total === 0) return "";
  return right === total
    ? `You have answered all ${total} questions right.`
    : `You have answered ${right} of ${total} questions right.`;
}

/**
 * What the page's style sheets need to know: the pane of a narrow screen, whether a lesson is open, and what it points at.
 * @param {State} state @param {Results} results
 */
export function lessonLook(state, { lesson: { open } }) {
  const { pane, lesson } = state;
  const writes = isWriting(state);
  const isShown = lesson !== null && open?.id === lesson.id;
  const steps = open?.lesson.steps ?? [];
  const point = isShown && !lesson.hidden ? (steps[lesson.step]?.point ?? []) : [];
  return {
    pane: pane === "lesson" && !isShown && !writes ? "tree" : pane,
    lesson: writes ? "open" : !isShown ? "none" : lesson.hidden ? "hidden" : "open",
    writing: writes ? "yes" : "no",
    point: point.join(" "),
    // On a narrow screen the picture that the step is about stands above its text.
    picture: isShown && !writes ? (PANE_OF[point[0]] ?? "tree") : undefined,
    // Where there is more room, the panes that the step needs stand side by side.
    pictures: isShown && !writes ? panesOf(steps, point).join(" ") : undefined,
  };
}

/**
 * The panes that a step needs: the tree, those it points at, and the code in all steps of a lesson that points at code, so that
 * the layout stays. A lesson that never points at anything may speak of all of them.
 * @param {readonly {point: readonly string[]}[]} steps @param {readonly string[]} point
 */
function panesOf(steps, point) {
  const pointed = steps.flatMap((step) => step.point);
  const isNeeded = (/** @type {State["pane"]} */ pane) =>
    pointed.length === 0 || (pane === "code" ? pointed : point).some((part) => PANE_OF[part] === pane);
  return ["board", "tree", "code"].filter((pane) => pane === "tree" || isNeeded(/** @type {State["pane"]} */ (pane)));
}

/** @param {State} state @param {Results} results */
export function lessonsProps(state, results) {
  const { progress, lesson } = state;
  const { list } = results.lesson;
  return {
    ...draftsProps(state, results),
    open: lesson?.id ?? "",
    lessons:
      list?.map((each) => ({ ...each, how: howFar(progress[each.id]), isDone: progress[each.id]?.done ?? false })) ??
      null,
  };
}

/** @param {import("./types.js").Progress | undefined} progress */
const howFar = (progress) =>
  progress === undefined ? "" : progress.done ? "done" : `step ${progress.step + 1} of ${progress.of}`;
