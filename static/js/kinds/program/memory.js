/**
 * What the page remembers of programs alone: how the user wants them to run.
 *
 * @typedef {object} ProgramState
 * @property {string} start  the expression that begins the search; "" lets Plyscope choose
 * @property {string} watched  the function to watch; "" for all that call themselves
 * @property {string} input  what `input()` answers, a line for each
 */

/** @type {Readonly<ProgramState>} */
const STATE = Object.freeze({ start: "", watched: "", input: "" });

/** @type {readonly (keyof ProgramState)[]} */
const KEPT = Object.freeze(["start", "watched", "input"]);

/** @type {NonNullable<import("../kind.js").Kind["memory"]>} */
export const MEMORY = Object.freeze({ state: STATE, kept: KEPT, subject: {}, run: {}, lab: {} });
