/**
 * What happens after a change of the subject or method: a search, or a move by Python instead.
 *
 * @typedef {import("../kinds/kind.js").Task} Task
 * @typedef {import("../kinds/kind.js").How} How
 */

import { kindOf } from "../kinds/index.js";
import { updateResults } from "../state/results.js";
import { CONFIRM_ABOVE_NODES } from "./search.js";

/** @typedef {ReturnType<typeof createFollowing>} Following */

/**
 * @param {import("../state/stores.js").Stores
 *   & Pick<import("./attempts.js").Attempts, "change">
 *   & Pick<import("./search.js").Search, "find" | "follow" | "finish">
 *   & {turns: ReadonlyMap<string, import("../kinds/kind.js").Turns>}} on  `turns` of each kind, by its id
 */
export function createFollowing({ results, change, find, follow, finish, turns }) {
  const lookNow = () => results.get().subject.look;
  const turnsNow = () => /** @type {import("../kinds/kind.js").Turns} */ (turns.get(kindOf(lookNow()).id));

  /** The largest number of nodes that can be watched. */
  const maxNodes = () => results.get().catalogue?.maxNodes ?? CONFIRM_ABOVE_NODES;

  /** Searches the subject, and plays the move it finds if it is Python's turn. @param {Task} task @param {How} [how] */
  async function search(task, how) {
    if (!(await find(task, how))) return;
    if (await turnsNow().playFound(task)) await answer(task);
    else await follow(task);
  }

  /**
   * What happens after a change of the position: Python moves if it is Python's turn. While Python waits for the user,
   * nothing is searched, unless a search was interrupted, which then starts again.
   * @param {Task} task @param {boolean} [interrupted]
   */
  async function answer(task, interrupted = false) {
    const now = turnsNow();
    if (now.waits() && !interrupted) {
      updateResults(results, "run", { confirm: null });
      await finish(task);
    } else if (!(await now.playUnsearched(task)) && !(await now.playHidden(task))) {
      await search(task, now.how());
    }
  }

  /** Searches again with other settings, or plays without a search. @param {Task} task @param {How} [how] */
  async function searchOrPlay(task, how) {
    if (!(await turnsNow().playUnsearched(task))) await search(task, how);
  }

  /** What happens after a new game or problem. @param {Task} task @param {How} [how] */
  const begun = (task, how) => searchOrPlay(task, { chooseDepth: true, ...how });

  /**
   * What happens when a subject is back on the board: its search, shown at the step where it was left.
   * @param {Task} task @param {number} cursor
   */
  const begunAgain = (task, cursor) => searchOrPlay(task, { confirmAbove: maxNodes(), cursor });

  /**
   * Changes the position, and does what follows. If Python rejects the change, earlier changes still count, and a
   * search that was under way still gets finished.
   * @param {Task} task @param {import("../kinds/context.js").Work} work @param {() => Promise<unknown>} [next]  what to do after the change
   */
  async function changeAndAnswer(task, work, next = () => answer(task)) {
    const before = lookNow();
    /** @type {unknown} */
    let refusal = null;
    await change(work).catch((error) => (refusal = error));
    task.signal.throwIfAborted();
    if (lookNow() !== before) await next();
    else if (task.interrupted) await answer(task, true);
    else await finish(task);
    if (refusal) throw refusal;
  }

  return { search, answer, searchOrPlay, begun, begunAgain, changeAndAnswer, maxNodes };
}
