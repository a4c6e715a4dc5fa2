/**
 * What the tree shows. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../trace/trace.js").Trace} Trace
 */

import { littleBoards } from "../boards/little.js";
import { kindOf } from "../kinds/index.js";
import { pliesAndRounds, roundOf } from "../words/depth.js";
import { formatCount, formatWindow } from "../words/format.js";
import { comparedIn } from "../state/results.js";
import { isFollowed, paceOf } from "../support/pace.js";
import { remembered } from "../support/remember-last.js";
import { lastCursor, nodesEntered } from "../trace/cursor.js";
import { cursorsBeside, partnersOf } from "../trace/partner.js";
import { canFold, visibleAt, visibleOf } from "../trace/visible.js";
import { layoutOf } from "./layout.js";
import { pickedRows } from "./question.js";
import { stepAt } from "./transport.js";

const boardsOf = remembered(littleBoards);
/** The boards that a kind paints itself. @param {Trace} trace */
const ownBoards = (trace) => kindOf(trace.text).littleBoards?.(trace) ?? null;
const ownBoardsOf = remembered(ownBoards);
const ownBoardsOfSecond = remembered(ownBoards);
const boardsOfSecond = remembered(littleBoards);
const visibleOfSecond = remembered(visibleAt);

/**
 * What paints the little board of a row of the picture.
 * @param {Trace} trace @param {import("../trace/visible.js").VisibleTrace} view @returns {import("../tree/painter.js").DrawBoard | null}
 */
function boardAt(trace, view) {
  const own = ownBoardsOf(trace);
  return own ? (ctx, row, ...where) => own(ctx, view.whole(row), ...where) : boardsOf(view.trace);
}

/** Whether another game, problem or program is on the board, whose tree is still being made. @param {Results} results */
function isOfLastSubject({ run: { trace, pending }, subject: { look } }) {
  if (!trace || !pending || !look) return false;
  return trace.text.kind !== kindOf(look).id || trace.text.root?.subject !== look.subject;
}

/** Whether what is on the page is no longer what was searched, so that its tree says nothing about it. @param {State} state @param {Results} results */
const isOutdated = (state, results) => kindOf(results.subject.look).isOutdated?.(state, results) ?? false;

/** @param {State} state @param {Results} results */
export function treeProps(state, results) {
  const { pending, growing } = results.run;
  if (growing) return growingProps(growing, state, results);
  const trace = isOfLastSubject(results) ? null : results.run.trace;
  // In Play, the tree is the one that Python's answer came from, wherever a reader of its steps has been.
  const cursor = trace && isInPlay(state, results) ? lastCursor(trace) : state.cursor;
  const view = trace && visibleOf(trace, cursor, state.folded);
  return {
    trace: view?.trace ?? null,
    cursor: view?.cursor ?? 0,
    collapsed: state.collapsed,
    colourBy: state.colourBy,
    folded: view !== null && canFold(view) ? state.folded : null,
    unseen: kindOf(results.subject.look).isUnseenShown?.(results) ?? null,
    drawBoard: trace && view ? boardAt(trace, view) : null,
    dimmed: pending || isOutdated(state, results),
    whole: comparedIn(results.run) !== null,
    growing: false,
    pace: paceOf(state),
    follow: isFollowed(state),
    chips: trace && view ? chipsOf(trace, view.pass, state, results) : [],
    emptyText: kindOf(results.subject.look).emptyText(results),
    marked: kindOf(results.subject.look).marked?.(results) ?? -1,
    pointed: kindOf(results.subject.look).lit?.(state) ?? NONE,
    named: kindOf(results.subject.look).named?.(state, results) ?? NONE,
    picked: view ? pickedRows(state, results, view) : [],
    typed: kindOf(results.subject.look).typedTree?.(state, results) ?? null,
  };
}

/** @param {State} state @param {Results} results */
const isInPlay = (state, results) => state.present === "" && layoutOf(state, results, false) === "play";

/** The same in each picture, so that a tree which grows is laid out only when it has grown. */
const NONE = /** @type {any} */ (Object.freeze([]));

/** The tree of a search that is still running. @param {Trace} trace @param {State} state @param {Results} results */
function growingProps(trace, state, results) {
  return {
    trace,
    cursor: trace.event.length,
    collapsed: NONE,
    folded: null,
    unseen: null,
    colourBy: state.colourBy,
    drawBoard: null,
    dimmed: false,
    whole: false,
    growing: true,
    pace: paceOf(state),
    follow: false,
    chips: growingChips(results),
    emptyText: "",
    marked: -1,
    pointed: NONE,
    named: NONE,
    picked: NONE,
    typed: null,
  };
}

