/**
 * What is kept when the subject changes: the method, if it fits, and what is said over the page, if it is still true.
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

/**
 * A method that the page chose, because the one before it does not work for a position.
 * @typedef {{method: string, before: Pick<State, "method" | "methodOptions">, message: string}} MethodFallback
 */

/**
 * What has to change so that another position of the same subject can be searched, and is told; or what comes back.
 * @param {MethodFallback | null} fallback  what the page chose the last time
 * @param {State} state @param {Look} look @param {string} usual  the method that the page would choose
 * @param {import("../python/protocol.js").Catalogue | null} catalogue
 * @returns {{change: Partial<State>, fallback: MethodFallback | null}}
 */
export function methodInstead(fallback, { method, methodOptions, notice }, { methods }, usual, catalogue) {
  const isOurs = fallback?.method === method;
  if (isOurs && methods.includes(fallback.before.method)) {
    const isShown = notice?.message === fallback.message;
    return { change: { ...fallback.before, ...(isShown ? { notice: null } : {}) }, fallback: null };
  }
  if (methods.includes(method) || !methods.includes(usual)) return { change: {}, fallback: isOurs ? fallback : null };
  const nameOf = (/** @type {string} */ id) => catalogue?.methods.find((each) => each.id === id)?.name ?? id;
  const message = `${nameOf(method)} cannot search this, so ${nameOf(usual)} does.`;
  const found = { method: usual, before: { method, methodOptions }, message };
  return { change: { method: usual, methodOptions: {}, notice: { message, place: null } }, fallback: found };
}

/** What is said when something has been opened: not that something else could not be. @param {State} state @returns {State["notice"]} */
export const noticeAfter = ({ notice }) => (notice?.place || notice?.stays ? notice : null);
