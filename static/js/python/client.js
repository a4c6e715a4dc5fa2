/** The page's side of Python: boots the worker, asks it, stops it, and replaces it when it dies. */

import { createBusy } from "./busy.js";
import { Ended, PlyscopeError, Stopped } from "./errors.js";
import { FETCHING, SHARE_OF_FILES } from "./interpreter.js";
import { createOvertime } from "./overtime.js";
import { requestText } from "./request-text.js";
import { Supply } from "./supply.js";
import { marked, secondsLeft } from "./time-left.js";
import { TOO_LITTLE_MEMORY, causeOf, explain, messageOf } from "./trouble.js";
import { createWatchdog } from "./watchdog.js";

/** @typedef {import("./protocol.js").RawAnswer} RawAnswer */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./messages.js").Request} Request */
/** @typedef {import("./protocol.js").Status} Status */

/** @typedef {import("./interpreter.js").Interpreter} Interpreter */
/** @typedef {Interpreter["remote"]} Remote */
/** @typedef {import("./protocol.js").Batch} Batch */
/**
 * @typedef {{text: string, resolve: (reply: Reply) => void, reject: (error: Error) => void,
 *   onBatch?: (batch: Batch) => void, canHalt?: boolean, isHalted?: boolean}} Question
 */

/** A fresh Python has 45 MB; half a million watched nodes take 340 MB, which leaves less for a later search. */
const MEMORY_LIMIT = 300e6;
const START_AGAIN = "Python stopped unexpectedly and is starting again.";
const OUT_OF_MEMORY =
  "Python has run out of memory and is starting again: choose a smaller depth, or close other tabs and programs.";
const OVERTIME = "Python did not stop in time, and is starting again.";
/**
 * A question that nobody waits for any more may run on for this share of the time of a boot; then its worker is
 * ended. Most end before a new worker would be ready, on a slow machine as well as on a fast one.
 */
const PATIENCE = 0.5;
/** In seconds; an upper limit, because the first boot may have waited for a slow network. */
const LONGEST_PATIENCE = 1.5;
/**
 * A second Python is started when the first one has had nothing to do for this long; not before a program of the user's
 * has run, because nobody else needs it, and the first boot must not wait for it.
 */
const IDLE_MS = 2000;

/**
 * Boots Python in a worker at once, if it need not wait.
 *
 * @param {object} options
 * @param {(status: Status) => void} [options.onStatus] called whenever what Python is doing changes
 * @param {(busy: boolean) => void} [options.onBusy] called when a question takes long, and when it has ended
 * @param {Promise<unknown>} [options.waits] it does not boot before this is settled
 * @param {number} [options.timeoutMs] a boot without progress for this long has failed
 * @param {string} [options.base] address of the folder with Python's files
 * @param {number} [options.memoryLimit] a Python whose memory has grown beyond this, in bytes, is replaced
 * @param {boolean} [options.mayHoldTwo] whether a second Python may be there, to replace the first one
 */
export function createPython({ onStatus, onBusy, waits, timeoutMs, base, memoryLimit, mayHoldTwo } = {}) {
  return new Python(
    onStatus ?? (() => {}),
    onBusy ?? (() => {}),
    timeoutMs ?? 30_000,
    base ?? new URL("python/", document.baseURI).href,
    memoryLimit ?? MEMORY_LIMIT,
    mayHoldTwo ?? true,
    waits,
  );
}

