/**
 * Two runs side by side: the panel that begins and changes the comparison, and the race of their counters over the
 * trees. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../trace/trace.js").Trace} Trace
 */

import { kindOf } from "../kinds/index.js";
import { takesWindow } from "../state/catalogue.js";
import { orderInUse } from "../state/move-orders.js";
import { comparedIn, errorAt } from "../state/results.js";
import { remembered } from "../support/remember-last.js";
import { lastCursor } from "../trace/cursor.js";
import { movedLast } from "../trace/joint-clock.js";
import { depthWords, roundOf } from "../words/depth.js";
import { listed } from "../words/differing.js";
import { formatCount } from "../words/format.js";
import { alikeBut } from "./alike.js";
import { CUTS } from "./convention.js";
import { nameOfRuns, settingsOfRuns } from "./run-words.js";

/** The pairs of runs to choose from. @param {State} state @param {Results} results */
export function pairsProps(state, results) {
  const { catalogue, subject, run } = results;
  const { comparing } = kindOf(subject.look);
  const ready = catalogue !== null && run.trace !== null;
  return { pairs: comparing && subject.look ? comparing.pairs(state, results) : [], disabled: !ready };
}

/** The settings of the second run. @param {State} state @param {Results} results */
export function comparisonProps(state, results) {
  const { catalogue, subject } = results;
  const { look } = subject;
  const second = state.secondRun && { ...state, ...state.secondRun };
  const info = second && catalogue?.methods.find(({ id }) => id === second.method);
  return {
    settings: state.secondRun,
    methods: (catalogue?.methods ?? []).filter(({ id }) => look?.methods.includes(id)),
    takesDepth: info?.takesDepth ?? false,
    round: roundOf(look),
    orders: info?.merged ? [] : (catalogue?.orders ?? []).filter(({ id }) => look?.orders?.includes(id)),
    order: second && catalogue ? orderInUse(catalogue, second) : "",
    cuts: info?.takesCut ? CUTS : [],
    takesWindow: takesWindow(info),
    options: info ? kindOf(look).optionsShown(info.options, results) : [],
    methodWord: kindOf(look).words.method,
    alike: second !== null && settingsOfRuns(state, second, results)[0].every(({ differs }) => !differs),
    oneDifference: second && alikeBut(state, second, results),
    error: errorAt(results, "second-run"),
  };
}

/** The race over the trees; no runs if nothing is compared. @param {State} state @param {Results} results */
export function duoProps(state, results) {
  const { trace, pending } = results.run;
  const { comparing } = kindOf(results.subject.look);
  if (!state.secondRun || !comparing) return { runs: [], note: "", alike: null };
  const second = comparedIn(results.run);
  const other = { ...state, ...state.secondRun };
  const names = nameOfRuns(state, other, results);
  const settings = settingsOfRuns(state, other, results);
  const point = { main: state.cursor, second: state.secondCursor };
  const moved = second && trace ? movedLast(trace, second, state.granularity, point) : "both";
  const traces = [second && !pending ? trace : null, second && !pending ? second.trace : null];
  const tallies = traces.map(
    (each, i) => each && tallyAt(comparing, each, i === 0 ? state.cursor : state.secondCursor),
  );
  const most = traces.map((each, i) => each && totalsOf[i](comparing, each));
  const runs = names.map((name, i) => ({
    name,
    settings: settings[i].slice(1),
    counts: (tallies[i] ?? []).map(({ name: what, count }, place) => ({
      name: what,
      count,
      most: Math.max(...most.map((all) => all?.[place].count ?? 0)),
    })),
    waits: moved === (i === 0 ? "second" : "main"),
    problem: i === 1 && !second ? whyNone(results) : "",
  }));
  return {
    runs,
    note: [noteOn(settings[0]), noteOnDepth(state, roundOf(results.subject.look))].filter(Boolean).join(" "),
    alike: alikeBut(state, other, results),
  };
}

/** @param {import("../kinds/kind.js").Comparing} comparing @param {Trace} trace @param {number} cursor */
const tallyAt = (comparing, trace, cursor) => comparing.tally(trace, cursor);

/** @param {import("../kinds/kind.js").Comparing} comparing @param {Trace} trace */
const total = (comparing, trace) => comparing.tally(trace, lastCursor(trace));
const totalsOf = [remembered(total), remembered(total)];

/** Why the second run is not there. @param {Results} results */
const whyNone = (results) => errorAt(results, "second-run")?.message ?? "This run is being searched…";

/** That the page chose the depth, and why. @param {State} state @param {number} round  its plies; 1 where none are counted */
function noteOnDepth({ shortened, depth, secondRun }, round) {
  if (!shortened || depth !== shortened.depth || secondRun?.depth !== depth) return "";
  const where = round === 1 ? `at depth ${depth}` : `after ${depthWords(depth, round)}`;
  return `Both stop ${where}: one of them would visit about ${formatCount(shortened.nodes)} nodes otherwise.`;
}

/** How many settings differ. @param {readonly import("./run-words.js").Setting[]} settings */
function noteOn(settings) {
  const differing = settings.filter(({ differs }) => differs).map(({ name }) => name.toLowerCase());
  if (differing.length === 0) return "Both runs have the same settings. Change the second one.";
  if (differing.length === 1) return "";
  return `They differ in more than one setting: ${listed(differing)}.`;
}
