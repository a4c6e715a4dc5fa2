/**
 * The methods that are compared on a problem. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../kinds/problem/memory.js").Contestant} Contestant
 * @typedef {import("../../state/results.js").Results} Results
 */

/**
 * The methods with all their settings. They share settings, because a comparison should be about the methods only.
 * @param {State} state @param {Results} results @returns {readonly Contestant[]}
 */
export const contestants = (state, results) =>
  entered(state, results).map(({ method, methodOptions }) => {
    const shared = optionsOf(results, method).flatMap(({ id }) => (id in state.shared ? [[id, state.shared[id]]] : []));
    return { method, methodOptions: { ...Object.fromEntries(shared), ...methodOptions } };
  });

/**
 * The chosen methods, or else all methods that the problem offers.
 * @param {State} state @param {Results} results @returns {readonly Contestant[]}
 */
export function entered(state, { subject }) {
  const offered = subject.look?.methods ?? [];
  if (state.contestants === null) return offered.map((method) => ({ method, methodOptions: {} }));
  return state.contestants.filter(({ method }) => offered.includes(method));
}

/**
 * The method with its present settings, also the default ones, so that shared settings do not change it later.
 * @param {State} state @param {Results} results @returns {Contestant}
 */
export function contestantAsSet({ method, methodOptions }, results) {
  const usual = optionsOf(results, method).map((option) => [option.id, option.default]);
  return { method, methodOptions: { ...Object.fromEntries(usual), ...methodOptions } };
}

/** @param {Results} results @param {string} id */
const optionsOf = ({ catalogue }, id) => catalogue?.methods.find((entry) => entry.id === id)?.options ?? [];
