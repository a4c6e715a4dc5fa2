/**
 * Which settings are taken along to another game or another tree, and what takes the place of those that are
 * not. Pure functions.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("../python/protocol.js").Look} Look
 */

/** What a game is searched by where the search of the game before cannot. */
const USUAL_SEARCHES = ["alphabeta", "expectiminimax", "regret_matching", "cfr", "forward_checking"];

/**
 * The order of moves, if the game offers it; else as given. An order that has to know the whole tree
 * is not taken along: that of another game may be too large to know.
 * @param {State} state @param {import("../python/protocol.js").Catalogue | null} catalogue @param {Look} look
 */
export function orderFor({ game: before, order }, catalogue, { subject, orders = [] }) {
  const entry = catalogue?.orders.find(({ id }) => id === order);
  const isTakenAlong = subject === before || !entry?.knowsAll;
  return orders.includes(order) && isTakenAlong ? order : "given";
}

/**
 * What changes so that the game can be searched: nothing, if it can be by the search that is chosen; else the
 * first usual one that it can be searched by.
 * @param {State} state @param {Look} look @returns {Partial<State>}
 */
export function searchFor({ search }, { methods }) {
  // Who comes from a game of chance is not left with what was only for chance.
  const wasForChance = search === USUAL_SEARCHES[1] && methods.includes(USUAL_SEARCHES[0]);
  if (methods.includes(search) && !wasForChance) return {};
  const usual = USUAL_SEARCHES.find((id) => methods.includes(id));
  return { search: usual ?? methods[0] ?? "", searchOptions: {} };
}
