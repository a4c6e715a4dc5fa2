/**
 * Judges a class, one submission after the other.
 *
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./types.js").Wrong} Wrong
 * @typedef {{pack: string, text: string, beside: readonly string[], files: readonly string[]}} ClassRequest  names of files
 * @typedef {{request: ClassRequest, data: readonly Uint8Array[]}} ClassInput  a task and a class; the bytes of the files in their order
 */

import { Interrupted, createPythons } from "./pythons.js";

/** @typedef {Awaited<ReturnType<ReturnType<typeof createPythons>["createJudge"]>>} Judge */

/** What is wrong with what a teacher has given. */
export class BadClass extends Error {
  /** @param {Wrong} wrong */
  constructor(wrong) {
    super(wrong.message);
    this.wrong = wrong;
  }
}

/** @param {Judge} judge @param {ClassInput} given */
async function begun(judge, { request, data }) {
  return checked(await judge.ask({ op: "begin", ...request }, data)).reply;
}

/** What ends a run at its end, or before. @param {AbortSignal} signal */
function endingWith(signal) {
  const end = new AbortController();
  signal.addEventListener("abort", () => end.abort(signal.reason));
  return end;
}

/** @template {{reply: any}} Answer @param {Answer} answer */
function checked(answer) {
  if (answer.reply.error) throw new BadClass(answer.reply.error);
  return answer;
}

/**
 * @param {() => Promise<import("../../python/interpreter.js").Interpreter>} boot
 * @param {number} lanes  how many submissions are judged at once
 * @param {ClassInput} given
 * @param {object} on
 * @param {AbortSignal} on.signal
 * @param {(names: readonly string[]) => void} on.onBegun
 * @param {(number: number, row: Row, verdict: Uint8Array) => void} on.onVerdict
 */
export async function judgeClass(boot, lanes, given, { signal, onBegun, onVerdict }) {
  const end = endingWith(signal);
  const { createJudge, createRunner } = createPythons(boot, end.signal);
  const solutionRunner = createRunner();

  /**
   * Has run what the judge wants, until it wants nothing more.
   * @param {Judge} judge @param {{op: string, number: number | null}} request
   * @param {ReturnType<typeof createRunner>} runner  where submissions run
   */
  async function answered(judge, request, runner) {
    let answer = checked(await judge.ask(request));
    while (answer.reply.request) {
      /** @type {import("./pythons.js").RunRequest} */
      const { run, cases, ours: isOurs } = answer.reply.request;
      // What it has changed when it ran before, it does not find.
      runner.leave();
      const outcomes = [];
      for (const each of cases) outcomes.push(await (isOurs ? solutionRunner : runner).record(run, each));
      const data = outcomes.flatMap((each) => each.data ?? []);
      const reports = outcomes.map(({ kind, why }) => ({ kind, why }));
      answer = checked(await judge.ask({ op: "received", number: request.number, cases: reports }, data));
    }
    return answer;
  }

  /** A judge that knows the class, and what the solution does. @param {readonly Uint8Array[]} known */
  async function another(known) {
    const judge = await createJudge();
    await begun(judge, given);
    await judge.ask({ op: "expect" }, known);
    return judge;
  }

  try {
    const first = await createJudge();
    const { submissions } = await begun(first, given);
    onBegun(submissions);
    const { data: known } = await answered(first, { op: "prepare", number: null }, solutionRunner);
    let judge = Promise.resolve(first);

    /** @param {Promise<Judge>} old */
    async function replace(old) {
      if (judge !== old) return;
      judge = another(known);
      (await old).leave();
    }

    /** @param {number} number */
    async function verdictOn(number) {
      const runner = createRunner();
      try {
        while (true) {
          const own = judge;
          try {
            const verdict = await answered(await own, { op: "judge", number }, runner);
            if ((await own).isGrown()) replace(own);
            return verdict;
          } catch (error) {
            end.signal.throwIfAborted();
            await replace(own);
            if (!(error instanceof Interrupted)) return await (await judge).ask({ op: "give-up", number });
          }
        }
      } finally {
        runner.leave();
      }
    }

    let next = 0;
    const lane = async () => {
      while (next < submissions.length) {
        const number = next++;
        const { reply, data } = await verdictOn(number);
        end.signal.throwIfAborted();
        onVerdict(number, reply.row, data[0]);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    end.abort();
  }
}

/**
 * The files of a format, of verdicts.
 * @param {() => Promise<import("../../python/interpreter.js").Interpreter>} boot
 * @param {ClassInput} given @param {string} format @param {Uint8Array} viewer @param {readonly Uint8Array[]} verdicts
 * @param {AbortSignal} signal
 * @returns {Promise<Record<string, Uint8Array>>} by their names
 */
export async function writeClass(boot, given, format, viewer, verdicts, signal) {
  const end = endingWith(signal);
  const { createJudge } = createPythons(boot, end.signal);
  try {
    const judge = await createJudge();
    // What is written needs the task, and no submission.
    const { request, data: files } = given;
    await begun(judge, { request: { ...request, files: [] }, data: files.slice(0, request.beside.length) });
    const { reply, data } = checked(await judge.ask({ op: "write", format }, [viewer, ...verdicts]));
    return Object.fromEntries(
      reply.files.map((/** @type {string} */ name, /** @type {number} */ at) => [name, data[at]]),
    );
  } finally {
    end.abort();
  }
}
