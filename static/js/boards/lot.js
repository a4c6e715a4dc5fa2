// The words for chance moves: on the button that lets chance move, and for what came up.

/**
 * @typedef {object} Lot
 * @property {string} button
 * @property {string} ask what to do
 * @property {(outcome: string) => string} told a sentence about an outcome, from its name
 * @property {boolean} [atOnce] whether chance moves as soon as a person has moved, without a press
 */

/** For games that have no words of their own. @type {Lot} */
export const ANY_LOT = {
  button: "Let chance decide",
  ask: "Let chance decide, or choose yourself.",
  told: (outcome) => `Chance chose ${outcome}.`,
};
