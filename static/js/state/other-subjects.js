/**
 * What stood on the page before another game, problem or example took its place, so that Undo and Redo lead
 * there too. Pure functions.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("../python/protocol.js").Look} Look
 */

import { pick } from "../support/pick.js";

/** What is as it was when one comes back to a subject. */
const KEPT = /** @type {const} */ ([
  "subject",
  "options",
  "preset",
  "presetDepth",
  "history",
  "at",
  "first",
  "draft",
  "drawn",
  "python",
  "method",
  "methodOptions",
  "depth",
  "order",
  "cut",
  "weights",
  "cursor",
]);

/** A subject, as it was left. @typedef {Pick<State, typeof KEPT[number]>} Subject */

/** The subjects to which Undo and Redo lead, the nearest last. @typedef {Pick<State, "before" | "after">} Others */

/** @type {Readonly<Others>} */
export const NO_OTHERS = Object.freeze({ before: [], after: [] });

/** Undo leads back over so many subjects at most. */
const MOST = 50;

/**
 * What is on the page now. Its options are those of the board, for one that was typed may make none.
 * @param {State} state @param {Look} look @returns {Subject}
 */
export const kept = (state, look) => ({ ...pick(state, KEPT), options: look.options });

/**
 * The others, when a new subject takes the place of the one that is there. One that is only chosen once more
 * is not left.
 * @param {State} state @param {Look} look @param {Look} next @returns {Others}
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
  JSON.stringify(one.options) === JSON.stringify(other.options);

/**
 * The subject to which Undo (−1) or Redo (1) leads from the first or the last position of this one, and
 * the others then; null where there is none.
 * @param {State} state @param {Look} look @param {1 | -1} direction @returns {(Subject & Others) | null}
 */
export function subjectBeside(state, look, direction) {
  const [from, to] = direction < 0 ? [state.before, state.after] : [state.after, state.before];
  const subject = from.at(-1);
  if (!subject) return null;
  const [ahead, behind] = [from.slice(0, -1), [...to, kept(state, look)]];
  return { ...subject, ...(direction < 0 ? { before: ahead, after: behind } : { before: behind, after: ahead }) };
}

/** Whether Undo leads anywhere. @param {State} state */
export const canUndo = ({ at, before }) => at > 0 || before.length > 0;

/** Whether Redo leads anywhere. @param {State} state */
export const canRedo = ({ at, history, after }) => at + 1 < history.length || after.length > 0;
