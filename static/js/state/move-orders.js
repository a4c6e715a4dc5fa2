/**
 * The move orders that can be chosen. Some sort the moves of a position; others are learnt while a search runs, and
 * choosing one means choosing that search with its options. Pure functions.
 *
 * @typedef {import("../python/protocol.js").Catalogue} Catalogue
 * @typedef {import("./state.js").State} State
 */

/** The search that comes back when a learnt order is replaced by another. */
const USUAL_SEARCH = "alphabeta";

/**
 * The order that the chosen search learns while it runs; null if it learns none.
 * @param {Catalogue | null} catalogue @param {Pick<State, "method" | "methodOptions">} state
 */
export function learntOrder(catalogue, { method, methodOptions }) {
  const defaults = catalogue?.methods.find(({ id }) => id === method)?.options ?? [];
  const now = { ...Object.fromEntries(defaults.map((option) => [option.id, option.default])), ...methodOptions };
  const isLearnt = (/** @type {import("../python/protocol.js").OrderInfo} */ { learnt }) =>
    learnt?.method === method && Object.entries(learnt.options).every(([id, value]) => now[id] === value);
  return catalogue?.orders.find(isLearnt) ?? null;
}

/** The id of the order in use. @param {Catalogue | null} catalogue @param {State} state */
export const orderInUse = (catalogue, state) => learntOrder(catalogue, state)?.id ?? state.order;

/**
 * What changes when an order is chosen: a learnt order brings its search with it, and that search goes when the order
 * goes.
 * @param {Catalogue | null} catalogue @param {State} state @param {string} id
 * @returns {Partial<State>}
 */
export function choiceOfOrder(catalogue, state, id) {
  const learnt = catalogue?.orders.find((order) => order.id === id)?.learnt;
  if (learnt) {
    const kept = learnt.method === state.method ? state.methodOptions : {};
    return { method: learnt.method, methodOptions: { ...kept, ...learnt.options }, order: "given" };
  }
  return learntOrder(catalogue, state) ? { method: USUAL_SEARCH, methodOptions: {}, order: id } : { order: id };
}

/**
 * The orders for the moves about which a search has learnt nothing; [] if it learns no order.
 * @param {Catalogue | null} catalogue @param {State} state @param {readonly string[]} offered
 */
export const ordersOfTheRest = (catalogue, state, offered) =>
  learntOrder(catalogue, state)
    ? (catalogue?.orders ?? []).filter(({ id, learnt }) => !learnt && offered.includes(id))
    : [];