/** How large a growing tree is, and whether it shows all of it. @param {Results} results @returns {string[]} */
function growingChips({ run: { grown, deeper }, subject: { look } }) {
  const count = `${formatCount(grown)} ${kindOf(look).counted.node}s so far`;
  return deeper ? [count, "only the upper part is recorded"] : [count];
}

/**
 * The chips of the main tree: if another stands beside it, its name, and no steps, so that both have as many.
 * @param {Trace} trace @param {number} pass @param {State} state @param {Results} results
 */
function chipsOf(trace, pass, state, { run }) {
  const { second } = run;
  if (second && comparedIn(run)) return passChip(trace, pass);
  const [steps, ...others] = chips(trace, pass, state);
  return second ? [second.mainName, ...others] : [steps, ...others];
}

const partnersOfLast = remembered(partnersOf);

/** The tree that stands beside the main one, in step with it; null if there is none. @param {State} state @param {Results} results */
export function secondTreeProps(state, results) {
  const { trace, second, pending } = results.run;
  if (!trace || !second) return null;
  if (comparedIn(results.run)) return comparedTreeProps(second, state, pending);
  const cursor = cursorsBeside(trace, second)[state.cursor];
  const marked = kindOf(results.subject.look).marked?.(results) ?? -1;
  const { visited } = second.trace;
  const entered = nodesEntered(second.trace, cursor);
  return {
    trace: second.trace,
    cursor,
    colourBy: state.colourBy,
    partner: second.partner,
    drawBoard: ownBoardsOfSecond(second.trace),
    dimmed: pending || isOutdated(state, results),
    pace: paceOf(state),
    follow: isFollowed(state),
    chips: [second.name, `node ${formatCount(entered)} of ${formatCount(visited)}`],
    marked: marked < 0 ? -1 : partnersOfLast(trace, second)[marked],
  };
}

/**
 * The tree of a run that is compared with the main one. Its name and its work stand over it.
 * @param {import("../trace/partner.js").Second} second @param {State} state @param {boolean} pending
 */
function comparedTreeProps({ trace: whole, partner }, state, pending) {
  const { trace, cursor, pass } = visibleOfSecond(whole, state.secondCursor);
  return {
    trace,
    cursor,
    partner,
    stepped: true,
    whole: true,
    colourBy: state.colourBy,
    drawBoard: boardsOfSecond(trace),
    dimmed: pending,
    pace: paceOf(state),
    follow: isFollowed(state),
    chips: passChip(whole, pass),
    marked: -1,
  };
}

/** @param {Trace} trace @param {number} pass @param {State} state */
function chips(trace, pass, { cursor, granularity }) {
  const { step, steps } = stepAt(trace, cursor, granularity);
  const driver = pass < 0 ? 0 : 1;
  const { node: noun, rootCounts } = kindOf(trace.text).counted;
  // The function that starts several searches is not a node.
  const apart = rootCounts ? driver : 1;
  const nodes = Math.max(0, nodesEntered(trace, cursor) - apart);
  const node = `${noun} ${formatCount(nodes)} of ${formatCount(trace.visited - apart)}`;
  const looked = kindOf(trace.text).lookedAt?.(trace) ?? "";
  return [`step ${formatCount(step)} of ${formatCount(steps)}`, looked || node, ...passChip(trace, pass)];
}

/** Which of several searches is shown, in the word of its steps. @param {Trace} trace @param {number} pass */
function passChip(trace, pass) {
  if (pass < 0) return [];
  const { passes, merged } = trace.text;
  const { alpha, beta } = trace;
  const { depth, row } = passes[pass];
  const noun = kindOf(trace.text)
    .steps(trace)
    .find(({ id }) => id === "pass")?.name;
  const which = `${noun ?? "pass"} ${formatCount(pass + 1)} of ${formatCount(passes.length)}`;
  const window = formatWindow(alpha[row], beta[row]);
  const how =
    depth !== null && depth !== "Infinity" ? `depth ${pliesAndRounds(depth, roundOf(trace.text.root))}` : window;
  return [how && !merged ? `${which}: ${how}` : which];
}
