/**
 * How the answers of one type are given: what a press in the picture does, what there is to fill in, and what the
 * grader gets. A new type is a file in `answers` and a line in its table; the page draws what is told here.
 *
 * @typedef {import("./drafts.js").Draft} Draft
 * @typedef {Pick<import("../python/messages.js").ExerciseShown, "position" | "asked" | "method" | "subject" | "convention">} Exercise
 *
 * What the picture shows of an answer. Names are those of nodes, or of values in a graph, as "B red".
 * @typedef {object} Look
 * @property {import("./tree.js").DrawnTree} [tree]
 * @property {import("./graph.js").GraphDrawn} [graph]
 * @property {ReadonlyMap<string, string>} [pressable]  what can be pressed, with what it is called
 * @property {ReadonlySet<string>} [chosen]  what has been pressed
 * @property {ReadonlySet<string>} [crossed]  what is crossed out
 * @property {ReadonlySet<string>} [right]  what was graded right
 * @property {boolean} [crosses]  whether a press crosses out the branch
 * @property {ReadonlyMap<string, string>} [badges]  numbers beside what was chosen
 * @property {ReadonlyMap<string, string>} [fields]  nodes with a field, and what it is called
 * @property {boolean} [moves]  whether nodes can be moved among their siblings
 * @property {ReadonlyMap<string, string>} [highlighted]  nodes that the question is about, with what stands in them
 * @property {Readonly<Record<string, string>>} [fixed]  variables that have a value from the start
 * @property {number} [spread]  how many times further apart leaves stand
 *
 * What is filled in beside the picture.
 * @typedef {{part: "text", text: string}
 *   | {part: "choice", field: string, legend: string, options: readonly {id: string, label: string}[]}
 *   | {part: "numbers", legend: string, place: string, entries: readonly {name: string, label: string, called: string}[]}
 *   | {part: "button", name: string, label: string}} Part
 *
 * A wish that can be made on the page: each option has what Python gets.
 * @typedef {{name: string, label: string, options: readonly {label: string, value: unknown}[]}} Wish
 *
 * @typedef {object} AnswerForm
 * @property {string} id
 * @property {string} name
 * @property {string} how  what is done in the picture
 * @property {string} hint  the idea, for somebody who is stuck
 * @property {readonly Wish[]} wishes
 * @property {Readonly<Record<string, Readonly<Record<string, unknown>>>>} levels  wishes by level: easier, harder
 * @property {Readonly<Record<string, unknown>>} narrow  wishes for a phone, where a wide picture does not fit
 * @property {(draft: Draft, name: string, exercise: Exercise) => Draft} press
 * @property {(draft: Draft, name: string, to: number, exercise: Exercise) => Draft} move  to a place among its siblings
 * @property {(draft: Draft, exercise: Exercise) => Look} look
 * @property {(draft: Draft, exercise: Exercise) => readonly Part[]} parts
 * @property {(draft: Draft, exercise: Exercise) => string} missing  what must be done before it can be graded; "" for nothing
 * @property {(draft: Draft, exercise: Exercise) => Record<string, unknown>} answer
 * @property {(answer: Record<string, any>, exercise: Exercise) => Draft} draft  that says this answer
 * @property {(draft: Draft, solved: Draft, place: string, exercise: Exercise) => Draft} fix  with one wrong place put right
 * @property {(draft: Draft, exercise: Exercise) => Example | null} watch  what there is to see on the workspace
 * @property {(misconception: string, exercise: Exercise) => Partial<import("../state/state.js").State> | null} beside  the run that
 *   makes this mistake, as what is different in it; null if no search of the page does
 *
 * @typedef {Partial<import("../state/state.js").RunSettings> & {subject: string, position: string}} Example
 */

import { isAlike } from "./drafts.js";

/** The search of the exercise on its own position. @param {Exercise} exercise @param {string} [position] @returns {Example} */
export const exampleOf = ({ subject, position: given, method, convention }, position = given) => ({
  subject,
  position,
  method,
  cut: convention.cut === ">" ? ">" : ">=",
});

/** Most types do the same here. @type {Omit<AnswerForm, "id" | "name" | "how" | "hint" | "look" | "answer" | "draft">} */
export const USUAL = Object.freeze({
  wishes: [],
  levels: {},
  narrow: {},
  press: (draft) => draft,
  move: (draft) => draft,
  parts: () => [],
  missing: () => "",
  fix: (_draft, solved) => solved,
  watch: (_draft, exercise) => exampleOf(exercise),
  // The other rule on equal bounds is a search of the page, and so is any order of moves.
  beside: (misconception, { convention }) =>
    misconception === "equality" ? { cut: convention.cut === ">" ? ">=" : ">" } : null,
});

/**
 * The draft with its first wrong place put right; all of it, if that changes nothing.
 * @param {AnswerForm} form @param {Draft} draft @param {Draft} solved @param {string} place @param {Exercise} exercise
 */
export function fixedBy(form, draft, solved, place, exercise) {
  const fixed = form.fix(draft, solved, place, exercise);
  return isAlike(fixed, draft) ? solved : fixed;
}
