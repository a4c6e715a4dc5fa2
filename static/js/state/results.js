/**
 * What Python has answered for the present state. All of it can be asked again, so none of it is part of the state.
 * Answers about the same thing are in one record, which is replaced as a whole when that thing changes: the position,
 * the search or the game.
 *
 * @typedef {import("../python/protocol.js").Look} Look
 * @typedef {import("../python/protocol.js").Catalogue} Catalogue
 * @typedef {import("../python/protocol.js").SearchReply} SearchReply
 * @typedef {import("../trace/trace.js").Trace} Trace
 *
 * How much work the same tree is for other searches; null if it is too large to count.
 * @typedef {object} Yardstick
 * @property {number | null} minimaxNodes
 * @property {number | null} minimaxLeaves
 * @property {number | null} fewestLeaves  the fewest that any alpha-beta search must look at
 *
 * What is known about the position or problem on the board.
 * @typedef {object} Subject
 * @property {Look | null} look  what is on the board
 * @property {string | null} edited  cells that are being set up and are not a valid position yet
 * @property {Record<string, number> | null} exact  the value of every open move, by its id
 * @property {{method: string, name: string, points: {depth: number, nodes: number}[]}[]} work  of each search, by depth
 * @property {import("../words/engine-scores.js").EngineAnswer | null} scores  what the engine says about every move
 * @property {string} engineMove  a sentence about the move that the engine played
 * @property {any[]} race  the work of each method, in the order of the contestants; null if it has not run yet
 * @property {{count: number | null, limit: number, differ: string[]} | null} solutions  of the problem, as far as they have been counted
 *
 * What is known about the search that is shown, and what a new search is waiting for.
 * @typedef {object} Run
 * @property {Trace | null} trace
 * @property {SearchReply | null} reply  the rest of Python's answer
 * @property {Record<string, any>} method  the settings in the request
 * @property {boolean} pending  a new search is under way, and the trace is still the last one
 * @property {boolean} following  further questions about the trace are still open
 * @property {{nodes: number, seconds: number, suggestedDepth: number, tooMany: boolean} | null} confirm  a search
 *   that is too large to start without asking; the depth is 0 if the search has no depth limit
 * @property {number} minimaxEstimate  about how many nodes minimax would visit; NaN if not known
 * @property {Yardstick | null} yardstick
 * @property {{value: import("../python/messages.js").Exact["value"], best: {id: string, name: string}[], proviso: string} | null} truth  the exact answer
 * @property {{round: number, value: number, exploitability: number, mixes: number[][]}[]} approach  how the average strategies come closer to an equilibrium
 * @property {Mix[]} strategies  the average strategy at each information set
 * @property {{trace: Trace, cursor: number, picture: any, position: string} | null} seen  the picture at one
 *   cursor of the trace
 *
 * What was tried out with the game in the laboratory.
 * @typedef {object} Laboratory
 * @property {Duel | null} duel
 * @property {{key: string, yardstick: Yardstick} | null} measured  the tree that was counted last, and the result
 * @property {{steps: number[], values: number[][], best: {a: number, b: number, value: number}} | null} coinMap
 * @property {{count: number, chanceOfError: number, options: {a: number, b: number, sigma: number}, seen: {count: number, above: number, below: number}} | null} forecast  of ProbCut
 *
 * What is under way, according to `Tasks`.
 * @typedef {object} Doing
 * @property {boolean} busy  something that the user asked for, or something that belongs to it, is not finished yet
 * @property {string} task  what Python is busy with
 * @property {string} detail  more about that: the search being measured, or the index of the method that runs
 * @property {boolean} queued  something that was asked for beside the search is waiting for its turn
 * @property {string} choosing  the game and preset that were chosen and are not on the board yet; "" if none
 *
 * @typedef {object} Results
 * @property {import("../python/protocol.js").Status} status
 * @property {Catalogue | null} catalogue
 * @property {Readonly<Subject>} subject
 * @property {Readonly<Run>} run
 * @property {Readonly<Laboratory>} lab
 * @property {Readonly<Doing>} doing
 * @property {boolean} occupied  Python has been working on one question for a while, no matter who asked it
 * @property {{message: string, field?: string, at?: number | null} | null} error
 */

/** @typedef {{player: string, knows: string, actions: string[], probabilities: number[]}} Mix */
/**
 * @typedef {object} Duel
 * @property {import("../views/duel-view.js").Contender[]} contenders
 * @property {Record<string, number>} options  the rules of its games
 * @property {number} of  how many games will be played
 * @property {{max: 0 | 1, winner: 0 | 1 | null, opening: string, positions: string[], nodes: number[]}[]} games
 */

/** @type {Readonly<Subject>} */
export const NO_SUBJECT = Object.freeze({
  look: null,
  edited: null,
  exact: null,
  work: [],
  scores: null,
  engineMove: "",
  race: [],
  solutions: null,
});

/** @type {Readonly<Run>} */
export const NO_RUN = Object.freeze({
  trace: null,
  reply: null,
  method: {},
  pending: false,
  following: false,
  confirm: null,
  minimaxEstimate: NaN,
  yardstick: null,
  truth: null,
  approach: [],
  strategies: [],
  seen: null,
});

/** @type {Readonly<Laboratory>} */
export const NO_LABORATORY = Object.freeze({ duel: null, measured: null, coinMap: null, forecast: null });

/** @type {Readonly<Doing>} */
export const NOTHING_DOING = Object.freeze({ busy: false, task: "", detail: "", queued: false, choosing: "" });

/** @type {Readonly<Results>} */
export const NO_RESULTS = {
  status: { phase: "booting", stage: "Fetching Python", fraction: 0 },
  catalogue: null,
  subject: NO_SUBJECT,
  run: NO_RUN,
  lab: NO_LABORATORY,
  doing: NOTHING_DOING,
  occupied: false,
  error: null,
};

/**
 * Changes some fields of one of the records, and keeps the others.
 * @template {"subject" | "run" | "lab"} Name
 * @param {import("./state.js").Store<Results>} results @param {Name} name @param {Partial<Results[Name]>} change
 */
export const learn = (results, name, change) =>
  results.update(/** @type {any} */ ({ [name]: Object.freeze({ ...results.get()[name], ...change }) }));

/** The error, if it is shown in one of these places. @param {Results} results @param {...string} places */
export const errorAt = ({ error }, ...places) => (error && places.includes(error.field ?? "") ? error : null);

/** Whether something that the user asked for is not finished yet. @param {Results} results */
export const isBusy = ({ doing }) => doing.busy;
