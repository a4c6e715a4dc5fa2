/** A second run beside the main one, on the same position, with settings of its own. */

import { kindOf, methodOf } from "../kinds/index.js";
import { PlyscopeError } from "../python/errors.js";
import { nameOfRuns } from "../view-models/run-words.js";
import { optionsShared, takesWindow } from "../state/catalogue.js";
import { choiceOfOrder } from "../state/move-orders.js";
import { comparedIn, updateResults } from "../state/results.js";
import { subjectOfTrace } from "../state/requests.js";
import { NO_SECOND_RUN, RUN_SETTINGS } from "../state/state.js";
import { pick } from "../support/pick.js";
import { lastCursor } from "../trace/cursor.js";
import { clockOf, pointAtCursor } from "../trace/joint-clock.js";
import { rowsTogether } from "../trace/joint-rows.js";
import { makeTrace } from "../trace/trace.js";
import { formatCount } from "../words/format.js";

/** @typedef {import("../state/state.js").State} State */

/** A second run of more nodes than this is not searched: both trees are drawn at each step. */
const MOST_NODES = 100_000;

/** The task, and the place of its errors. */
const SECOND_RUN = "second-run";

/**
 * Runs the second search of the shown tree's position, if one is wanted, and lays its tree beside the main one.
 * @param {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests} on @param {AbortSignal} signal
 */
export async function layRunBeside(on, signal) {
  const { state, results } = on;
  const { trace } = results.get().run;
  const { secondRun } = state.get();
  if (!secondRun || !trace || !kindOf(trace.text).comparing) return;
  try {
    const second = await runBeside(on, trace, signal);
    const { cursor, granularity } = state.get();
    const clock = clockOf(trace, second, granularity);
    state.update({ secondCursor: cursor === 0 ? 0 : pointAtCursor(clock, "main", cursor).second });
    updateResults(results, "run", { second });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof PlyscopeError) || error.field === "") throw error;
    updateResults(results, "run", { second: null });
    // It is the second run that has the wrong setting, not the main one.
    results.update({ error: { message: error.message, field: SECOND_RUN } });
  }
}

/**
 * @param {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests} on
 * @param {import("../trace/trace.js").Trace} trace @param {AbortSignal} signal
 */
async function runBeside({ state, results, ask }, trace, signal) {
  const [main, secondRun] = [state.get(), { ...state.get(), ...state.get().secondRun }];
  const { look } = results.get().subject;
  const request = { ...subjectOfTrace(trace), ...methodOf(secondRun, look) };
  const { nodes = 0 } = await ask({ op: "estimate", ...request }, signal);
  if (nodes > MOST_NODES) throw new PlyscopeError({ message: tooLarge(nodes), field: SECOND_RUN });
  const { columns, ...reply } = await ask({ op: "search", ...request, lines: trace.text.lines }, signal);
  const beside = makeTrace(reply.text, /** @type {any} */ (columns));
  const [mainName, name] = nameOfRuns(main, secondRun, results.get());
  return { trace: beside, reply, name, mainName, partner: rowsTogether(trace, beside) };
}

/**
 * The depth at which neither of two runs is too large to stand beside the other; null if they need none.
 * @param {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests} on
 * @param {readonly import("../state/state.js").RunSettings[]} runs @param {AbortSignal} signal
 * @returns {Promise<State["shortened"]>}
 */
async function depthForBoth({ state, results, ask }, runs, signal) {
  const { trace } = results.get().run;
  const { look } = results.get().subject;
  if (!trace) return null;
  /** @type {State["shortened"]} */
  let shortened = null;
  for (const run of runs) {
    const request = { ...subjectOfTrace(trace), ...methodOf({ ...state.get(), ...run }, look) };
    const { nodes = 0, suggestedDepth = 0 } = await ask({ op: "estimate", ...request }, signal);
    if (nodes <= MOST_NODES || suggestedDepth === 0) continue;
    if (!shortened || suggestedDepth < Number(shortened.depth)) shortened = { depth: String(suggestedDepth), nodes };
  }
  return shortened;
}

