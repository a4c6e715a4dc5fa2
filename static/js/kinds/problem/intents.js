/**
 * What a person can want of constraint problems alone. Types only.
 *
 * @typedef {{
 *   "edit-problem": {text: string},
 *   "count-solutions": {},
 *   "race": {},
 *   "add-contestant": {},
 *   "remove-contestant": {index: number},
 *   "reset-contestants": {},
 *   "share-option": {option: string, value: number},
 * }} ProblemIntents
 */

export {};
