/**
 * What the page remembers of games alone: what the user has set, and what Python has answered.
 *
 * @typedef {object} GameState
 * @property {"" | "MAX" | "MIN"} python  the side that Python plays
 * @property {{on: boolean, seconds: string}} engine  whether it plays instead of Python, and how long it may think
 * @property {boolean} valuesOnBoard  whether the values of Python's moves stand on the board too
 * @property {Weights} weights  of the features of positions
 * @property {string} evaluation  the id of the user's program whose `evaluate` is used; "" for the game's own
 * @property {readonly OwnEvaluation[]} evaluations  the user's programs that define one, as they are now
 * @property {readonly number[]} lit  the rows whose values decide the cut that is pointed at in the list
 * @property {OwnEvaluation | null} brought  the evaluation that came with a link, or as this device kept it with the place
 *
 * @typedef {{id: string, name: string, text: string}} OwnEvaluation
 *
 * Each side's weights of the features; null is the game's default evaluation. Typed text that is not a number is kept,
 * and Python will reject it. If the weights are not `separate`, both sides use MAX's.
 * @typedef {{MAX: (number | string)[] | null, MIN: (number | string)[] | null, separate: boolean, minDepth: string}} Weights
 *
 * How much work the same tree is for other searches; null if it is too large to count.
 * @typedef {object} Yardstick
 * @property {number | null} minimaxNodes
 * @property {number | null} minimaxLeaves
 * @property {number | null} fewestLeaves  the fewest that any alpha-beta search must look at
 *
 * @typedef {import("../../trace/trace.js").Mix} Mix
 *
 * @typedef {object} Duel
 * @property {import("../../words/contenders.js").Contender[]} contenders
 * @property {Record<string, number>} options  the rules of its games
 * @property {import("../../python/protocol.js").Picture | null} picture  of the position from which they play
 * @property {number} total  how many games will be played
 * @property {{max: 0 | 1, winner: 0 | 1 | null, opening: string, moves: string[], positions: string[], nodes: number[]}[]} games
 * @property {readonly number[]} moves  how many moves were made in the game that is being played, those of the opening too
 *
 * Games of two planners against chance. `games` has the games of each, by their seeds.
 * @typedef {object} Trials
 * @property {import("../../words/contenders.js").Contender[]} planners
 * @property {Record<string, number>} options  the rules of their games
 * @property {import("../../python/protocol.js").Picture | null} picture  of the position from which they play
 * @property {number} total  how many games each will play
 * @property {readonly [readonly TrialGame[], readonly TrialGame[]]} games
 * @property {readonly number[]} moves  how many moves were made in the games that are being played, first in that of A
 *
 * @typedef {import("../../python/messages.js").TrialGame} TrialGame
 *
 * About the position.
 * @typedef {object} GameSubject
 * @property {string | null} edited  what is being set up and is not a valid position yet: cells, or a text
 * @property {string} dropped  why that was given up, when the user stopped setting up; "" if nothing was
 * @property {Record<string, number> | null} exact  the value of every open move, by its id
 * @property {{method: string, name: string, points: {depth: number, nodes: number}[]}[]} work  of each search, by depth
 * @property {import("../../words/engine-scores.js").EngineAnswer | null} scores  what the engine says about every move
 * @property {string} engineMove  a sentence about the move that the engine played
 *
 * About the search.
 * @typedef {object} GameRun
 * @property {Yardstick | null} yardstick
 * @property {{value: import("../../python/messages.js").Exact["value"], best: {id: string, name: string}[], proviso: string} | null} truth  the exact answer
 * @property {{round: number, value: number, exploitability: number, mixes: number[][]}[]} approach  how the average strategies come closer to an equilibrium
 * @property {Mix[]} strategies  the average strategy at each information set
 *
 * What was tried out with the game in the laboratory.
 * @typedef {object} GameLaboratory
 * @property {Duel | null} duel
 * @property {Trials | null} trials
 * @property {{key: string, yardstick: Yardstick} | null} measured  the tree that was counted last, and the result
 * @property {{steps: number[], values: number[][], best: {a: number, b: number, value: number}} | null} coinMap
 * @property {{count: number, chanceOfError: number, options: {a: number, b: number, sigma: number}, seen: {count: number, above: number, below: number}} | null} forecast  of ProbCut
 * @property {(import("../../python/messages.js").WhatIf & {path: string, position: string}) | null} whatIf  how far the
 *   number of a leaf can move: of the leaf at this path (its steps with dots between them) in this tree
 * @property {import("../../python/messages.js").RandomTree | null} randomTree  the last random tree
 * @property {Readonly<Record<string, import("./move-list.js").Played | null>>} played  the moves of games, by the positions
 *   before and after them; null where no single move leads from one to the other
 */

import { PROGRAM } from "../../state/carried.js";
import { broughtBy, lackOfEvaluation, writtenEvaluation } from "./brought.js";
import { either, fields, flag, id, list, number, oneOf, orNull, text } from "../../support/shapes.js";

/** @type {Readonly<Weights>} */
export const NO_WEIGHTS = Object.freeze({ MAX: null, MIN: null, separate: false, minDepth: "" });

/** @type {Readonly<GameState>} */
const STATE = Object.freeze({
  python: "",
  engine: Object.freeze({ on: false, seconds: "3" }),
  valuesOnBoard: false,
  weights: NO_WEIGHTS,
  evaluation: "",
  evaluations: [],
  lit: [],
  brought: null,
});

/** @type {Readonly<GameSubject>} */
const SUBJECT = Object.freeze({ edited: null, dropped: "", exact: null, work: [], scores: null, engineMove: "" });

/** @type {Readonly<GameRun>} */
const RUN = Object.freeze({ yardstick: null, truth: null, approach: [], strategies: [] });

/** @type {Readonly<GameLaboratory>} */
const LABORATORY = Object.freeze({
  duel: null,
  trials: null,
  measured: null,
  coinMap: null,
  forecast: null,
  whatIf: null,
  randomTree: null,
  played: Object.freeze({}),
});

const WEIGHTS_OF_A_SIDE = orNull(list(either(number, text(40)), 40));

const CARRIED = Object.freeze({
  python: oneOf("", "MAX", "MIN"),
  engine: fields({ on: flag, seconds: text(20) }),
  weights: fields({ MAX: WEIGHTS_OF_A_SIDE, MIN: WEIGHTS_OF_A_SIDE, separate: flag, minDepth: text(20) }),
  evaluation: id,
  brought: orNull(fields({ id, name: text(200), text: PROGRAM })),
});

/** @type {NonNullable<import("../kind.js").Kind["memory"]>} */
export const MEMORY = Object.freeze({
  state: STATE,
  carried: CARRIED,
  written: writtenEvaluation,
  lack: lackOfEvaluation,
  programs: broughtBy,
  kept: Object.freeze(/** @type {const} */ (["python", "weights", "evaluation", "brought"])),
  subject: SUBJECT,
  run: RUN,
  lab: LABORATORY,
});
