/**
 * Which of two runs a step is about, where two are compared: the main one, unless only the second goes on. Pure
 * functions.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../words/parts.js").Part} Part
 *
 * @typedef {object} NarratedRun
 * @property {State} state  with that run's settings and cursor
 * @property {Results} results  with that run
 */

import { comparedIn } from "../state/results.js";
import { lastCursor } from "../trace/cursor.js";
import { isCutAt, movedLast } from "../trace/joint-clock.js";
import { moveId } from "../trace/names.js";
import { formatCount, formatValue, formatWindow } from "../words/format.js";
import { textPart } from "../words/parts.js";
import { windowTyped } from "../words/window.js";

/** The run that the step is about. @param {State} state @param {Results} results @returns {NarratedRun} */
export function narratedRun(state, results) {
  const second = comparedIn(results.run);
  if (!second || movedIn(state, results) !== "second") return { state, results };
  const { trace, reply = null } = second;
  const run = { ...results.run, trace, reply, seen: null, truth: null, second: null };
  return {
    state: { ...state, ...state.secondRun, cursor: state.secondCursor, folded: false },
    results: { ...results, run },
  };
}

/**
 * What is shown of the run that the step is about.
 * @template T @param {State} state @param {Results} results @param {(state: State, results: Results) => T} props
 */
export function propsOfNarrated(state, results, props) {
  const narrated = narratedRun(state, results);
  return props(narrated.state, narrated.results);
}

/**
 * What a kind says about the step, and which run it is about if only one goes on; at the end, how much work each took.
 * @param {State} state @param {Results} results @param {(state: State, results: Results) => Part[]} narrate
 * @param {import("./kind.js").Comparing["tally"]} tally
 * @returns {Part[]}
 */
export function narrateStep(state, results, narrate, tally) {
  const second = comparedIn(results.run);
  const narrated = narratedRun(state, results);
  const parts = narrate(narrated.state, narrated.results);
  const moved = movedIn(state, results);
  if (!second || results.run.pending) return parts;
  const { trace } = narrated.results.run;
  const does = trace && isCutAt(trace, narrated.state.cursor) ? "cuts" : "goes on";
  if (moved === "main") return [textPart(`Only ${second.mainName} ${does}: `), ...parts];
  // The nodes in the sentence are those of the second tree, and cannot be found in the main one.
  if (moved === "second")
    return [textPart(`Only ${second.name} ${does}: `), ...parts.map((part) => ({ ...part, row: -1 }))];
  if (!isOver(state, results)) return parts;
  const work = workOf(tally, state, results);
  const end = ` ${second.mainName} and ${second.name} are both done${work}.`;
  return [...parts, textPart(end + windowText(state, second.reply) + (areAlike(results) ? alikeText(state) : ""))];
}

/**
 * What a run knows whose value lies outside its window: only a bound. "" if it found the value, or has the whole window.
 * @param {State} state @param {{value?: unknown} | null | undefined} reply  of the second run
 */
function windowText({ secondRun }, reply) {
  const window = secondRun?.window ? windowTyped(secondRun.window) : null;
  if (!window || !reply) return "";
  const [alpha, beta] = window;
  const value = Number(reply.value);
  const bound = value <= alpha ? "at most" : value >= beta ? "at least" : "";
  if (!bound) return "";
  return ` In the window ${formatWindow(alpha, beta)}, the second one finds out only that the value is ${bound} ${formatValue(value)}.`;
}

/** Whether both runs have visited the same nodes. @param {Results} results */
function areAlike({ run: { trace, second } }) {
  if (!trace || !second || trace.visited !== second.trace.visited) return false;
  // Where the orders differ, a node may only stand in the place of its partner.
  const isSame = (/** @type {number} */ own, /** @type {number} */ its) =>
    own >= 0 && own < trace.visited && (its === 0 || moveId(trace, own) === moveId(second.trace, its));
  return second.partner.subarray(0, trace.visited).every(isSame);
}

/** That nothing is to be seen, and why, if the rule for cuts is compared. @param {State} state */
function alikeText({ cut, secondRun }) {
  const reason = secondRun && cut !== secondRun.cut ? ": in no cut is v exactly at the bound" : "";
  return ` Here, both visited the same nodes${reason}.`;
}

/**
 * How much work each of two runs took: ", with 11 and 13 nodes"; "" if nothing is counted.
 * @param {import("./kind.js").Comparing["tally"]} tally @param {State} state @param {Results} results
 */
function workOf(tally, { cursor, secondCursor }, { run }) {
  const { trace, second } = run;
  const [own] = trace ? tally(trace, cursor) : [];
  const [its] = second ? tally(second.trace, secondCursor) : [];
  return own && its ? `, with ${formatCount(own.count)} and ${formatCount(its.count)} ${own.name.toLowerCase()}` : "";
}

/** @param {State} state @param {Results} results */
function movedIn({ cursor, secondCursor, granularity }, { run }) {
  const second = comparedIn(run);
  if (!second || !run.trace) return "both";
  return movedLast(run.trace, second, granularity, { main: cursor, second: secondCursor });
}

/** @param {State} state @param {Results} results */
const isOver = ({ cursor }, { run: { trace } }) => trace !== null && cursor >= lastCursor(trace);
