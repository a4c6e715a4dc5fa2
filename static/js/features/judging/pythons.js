/**
 * The Pythons that judge a class. One judges; each submission runs in a fresh one, which is ended after it, or when it
 * does not come to an end. What comes out of it is carried on as bytes, and trusted in nothing.
 *
 * @typedef {import("../../python/interpreter.js").Interpreter} Interpreter
 * @typedef {{case: unknown, seconds: number}} Case  `seconds`: when it is ended from outside
 * @typedef {{run: unknown, cases: readonly Case[], ours: boolean}} RunRequest  `ours`: it is the task's own solution
 * @typedef {{kind: string, why: "" | "slow" | "ended"}} Outcome  what came of a case
 * @typedef {{reply: any, data: Uint8Array[]}} Answer  of the Python that judges
 * @typedef {Outcome & {data: Uint8Array | null}} Recording
 */

import { createOvertime } from "../../python/overtime.js";

/** The bytes of a record that is not read. */
const TOO_MUCH = 256 * 2 ** 20;
/** Seconds that the judge has for one question; it compares, and runs nothing. */
const JUDGES = 120;
/** A judge whose memory has grown beyond this is replaced, in bytes. */
const GROWN = 300e6;

/** The Python that was asked has come to an end. */
class WorkerLost extends Error {}

/** It has come to an end because of another question. */
export class Interrupted extends Error {}

/** What may end before an answer comes: `end` makes `over` reject. */
function ending() {
  /** @type {(why: Error) => void} */
  let end = () => {};
  /** @type {Promise<never>} */
  const over = new Promise((_, reject) => {
    end = reject;
  });
  over.catch(() => {});
  return { end, over };
}

/**
 * @param {() => Promise<Interpreter>} boot
 * @param {AbortSignal} signal  ends all of them
 */
export function createPythons(boot, signal) {
  const { end: abort, over: aborted } = ending();
  /** @type {Set<Worker>} */
  const alive = new Set();
  signal.addEventListener("abort", () => {
    for (const worker of alive) worker.terminate();
    abort(signal.reason);
  });

  /** @param {Worker} worker */
  function close(worker) {
    alive.delete(worker);
    worker.terminate();
  }

  /** A Python that has imported what it takes. @param {import("../../python/protocol.js").CheckRole} role */
  async function start(role) {
    signal.throwIfAborted();
    const { worker, remote } = await boot();
    alive.add(worker);
    if (signal.aborted) close(worker);
    signal.throwIfAborted();
    if (role === "run") await Promise.race([remote.check(role, "", []), aborted]);
    return { worker, remote };
  }

  /** Where programs run; after `leave`, the next one finds nothing of those before. */
  function createRunner() {
    /** @type {Interpreter | null} */
    let python = null;

    function leave() {
      if (python) close(python.worker);
      python = null;
    }

    /** @param {unknown} run @param {Case} given @returns {Promise<Recording>} */
    async function recorded(run, { case: testCase, seconds }) {
      python ??= await start("run");
      const { worker, remote } = python;
      const { end, over } = ending();
      const slow = () => end(new WorkerLost("slow"));
      const timer = setTimeout(slow, 1000 * seconds);
      const overtime = createOvertime(slow);
      /** @param {MessageEvent} event */
      const onMessage = ({ data }) => typeof data?.alarm === "number" && overtime.set(data.alarm);
      worker.addEventListener("message", onMessage);
      worker.onerror = (event) => {
        event.preventDefault();
        end(new WorkerLost("ended"));
      };
      try {
        const reply = await Promise.race([
          remote.check("run", JSON.stringify({ run, case: testCase }), []),
          over,
          aborted,
        ]);
        const [data] = "died" in reply ? [] : reply.data;
        if (
          "died" in reply ||
          typeof reply.text !== "string" ||
          !(data instanceof Uint8Array) ||
          data.length > TOO_MUCH
        )
          throw new WorkerLost("ended");
        return { kind: reply.text, why: "", data };
      } catch (error) {
        signal.throwIfAborted();
        leave();
        const isSlow = error instanceof WorkerLost && error.message === "slow";
        return { kind: "", why: isSlow ? "slow" : "ended", data: null };
      } finally {
        clearTimeout(timer);
        overtime.stop();
        worker.removeEventListener("message", onMessage);
      }
    }

    const oneByOne = createQueue();
    return {
      record: (/** @type {unknown} */ run, /** @type {Case} */ testCase) => oneByOne(() => recorded(run, testCase)),
      leave,
    };
  }

  /**
   * The Python that judges.
   * @returns {Promise<{ask: (request: object, data?: readonly Uint8Array[]) => Promise<Answer>, isGrown: () => boolean, leave: () => void}>}
   *   `ask` rejects with `WorkerLost` if this was too much for it, and with `Interrupted` if another question was
   */
  async function createJudge() {
    const { worker, remote } = await start("judge");
    const { end, over } = ending();
    const oneByOne = createQueue();
    let memory = 0;

    function leave() {
      close(worker);
      end(new Interrupted());
    }

    /** @param {object} request @param {readonly Uint8Array[]} data */
    async function answered(request, data) {
      const { end: endThis, over: thisOver } = ending();
      const timer = setTimeout(() => endThis(new WorkerLost()), 1000 * JUDGES);
      worker.onerror = (event) => {
        event.preventDefault();
        endThis(new WorkerLost());
      };
      try {
        const reply = await Promise.race([
          over,
          remote.check("judge", JSON.stringify(request), data),
          thisOver,
          aborted,
        ]);
        if ("died" in reply) throw new WorkerLost();
        memory = reply.memory;
        return { reply: JSON.parse(reply.text), data: reply.data };
      } catch (error) {
        leave();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    }

    return {
      ask: (request, data = []) => oneByOne(() => answered(request, data)),
      isGrown: () => memory > GROWN,
      leave,
    };
  }

  return { createRunner, createJudge };
}

/** Does one work after the other. @returns {<T>(work: () => Promise<T>) => Promise<T>} */
function createQueue() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
