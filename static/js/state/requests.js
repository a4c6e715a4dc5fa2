/**
 * The parts of a request to Python: the subject, and the method with its settings. Pure functions.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("../python/protocol.js").Look} Look
 */

import { position } from "./state.js";

/**
 * A game or problem, and a position of it; with its text, if the user wrote it.
 * @param {{subject: string, options: Record<string, number>, position: string | null, source?: string, files?: Readonly<Record<string, string>>}} subject
 */
export const subjectAt = ({ subject, options, position: text, source, files }) => ({
  subject,
  options,
  position: text,
  ...(source && { source }),
  ...(source && files && Object.keys(files).length > 0 && { files }),
});

/** The game or problem and the position on the board. @param {State} state */
export const subjectOf = (state) => subjectAt({ ...state, position: position(state) });

/** The game or problem and the position that a tree belongs to. @param {import("../trace/trace.js").Trace} trace */
export const subjectOfTrace = ({ text: { root } }) => subjectAt({ ...root, ...root.own });

/** The method that made a tree, with the settings that it ran with. @param {import("../trace/trace.js").Trace} trace */
export function methodOfTrace({ text: { method, order, cut, options } }) {
  return { method, order, cut, ...optionsGiven(options) };
}

/** The options of a method, if it has any. @param {Record<string, any>} methodOptions */
export const optionsGiven = (methodOptions) => (Object.keys(methodOptions).length > 0 ? { methodOptions } : {});
