/**
 * What a person begins, and how it stands to what else is under way.
 *
 * An attempt is what an action leads to: often a change of the position, and then a search. What is done
 * beside the search, as a duel, waits for the attempt that is under way.
 *
 * @typedef {import("./tasks.js").Task} Task
 * @typedef {(task: Task) => Promise<unknown>} Work
 */

import { chosenMethod } from "../state/catalogue.js";
import { TASKS, placeOfError } from "../kinds/tasks.js";
import { learn } from "../state/results.js";
import { stoppedText } from "./stopped.js";
import { REFUSE, REPLACE, WAIT } from "./tasks.js";

/** @typedef {ReturnType<typeof createAttempts>} Attempts */

/** @type {Record<string, import("./tasks.js").Lane>} */
export const LANES = {
  /** Changes of the position: none is lost, though a person is quicker than Python. */
  position: { policy: WAIT },
  /** Games, problems and examples that are chosen: the newest alone is put on the board. */
  choice: { policy: REPLACE },
  /** What leads to a search, the search, and what belongs to its tree. */
  search: { policy: REPLACE, ends: ["beside"] },
  /** What is asked for beside the search. */
  beside: { policy: REPLACE, after: "search" },
  /** The picture where the cursor is. */
  picture: { policy: REFUSE, quiet: true },
};

/** What is under way, as the page tells it. @param {import("./tasks.js").Tasks} tasks @returns {Readonly<import("../state/results.js").Doing>} */
export function doingOf(tasks) {
  const { name, detail } = tasks.told("search", "beside");
  return Object.freeze({
    busy: tasks.isBusy,
    task: name,
    detail,
    queued: tasks.isWaiting("beside"),
    choosing: tasks.told("choice").name,
  });
}

const nothing = async () => {};

/**
 * @param {import("./stores.js").Stores & {tasks: import("./tasks.js").Tasks,
 *   python: {stop: () => void, restart: () => void}, atRest: () => void}} on  `atRest` is called when an attempt
 *   has come to its end
 */
export function createAttempts({ tasks, state, results, python, atRest }) {
  /** @type {() => Promise<unknown>} what to do again when Python has been brought back */
  let unfinished = nothing;

  /** @param {Task} task @param {Work} work @param {() => Promise<unknown>} again */
  async function carryOut(task, work, again) {
    unfinished = again;
    try {
      await work(task);
      if (unfinished === again) unfinished = nothing;
    } catch (error) {
      if (!task.signal.aborted) tellWrong(error, task.name);
    }
    if (task.signal.aborted) return;
    task.tell("");
    if (results.get().run.pending) learn(results, "run", { pending: false });
    atRest();
  }

  /** @param {unknown} error @param {string} task */
  function tellWrong(error, task) {
    if (!(error instanceof Error) || error.name === "Stopped") return;
    const { message, field = "", at = null } = /** @type {any} */ (error);
    const place = placeOfError(task, field);
    results.update({ error: { message, field: place, at: place === field ? at : null } });
  }

  /** Does what takes several questions to Python. It takes the place of what is under way. @param {Work} work @returns {Promise<unknown>} */
  function attempt(work) {
    return tasks.start("search", (task) => carryOut(task, work, () => attempt(work)));
  }

  /**
   * Does what is done beside the search: it ends what else is done beside it, but waits for a search
   * that is under way, and for what leads to one.
   * @param {string} name @param {Work} work
   */
  function beside(name, work) {
    /** @type {Work} */
    const named = (task) => {
      task.tell(name);
      return work(task);
    };
    return tasks.start("beside", (task) => {
      // What went wrong beside the search is tried again, or something else takes its place.
      if ((results.get().error?.field ?? "") in TASKS) results.update({ error: null });
      return carryOut(task, named, () => attempt(named));
    });
  }

  /** Changes the position, after all changes that were begun before. @param {Work} work */
  const change = (work) => tasks.start("position", work);

  /**
   * Puts another subject on the board: of several that were chosen, the newest alone.
   * @param {string} name  the game and preset, if they are chosen by name
   * @param {(signal: AbortSignal) => Promise<import("../state/results.js").Look>} find
   * @param {(look: import("../state/results.js").Look) => void} put
   */
  function choose(name, find, put) {
    return tasks.start("choice", (choice) => {
      choice.tell(name);
      return change(async () => {
        if (choice.signal.aborted) return;
        const look = await find(choice.signal);
        if (!choice.signal.aborted) put(look);
      });
    });
  }

  /** Resolves when the changes of the position that were begun have been made. */
  const changed = () => tasks.whenDone("position");

  /** Ends all that is under way or waits, whoever asked for it. */
  function stop() {
    const { task } = results.get().doing;
    const method = chosenMethod(state.get(), results.get());
    unfinished = nothing;
    tasks.endAll();
    python.stop();
    learn(results, "run", { pending: false, following: false });
    const error = task && { message: stoppedText(task, method), field: placeOfError(task, "method") };
    results.update({ error: error || null });
  }

  function retry() {
    python.restart();
    return unfinished();
  }

  return { attempt, beside, change, choose, changed, intents: { stop, "retry-boot": retry } };
}
