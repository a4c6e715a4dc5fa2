/**
 * The intents that only programs have. Types only.
 *
 * @typedef {import("../../files/intents.js").ProgramIntents & {
 *   "edit-source": {},
 *   "install-package": {name: string},
 *   "set-running": {change: Partial<import("./memory.js").ProgramState>},
 * }} ProgramIntents
 */

export {};
