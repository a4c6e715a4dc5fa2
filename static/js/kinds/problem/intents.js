/**
 * The intents that only constraint problems have. Types only.
 *
 * @typedef {{
 *   "edit-problem": {text: string},
 *   "count-solutions": {},
 *   "race": {},
 *   "add-contestant": {},
 *   "remove-contestant": {index: number},
 *   "reset-contestants": {},
 *   "same-heuristics": {},
 *   "share-option": {option: string, value: number},
 * }} ProblemIntents
 */

export {};
