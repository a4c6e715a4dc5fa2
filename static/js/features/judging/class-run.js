/**
 * Judges a class, one submission after the other.
 *
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./types.js").Wrong} Wrong
 * @typedef {{pack: string, text: string, beside: readonly string[], files: readonly string[]}} Asked  names of files
 * @typedef {{asked: Asked, data: readonly Uint8Array[]}} Given  a task and a class; the bytes of the files in their order
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

/** @param {Judge} judge @param {Given} given */
async function begun(judge, { asked, data }) {
  return checked(await judge.ask({ op: "begin", ...asked }, data)).told;
}

/** What ends a run at its end, or before. @param {AbortSignal} signal */
function endingWith(signal) {
  const end = new AbortController();
  signal.addEventListener("abort", () => end.abort(signal.reason));
  return end;
}

/** @template {{told: any}} Answer @param {Answer} answer */
function checked(answer) {
  if (answer.told.error) throw new BadClass(answer.told.error);
  return answer;
}

/**
 * @param {() => Promise<import("../../python/interpreter.js").Interpreter>} boot
 * @param {number} lanes  how many submissions are judged at once
 * @param {Given} given
 * @param {object} on
 * @param {AbortSignal} on.signal
 * @param {(names: readonly string[]) => void} on.onBegun
 * @param {(number: number, row: Row, verdict: Uint8Array) => void} on.onVerdict
 */
export async function judgeClass(boot, lanes, given, { signal, onBegun, onVerdict }) {
  const end = endingWith(signal);
  const { createJudge, createRunner } = createPythons(boot, end.signal);
  const ours = createRunner();

  /**
   * Has run what the judge wants, until it wants nothing more.
   * @param {Judge} judge @param {{op: string, number: number | null}} asked
   * @param {ReturnType<typeof createRunner>} theirs  where submissions run
   */
  async function answered(judge, asked, theirs) {
    let answer = checked(await judge.ask(asked));
    while (answer.told.wanted) {
      /** @type {import("./pythons.js").Wanted} */
      const { run, cases, ours: isOurs } = answer.told.wanted;
      // What it has changed when it ran before, it does not find.
      theirs.leave();
      const came = [];
      for (const each of cases) came.push(await (isOurs ? ours : theirs).record(run, each));
      const data = came.flatMap((each) => each.data ?? []);
      const told = came.map(({ kind, why }) => ({ kind, why }));
      answer = checked(await judge.ask({ op: "received", number: asked.number, cases: told }, data));
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
    const { data: known } = await answered(first, { op: "prepare", number: null }, ours);
    let judge = Promise.resolve(first);

    /** @param {Promise<Judge>} old */
    async function replace(old) {
      if (judge !== old) return;
      judge = another(known);
      (await old).leave();
    }

    /** @param {number} number */
    async function verdictOn(number) {
      const theirs = createRunner();
      try {
        while (true) {
          const own = judge;
          try {
            const verdict = await answered(await own, { op: "judge", number }, theirs);
            if ((await own).isGrown()) replace(own);
            return verdict;
          } catch (error) {
            end.signal.throwIfAborted();
            await replace(own);
            if (!(error instanceof Interrupted)) return await (await judge).ask({ op: "give-up", number });
          }
        }
      } finally {
        theirs.leave();
      }
    }

    let next = 0;
    const lane = async () => {
      while (next < submissions.length) {
        const number = next++;
        const { told, data } = await verdictOn(number);
        end.signal.throwIfAborted();
        onVerdict(number, told.row, data[0]);
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
 * @param {Given} given @param {string} format @param {Uint8Array} viewer @param {readonly Uint8Array[]} verdicts
 * @param {AbortSignal} signal
 * @returns {Promise<Record<string, Uint8Array>>} by their names
 */
export async function writeClass(boot, given, format, viewer, verdicts, signal) {
  const end = endingWith(signal);
  const { createJudge } = createPythons(boot, end.signal);
  try {
    const judge = await createJudge();
    // What is written needs the task, and no submission.
    const { asked, data: files } = given;
    await begun(judge, { asked: { ...asked, files: [] }, data: files.slice(0, asked.beside.length) });
    const { told, data } = checked(await judge.ask({ op: "write", format }, [viewer, ...verdicts]));
    return Object.fromEntries(
      told.files.map((/** @type {string} */ name, /** @type {number} */ at) => [name, data[at]]),
    );
  } finally {
    end.abort();
  }
}
