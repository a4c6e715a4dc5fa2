/**
 * Searches the position on the board and records every step; then asks the further questions about the tree.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../python/protocol.js").Size} Size
 * @typedef {import("../kinds/kind.js").Task} Task
 *
 * @typedef {import("../kinds/kind.js").How} How
 * @typedef {import("../kinds/kind.js").SearchOverrides} SearchOverrides
 * @typedef {import("./show-reply.js").Found} Found
 */

import { NO_RUN } from "../kinds/memory.js";
import { updateResults } from "../state/results.js";
import { kindOf, methodOf } from "../kinds/index.js";
import { layRunBeside } from "./second-run.js";
import { showReply } from "./show-reply.js";
import { GrowingTree } from "../trace/growing.js";
import { isOfAnother } from "../trace/root.js";
import { isBrokenOff } from "../trace/trace.js";
import { subjectOf } from "../state/requests.js";

/** @typedef {ReturnType<typeof createSearch>} Search */

/** A search that will probably visit more nodes than this does not start without asking. */
export const CONFIRM_ABOVE_NODES = 100_000;
/** A search that will probably visit more nodes than this is recorded without its lines of code. */
const NODES_WITH_LINES = 120_000;
/** A search of more nodes than this was watched while it grew: its tree stays as it was at the end. */
const GROWN_NODES = 10_000;
/** The time per recorded node, until a search has been timed on this machine. */
const SECONDS_A_NODE = 2e-5;
/** How long a tree that grows stands as it is: at least so many milliseconds, and so many times what drawing it took. */
const LEAST_PAUSE = 100;
const PAUSE_A_DRAWING = 8;
/** A search of fewer nodes is too short to be timed. */
const FEWEST_TIMED = 1000;

/** Whether a run is expected to visit more nodes than that; not every kind can tell. @param {Size} size @param {number} nodes */
const isLarger = (size, nodes) => size.nodes !== undefined && size.nodes > nodes;

/** Whether the search was broken off before its end, and has no answer. @param {Results["run"]} run */
const isHalted = ({ trace }) => isBrokenOff(trace?.text.ended);

/**
 * @param {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests
 *   & Pick<import("./steps.js").Steps, "goTo">} on
 */
