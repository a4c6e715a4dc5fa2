/**
 * The intents that only programs have. Types only.
 *
 * @typedef {{
 *   "run-program": {},
 *   "set-running": {change: Partial<import("./memory.js").ProgramState>},
 * }} ProgramIntents
 */

export {};
