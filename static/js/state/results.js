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
 * What is known about the position or problem on the board.
 * @typedef {object} PageSubject
 * @property {Look | null} look  what is on the board
 *
 * What is known about the search that is shown, and what a new search is waiting for.
 * @typedef {object} PageRun
 * @property {Trace | null} trace
 * @property {SearchReply | null} reply  the rest of Python's answer
 * @property {Record<string, any>} method  the settings in the request
 * @property {boolean} pending  a new search is under way, and the trace is still the last one
 * @property {Trace | null} growing  the tree of that search a moment ago, if it takes long
 * @property {number} grown  how many nodes it has now
 * @property {boolean} deeper  whether it has nodes that are counted, but not recorded
 * @property {boolean} following  further questions about the trace are still open
 * @property {{nodes: number, seconds: number, suggestedDepth: number, tooMany: boolean} | null} confirm  a search
 *   that is too large to start without asking; the depth is 0 if the search has no depth limit
 * @property {number} minimaxEstimate  about how many nodes minimax would visit; NaN if not known
 * @property {{trace: Trace, cursor: number, picture: any, verdict: string} | null} seen  the picture at one
 *   cursor of the trace
 * @property {import("../trace/partner.js").Second | null} second  a tree beside that of the trace
 *
 * What is under way, according to `Tasks`.
 * @typedef {object} Doing
 * @property {boolean} busy  something that the user asked for, or something that belongs to it, is not finished yet
 * @property {string} task  what Python is busy with
 * @property {string} detail  more about that: the search being measured, or the index of the method that runs
 * @property {boolean} queued  something that was asked for beside the search is waiting for its turn
 * @property {string} choosing  the game and preset that were chosen and are not on the board yet; "" if none
 *
 * @typedef {import("./kinds.js").KindAnswers} KindAnswers
 * @typedef {PageSubject & KindAnswers["subject"]} Subject
 * @typedef {PageRun & KindAnswers["run"]} Run
 *
 * What was tried out with the subject, besides its run.
 * @typedef {KindAnswers["lab"]} Laboratory
 *
 * What is wrong with what was typed or asked for, and where. If a text has several subjects, one of the `choices` can be
 * taken in its place.
 * @typedef {{message: string, field?: string, at?: number | null, choices?: readonly Choice[]}} TypedError
 * @typedef {import("../python/messages.js").ChoiceShown} Choice
 *
 * What is known whatever features the page has.
 * @typedef {object} PageResults
 * @property {import("../python/protocol.js").Status} status
 * @property {Catalogue | null} catalogue
 * @property {Readonly<Subject>} subject
 * @property {Readonly<Run>} run
 * @property {Readonly<Laboratory>} lab
 * @property {Readonly<KindAnswers["device"]>} device  what a kind keeps on this device, whatever the page shows
 * @property {Readonly<Doing>} doing
 * @property {boolean} occupied  Python has been working on one question for a while, no matter who asked it
 * @property {TypedError | null} error
 *
 * @typedef {PageResults & import("./features.js").FeatureResults} Results
 */

/** @type {Readonly<PageSubject>} */
export const NO_PAGE_SUBJECT = Object.freeze({ look: null });

/** @type {Readonly<PageRun>} */
export const NO_PAGE_RUN = Object.freeze({
  trace: null,
  reply: null,
  method: {},
  pending: false,
  growing: null,
  grown: 0,
  deeper: false,
  following: false,
  confirm: null,
  minimaxEstimate: NaN,
  seen: null,
  second: null,
});

/** @type {Readonly<Doing>} */
export const NOTHING_DOING = Object.freeze({ busy: false, task: "", detail: "", queued: false, choosing: "" });

/**
 * Changes some fields of one of the records, and keeps the others.
 * @template {"subject" | "run" | "lab" | "device"} Name
 * @param {import("./state.js").Store<Results>} results @param {Name} name @param {Partial<Results[Name]>} change
 */
export const updateResults = (results, name, change) =>
  results.update(/** @type {any} */ ({ [name]: Object.freeze({ ...results.get()[name], ...change }) }));

/** The error, if it is shown in one of these places. @param {Results} results @param {...string} places */
export const errorAt = ({ error }, ...places) => (error && places.includes(error.field ?? "") ? error : null);

/** The run that is compared with the main one; null if there is none. @param {Pick<PageRun, "second">} run */
export const comparedIn = ({ second }) => (second?.reply ? second : null);

/** Whether something that the user asked for is not finished yet. @param {Results} results */
export const isBusy = ({ doing }) => doing.busy;
