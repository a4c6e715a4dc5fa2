/**
 * The intents that only games have. Types only.
 *
 * @typedef {{
 *   "play": {action: string},
 *   "let-chance": {},
 *   "python-plays": {side: import("../../state/state.js").State["python"]},
 *   "look-ahead": Pick<import("./levels.js").Level, "run" | "engine">,
 *   "values-on-board": {on: boolean},
 *   "set-engine": {on?: boolean, seconds?: string},
 *   "new-game": {},
 *   "setup": {on: boolean},
 *   "edit-cell": {cell: number, to: string},
 *   "value-moves": {},
 *   "score-moves": {},
 *   "count": {},
 *   "measure-work": {},
 *   "gather-forecast": {},
 *   "duel": {contenders: import("../../words/contenders.js").Contender[], games: number | string, plies: number | string},
 *   "show-game": {index: number},
 *   "trials": {planners: import("../../words/contenders.js").Contender[], games: number | string},
 *   "show-trial": {planner: 0 | 1, index: number},
 *   "set-weight": {side: "MAX" | "MIN", index: number, value: number | string},
 *   "separate-sides": {on: boolean},
 *   "set-side-depth": {side: "MAX" | "MIN", depth: string},
 *   "reset-weights": {},
 *   "edit-tree": {text: string, drag: number, path: readonly number[] | null},
 *   "try-number": {path: readonly number[]},
 *   "toggle-unseen": {},
 *   "light-rows": {rows: readonly number[]},
 *   "search-from": {row: number},
 *   "random-tree": {wish: import("./trees.js").RandomTreeSettings},
 *   "choose-evaluation": {id: string},
 * }} GameIntents
 */

export {};
