// What the view of the tree knows beside what the page gives it: one flat record. Nothing writes it but the element's `apply`,
// with what a pure function of (state, props) returns. No DOM.
import { activeBounds } from "../../trace/bounds.js";
import { describeNode } from "../../tree/describe.js";

/**
 * @typedef {import("../../boards/typed-tree/text.js").Path} Path
 * @typedef {import("../../state/intents.js").Intent} Intent
 * @typedef {import("../../tree/camera.js").Camera} Camera
 *
 * What the page gives the tree, and what follows from it.
 * @typedef {Readonly<TreeViewProps>} TreeProps
 * @typedef {object} TreeViewProps
 * @property {string} id
 * @property {import("../../trace/trace.js").Trace | null} trace
 * @property {number} cursor
 * @property {readonly number[]} collapsed  rows whose subtrees are hidden
 * @property {import("../../tree/painter.js").DrawBoard | null} drawBoard  paints the little board of a row; null for games
 *   without boards
 * @property {boolean} follow  whether the steps are slow enough for the picture to follow the current node
 * @property {boolean} dimmed  whether this tree is about to be replaced: it is shown faintly and takes no input
 * @property {boolean} growing  whether this is the tree of a search that is still running: it takes no input
 * @property {boolean | null} folded  whether equal positions are drawn as one; null if there are none
 * @property {boolean | null} unseen  whether what the search never looked at is shown; null if there is nothing like it
 * @property {import("../../tree/scale.js").ColourBy} colourBy  what the colours say
 * @property {readonly string[]} chips  short texts at the top left
 * @property {string} emptyText
 * @property {number} marked  a row with a ring of its own, because something is said about it; -1 for none
 * @property {readonly number[]} pointed  the rows that are pointed at elsewhere on the page
 * @property {readonly number[]} named  the rows that the sentence names
 * @property {readonly number[]} picked  the rows that are marked as the answer to a question
 * @property {Int32Array | null} partner  for a tree beside the main one, the row of the main one by its rows, or -1: steps
 *   go there
 * @property {number} pace  how fast a step moves: 1 at the usual speed, 0 if it jumps
 * @property {import("../../kinds/kind.js").TypedTreeState | null} typed  the tree as text, if it can be changed by hand
 * @property {boolean} stepped  whether a tree beside the main one is stepped by itself: steps then go to its own rows
 * @property {boolean} whole  whether the whole tree stays in view while its nodes can be told apart, so that its size is seen
 * @property {boolean} compact  whether all buttons but the zoom stand in a list behind one of them
 * @property {import("../../tree/prepared.js").Prepared | null} prepared
 * @property {import("../../trace/moment.js").Moment | null} moment
 *
 * @typedef {Readonly<TreeViewState>} TreeState
 * @typedef {object} TreeViewState
 * @property {number} selected  the row that keys and buttons act on; -1 means the current node
 * @property {number} hovered  the row under the mouse; -1 for none
 * @property {string} spoken  what a screen reader says after the selection has moved
 * @property {boolean} reached  whether the canvas got the focus by keyboard; if not, the arrow keys step the search
 * @property {boolean} following  whether the reader wants the picture to follow; who asks for the whole tree does not
 * @property {boolean} bands  whether parts of the tree are so narrow that they are drawn as bands
 * @property {readonly number[]} lit  the rows with the position that is lit, by the time of their visit
 * @property {number} awaited  a row that is to be shown as soon as nothing hides it; -1 for none
 * @property {string} moves  that are typed to find a node
 * @property {string} wrongMoves  what is wrong with them; "" until somebody wants to go there
 * @property {boolean} editing  whether the reader changes the tree by hand
 * @property {Path} path  the node that is selected then
 * @property {{text: string, path: Path} | null} next  what is selected once this tree is in use
 * @property {string} kept  the tree that was in use at the last update
 * @property {string} requested  the tree and the leaf whose interval was asked for last
 * @property {Path | null} lifted  the node that is to be moved by keys or buttons
 * @property {"number" | "name" | "odds" | null} field  what is being typed
 * @property {string} text  as far as it is typed
 * @property {string} wrong  what is wrong with it
 * @property {{id: number, text: string, from: number, now: number} | null} trial  a number that is being tried out
 * @property {number} trials  how many there have been
 * @property {{path: Path, x: number, y: number, mode: "" | "try" | "move"} | null} held  a node that is being dragged
 * @property {Goal | null} goal  where it would go
 * @property {{x: number, y: number} | null} grip  where the press is within the outline of the overview, while that is dragged
 *
 * Where a dragged node would go, and where that is shown.
 * @typedef {{parent: Path, index: number, into: boolean, x: number, y: number}} Goal
 *
 * Something to be done outside the state: with the camera, the focus, the small panel or the size.
 * @typedef {{does: "zoom", factor: number} | {does: "fit"} | {does: "pan", by: readonly [number, number]}
 *   | {does: "show", row: number} | {does: "centre", row: number} | {does: "follow"} | {does: "move", camera: Camera} | {does: "put", camera: Camera}
 *   | {does: "open-tools"} | {does: "close-tools"} | {does: "end-of-moves"}
 *   | {does: "focus-canvas"} | {does: "focus-field"} | {does: "capture", pointer: number} | {does: "resize"}} Act
 *
 * What a function asks for: other values of some fields, what the page is told, and what is done then.
 * @typedef {Partial<TreeState> & {intents?: readonly Intent[], acts?: readonly Act[]}} Change
 *
 * Makes the change that a function finds out of the present state. Says whether there was anything to be done.
 * @typedef {<A extends unknown[]>(find: ChangeOf<A>, ...args: A) => boolean} Apply
 */

