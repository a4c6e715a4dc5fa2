/** What the page gives the view of a tree, and states of the view, for tests of its pure functions. */

import { lastCursor } from "../../../static/js/trace/cursor.js";
import { momentOf } from "../../../static/js/trace/moment.js";
import { prepare } from "../../../static/js/tree/prepared.js";
import { initialState } from "../../../static/js/views/tree/state.js";

/** @typedef {import("../../../static/js/views/tree/state.js").TreeState} TreeState */

/**
 * The tree of a search that is over.
 * @param {import("../../../static/js/trace/trace.js").Trace} trace @param {readonly number[]} [collapsed] @param {string} [text] that can be changed by hand
 * @returns {import("../../../static/js/views/tree/state.js").TreeProps}
 */
export const propsOf = (trace, collapsed = [], text) => ({
  id: "tree",
  trace,
  cursor: lastCursor(trace),
  collapsed,
  drawBoard: null,
  follow: true,
  dimmed: false,
  growing: false,
  folded: null,
  unseen: null,
  colourBy: "value",
  chips: [],
  emptyText: "",
  marked: -1,
  pointed: [],
  named: [],
  picked: [],
  partner: null,
  pace: 0,
  typed: text === undefined ? null : { text, wrong: "", whatIf: null, canUndo: false, canRedo: false },
  stepped: false,
  whole: false,
  compact: false,
  prepared: prepare(trace, collapsed, null),
  moment: momentOf(trace, lastCursor(trace)),
});

/** A state that nothing can write. @param {Partial<TreeState>} change @returns {TreeState} */
export const stateWith = (change) => Object.freeze({ ...initialState, ...change });

/** A key that is pressed alone. @param {string} name */
export const key = (name) =>
  /** @type {KeyboardEvent} */ ({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false });
