/**
 * What the user starts, and what happens to the work that is already under way.
 *
 * An attempt is all the work that an action leads to: often a change of the position, and then a search. Work beside
 * the search, such as a duel, waits until the present attempt is over.
 *
 * @typedef {import("../kinds/kind.js").Task} Task
 * @typedef {import("../kinds/context.js").Work} Work
 */

import { noticeAfter } from "../state/carried-over.js";
import { chosenMethod } from "../state/catalogue.js";
import { TASKS, placeOfError } from "../kinds/tasks.js";
import { updateResults } from "../state/results.js";
import { stoppedText } from "./stopped.js";
import { REFUSE, REPLACE, WAIT } from "./tasks.js";

/** @typedef {ReturnType<typeof createAttempts>} Attempts */

/** @type {Record<string, import("./tasks.js").Lane>} */
export const LANES = {
  /** Changes of the position: none is lost, even if the user is faster than Python. */
  position: { policy: WAIT },
  /** Choices of a game, problem or example: only the newest is put on the board. */
  choice: { policy: REPLACE },
  /** All that comes before a search, the search, and the further questions about its tree. */
  search: { policy: REPLACE, ends: ["beside"] },
  /** Work that is asked for beside the search. */
  beside: { policy: REPLACE, after: "search" },
  /** The picture at the cursor. */
  picture: { policy: REFUSE, quiet: true },
};

/**
 * What is under way, for the page to show.
 * @param {import("./tasks.js").Tasks} tasks @returns {Readonly<import("../state/results.js").Doing>}
 */
export function doingOf(tasks) {
  const { name, detail } = tasks.reported("search", "beside");
  return Object.freeze({
    busy: tasks.isBusy,
    task: name,
    detail,
    queued: tasks.isWaiting("beside"),
    choosing: tasks.reported("choice").name,
  });
}

const nothing = async () => {};

/**
 * @param {import("../state/stores.js").Stores & {tasks: import("./tasks.js").Tasks,
 *   python: {stop: () => void, halt: () => boolean, restart: () => void}, atRest: () => void}} on  `atRest` is called at the end
 *   of each attempt
 */
export function createAttempts({ tasks, state, results, python, atRest }) {
  /** @type {() => Promise<unknown>} what to do again after Python has been restarted */
  let unfinished = nothing;

  /** @param {Task} task @param {Work} work @param {() => Promise<unknown>} again */
  async function carryOut(task, work, again) {
    unfinished = again;
    try {
      await work(task);
      if (unfinished === again) unfinished = nothing;
    } catch (error) {
      if (!task.signal.aborted) showError(error, task.name);
    }
    if (task.signal.aborted) return;
    task.report("");
    if (results.get().run.pending) updateResults(results, "run", { pending: false, growing: null });
    atRest();
  }

  /** @param {unknown} error @param {string} task */
  function showError(error, task) {
    if (!(error instanceof Error) || error.name === "Stopped") return;
    const { message, field = "", at = null, choices = [] } = /** @type {any} */ (error);
    const place = placeOfError(task, field);
    const choice = choices.length > 0 ? { choices } : {};
    results.update({ error: { message, field: place, at: place === field ? at : null, ...choice } });
  }

  /**
   * Does work that may ask Python several questions. It replaces the attempt that is under way.
   * @param {Work} work @returns {Promise<unknown>}
   */
  function attempt(work) {
    return tasks.start("search", (task) => carryOut(task, work, () => attempt(work)));
  }

  /**
   * Does work beside the search. It ends other work beside the search, but waits for an attempt that is under way.
   * @param {string} name @param {Work} work
   */
  function beside(name, work) {
    /** @type {Work} */
    const named = (task) => {
      task.report(name);
      return work(task);
    };
    return tasks.start("beside", (task) => {
      // An earlier error of work beside the search is out of date now.
      if ((results.get().error?.field ?? "") in TASKS) results.update({ error: null });
      return carryOut(task, named, () => attempt(named));
    });
  }

  /** Changes the position, after all earlier changes are done. @param {Work} work */
  const change = (work) => tasks.start("position", work);

  /**
   * Puts another subject on the board. If several are chosen quickly, only the newest counts.
   * @param {string} name  the game and preset, if they are chosen by name
   * @param {(signal: AbortSignal) => Promise<import("../state/results.js").Look>} find
   * @param {(look: import("../state/results.js").Look) => void} put
   */
  function choose(name, find, put) {
    return tasks.start("choice", (choice) => {
      choice.report(name);
      return change(async () => {
        if (choice.signal.aborted) return;
        const look = await find(choice.signal);
        if (choice.signal.aborted) return;
        state.update({ notice: noticeAfter(state.get()) });
        put(look);
      });
    });
  }

  /** Resolves when all changes of the position so far are done. */
  const changed = () => tasks.whenDone("position");

  /** Ends everything that is under way or waiting; but a search whose tree is seen to grow keeps what there is. */
  function stop() {
    if (results.get().run.growing && python.halt()) return;
    const { task } = results.get().doing;
    const method = chosenMethod(state.get(), results.get());
    unfinished = nothing;
    tasks.endAll();
    python.stop();
    updateResults(results, "run", { pending: false, growing: null, following: false });
    const error = task && { message: stoppedText(task, method), field: placeOfError(task, "method") };
    results.update({ error: error || null });
  }

  function retry() {
    python.restart();
    return unfinished();
  }

  return { attempt, beside, change, choose, changed, intents: { stop, "retry-boot": retry } };
}
