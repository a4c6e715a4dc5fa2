/**
 * The intents that only programs have. Types only.
 *
 * @typedef {import("../../files/intents.js").ProgramIntents & {
 *   "edit-source": {},
 *   "show-textbook": {shown: boolean},
 *   "install-package": {name: string},
 *   "use-own": {},
 *   "edit-subject": {},
 *   "write-evaluation": {},
 *   "edit-evaluation": {id: string},
 *   "set-running": {change: Partial<import("./memory.js").ProgramState>},
 * }} ProgramIntents
 */

export {};
