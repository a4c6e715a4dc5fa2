/**
 * How long motions last, and which part of a leg each of them takes.
 */

/** A step with one leg, in milliseconds at the usual speed; each further leg; and a step with many. */
const ONE_LEG = 250;
const EACH_LEG = 60;
const MOST = 650;

/** @param {number} legs @param {number} pace  1 at the usual speed, 2 if twice as fast @returns {number} milliseconds */
export const durationOf = (legs, pace) => Math.min(MOST, ONE_LEG + EACH_LEG * (legs - 1)) / Math.max(1, pace);

/** Parts of a leg: when something begins and when it is over. @typedef {[from: number, to: number]} Part */

/** A node is entered. @type {{path: Part, window: Part, tighten: Part}} */
export const ENTERED_IN = { path: [0, 0.8], window: [0, 1], tighten: [0.35, 0.75] };
/**
 * A value goes up, from where it was learnt if it was known before. The number that it replaces is struck out, and stays
 * so long enough to be seen before the new one takes its place.
 * @type {{flight: Part, rise: Part, known: Part, struck: number, settle: Part}}
 */
export const RETURNED_IN = { flight: [0, 0.5], rise: [0, 0.5], known: [0.5, 0.7], struck: 0.8, settle: [0.88, 1] };
/** The mark of a cut appears, and what it saves sags. After it, the value goes up. @type {{mark: Part, fall: Part, rise: Part}} */
export const CAN_FALL_IN = { mark: [0, 0.35], fall: [0.3, 1], rise: [0.35, 0.65] };
/** What is taken back goes up, and is gone at the end. @type {{rise: Part}} */
export const UNDONE_IN = { rise: [0.7, 1] };
