// What the button says that lets chance move, and how its outcome is told.

/**
 * @typedef {object} Lot
 * @property {string} button
 * @property {string} ask what there is to do
 * @property {(outcome: string) => string} told a sentence, of an outcome by its name
 */

/** For what has no words of its own. @type {Lot} */
export const ANY_LOT = {
  button: "Let chance decide",
  ask: "Let chance decide, or choose yourself.",
  told: (outcome) => `Chance chose ${outcome}.`,
};
