/**
 * The user's own evaluation, as it is written into a link or kept with the place: with its text, so that the same search
 * runs where its program is not known, or not yet. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("./memory.js").OwnEvaluation} OwnEvaluation
 */

import { evaluationsOf } from "./requests.js";

/** The id of an evaluation that came with a link: no program of this device has it. */
const FROM_LINK = "link";

/** @param {State} state @param {boolean} isLink @returns {Pick<State, "evaluation" | "brought">} */
export function writtenEvaluation(state, isLink) {
  const used = evaluationsOf(state).find(({ id }) => id === state.evaluation);
  // A program that is no longer there is not used; this device may still have to find it.
  if (!used) return { evaluation: isLink ? "" : state.evaluation, brought: null };
  const { name, text } = used;
  const id = isLink ? FROM_LINK : used.id;
  return { evaluation: id, brought: { id, name, text } };
}

/** What a link lacks. @param {State} state */
export function lackOfEvaluation({ evaluation, brought }) {
  const expected = evaluation === "" ? "" : FROM_LINK;
  return evaluation === expected && (brought?.id ?? "") === expected
    ? ""
    : "The evaluation that its search uses is missing.";
}

/** @param {Partial<State>} state */
export const broughtBy = ({ brought }) => (brought ? [{ name: brought.name, text: brought.text }] : []);
