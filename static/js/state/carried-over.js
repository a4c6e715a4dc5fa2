/**
 * Which method is taken along to another subject.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("../python/protocol.js").Look} Look
 */

/**
 * What changes so that a subject can be searched: nothing, if the chosen method can; else the first usual one that can
 * is chosen.
 * @param {State} state @param {Look} look @param {readonly string[]} usual @returns {Partial<State>}
 */
export function methodFor({ method }, { methods }, usual) {
  if (methods.includes(method)) return {};
  const found = usual.find((id) => methods.includes(id));
  return { method: found ?? methods[0] ?? "", methodOptions: {} };
}