/**
 * Finds out what is to be changed; null for nothing.
 * @template {unknown[]} [A=[]]
 * @typedef {(state: TreeState, props: TreeProps, ...args: A) => Change | null} ChangeOf
 */

/** @type {TreeState} */
export const initialState = Object.freeze({
  selected: -1,
  hovered: -1,
  spoken: "",
  reached: false,
  following: true,
  bands: false,
  lit: [],
  awaited: -1,
  moves: "",
  wrongMoves: "",
  editing: false,
  path: [],
  next: null,
  kept: "",
  requested: "",
  lifted: null,
  field: null,
  text: "",
  wrong: "",
  trial: null,
  trials: 0,
  held: null,
  goal: null,
  grip: null,
});

/**
 * Several changes one after the other, as one: each is found out of the state that those before it have left.
 * @param {TreeState} state @param {TreeProps} props @param {...ChangeOf} finds
 * @returns {Change}
 */
export function inTurn(state, props, ...finds) {
  /** @type {Change & {intents: Intent[], acts: Act[]}} */
  const all = { intents: [], acts: [] };
  for (const find of finds) {
    const { intents = [], acts = [], ...fields } = find({ ...state, ...all }, props) ?? {};
    Object.assign(all, fields);
    all.intents.push(...intents);
    all.acts.push(...acts);
  }
  return all;
}

/** Whether the tree takes no input. @param {TreeProps} props */
export const isResting = ({ dimmed, growing }) => dimmed || growing;

/** The row that the search is at, or its nearest ancestor that is not collapsed away; -1 without a trace. @param {TreeProps} props */
export function present({ moment, prepared, trace }) {
  if (!moment || !prepared || !trace) return -1;
  let row = moment.returned >= 0 ? moment.returned : Math.max(moment.current, 0);
  while (row > 0 && prepared.layout.rank[row] < 0) row = trace.parent[row];
  return row;
}

/** The row that keys and buttons act on. @param {TreeState} state @param {TreeProps} props */
export const chosen = ({ selected }, props) => (selected >= 0 ? selected : present(props));

/** A row in words. @param {TreeProps} props @param {number} row */
export function describe({ trace, prepared, moment, cursor }, row) {
  if (!trace || !prepared || !moment || row < 0) return "";
  const open = activeBounds(trace, prepared.bounds, moment);
  return describeNode(trace, prepared.bounds, open, cursor, row, prepared.layout.hidden[row]);
}

/** Steps to a node, if the main tree has it. @param {TreeProps} props @param {number} row @returns {readonly Intent[]} */
export function goTo({ stepped, partner }, row) {
  if (stepped && row >= 0) return [{ type: "goto-node", row, second: true }];
  const there = partner ? partner[row] : row;
  return there >= 0 ? [{ type: "goto-node", row: there }] : [];
}
