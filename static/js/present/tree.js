/**
 * What the tree shows, how far its steps are, and what work it was, as pure functions of the state and of
 * what Python has answered.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../trace/trace.js").Trace} Trace
 */

import { littleBoards } from "../boards/little.js";
import { formatCount, formatWindow } from "../words/format.js";
import { remembered } from "../support/remember-last.js";
import { errorAt } from "../state/results.js";
import { isOfConstraints } from "../trace/constraints.js";
import { countsAt, lastCursor, nodesEntered, stops } from "../trace/cursor.js";
import { canFold, viewAt } from "../trace/picture.js";
import { differentAt, isOfOneTree } from "../trace/visits.js";

/** Steps a second up to which the picture of the tree can move along without making one dizzy. */
const FOLLOWED_SPEED = 10;

const stopsOf = remembered(stops);
const boardsOf = remembered(littleBoards);
const isComparable = remembered(isOfOneTree);

/** What is seen of a trace at a cursor. */
export const viewOf = remembered(viewAt);

/** @param {State} state @param {Results} results */
export function treeProps(state, results) {
  const { trace, pending } = results.run;
  const view = trace && viewOf(trace, state.cursor, state.folded);
  return {
    trace: view?.trace ?? null,
    cursor: view?.cursor ?? 0,
    collapsed: state.collapsed,
    folded: view !== null && canFold(view) ? state.folded : null,
    drawBoard: boardsOf(view?.trace ?? null),
    dimmed: pending,
    follow: !state.playing || (state.speed > 0 && state.speed <= FOLLOWED_SPEED),
    chips: trace && view ? chips(trace, view.pass, state) : [],
    emptyText: emptyText(results),
  };
}

/** @param {Trace} trace @param {number} pass @param {State} state */
function chips(trace, pass, { cursor, granularity }) {
  const { step, steps } = stepAt(trace, cursor, granularity);
  const driver = pass < 0 ? 0 : 1;
  const isProblem = isOfConstraints(trace);
  // The empty assignment has tried no value; the function that starts several searches is no node.
  const apart = isProblem ? 1 : driver;
  const nodes = Math.max(0, nodesEntered(trace, cursor) - apart);
  const node = `${isProblem ? "value" : "node"} ${formatCount(nodes)} of ${formatCount(trace.visited - apart)}`;
  return [`step ${formatCount(step)} of ${formatCount(steps)}`, node, ...passChip(trace, pass)];
}

/** Which of several searches is seen. @param {Trace} trace @param {number} pass */
function passChip({ text: { passes, merged }, alpha, beta }, pass) {
  if (pass < 0) return [];
  const { depth, row } = passes[pass];
  const which = `${merged ? "round" : "pass"} ${formatCount(pass + 1)} of ${formatCount(passes.length)}`;
  const window = formatWindow(alpha[row], beta[row]);
  const how = depth !== null && depth !== "Infinity" ? `depth ${depth}` : window;
  return [how && !merged ? `${which}: ${how}` : which];
}

/** Why there is no tree to be seen; "" where there is one, or one is on its way. @param {Results} results */
export function emptyText({ subject: { look }, run, doing }) {
  if (doing.task || run.confirm) return "";
  if (look?.terminal) return `${look.verdict} There is nothing to search.`;
  return "";
}

/** @param {Trace} trace @param {number} cursor @param {import("../trace/cursor.js").Granularity} granularity */
function stepAt(trace, cursor, granularity) {
  const all = stopsOf(trace, granularity);
  return { step: countUpTo(all, cursor), steps: all.length };
}

/** How many numbers of a sorted list are not greater than `limit`. @param {Int32Array} sorted @param {number} limit */
function countUpTo(sorted, limit) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

const ticksOf = remembered(
  (/** @type {Trace} */ trace, /** @type {import("../trace/cursor.js").Granularity} */ granularity) => {
    const all = stopsOf(trace, granularity);
    return Array.from(trace.cutNodes, (row) => countUpTo(all, trace.leave[row] + 1) / all.length);
  },
);

/** How far a step can go: in games, in games searched in several passes, and in constraint problems. */
const GAME_STEPS = named({ line: "line", node: "node", cut: "cut" });
const PASS_STEPS = [...GAME_STEPS, ...named({ pass: "pass" })];
const CONSTRAINT_STEPS = [
  { id: "line", name: "line", hint: "Step by line of Python" },
  { id: "arc", name: "arc", hint: "Step by arc: each time a variable is checked against a constraint" },
  { id: "node", name: "value", hint: "Step by value: each one tried and each one undone" },
  { id: "cut", name: "backtrack", hint: "Step by backtrack" },
];

/** @param {Record<string, string>} names by id */
function named(names) {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

/** @param {State} state @param {Results} results */
export function transportProps(state, results) {
  const { trace, pending } = results.run;
  const { granularity, speed, playing } = state;
  if (!trace || pending) {
    // Nothing moves while a search is under way: the steps are those of the room.
    const kinds = results.subject.look?.kind === "problem" ? CONSTRAINT_STEPS : GAME_STEPS;
    return { step: 0, steps: 0, ticks: [], playing: false, granularity, speed, lines: true, kinds, disabled: true };
  }
  return {
    ...stepAt(trace, state.cursor, granularity),
    ticks: ticksOf(trace, granularity),
    playing,
    granularity,
    speed,
    lines: trace.text.lines,
    kinds: isOfConstraints(trace) ? CONSTRAINT_STEPS : trace.text.passes.length > 0 ? PASS_STEPS : GAME_STEPS,
    disabled: false,
  };
}

/** @param {State} state @param {Results} results */
export function countersProps(state, results) {
  const { trace, reply, yardstick, pending, minimaxEstimate } = results.run;
  const all = trace && differentAt(trace, lastCursor(trace));
  const work =
    trace && all && reply && !pending
      ? {
          ...countsAt(trace, state.cursor),
          different: differentSo(trace, state.cursor, all),
          all,
          known: reply.known,
          positions: reply.positions,
          seconds: reply.seconds,
        }
      : null;
  // Rounds of a tree that grows have no one tree to be compared by, and no windows that close; and both
  // minimax and α and β are for two players.
  const isForTwo = !trace?.text.merged && !trace?.text.players;
  const compared = isForTwo && (!trace || isComparable(trace));
  return {
    work,
    cuts: isForTwo,
    yardstick: compared ? yardstick : null,
    compared,
    estimate: minimaxEstimate,
    counting: results.doing.task === "count",
    error: errorAt(results, "count"),
  };
}

/**
 * How many different nodes and leaves there are so far, each null if none of them is visited again. Games played
 * on by lot have ends, but no leaves of the tree.
 * @param {Trace} trace @param {number} cursor @param {{nodes: number, leaves: number}} all different ones in the end
 */
function differentSo(trace, cursor, all) {
  const { nodes, leaves } = differentAt(trace, cursor);
  const visits = countsAt(trace, lastCursor(trace));
  const isLeafAgain = visits.leaves > all.leaves && trace.text.bestBy !== "visits";
  return { nodes: visits.nodes > all.nodes ? nodes : null, leaves: isLeafAgain ? leaves : null };
}
