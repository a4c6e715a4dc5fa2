/**
 * Searches the position on the board under watch, and finds out what belongs to its tree.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../python/protocol.js").Size} Size
 * @typedef {import("./tasks.js").Task} Task
 *
 * The reply to a search. @typedef {import("../python/protocol.js").SearchReply & {columns: import("../python/protocol.js").Columns}} Found
 *
 * @typedef {object} How
 * @property {boolean} [asked]  start even when it is expected to be large
 * @property {number} [unasked]  how many nodes it may be expected to visit without being asked
 * @property {number} [cursor]  the step to begin at
 * @property {boolean} [chooseDepth]  where the whole tree is too large, choose a depth that is not
 */

import { NO_RUN, learn } from "../state/results.js";
import { kindOf, methodOf } from "../kinds/index.js";
import { isOfAnother } from "../trace/root.js";
import { makeTrace } from "../trace/trace.js";
import { subjectOf } from "../state/requests.js";

/** @typedef {ReturnType<typeof createSearch>} Search */

/** A search that is expected to visit more nodes than this is not started unasked. */
export const UNASKED_NODES = 100_000;
/** A search that is expected to visit more is watched without its lines. */
const NODES_WITH_LINES = 120_000;
/** What a watched node takes, before anything has been measured here. */
const SECONDS_A_NODE = 2e-5;
/** The time of fewer nodes tells nothing of what a node takes. */
const FEWEST_TIMED = 1000;

/** Whether a run is expected to visit more nodes than that; not every kind can tell. @param {Size} size @param {number} nodes */
const isLarger = (size, nodes) => size.nodes !== undefined && size.nodes > nodes;

/**
 * @param {import("./stores.js").Stores & import("./stores.js").Asking
 *   & Pick<import("./steps.js").Steps, "goTo">} on
 */
export function createSearch({ state, results, ask, goTo }) {
  let secondsANode = SECONDS_A_NODE;

  /** What a request says of the subject on the board, and of the method as it is set. */
  const request = () => ({ ...subjectOf(state.get()), ...methodOf(state.get(), results.get().subject.look) });

  /** How large the search would be. @param {AbortSignal} signal */
  const estimate = (signal) => ask({ op: "estimate", ...request() }, signal);

  /**
   * Searches the position on the board, as the settings say.
   * @param {Task} task @param {How} [how]
   * @returns {Promise<boolean>} whether there is a new tree
   */
  async function find(task, { asked = false, chooseDepth = false, unasked = UNASKED_NODES, cursor = 0 } = {}) {
    const { look } = results.get().subject;
    if (!look) return false;
    forget(look);
    if (kindOf(look).isOver(look)) {
      clear();
      return false;
    }
    // The last trace stays in sight, dimmed, until the new one is there, so that nothing flickers.
    state.update({ playing: false });
    task.tell("search");
    learn(results, "run", { pending: true });
    let size = await estimate(task.signal);
    if (chooseDepth && !asked && isLarger(size, unasked) && size.suggestedDepth) {
      state.update({ depth: String(size.suggestedDepth) });
      size = await estimate(task.signal);
    }
    learn(results, "run", { minimaxEstimate: size.minimaxNodes ?? NaN });
    if (!asked && isLarger(size, unasked)) {
      clear();
      confirm(size);
      return false;
    }
    const lines = !isLarger(size, NODES_WITH_LINES);
    const method = methodOf(state.get(), look);
    show(await ask({ op: "search", ...request(), lines }, task.signal), method);
    task.tell("");
    if (cursor > 0) goTo(cursor);
    return true;
  }

  /**
   * What was known of another position's tree goes; what is known of this one's stays: if the search is stopped,
   * that is the one to be seen.
   * @param {import("../python/protocol.js").Look} look
   */
  function forget(look) {
    const { run } = results.get();
    const { trace, reply, method, seen, pending, following } = run;
    const isNew = trace === null || isOfAnother(trace, look);
    const kept = isNew ? { ...NO_RUN, trace, reply, method, seen, pending, following } : run;
    learn(results, "run", { ...kept, confirm: null, minimaxEstimate: NaN });
    learn(results, "subject", { exact: null });
    results.update({ error: null });
  }

  /** Leaves no tree in sight, but how large it would be. */
  function clear() {
    const { minimaxEstimate } = results.get().run;
    state.update({ cursor: 0, playing: false, collapsed: [] });
    results.update({ run: Object.freeze({ ...NO_RUN, minimaxEstimate }) });
  }

  /** Asks before what is expected to be large. @param {Size} size */
  function confirm({ nodes = 0, suggestedDepth = 0, maxNodes = Infinity }) {
    const tooMany = nodes > maxNodes;
    learn(results, "run", { confirm: { nodes, seconds: nodes * secondsANode, suggestedDepth, tooMany } });
  }

  /** Shows the tree of a search. @param {Found} reply @param {Record<string, any>} [method]  as it was asked for */
  function show({ columns, ...reply }, method = {}) {
    const trace = makeTrace(reply.text, /** @type {any} */ (columns));
    secondsANode = reply.nodes > FEWEST_TIMED ? reply.seconds / reply.nodes : SECONDS_A_NODE;
    state.update({
      searched: reply.text.root.position,
      cursor: 0,
      playing: false,
      collapsed: [],
      granularity: kindOf(reply.text).stepFor(reply.text, state.get().granularity),
    });
    const { minimaxEstimate } = results.get().run;
    const run = { ...NO_RUN, trace, reply, method, minimaxEstimate };
    results.update({ run: Object.freeze(run), error: null });
  }

  /** Finds out what belongs to the tree that was found, and takes another question. @param {Task} task */
  async function follow(task) {
    task.reach();
    learn(results, "run", { following: true });
    await kindOf(results.get().subject.look).belongings({ state, results, ask }, task.signal);
    learn(results, "run", { following: false });
  }

  /** Finds out what belongs to the tree that is shown, if that was ended too soon. @param {Task} task */
  async function finish(task) {
    if (results.get().run.following) await follow(task);
  }

  return { estimate, find, confirm, show, follow, finish };
}