/** @param {number} nodes */
const tooLarge = (nodes) =>
  `The second run would visit about ${formatCount(nodes)} nodes, too many to stand beside the first: choose a smaller depth.`;

/**
 * @param {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests
 *   & Pick<import("./attempts.js").Attempts, "beside">
 *   & Pick<import("./settings.js").Settings, "changeRun"> & Pick<import("./steps.js").Steps, "goTo">} on
 */
export function createSecondRun(on) {
  const { state, results, beside, changeRun, goTo } = on;

  const lay = () => beside(SECOND_RUN, ({ signal }) => layRunBeside(on, signal));

  /**
   * Begins a comparison: the second run has the settings of the first, except for what a pair of runs changes in them.
   * @param {Partial<State>} main @param {Partial<State>} second
   */
  async function compare(main, second) {
    const { searched, cursor, endSeen, beforeSecond } = state.get();
    const now = pick(state.get(), RUN_SETTINGS);
    const before = beforeSecond ?? { ...now, searched, cursor };
    // Whoever has seen the end sees that of both.
    if (!endSeen) goTo(0);
    const first = { ...now, ...main };
    const secondRun = { ...first, ...second };
    state.update({
      secondRun,
      secondCursor: 0,
      beforeSecond: before,
      shortened: null,
      stage: "tree",
      pane: "tree",
    });
    await beside(SECOND_RUN, async ({ signal }) => {
      const shortened = await depthForBoth(on, [first, secondRun], signal);
      if (shortened) state.update({ shortened, secondRun: { ...secondRun, depth: shortened.depth } });
    });
    const { shortened, secondRun: begun } = state.get();
    if (begun !== secondRun && !shortened) return;
    const change = shortened ? { ...main, depth: shortened.depth } : main;
    await (isChange(change) ? changeRun(change) : lay());
    const { run } = results.get();
    if (endSeen && run.trace && comparedIn(run) && state.get().secondRun === begun) goTo(lastCursor(run.trace));
  }

  /** @param {Partial<State>} change */
  const isChange = (change) => {
    const now = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (state.get()));
    return Object.entries(change).some(([name, value]) => JSON.stringify(now[name]) !== JSON.stringify(value));
  };

  /** @param {Partial<State>} change */
  function changeSecond(change) {
    const { secondRun } = state.get();
    if (!secondRun) return;
    // Another method has other options; those that both have stay as they are.
    const to = change.method ?? secondRun.method;
    const { catalogue } = results.get();
    const shared = optionsShared(catalogue, secondRun, to);
    const window = takesWindow(catalogue?.methods.find(({ id }) => id === to)) ? secondRun.window : "";
    const kept = to === secondRun.method ? secondRun : { ...secondRun, window, methodOptions: shared };
    state.update({ secondRun: pick({ ...state.get(), ...kept, ...change }, RUN_SETTINGS), playing: false });
    return lay();
  }

  /** Brings the page back as it was before the comparison. */
  async function end() {
    const { beforeSecond, searched } = state.get();
    state.update({ ...NO_SECOND_RUN, stage: "tree", playing: false });
    updateResults(results, "run", { second: null });
    results.update({ error: null });
    if (!beforeSecond) return;
    const { searched: before, cursor, ...settings } = beforeSecond;
    if (isChange(settings)) await changeRun(settings);
    if (before === searched) goTo(cursor);
  }

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    // One tree again is the end of a comparison.
    stage: ({ stage }) => {
      if (stage === "tree" && state.get().secondRun) return end();
      state.update({ stage: stage === "beside" && state.get().secondRun ? "tree" : stage });
    },
    "compare-runs": ({ main = {}, second = {} }) => compare(main, second),
    "change-second": ({ change }) => changeSecond(change),
    "choose-second-order": ({ order }) =>
      changeSecond(choiceOfOrder(results.get().catalogue, { ...state.get(), ...state.get().secondRun }, order)),
    "end-comparison": end,
  };

  return { intents };
}
