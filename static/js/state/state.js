/**
 * The state of the page: one plain object that can be written as JSON, changed in one place only. Python's answers are
 * not in it, because they can be asked for again.
 */

/** @typedef {import("../trace/cursor.js").Granularity} Granularity */

/**
 * @typedef {object} State
 * @property {string} subject  id of the game or problem
 * @property {Record<string, number>} options  of the subject
 * @property {string} preset  id of the chosen preset; "" once the position has been changed
 * @property {string} presetDepth  the depth of its first search
 * @property {string[]} history  positions of the game that is being played, oldest first
 * @property {number} at  which of them is on the board
 * @property {string} first  the position that a new game starts from, if there is no empty board
 * @property {readonly import("./other-subjects.js").Subject[]} before  what was on the page before this game or problem, newest last
 * @property {readonly import("./other-subjects.js").Subject[]} after  what was undone, newest last
 * @property {string} searched  the position that the tree belongs to
 * @property {"" | "MAX" | "MIN"} python  the side that Python plays
 * @property {string} method  id of the search or method
 * @property {string} depth  as typed; "" searches to the end
 * @property {string} order
 * @property {">=" | ">"} cut
 * @property {Record<string, any>} methodOptions  what was chosen or typed for the method's options
 * @property {number} cursor
 * @property {Granularity} granularity
 * @property {number} speed  steps a second; Infinity is written as 0
 * @property {boolean} playing
 * @property {number[]} collapsed  rows of the tree whose subtrees are folded away
 * @property {boolean} folded  whether a position that can be reached in several ways is drawn only once
 * @property {boolean} setup  whether the position is being set up by hand
 * @property {string | null} draft  a position that was typed but is not in use yet
 * @property {boolean} drawn  whether the draft was made on the board or in the picture of a problem, not typed as text
 * @property {"board" | "tree" | "code"} pane  what a narrow screen shows
 * @property {string} stage  what the middle of the page shows
 * @property {readonly Contestant[] | null} contestants  the methods to compare on a problem; null for all
 * @property {Readonly<Record<string, number>>} shared  values of options for all of them that have these options
 * @property {{on: boolean, seconds: string}} engine  whether it plays instead of Python, and how long it may think
 * @property {Weights} weights  of the features of positions
 * @property {"" | "light" | "dark"} theme  "" follows the system
 */

/**
 * Each side's weights of the features; null is the game's default evaluation. Typed text that is not a number is kept,
 * and Python will reject it. If the weights are not `separate`, both sides use MAX's.
 * @typedef {{MAX: (number | string)[] | null, MIN: (number | string)[] | null, separate: boolean, minDepth: string}} Weights
 */

/**
 * A method for constraint problems, and what was chosen for its options. In a comparison, the options that are missing
 * here have the shared values.
 * @typedef {{method: string, methodOptions: Record<string, any>}} Contestant
 */

/** @type {Readonly<Weights>} */
export const NO_WEIGHTS = Object.freeze({ MAX: null, MIN: null, separate: false, minDepth: "" });

/** @type {Readonly<State>} */
export const INITIAL_STATE = Object.freeze({
  subject: "tree",
  options: {},
  preset: "",
  presetDepth: "",
  history: [""],
  at: 0,
  first: "",
  before: [],
  after: [],
  searched: "",
  python: "",
  method: "alphabeta",
  depth: "",
  order: "given",
  cut: ">=",
  methodOptions: {},
  cursor: 0,
  granularity: "node",
  speed: 0.8,
  playing: false,
  collapsed: [],
  folded: false,
  setup: false,
  draft: null,
  drawn: false,
  pane: "tree",
  stage: "tree",
  contestants: null,
  // The default orders: this way the methods differ most in what they do themselves.
  shared: Object.freeze({ select: 0, order: 0 }),
  engine: Object.freeze({ on: false, seconds: "3" }),
  weights: NO_WEIGHTS,
  theme: "",
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
