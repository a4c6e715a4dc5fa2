/**
 * Whether there is anything to undo or to redo.
 *
 * @typedef {import("./state.js").State} State
 */

/** @param {State} state */
export const canUndo = ({ at, before }) => at > 0 || before.length > 0;

/** @param {State} state */
export const canRedo = ({ at, history, after }) => at + 1 < history.length || after.length > 0;