export function createSearch({ state, results, ask, goTo }) {
  let secondsANode = SECONDS_A_NODE;

  /** The part of a request about the subject on the board and the method with its settings. */
  const request = (settings = state.get()) => ({
    ...subjectOf(settings),
    ...methodOf(settings, results.get().subject.look),
  });

  /** The search that was asked about because it is large, and its size, which need not be estimated again. */
  let large = { request: "", size: /** @type {Size} */ ({}), within: /** @type {SearchOverrides} */ ({}) };

  /** How large the search would be. @param {AbortSignal} signal @param {SearchOverrides} [within] */
  const estimate = (signal, within = {}) => ask({ op: "estimate", ...request(), ...within }, signal);

  /**
   * Searches the position on the board with the present settings.
   * @param {Task} task @param {How} [how]
   * @returns {Promise<boolean>} whether there is a new tree
   */
  async function find(task, how = {}) {
    const { confirmed = false, chooseDepth = false, confirmAbove = CONFIRM_ABOVE_NODES, cursor = 0 } = how;
    const { within = confirmed && isOfLarge() ? large.within : {} } = how;
    const { look } = results.get().subject;
    if (!look) return false;
    forget(look);
    if (kindOf(look).isOver(look)) {
      clear();
      return false;
    }
    // The last tree stays visible, dimmed, until the new one is there, so that nothing flickers.
    state.update({ playing: false });
    task.report("search");
    updateResults(results, "run", { pending: true, growing: null, grown: 0, deeper: false });
    try {
      return await searched(task, { confirmed, chooseDepth, confirmAbove, cursor, within });
    } catch (error) {
      // The last tree is of no use here if it is one of another kind.
      const { trace } = results.get().run;
      if (!task.signal.aborted && trace && trace.text.kind !== look.kind) clear();
      throw error;
    }
  }

  /** Whether it is still the settings of the large search that a search would have. */
  const isOfLarge = () => large.request === JSON.stringify(request());

  /**
   * Estimates the search, and runs it unless it is too large.
   * @param {Task} task @param {Required<How>} how @returns {Promise<boolean>} whether there is a new tree
   */
  async function searched(task, { confirmed, chooseDepth, confirmAbove, cursor, within }) {
    let size = confirmed && isOfLarge() ? large.size : await estimate(task.signal, within);
    if (chooseDepth && !confirmed && isLarger(size, confirmAbove) && size.suggestedDepth) {
      state.update({ depth: String(size.suggestedDepth) });
      size = await estimate(task.signal);
    }
    updateResults(results, "run", { minimaxEstimate: size.minimaxNodes ?? NaN });
    // What ends by its budget keeps nobody waiting.
    if (!confirmed && !size.budgeted && isLarger(size, confirmAbove)) {
      large = { request: JSON.stringify(request()), size, within };
      clear();
      confirm(size);
      return false;
    }
    const lines = !isLarger(size, NODES_WITH_LINES);
    const method = methodOf(state.get(), results.get().subject.look);
    const grow = growth(task.signal, method.method);
    show(await ask({ op: "search", ...request(), ...within, lines }, task.signal, grow), method);
    task.report("");
    const { run } = results.get();
    const isGrown = cursor === 0 && (run.trace?.visited ?? 0) > GROWN_NODES;
    if (isHalted(run) || isGrown) goTo(Number.POSITIVE_INFINITY);
    else if (cursor > 0) goTo(cursor);
    return true;
  }

  /**
   * Shows the tree of a search as far as it has grown; not so often that drawing it would take up the page's time.
   * @param {AbortSignal} signal @param {string} method  its id
   */
  function growth(signal, method) {
    const { look } = results.get().subject;
    const info = results.get().catalogue?.methods.find(({ id }) => id === method);
    const tree = new GrowingTree(info !== undefined && "passes" in info && info.passes);
    let due = 0;
    return (/** @type {import("../python/protocol.js").Batch} */ batch) => {
      if (signal.aborted || !look) return;
      tree.add(batch);
      const now = performance.now();
      const isDue = now >= due && batch.event.length > 0;
      const grown = isDue ? tree.trace(look, method) : null;
      const growing = grown ?? results.get().run.growing;
      updateResults(results, "run", { growing, grown: tree.calls, deeper: tree.calls > tree.nodes });
      if (!isDue) return;
      // Until it is drawn, nothing more is: a busy page would never get to anything else.
      due = Number.POSITIVE_INFINITY;
      setTimeout(() => {
        const drawn = performance.now();
        due = drawn + Math.max(LEAST_PAUSE, PAUSE_A_DRAWING * (drawn - now));
      });
    };
  }

  /**
   * Forgets what was known about the tree of another position. What is known about the tree of this position stays,
   * because that tree is shown again if the search is stopped.
   * @param {import("../python/protocol.js").Look} look
   */
  function forget(look) {
    const { run } = results.get();
    const { trace, reply, method, seen, pending, following } = run;
    const isNew = trace === null || isOfAnother(trace, look);
    const kept = isNew ? { ...NO_RUN, trace, reply, method, seen, pending, following } : run;
    updateResults(results, "run", { ...kept, confirm: null, minimaxEstimate: NaN });
    updateResults(results, "subject", { exact: null });
    results.update({ error: null });
  }

  /** Shows no tree; only its estimated size is kept. */
  function clear() {
    const { minimaxEstimate } = results.get().run;
    state.update({ cursor: 0, playing: false, collapsed: [] });
    results.update({ run: Object.freeze({ ...NO_RUN, minimaxEstimate }) });
  }

  /** Asks before a search that will probably be large. @param {Size} size */
  function confirm({ nodes = 0, suggestedDepth = 0, maxNodes = Infinity }) {
    const tooMany = nodes > maxNodes;
    updateResults(results, "run", { confirm: { nodes, seconds: nodes * secondsANode, suggestedDepth, tooMany } });
  }

  /**
   * Shows the tree of a search.
   * @param {Found} reply @param {Record<string, any>} [method]  the settings in the request
   */
  function show(reply, method = {}) {
    showReply({ state, results }, reply, method);
    secondsANode = reply.nodes > FEWEST_TIMED ? reply.seconds / reply.nodes : SECONDS_A_NODE;
  }

  /** Asks the further questions about the tree that was found. @param {Task} task */
  async function follow(task) {
    task.reach();
    if (isHalted(results.get().run)) return;
    updateResults(results, "run", { following: true });
    // In a game against Python, nobody reads their answers, and the next move is not to wait for them.
    if (state.get().activity === "play") return;
    await layRunBeside({ state, results, ask }, task.signal);
    await kindOf(results.get().subject.look).followUps({ state, results, ask }, task.signal);
    updateResults(results, "run", { following: false });
  }

  /** Asks those questions about the shown tree if they were interrupted before. @param {Task} task */
  async function finish(task) {
    if (results.get().run.following) await follow(task);
  }

  return { request, estimate, find, confirm, show, follow, finish };
}
