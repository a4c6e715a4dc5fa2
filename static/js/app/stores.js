/**
 * What most modules of this folder are given. Types only.
 *
 * @typedef {object} Stores
 * @property {import("../state/state.js").Store<import("../state/state.js").State>} state
 * @property {import("../state/state.js").Store<import("../state/results.js").Results>} results
 *
 * Asks Python. When the signal is aborted, the question is dropped, and the promise rejects.
 * @typedef {{ask: (request: any, signal: AbortSignal) => Promise<any>}} Asking
 */

export {};
