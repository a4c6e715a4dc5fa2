// The words for chance moves: on the button that lets chance move, and for what came up.

/**
 * @typedef {object} ChanceWords
 * @property {string} button
 * @property {string} ask what to do
 * @property {(outcome: string) => string} describe a sentence about an outcome, from its name
 * @property {boolean} [atOnce] whether chance moves as soon as a person has moved, without a press
 */

/** For games that have no words of their own. @type {ChanceWords} */
export const USUAL_WORDS = {
  button: "Let chance decide",
  ask: "Let chance decide, or choose yourself.",
  describe: (outcome) => `Chance chose ${outcome}.`,
};
