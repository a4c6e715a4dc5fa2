/**
 * The state of the page: one plain object that can be written as JSON, changed in one place only. Python's answers are
 * not in it, because they can be asked for again.
 */

/** @typedef {import("../trace/cursor.js").Granularity} Granularity */

/**
 * What the page remembers whatever kind of subject it shows.
 * @typedef {object} PageState
 * @property {typeof ACTIVITIES[number]} activity  what the reader does with games; other subjects have only one
 * @property {"" | "panel" | "columns"} layout  of Watch: beside the tree one panel, or board and Python in columns; ""
 *   leaves it to the width of the page
 * @property {string} tab  of that panel; "" leaves it to the page
 * @property {string} subject  id of the game or problem
 * @property {string} source  the text of a subject that the user wrote; "" for one of the page's own
 * @property {Readonly<Record<string, string>>} files  the texts of its other files, by their names
 * @property {Record<string, number>} options  of the subject
 * @property {string} preset  id of the chosen preset; "" once the position has been changed
 * @property {string} presetDepth  the depth of its first search
 * @property {string[]} history  positions of the game that is being played, oldest first
 * @property {number} at  which of them is on the board
 * @property {string} first  the position that a new game starts from, if there is no empty board
 * @property {readonly Subject[]} before  what was on the page before this game or problem, newest last
 * @property {readonly Subject[]} after  what was undone, newest last
 * @property {string} searched  the position that the tree belongs to
 * @property {string} method  id of the search or method
 * @property {string} depth  as typed; "" searches to the end
 * @property {string} order
 * @property {">=" | ">"} cut
 * @property {string} window  of the root, as typed; "" is the whole one. Only the second of two runs has another
 * @property {Record<string, any>} methodOptions  what was chosen or typed for the method's options
 * @property {number} cursor
 * @property {boolean} endSeen  whether the cursor has been at the end of this run since it was last at its start
 * @property {Granularity} granularity
 * @property {number} speed  steps a second; Infinity is written as 0
 * @property {boolean} playing
 * @property {number[]} collapsed  rows of the tree whose subtrees are folded away
 * @property {boolean} folded  whether a position that can be reached in several ways is drawn only once
 * @property {"value" | "depth" | "time" | "window" | "times"} colourBy  what the colours of the tree say
 * @property {boolean} setup  whether the position is being set up by hand
 * @property {string | null} draft  a position that was typed but is not in use yet
 * @property {boolean} drawn  whether the draft was made on the board or in the picture of a problem, not typed as text
 * @property {RunSettings | null} secondRun  the settings of a run beside the main one; null if there is none
 * @property {number} secondCursor  how far that run is
 * @property {(RunSettings & {searched: string, cursor: number}) | null} beforeSecond  what comes back when it goes
 * @property {{depth: string, nodes: number} | null} shortened  the depth that the page chose for both runs, because
 *   one of them would visit so many nodes; null if it chose none
 * @property {"board" | "tree" | "code" | "lesson"} pane  what a narrow screen shows
 * @property {string} stage  what the middle of the page shows
 * @property {"" | "board" | "tree" | "both" | "code"} centre  which view the reader wants to be large; "" leaves it to the page
 * @property {boolean} asks  whether the learner is asked what comes, before it is shown
 * @property {readonly string[]} asked  the questions about this run that were answered or skipped, by their ids
 * @property {{right: number, of: number}} predicted  how many were answered rightly
 * @property {{of: string, ids: readonly string[]}} picked  the answers that are marked, by their ids, and their question's id
 * @property {{isRight: boolean, told: string} | null} verdict  on the answer to the question before this step
 * @property {"" | "light" | "dark"} theme  "" follows the system
 * @property {typeof TEXT_SIZES[number]} textSize  in per cent of the usual
 * @property {{message: string, place: Readonly<Record<string, unknown>> | null, stays?: boolean, opened?: boolean,
 *   programs?: readonly {name: string, text: string}[], texts?: readonly TextToOpen[]} | null} notice  what is said over
 *   the whole page; with somebody else's programs in the place that a link leads to, it waits to be wanted; with texts,
 *   one of them can be opened; if one is `opened`, it is said until the subject changes; `stays`: it is true whatever is
 *   opened next
 */

/**
 * A text that can be opened as a subject: `name` says which it is, and `message` what is said when it is open.
 * @typedef {{name: string, subject: string, options: Record<string, number>, text: string, message: string}} TextToOpen
 */

/** The first screen, a game against Python, or watching a search. */
export const ACTIVITIES = Object.freeze(/** @type {const} */ (["home", "play", "watch"]));

/** How to search. @typedef {Pick<PageState, typeof RUN_SETTINGS[number]>} RunSettings */

/** @typedef {PageState & import("./kinds.js").KindState & import("./features.js").FeatureState} State */

/** A subject as it was left. @typedef {Pick<State, typeof SUBJECT_FIELDS[number] | keyof import("./kinds.js").KindState>} Subject */

/** The parts of the state that come back together with a subject, besides those of its kind. */
export const SUBJECT_FIELDS = Object.freeze(
  /** @type {const} */ ([
    ...["subject", "source", "files", "options", "preset", "presetDepth", "history", "at", "first", "draft", "drawn"],
    ...["method", "methodOptions", "depth", "order", "cut", "cursor"],
  ]),
);

export const RUN_SETTINGS = Object.freeze(
  /** @type {const} */ (["method", "depth", "order", "cut", "window", "methodOptions"]),
);

/** How large text can be, in per cent of the usual. */
export const TEXT_SIZES = Object.freeze(/** @type {const} */ ([100, 125, 150, 200]));

/** Nothing is compared. */
export const NO_SECOND_RUN = Object.freeze({
  /** @type {RunSettings | null} */
  secondRun: null,
  secondCursor: 0,
  /** @type {PageState["beforeSecond"]} */
  beforeSecond: null,
  /** @type {PageState["shortened"]} */
  shortened: null,
});

/** How the page begins. @type {Readonly<PageState>} */
export const PAGE_STATE = Object.freeze({
  activity: "watch",
  layout: "",
  tab: "",
  subject: "tree",
  source: "",
  files: {},
  options: {},
  preset: "",
  presetDepth: "",
  history: [""],
  at: 0,
  first: "",
  before: [],
  after: [],
  searched: "",
  method: "alphabeta",
  depth: "",
  order: "given",
  cut: ">=",
  window: "",
  methodOptions: {},
  cursor: 0,
  endSeen: false,
  granularity: "node",
  speed: 0.8,
  playing: false,
  collapsed: [],
  folded: false,
  colourBy: "value",
  setup: false,
  draft: null,
  drawn: false,
  ...NO_SECOND_RUN,
  pane: "tree",
  stage: "tree",
  centre: "",
  asks: false,
  asked: [],
  picked: Object.freeze({ of: "", ids: [] }),
  predicted: Object.freeze({ right: 0, of: 0 }),
  verdict: null,
  theme: "",
  textSize: 100,
  notice: null,
});

/** The position on the board. @param {State} state */
export const position = (state) => state.history[state.at];

/**
 * A value that changes only through `update`, which then calls all listeners.
 * @template {object} T
 * @param {T} initial
 */
export function createStore(initial) {
  let value = initial;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  return {
    get: () => value,
    /** @param {Partial<T>} change */
    update(change) {
      value = Object.freeze({ ...value, ...change });
      for (const listener of listeners) listener();
    },
    /** @param {() => void} listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * @template {object} T
 * @typedef {{get: () => T, update: (change: Partial<T>) => void, subscribe: (listener: () => void) => () => boolean}} Store
 */
