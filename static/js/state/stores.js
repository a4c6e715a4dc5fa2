/**
 * What most modules are given that change the state or ask Python. Types only.
 *
 * @typedef {object} Stores
 * @property {import("./state.js").Store<import("./state.js").State>} state
 * @property {import("./state.js").Store<import("./results.js").Results>} results
 *
 * Asks Python; the request's `op` determines the type of the reply. When the signal is aborted, the question is dropped,
 * and the promise rejects. A search tells now and then what it has done so far.
 * @typedef {import("../python/protocol.js").Replies} Replies
 * @typedef {{ask: <Op extends keyof Replies>(request: import("../python/protocol.js").RequestWithoutKind<Op>, signal: AbortSignal,
 *   onBatch?: (batch: import("../python/protocol.js").Batch) => void) => Promise<Replies[Op]>}} PythonRequests
 */

export {};
