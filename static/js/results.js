/**
 * What Python has answered for the state as it is. All of it can be asked again, so none of it is
 * part of the state.
 *
 * @typedef {import("./python/protocol.js").Look} Look
 * @typedef {import("./python/protocol.js").Catalogue} Catalogue
 * @typedef {import("./python/protocol.js").SearchReply} SearchReply
 * @typedef {import("./trace/trace.js").Trace} Trace
 *
 * What the same tree costs others; null where it was too much to count.
 * @typedef {object} Yardstick
 * @property {number | null} minimaxNodes
 * @property {number | null} minimaxLeaves
 * @property {number | null} fewestLeaves  that any alpha-beta could look at
 *
 * @typedef {object} Results
 * @property {import("./python/protocol.js").Status} status
 * @property {Catalogue | null} catalogue
 * @property {Look | null} look  the position on the board
 * @property {string | null} edited  cells that are being set up and make no position yet
 * @property {Trace | null} trace
 * @property {SearchReply | null} reply  what came with the trace
 * @property {Yardstick | null} yardstick
 * @property {number} minimaxEstimate  about how many nodes minimax would visit; NaN if not known
 * @property {Record<string, number> | null} exact  the value of every open move, by its id
 * @property {{search: string, name: string, points: {depth: number, nodes: number}[]}[]} work  of the searches, by depth
 * @property {string} measuring  which search is being measured
 * @property {{round: number, value: number, exploitability: number, mixes: number[][]}[]} approach  of average strategies
 * @property {Mix[]} strategies  the average ones, for each information set
 * @property {{steps: number[], values: number[][], best: {a: number, b: number, value: number}} | null} coinMap
 * @property {{count: number, chanceOfError: number, options: {a: number, b: number, sigma: number}, seen: {count: number, above: number, below: number}} | null} forecast  of ProbCut
 * @property {import("./engine.js").EngineAnswer | null} scores  what the engine knows of every move
 * @property {string} engineMove  what the engine has played, in a sentence
 * @property {{value: number | null, best: {id: string, name: string}[], proviso: string} | null} truth  the exact answer
 * @property {{trace: Trace, cursor: number, picture: any, position: string} | null} seen  the picture at a
 *   cursor of a trace
 * @property {Duel | null} duel
 * @property {any[]} race  what the methods took, in the order of the contestants; null for one that has not run
 * @property {number} racing  the one that is running, −1 if none is
 * @property {{count: number | null, limit: number, differ: string[]} | null} solutions  of the problem, as far as they were counted
 * @property {{message: string, field?: string, at?: number | null} | null} error
 * @property {string} choosing  the game and preset that were chosen and are not on the board yet; "" if none
 * @property {boolean} underway  something is under way, or what belongs to the tree that it found
 * @property {boolean} queued  something was asked for beside the search, and waits for what is under way
 * @property {boolean} occupied  Python has been at one question for a while, whoever asked it
 * @property {boolean} pending  a new search is under way, and the trace is still that of the last
 * @property {"" | "search" | "values" | "count" | "work" | "duel" | "scores" | "forecast" | "race" | "solutions"} task  what Python is busy with
 * @property {{nodes: number, seconds: number, suggestedDepth: number, tooMany: boolean} | null} confirm  a search
 *   that is too large to start unasked; the depth is 0 where the search takes none
 */

/** @typedef {{player: string, knows: string, actions: string[], probabilities: number[]}} Mix */
/**
 * @typedef {object} Duel
 * @property {import("./views/duel-view.js").Contender[]} contenders
 * @property {Record<string, number>} options  the rules that were played by
 * @property {number} of  how many games are to be played
 * @property {{max: 0 | 1, winner: 0 | 1 | null, opening: string, positions: string[], nodes: number[]}[]} games
 */

/** @type {Readonly<Results>} */
export const NO_RESULTS = {
  status: { phase: "booting", stage: "Fetching Python", fraction: 0 },
  catalogue: null,
  look: null,
  edited: null,
  trace: null,
  reply: null,
  yardstick: null,
  minimaxEstimate: NaN,
  exact: null,
  work: [],
  measuring: "",
  approach: [],
  strategies: [],
  coinMap: null,
  forecast: null,
  scores: null,
  engineMove: "",
  truth: null,
  seen: null,
  duel: null,
  race: [],
  racing: -1,
  solutions: null,
  error: null,
  choosing: "",
  underway: false,
  queued: false,
  occupied: false,
  pending: false,
  task: "",
  confirm: null,
};

/**
 * What Python does beside the search when a button is pressed. What goes wrong with it, or that it was stopped, is
 * said beside that button: the task is then the field of the error.
 */
export const BESIDE = ["values", "count", "work", "duel", "scores", "forecast", "race", "solutions"];
/** Fields beside those buttons; what is wrong with them is said there as well. */
const THEIR_FIELDS = ["seconds", "duel", "plies", "games"];

/** Where an error is said that came up in a task. @param {Results["task"]} task @param {string} field  that it is about */
export const placeOfError = (task, field) => (BESIDE.includes(task) && !THEIR_FIELDS.includes(field) ? task : field);

/** The error, if it is said in one of these places. @param {Results} results @param {...string} places */
export const errorAt = ({ error }, ...places) => (error && places.includes(error.field ?? "") ? error : null);

/** Whether something that a person asked for is still to come. @param {Results} results */
export const isBusy = ({ underway, queued, task, choosing }) => underway || queued || task !== "" || choosing !== "";
