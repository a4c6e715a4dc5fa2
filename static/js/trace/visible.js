/**
 * Which part of a trace is shown at a cursor. For a search in passes, it is the pass that is running, or the tree
 * that all passes grow; for any other search, it is the whole tree, folded if the reader wants it. Its rows
 * and those of the whole trace are translated here and nowhere else.
 *
 * @typedef {import("./trace.js").Trace} Trace
 *
 * @typedef {object} VisibleTrace
 * @property {Trace} trace  the trace to draw and to describe
 * @property {number} cursor  the cursor in it
 * @property {number} pass  its number, −1 if the search has no passes
 * @property {boolean} driving  whether the newest event is the driver's own, between two passes
 * @property {(row: number) => number} whole  the row of the whole trace, by row of the visible one; for a spot, its
 *   newest visit
 * @property {{trace: Trace, cursor: number}} narrated  what sentences are about: each visit by itself, even if equal
 *   positions are drawn as one
 * @property {(row: number) => number} drawn  the row of the visible trace, by row of `narrated`
 */

import { remembered as rememberLast } from "../support/remember-last.js";
import { cutOutPass, passAt } from "./passes.js";
import { growthAt, spotsByMoves, spotsByPosition } from "./spots.js";
import { DRIVER } from "./trace.js";

/** @type {WeakMap<Trace, import("./spots.js").Spots>} */
const spotsOf = new WeakMap();
/** @type {WeakMap<Trace, Map<number, import("./passes.js").Pass>>} */
const passesOf = new WeakMap();

/** @param {Trace} trace @param {number} cursor @param {boolean} [folded] equal positions as one @returns {VisibleTrace} */
export function visibleAt(trace, cursor, folded = false) {
  const pass = passAt(trace, cursor);
  const driving = pass >= 0 && cursor > 0 && trace.kind[trace.eventNode[cursor - 1]] === DRIVER;
  const here = { trace, cursor, pass, driving, whole: itself, narrated: { trace, cursor }, drawn: itself };
  if (pass >= 0 && trace.text.merged)
    return narratedAsDrawn(asSpots(here, spotsByMoves, trace.text.bestBy === "visits"));
  const view = pass < 0 ? here : within(here);
  return folded ? asSpots(view, spotsByPosition, false) : view;
}

/** @param {number} row */
const itself = (row) => row;

/** Whether folding would change anything. @param {VisibleTrace} view */
export function canFold({ trace, trace: { same, visited, text } }) {
  if (trace.joins) return true;
  if (text.merged) return false;
  return remembered(foldable, trace, () => same.subarray(0, visited).some((first, row) => first !== row));
}
/** @type {WeakMap<Trace, boolean>} */
const foldable = new WeakMap();

/**
 * The tree of spots at the view's cursor.
 * @param {VisibleTrace} view @param {(trace: Trace) => import("./spots.js").Spots} find @param {boolean} mean
 * @returns {VisibleTrace}
 */
function asSpots(view, find, mean) {
  const spots = remembered(spotsOf, view.trace, () => find(view.trace));
  const { trace, newest } = growthAt(spots, view.cursor, mean);
  // At the end, the root shows the answer, not the result of the last round.
  if (isAnswered(view)) trace.value[0] = view.trace.value[0];
  return {
    ...view,
    trace,
    whole: (spot) => view.whole(newest[spot] < 0 ? spots.first[spot] : newest[spot]),
    drawn: (row) => (row < 0 ? -1 : spots.spotOf[row]),
  };
}

/**
 * A tree that grows is described as it is drawn: its rounds have no names except those of its nodes.
 * @param {VisibleTrace} view @returns {VisibleTrace}
 */
const narratedAsDrawn = (view) => ({ ...view, narrated: { trace: view.trace, cursor: view.cursor }, drawn: itself });

/** Whether the driver that started all the rounds has its answer. @param {VisibleTrace} view */
const isAnswered = ({ trace, cursor }) => trace.kind[0] === DRIVER && trace.leave[0] >= 0 && trace.leave[0] < cursor;

/** The pass that is running. @param {VisibleTrace} view @returns {VisibleTrace} */
function within(view) {
  const known = remembered(passesOf, view.trace, () => new Map());
  const { trace, firstEvent, rows } = remembered(known, view.pass, () => cutOutPass(view.trace, view.pass));
  const cursor = Math.max(0, Math.min(trace.event.length, view.cursor - firstEvent));
  return { ...view, trace, cursor, whole: (row) => rows[row], narrated: { trace, cursor } };
}

/**
 * @template K, V
 * @param {{get: (key: K) => V | undefined, set: (key: K, value: V) => unknown}} known
 * @param {K} key @param {() => V} make
 */
function remembered(known, key, make) {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** The same, remembered for the step that is shown. */
export const visibleOf = rememberLast(visibleAt);
