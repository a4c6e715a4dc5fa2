/**
 * Runs tasks: only this class knows what is under way, what is waiting, and whether the page is busy.
 *
 * A task is an async function. It is started in a lane, and the lane's policy says what happens if another task is
 * already there. When a task is ended, because a newer one replaces it or because everything is stopped, its signal is
 * aborted and it is forgotten at once: whatever its function still returns or throws is ignored.
 */

/** The new task replaces the one before, which is ended: the newest wins. */
export const REPLACE = "replace";
/** The new task waits in a queue: none is lost. */
export const WAIT = "wait";
/** The new task is refused while another one is there. */
export const REFUSE = "refuse";

/**
 * @typedef {object} Lane
 * @property {typeof REPLACE | typeof WAIT | typeof REFUSE} policy
 * @property {string[]} [ends]  other lanes whose tasks are also ended by a new task of this lane
 * @property {string} [after]  another lane; tasks of this lane wait until it is empty
 * @property {boolean} [quiet]  whether the page is not busy during its tasks
 */

/** @typedef {import("../kinds/kind.js").Task} Task */

/**
 * @typedef {object} Entry
 * @property {string} lane
 * @property {AbortController} controller
 * @property {Task} task
 * @property {string} detail
 * @property {boolean} begun
 * @property {boolean} reached
 * @property {(task: Task) => Promise<unknown>} work
 * @property {Promise<boolean>} outcome
 * @property {(completed: boolean) => void} settle
 * @property {(error: unknown) => void} fail
 */

export class Tasks {
  /** @type {Entry[]} the tasks that are under way or waiting, in the order in which they were started */
  #entries = [];
  /** @type {Record<string, Lane>} */
  #lanes;
  #onChange;

  /**
   * @param {Record<string, Lane>} lanes
   * @param {() => void} [onChange]  called whenever another task is under way, or a task says what it is doing
   */
  constructor(lanes, onChange = () => {}) {
    this.#lanes = lanes;
    this.#onChange = onChange;
  }

  /**
   * Starts a task; it begins at once if it does not have to wait.
   * @param {string} lane
   * @param {(task: Task) => Promise<unknown>} work
   * @returns {Promise<boolean>} whether it has finished; false if it was refused or ended. Rejects if it failed.
   */
  start(lane, work) {
    const { policy, ends = [] } = this.#lanes[lane];
    if (policy === REFUSE && this.#in(lane).length > 0) return Promise.resolve(false);
    const interrupted = policy === REPLACE && this.isOnItsWay(lane);
    this.#end((entry) => ends.includes(entry.lane) || (policy === REPLACE && entry.lane === lane));
    const entry = this.#entry(lane, work, interrupted);
    this.#entries.push(entry);
    this.#advance();
    return entry.outcome;
  }

  /** Ends all tasks, also the waiting ones. */
  endAll() {
    this.#end(() => true);
    this.#onChange();
  }

  /** Resolves when all tasks that are now in a lane are over. @param {string} lane @returns {Promise<unknown>} */
  whenDone(lane) {
    return Promise.allSettled(this.#in(lane).map(({ outcome }) => outcome));
  }

  /** Whether there is a task in any lane that is not quiet. */
  get isBusy() {
    return this.#entries.some(({ lane }) => !this.#lanes[lane].quiet);
  }

  /** Whether a task of the lane is under way and has not reached its goal yet. @param {string} lane */
  isOnItsWay(lane) {
    return this.#in(lane).some(({ begun, reached }) => begun && !reached);
  }

  /** Whether a task of the lane is waiting. @param {string} lane */
  isWaiting(lane) {
    return this.#in(lane).some(({ begun }) => !begun);
  }

  /** What the first running task of these lanes says about itself. @param {...string} lanes */
  reported(...lanes) {
    const entry = this.#entries.find(({ lane, begun }) => begun && lanes.includes(lane));
    return { name: entry?.task.name ?? "", detail: entry?.detail ?? "" };
  }

  /** @param {string} lane */
  #in(lane) {
    return this.#entries.filter((entry) => entry.lane === lane);
  }

  /** @param {string} lane @param {Entry["work"]} work @param {boolean} interrupted @returns {Entry} */
  #entry(lane, work, interrupted) {
    const controller = new AbortController();
    /** @type {any} */
    const ends = {};
    const outcome = new Promise((settle, fail) => Object.assign(ends, { settle, fail }));
    /** @type {Entry} */
    const entry = {
      ...ends,
      ...{ lane, controller, work, outcome, detail: "", begun: false, reached: false },
      task: {
        signal: controller.signal,
        interrupted,
        name: "",
        report: (name, detail = "") => {
          entry.task.name = name;
          entry.detail = detail;
          if (!controller.signal.aborted) this.#onChange();
        },
        reach: () => {
          entry.reached = true;
        },
      },
    };
    return entry;
  }

  /** Ends the chosen tasks. @param {(entry: Entry) => boolean} isChosen */
  #end(isChosen) {
    const ended = this.#entries.filter(isChosen);
    this.#entries = this.#entries.filter((entry) => !ended.includes(entry));
    for (const { controller, settle } of ended) {
      controller.abort();
      settle(false);
    }
  }

  /** Begins the waiting tasks that no longer have to wait. */
  #advance() {
    for (const entry of [...this.#entries]) if (this.#mayBegin(entry)) this.#begin(entry);
    this.#onChange();
  }

  /** @param {Entry} entry */
  #mayBegin(entry) {
    const { after } = this.#lanes[entry.lane];
    const isFree = after === undefined || this.#in(after).length === 0;
    return !entry.begun && this.#in(entry.lane)[0] === entry && isFree;
  }

  /** @param {Entry} entry */
  async #begin(entry) {
    entry.begun = true;
    try {
      await entry.work(entry.task);
      this.#leave(entry);
      entry.settle(true);
    } catch (error) {
      this.#leave(entry);
      entry.fail(error);
    }
  }

  /** Removes a task that is over; a task that was ended is already gone. @param {Entry} entry */
  #leave(entry) {
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.#advance();
  }
}
