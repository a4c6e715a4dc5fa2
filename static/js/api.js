/**
 * `globalThis.plyscope`: the page's small public interface, for people who embed or script it.
 *
 * @typedef {import("./python/protocol.js").Catalogue} Catalogue
 */

import { PlyscopeError } from "./python/errors.js";

/**
 * @param {object} page
 * @param {Promise<void>} page.ready  settles when Python can answer for the first time
 * @param {() => Catalogue | null} page.catalogue
 * @param {(request: any, how?: {signal?: AbortSignal}) => Promise<any>} page.ask
 * @param {() => object} page.state
 */
export function createApi({ ready, catalogue, ask, state }) {
  return Object.freeze({
    /** Resolves when Python is ready; rejects with the sentence that the page shows when it is not. */
    ready,

    /** Games and their searches, problems and their methods, and orders of moves, with their options, by id. */
    catalogue() {
      const { games, searches, orders, ...rest } = structuredClone(catalogue() ?? NO_CATALOGUE);
      return {
        ...rest,
        games: byId(games.filter(isOfGames)),
        searches: byId(searches.filter(isOfGames)),
        problems: byId(games.filter((entry) => !isOfGames(entry))),
        methods: byId(searches.filter((entry) => !isOfGames(entry))),
        orders: byId(orders),
      };
    },

    /**
     * Runs a search under watch, beside what the page shows. What is left out takes the page's
     * default; what is wrong rejects with the sentence that the page would show. When `signal` is aborted,
     * the search ends at once, and the promise rejects with the signal's reason.
     * @param {import("./python/protocol.js").Position & Partial<import("./python/protocol.js").SearchOptions> & {signal?: AbortSignal}} [request]
     * @param {{signal?: AbortSignal}} [how]  where the signal may stand too, as for `fetch`
     * @returns {Promise<any>}
     */
    async search(request = {}, how = {}) {
      if (!isRecord(request)) throw new PlyscopeError({ message: NO_REQUEST });
      const { signal = how?.signal, ...asked } = request;
      if (signal && !("aborted" in Object(signal))) throw new PlyscopeError({ message: NO_SIGNAL, field: "signal" });
      const reply = await ask({ ...asked, op: "search", lines: request.lines ?? false }, { signal });
      if (reply.text.room === "constraints") return solved(reply);
      const { value, best, bestAt, variation, nodes, leaves, cuts, alphaCuts, betaCuts, seconds, strategies } = reply;
      const { players } = reply.text;
      const shares = players ? { values: players.vectors[0] } : {};
      return {
        value: Number(value),
        ...shares,
        best,
        bestAt,
        variation,
        nodes,
        leaves,
        cuts,
        alphaCuts,
        betaCuts,
        seconds,
        ...(strategies ? { strategies } : {}),
      };
    },

    /** The page's whole state, as a plain object that JSON can carry. */
    state: () => structuredClone(state()),
  });
}

const NO_REQUEST = 'A search is asked for with an object, such as { game: "tictactoe" }.';
const NO_SIGNAL = "A signal must be an AbortSignal, such as the signal of an AbortController.";

/** @param {unknown} value */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const NO_CATALOGUE = { games: [], searches: [], orders: [], cuts: [], maxDepth: 0, maxNodes: 0 };

/** @param {{room: string}} entry */
const isOfGames = ({ room }) => room === "games";

/** What a method found of a problem, and what it took. @param {any} reply */
function solved({
  solved: isSolved,
  checked,
  complete,
  solution,
  assignments,
  refused,
  backtracks,
  checks,
  arcs,
  removed,
  seconds,
}) {
  return {
    solved: isSolved,
    checked,
    complete,
    solution,
    assignments,
    refused,
    backtracks,
    checks,
    arcs,
    removed,
    seconds,
  };
}

/** @template {{id: string}} T @param {readonly T[]} entries @returns {Record<string, T>} */
const byId = (entries) => Object.fromEntries(entries.map((entry) => [entry.id, entry]));
