/**
 * Which method is kept when the subject changes.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("../python/protocol.js").Look} Look
 */

/**
 * What has to change so that a subject can be searched: nothing, if the chosen method works for it. Otherwise the first
 * of the usual methods that works is chosen.
 * @param {State} state @param {Look} look @param {readonly string[]} usual @returns {Partial<State>}
 */
export function methodFor({ method }, { methods }, usual) {
  if (methods.includes(method)) return {};
  const found = usual.find((id) => methods.includes(id));
  return { method: found ?? methods[0] ?? "", methodOptions: {} };
}
