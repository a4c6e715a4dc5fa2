/**
 * What Python has answered for the state as it is. All of it can be asked again, so none of it is
 * part of the state. What belongs together is one record, and is replaced as a whole when what it
 * belongs to goes: another position, another search, another game.
 *
 * @typedef {import("../python/protocol.js").Look} Look
 * @typedef {import("../python/protocol.js").Catalogue} Catalogue
 * @typedef {import("../python/protocol.js").SearchReply} SearchReply
 * @typedef {import("../trace/trace.js").Trace} Trace
 *
 * What the same tree costs others; null where it was too much to count.
 * @typedef {object} Yardstick
 * @property {number | null} minimaxNodes
 * @property {number | null} minimaxLeaves
 * @property {number | null} fewestLeaves  that any alpha-beta could look at
 *
 * What is known of the position or the problem on the board.
 * @typedef {object} Subject
 * @property {Look | null} look  what stands there
 * @property {string | null} edited  cells that are being set up and make no position yet
 * @property {Record<string, number> | null} exact  the value of every open move, by its id
 * @property {{method: string, name: string, points: {depth: number, nodes: number}[]}[]} work  of the searches, by depth
 * @property {import("../words/engine-scores.js").EngineAnswer | null} scores  what the engine knows of every move
 * @property {string} engineMove  what the engine has played, in a sentence
 * @property {any[]} race  what the methods took, in the order of the contestants; null for one that has not run
 * @property {{count: number | null, limit: number, differ: string[]} | null} solutions  of the problem, as far as they were counted
 *
 * What is known of the search that is shown, and what stands in the way of a new one.
 * @typedef {object} Run
 * @property {Trace | null} trace
 * @property {SearchReply | null} reply  what came with the trace
 * @property {Record<string, any>} method  how it was asked for
 * @property {boolean} pending  a new search is on its way, and the trace is still that of the last
 * @property {boolean} following  what belongs to the trace is still to be found out
 * @property {{nodes: number, seconds: number, suggestedDepth: number, tooMany: boolean} | null} confirm  a search
 *   that is too large to start unasked; the depth is 0 where the search takes none
 * @property {number} minimaxEstimate  about how many nodes minimax would visit; NaN if not known
 * @property {Yardstick | null} yardstick
 * @property {{value: import("../python/messages.js").Exact["value"], best: {id: string, name: string}[], proviso: string} | null} truth  the exact answer
 * @property {{round: number, value: number, exploitability: number, mixes: number[][]}[]} approach  of average strategies
 * @property {Mix[]} strategies  the average ones, for each information set
 * @property {{trace: Trace, cursor: number, picture: any, position: string} | null} seen  the picture at a
 *   cursor of the trace
 *
 * What was tried with the game in the laboratory.
 * @typedef {object} Laboratory
 * @property {Duel | null} duel
 * @property {{key: string, yardstick: Yardstick} | null} measured  the tree that was counted last, and what it takes
 * @property {{steps: number[], values: number[][], best: {a: number, b: number, value: number}} | null} coinMap
 * @property {{count: number, chanceOfError: number, options: {a: number, b: number, sigma: number}, seen: {count: number, above: number, below: number}} | null} forecast  of ProbCut
 *
 * What is under way, as the runner of tasks tells it.
 * @typedef {object} Doing
 * @property {boolean} busy  something that a person asked for, or what belongs to it, is still to come
 * @property {string} task  what Python is busy with
 * @property {string} detail  what of it: the search that is measured, or the place of the method that runs
 * @property {boolean} queued  something was asked for beside the search, and waits for what is under way
 * @property {string} choosing  the game and preset that were chosen and are not on the board yet; "" if none
 *
 * @typedef {object} Results
 * @property {import("../python/protocol.js").Status} status
 * @property {Catalogue | null} catalogue
 * @property {Readonly<Subject>} subject
 * @property {Readonly<Run>} run
 * @property {Readonly<Laboratory>} lab
 * @property {Readonly<Doing>} doing
 * @property {boolean} occupied  Python has been at one question for a while, whoever asked it
 * @property {{message: string, field?: string, at?: number | null} | null} error
 */

/** @typedef {{player: string, knows: string, actions: string[], probabilities: number[]}} Mix */
/**
 * @typedef {object} Duel
 * @property {import("../views/duel-view.js").Contender[]} contenders
 * @property {Record<string, number>} options  the rules that were played by
 * @property {number} of  how many games are to be played
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
 * Adds to what is known of one thing, and leaves the rest of it.
 * @template {"subject" | "run" | "lab"} Name
 * @param {import("./state.js").Store<Results>} results @param {Name} name @param {Partial<Results[Name]>} change
 */
export const learn = (results, name, change) =>
  results.update(/** @type {any} */ ({ [name]: Object.freeze({ ...results.get()[name], ...change }) }));

/** The error, if it is said in one of these places. @param {Results} results @param {...string} places */
export const errorAt = ({ error }, ...places) => (error && places.includes(error.field ?? "") ? error : null);

/** Whether something that a person asked for is still to come. @param {Results} results */
export const isBusy = ({ doing }) => doing.busy;
