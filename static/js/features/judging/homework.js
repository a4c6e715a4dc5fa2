/** What a student wants with a teacher's task: open it, and have the program in the editor judged by it. */

import { position } from "../../state/state.js";
import { BadClass, judgeClass } from "./class-run.js";

/** @typedef {import("./types.js").Homework} Homework */

/** @type {Homework} */
const NOTHING = Object.freeze({ file: "", text: "", doing: false, wrong: "", found: null });
const MAIN = "program.py";

/** @param {import("../feature.js").FeatureContext} on @returns {import("../feature.js").Handling} */
export function createHomework({ state, results, apart }) {
  /** @type {AbortController | null} of the check that goes on */
  let running = null;

  const now = () => results.get().homework ?? NOTHING;
  /** @param {Partial<Homework>} change */
  const update = (change) => results.update({ homework: Object.freeze({ ...now(), ...change }) });

  async function check() {
    if (running) return;
    const own = new AbortController();
    running = own;
    update({ doing: true, wrong: "", found: null });
    try {
      const there = state.get();
      const text = there.draft ?? position(there);
      const data = [await zipped({ ...there.beside, [MAIN]: text })];
      const request = { pack: "", text: now().text, beside: [], files: ["own.zip"] };
      await judgeClass(
        apart.boot,
        1,
        { request, data },
        {
          signal: own.signal,
          onBegun: () => {},
          onVerdict: (_number, { of, ...row }) => update({ found: of && { ...of, row } }),
        },
      );
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (!own.signal.aborted) update({ wrong: error instanceof BadClass ? error.wrong.message : message });
    } finally {
      running = null;
      update({ doing: false });
    }
  }

  return {
    "choose-task": () => state.update({ taskOpen: true }),
    "open-task"({ name, text }) {
      running?.abort();
      state.update({ taskOpen: true });
      update({ ...NOTHING, file: name, text });
    },
    "leave-task": () => state.update({ taskOpen: false }),
    "check-task": check,
    "stop-task": () => running?.abort(new Error("Stopped.")),
  };
}

/** One submission: a program with its other files. In a folder alone, so that it is taken for no class. @param {Readonly<Record<string, string>>} files */
async function zipped(files) {
  const { zipOf } = await import("../../files/archive/part.js");
  const changed = Date.now();
  return zipOf(Object.entries(files).map(([name, text]) => ({ name: `own/own/${name}`, text, changed })));
}
