/**
 * The games, problems and examples that were on the page before this one, so that Undo and Redo can go back to them.
 * Pure functions.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../python/protocol.js").Look} Look
 */

import { CARRIED } from "../features/memory.js";
import { KEPT_OF_KINDS } from "../kinds/memory.js";
import { SUBJECT_FIELDS } from "../state/state.js";
import { pick } from "../support/pick.js";
import { isSameText } from "../support/same-text.js";

/** @type {readonly (keyof Subject)[]} */
const KEPT = [...SUBJECT_FIELDS, ...KEPT_OF_KINDS];

/** @typedef {import("../state/state.js").Subject} Subject */

/** The subjects that Undo and Redo can go to, the nearest last. @typedef {Pick<State, "before" | "after">} SubjectHistory */

/** @type {Readonly<SubjectHistory>} */
export const NO_OTHERS = Object.freeze({ before: [], after: [] });

/** Undo goes back over at most this many subjects. */
const MOST = 50;

/**
 * What is on the page now, with the options of the board: an option that was just typed may be invalid.
 * @param {State} state @param {Look} look @returns {Subject}
 */
export const kept = (state, look) => ({ ...pick(state, KEPT), draft: draftKept(state), options: look.options });

/** The text that was typed, if it is not too long to be written down. @param {Pick<State, "draft">} state */
export const draftKept = ({ draft }) => (CARRIED.draft(draft) ? draft : null);

/**
 * The other subjects after a new one has replaced the present one. If the same subject is chosen again, nothing
 * changes.
 * @param {State} state @param {Look} look @param {Look} next @returns {SubjectHistory}
 */
export function leave(state, look, next) {
  if (state.history.length === 1 && state.draft === null && isSame(look, next))
    return { before: state.before, after: state.after };
  return { before: [...state.before, kept(state, look)].slice(-MOST), after: [] };
}

/** @param {Look} one @param {Look} other */
const isSame = (one, other) =>
  one.subject === other.subject &&
  one.position === other.position &&
  isSameText(one.own, other.own) &&
  JSON.stringify(one.options) === JSON.stringify(other.options);

/**
 * The subject that Undo (−1) reaches from the first position of this one, or Redo (1) from the last, with the other
 * subjects as they are then; null if there is none.
 * @param {State} state @param {Look} look @param {1 | -1} direction @returns {(Subject & SubjectHistory) | null}
 */
export function subjectBeside(state, look, direction) {
  const [from, to] = direction < 0 ? [state.before, state.after] : [state.after, state.before];
  const subject = from.at(-1);
  if (!subject) return null;
  const [ahead, behind] = [from.slice(0, -1), [...to, kept(state, look)]];
  return { ...subject, ...(direction < 0 ? { before: ahead, after: behind } : { before: behind, after: ahead }) };
}
