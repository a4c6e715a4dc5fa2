/**
 * What those who play whole games can choose, in a duel or in trials, and how they played in words. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../python/protocol.js").GameLook} GameLook
 */

import { contendersDiffer } from "../../words/contenders.js";
import { canStopEarly, depthWords, optionsCounted, roundOf } from "../../words/depth.js";
import { listed } from "../../words/differing.js";
import { optionWords } from "../../words/options.js";
import { evaluationsOf } from "./requests.js";

/**
 * The searches with these ids.
 * @param {import("../../state/results.js").Results} results @param {readonly string[]} ids
 */
export const searchesIn = ({ catalogue }, ids) =>
  /** @type {import("../../python/messages.js").SearchShown[]} */ (catalogue?.methods ?? []).filter(({ id }) =>
    ids.includes(id),
  );

/** The settings of the search beside the board. @param {State} state @param {GameLook | null} look */
export const ownContender = (state, look) => ({
  method: state.method,
  depth: state.depth || "3",
  order: state.order,
  weights: state.evaluation || (look?.features?.length ? "MAX" : ""),
  options: state.methodOptions,
});

/** The evaluations to choose from; none if there is only the game's own. @param {State} state @param {GameLook | null} look */
export function evaluationsFor(state, look) {
  const names = look?.picture.names ?? { MAX: "MAX", MIN: "MIN" };
  const ofSides = look?.features?.length
    ? [
        { id: "MAX", name: `the weights of ${names.MAX}` },
        { id: "MIN", name: `the weights of ${names.MIN}` },
      ]
    : [];
  const others = [...ofSides, ...evaluationsOf(state).map(({ id, name }) => ({ id, name }))];
  return others.length > 0 ? [{ id: "given", name: "the game's default" }, ...others] : [];
}

/**
 * How a contender played, in words, because the fields may have been changed since.
 * @param {import("../../words/contenders.js").Contender} contender
 * @param {{searches: readonly import("../../words/contenders.js").DuelSearch[], orders: readonly {id: string, name: string}[], weights: readonly {id: string, name: string}[], round?: number}} offered  `round`: its plies, where people count in rounds
 */
export function contenderWords({ method, depth, order, weights, options }, offered) {
  const nameIn = (/** @type {readonly {id: string, name: string}[]} */ choices, /** @type {string} */ id) =>
    choices.find((each) => each.id === id)?.name ?? id;
  const info = offered.searches.find(({ id }) => id === method);
  const isDeep = info?.takesDepth !== false;
  return [
    info?.name ?? method,
    ...(isDeep ? [`depth: ${depthWords(depth, roundOf(offered))}`] : []),
    ...(offered.orders.length > 0 ? [`order: ${nameIn(offered.orders, order)}`] : []),
    ...(canStopEarly(info) && weights ? [`evaluation: ${nameIn(offered.weights, weights)}`] : []),
    ...[optionWords(optionsCounted(info?.options ?? [], roundOf(offered)), options)].filter(Boolean),
  ].join("; ");
}

/**
 * What both contenders differ in, if in several settings; "" if not.
 * @param {readonly import("../../words/contenders.js").Contender[]} contenders
 * @param {readonly import("../../words/contenders.js").DuelSearch[]} searches
 */
export function severalDiffer(contenders, searches) {
  const names = contendersDiffer(contenders, searches).map(({ name }) => name);
  return names.length > 1 ? listed(names) : "";
}
