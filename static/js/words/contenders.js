/** The settings of those who play a duel. Pure functions. */

import { canStopEarly, limitShown } from "./depth.js";
import { lowered } from "./options.js";

/**
 * @typedef {import("./options.js").Option} Option
 *
 * A search that can play.
 * @typedef {object} DuelSearch
 * @property {string} id
 * @property {string} name
 * @property {boolean} takesDepth whether it takes the depth of all searches
 * @property {readonly Option[]} options
 * @property {string} [sees] how it takes the moves of chance, in a sentence
 *
 * The settings of one of the two players.
 * @typedef {object} Contender
 * @property {string} method id
 * @property {string} depth as typed; "" searches to the end
 * @property {string} order id
 * @property {string} weights id of a choice of weights; "" if there are none
 * @property {Record<string, number | string>} options what was typed for the search's own options; the rest
 *   have their defaults
 */
/** @typedef {{name: string, field: string, value: string | number}} Setting  `field`: how its field is called */

/** @param {Contender} contender @param {readonly DuelSearch[]} searches @returns {Setting[]} */
function settingsOf({ method, depth, order, weights, options }, searches) {
  const info = searches.find(({ id }) => id === method);
  const own = (info?.options ?? []).map((option) => {
    const value = Number(options[option.id] ?? option.default);
    return { name: lowered(option.name), field: option.id, value: option.plies ? limitShown(option, value) : value };
  });
  const evaluation = { name: "evaluation", field: "weights", value: weights };
  return [
    { name: "search", field: "search", value: method },
    ...(info?.takesDepth === false ? [] : [{ name: "depth", field: "depth", value: depth }]),
    ...(canStopEarly(info) ? [evaluation] : []),
    { name: "order", field: "order", value: order },
    ...own,
  ];
}

/**
 * The settings that two contenders both have, with different values; a setting that only one of them has belongs to its
 * search.
 * @param {readonly Contender[]} contenders @param {readonly DuelSearch[]} searches @returns {Setting[]}
 */
export function contendersDiffer(contenders, searches) {
  const [one, other] = contenders.map((each) => settingsOf(each, searches));
  return one.filter(({ name, value }) => other.some((each) => each.name === name && each.value !== value));
}
