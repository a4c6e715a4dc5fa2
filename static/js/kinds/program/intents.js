/**
 * The intents that only programs have. Types only.
 *
 * @typedef {import("../../files/intents.js").ProgramIntents & {
 *   "edit-source": {},
 *   "show-textbook": {shown: boolean},
 *   "set-running": {change: Partial<import("./memory.js").ProgramState>},
 * }} ProgramIntents
 */

export {};
