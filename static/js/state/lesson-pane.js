/** What is in the pane of the lesson. Pure functions. */

/** @typedef {import("./state.js").State} State */

/** What is being written; null if nothing is, or while it is tried. @param {State} state */
export function writtenNow({ drafts, writing }) {
  const draft = drafts.find(({ key }) => key === writing?.key);
  return writing && draft && !writing.trying ? { draft, at: Math.min(writing.step, draft.steps.length - 1) } : null;
}

/** Whether a lesson is being written beside the workspace. @param {State} state */
export const isWriting = (state) => writtenNow(state) !== null;

/** Whether there is anything in that pane. @param {State} state */
export const hasLesson = (state) => state.lesson !== null || isWriting(state);

/** The pane of a narrow screen. @param {State} state */
export const paneShown = (state) => (state.pane === "lesson" && !hasLesson(state) ? "tree" : state.pane);