class Python {
  /** @type {Status} */
  #status = { phase: "booting", stage: FETCHING, fraction: 0 };
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Remote | null} what answers, once booted */
  #remote = null;
  /** @type {Set<Question>} asked and not yet answered, in the order in which they will be sent */
  #questions = new Set();
  /** @type {Question | null} what Python is working on; if it was dropped, it is no longer in `#questions` */
  #current = null;
  #bootSeconds = 1;
  /** @type {{stop: () => void} | null} */
  #watchdog = null;

  #supply;
  #standsBy = false;
  /** Whether a program has left something in Python: no other question may find it. */
  #isSpent = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idleTimer;
  #overtime = createOvertime((otherwise) =>
    this.#end(otherwise ? JSON.parse(otherwise) : { message: OVERTIME }, "seconds"),
  );
  #onStatus;
  #showBusy;
  #timeoutMs;
  #mayHoldTwo;

  /**
   * @param {(status: Status) => void} onStatus
   * @param {(busy: boolean) => void} onBusy
   * @param {number} timeoutMs
   * @param {string} base
   * @param {number} memoryLimit
   * @param {boolean} mayHoldTwo
   * @param {Promise<unknown> | undefined} waits
   */
  constructor(onStatus, onBusy, timeoutMs, base, memoryLimit, mayHoldTwo, waits) {
    this.#onStatus = onStatus;
    this.#showBusy = createBusy(onBusy);
    this.#timeoutMs = timeoutMs;
    this.#mayHoldTwo = mayHoldTwo;
    this.#supply = new Supply(base, memoryLimit, mayHoldTwo, (worker, message) => {
      if (this.#worker !== worker) return;
      if ("alarm" in message) this.#overtime.set(message.alarm, message.otherwise);
      else if (this.#current) {
        this.#current.canHalt = message.canHalt;
        this.#current.onBatch?.(message.batch);
      }
    });
    if (waits) waits.then(() => this.#boot());
    else this.#boot();
  }

  /** What Python is doing now. */
  get status() {
    return this.#status;
  }

  /**
   * Asks Python. Questions are answered one after another; one asked during the boot waits for its end.
   *
   * @param {Request} request
   * @param {object} [how]
   * @param {AbortSignal} [how.signal] aborting drops the question, and ends Python's work on it
   * @param {(batch: Batch) => void} [how.onBatch] called now and then with what a search has done so far
   * @returns {Promise<Reply>} rejects with a `PlyscopeError`, with `Stopped`, or with the signal's reason
   */
  async ask(request, { signal, onBatch } = {}) {
    signal?.throwIfAborted();
    if (this.#status.phase === "failed") throw new PlyscopeError({ message: this.#status.message });
    const text = requestText(request);
    /** @type {() => void} */
    let drop = () => {};
    try {
      return await new Promise((resolve, reject) => {
        const question = { text, resolve, reject, ...(onBatch && { onBatch }) };
        this.#questions.add(question);
        drop = () => this.#drop(question, signal?.reason);
        signal?.addEventListener("abort", drop);
        this.#sendNext();
      });
    } finally {
      signal?.removeEventListener("abort", drop);
    }
  }

  /**
   * Halts the search that runs: it answers with what it has done so far.
   * @returns {boolean} whether it will; otherwise it does not hear that, or has heard it before, and goes on
   */
  halt() {
    const question = this.#current;
    if (!question?.canHalt || question.isHalted || !this.#questions.has(question)) return false;
    question.isHalted = true;
    this.#remote?.halt();
    return true;
  }

  /** Ends what Python is doing. Every question asked so far rejects with `Stopped`. A boot does nothing else, and goes on. */
  stop() {
    this.#rejectAll(new Stopped());
    if (this.#status.phase !== "booting") this.#replace();
  }

  /**
   * Installs a package in a fresh Python, which then takes the place of the present one.
   *
   * @param {string} name
   * @param {AbortSignal} [signal]
   * @returns {Promise<void>} rejects with a `PlyscopeError`, or with the signal's reason
   */
  async install(name, signal) {
    const fresh = await this.#supply.withPackage(name, signal);
    this.#endWorker();
    this.#continueWith(fresh);
  }

  /** A Python apart from the one that answers; it belongs to whoever asks for it. @returns {Promise<Interpreter>} */
  apart() {
    return this.#supply.boot();
  }

  /** What shows trees in a report, which the page's Python is without. @returns {Promise<Uint8Array>} */
  viewer() {
    return this.#supply.viewer();
  }

  /** From now on a second Python stands by, so that starting again takes no time. */
  standBy() {
    if (this.#standsBy) return;
    this.#standsBy = true;
    this.#whenIdle();
  }

  /** As soon as the first Python has nothing to do, the second one starts, or the first one starts again if it must. */
  #whenIdle() {
    clearTimeout(this.#idleTimer);
    const { successor } = this.#supply;
    if (!this.#standsBy && !successor.isDue) return;
    this.#idleTimer = setTimeout(() => {
      if (!this.#remote || this.#current) return;
      if (this.#mayHoldTwo) successor.prepare(() => this.#takeOver());
      else if (successor.isDue) this.#replace();
    }, IDLE_MS);
  }

  /** Ends the worker. The Python that stands by goes on, if there is one; otherwise a new one is booted. */
  #replace() {
    const fresh = this.#supply.successor.takeEarly();
    if (!fresh) return void this.#boot();
    this.#endWorker();
    this.#continueWith(fresh);
  }

  /** @param {Interpreter} fresh */
  #continueWith(fresh) {
    this.#worker = fresh.worker;
    this.#remote = fresh.remote;
    this.#isSpent = false;
    this.#adopt(fresh.worker);
    this.#sendNext();
    this.#whenIdle();
  }

  /** Tries to boot again after a failure. Waiting questions keep waiting. */
  restart() {
    this.#boot();
  }

  /** Ends the worker if there is one, and boots a new one. */
  async #boot() {
    this.#supply.successor.drop();
    this.#endWorker();
    const begun = performance.now();
    // Once a later boot has begun, messages of an earlier one are ignored.
    const watchdog = createWatchdog(this.#timeoutMs, () => {
      const seconds = Math.round(this.#timeoutMs / 1000);
      this.#fail(`Python made no progress for ${seconds} seconds, so Plyscope stopped waiting.`);
    });
    this.#watchdog = watchdog;
    const current = () => this.#watchdog === watchdog;
    /** @type {import("./time-left.js").Mark[]} */
    let marks = [];
    /** @type {(stage: string, fraction: number) => void} */
    const onStage = (stage, fraction) => {
      // What still arrives for a Python that has started already is no progress of its boot.
      if (!current() || this.#remote) return;
      watchdog.fed();
      const percent = Math.floor(100 * fraction);
      const last = this.#status;
      // A file may also arrive when Python has begun to start without it.
      if (last.phase === "booting" && fraction > 0 && fraction < last.fraction) return;
      if (last.phase === "booting" && last.stage === stage && Math.floor(100 * last.fraction) === percent) return;
      marks = marked(marks, { at: performance.now(), share: fraction / SHARE_OF_FILES });
      this.#setStatus({ phase: "booting", stage, fraction, left: stage === FETCHING ? secondsLeft(marks) : 0 });
    };
    onStage(FETCHING, 0);
    try {
      /** @param {Worker} started */
      const onWorker = (started) => {
        if (current()) this.#worker = started;
        else started.terminate();
      };
      const fresh = await this.#supply.boot({ onStage, onWorker });
      if (!current()) return;
      watchdog.stop();
      this.#bootSeconds = (performance.now() - begun) / 1000;
      this.#setStatus({ phase: "ready", seconds: this.#bootSeconds });
      this.#continueWith(fresh);
    } catch (error) {
      if (current()) this.#fail(`Python could not start. ${explain(error)}`);
    }
  }

  /** Replaces a worker that is due by a fresh one, if there is one, as soon as it is idle. */
  #takeOver() {
    if (this.#current) return;
    const fresh = this.#supply.successor.take();
    if (!fresh) return;
    this.#endWorker();
    this.#continueWith(fresh);
  }

  /** @param {Worker} worker */
  #adopt(worker) {
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.#worker === worker) this.#lost(event.message ?? "The worker did not load.");
    };
  }

  /** Sends the oldest question, if Python is ready and idle. */
  #sendNext() {
    const [question] = this.#questions;
    if (!this.#remote || this.#current || !question) return;
    if (this.#isSpent) this.#replace();
    else this.#send(this.#remote, question);
  }

  /**
   * @param {Remote} remote
   * @param {Question} question
   */
  async #send(remote, question) {
    this.#workOn(question);
    try {
      const raw = await remote.answer(question.text);
      if (this.#current !== question) return;
      if ("died" in raw) {
        this.#lost(raw.died);
        return;
      }
      this.#isSpent = !raw.isClean;
      this.#supply.successor.afterReply(raw.memory, raw.isClean, () => this.#takeOver());
      question.resolve(readAnswer(raw));
    } catch (error) {
      if (this.#current !== question) return;
      const refused = error instanceof PlyscopeError;
      question.reject(refused ? error : new PlyscopeError({ message: messageOf(error) }));
    }
    this.#questions.delete(question);
    this.#workOn(null);
    this.#takeOver();
    this.#sendNext();
    this.#whenIdle();
  }

  /**
   * Drops a question that nobody waits for any more. If Python is working on it and does not finish soon, the worker
   * is replaced; waiting questions are sent to the new one.
   *
   * @param {Question} question
   * @param {Error} reason
   */
  #drop(question, reason) {
    this.#questions.delete(question);
    question.reject(reason);
    if (this.#current !== question) return;
    setTimeout(
      () => {
        if (this.#current === question) this.#replace();
      },
      1000 * Math.min(LONGEST_PATIENCE, PATIENCE * this.#bootSeconds),
    );
  }

  /** @param {Question | null} question that Python works on from now on */
  #workOn(question) {
    this.#current = question;
    this.#overtime.stop();
    this.#showBusy(question !== null);
  }

  /**
   * The worker has died. During a boot, that is a failure; later, the worker is replaced.
   *
   * @param {string} why
   */
  #lost(why) {
    if (this.#status.phase === "booting") {
      this.#fail(`Python could not start. ${why}`);
      return;
    }
    this.#end({ message: why === TOO_LITTLE_MEMORY ? OUT_OF_MEMORY : `${START_AGAIN} (${why})` }, causeOf(why));
  }

  /**
   * Replaces a worker that cannot go on. The question that it was working on is rejected; the others keep waiting.
   *
   * @param {import("./protocol.js").Refusal} refusal @param {import("./errors.js").Cause} cause
   */
  #end(refusal, cause) {
    const question = this.#current;
    if (question) {
      this.#questions.delete(question);
      question.reject(new Ended(refusal, cause));
    }
    this.#replace();
  }

  /** @param {string} message */
  #fail(message) {
    this.#supply.successor.drop();
    this.#endWorker();
    this.#supply.pause();
    this.#setStatus({ phase: "failed", message });
    this.#rejectAll(new PlyscopeError({ message }));
  }

  #endWorker() {
    this.#watchdog?.stop();
    this.#watchdog = null;
    this.#worker?.terminate();
    this.#worker = null;
    this.#remote = null;
    this.#workOn(null);
  }

  /** @param {Error} error */
  #rejectAll(error) {
    const dropped = [...this.#questions];
    this.#questions.clear();
    for (const question of dropped) question.reject(error);
  }

  /** @param {Status} status */
  #setStatus(status) {
    this.#status = status;
    this.#onStatus(status);
  }
}

/**
 * @param {Exclude<RawAnswer, {died: string}>} raw
 * @returns {Reply}
 */
function readAnswer({ text, columns }) {
  const reply = JSON.parse(text);
  if (reply.error) throw new PlyscopeError(reply.error);
  return { ...reply, columns };
}
