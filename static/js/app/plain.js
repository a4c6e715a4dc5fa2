/** Links in plain words: opens them, and writes one to what the page shows. */

import { PlainFault, readPlainLink, writePlainLink } from "../lessons/plain-link.js";
import { quoted } from "../lessons/fault.js";
import { isStop } from "../trace/cursor.js";
import { stepAt } from "../view-models/transport.js";

/**
 * @param {import("../state/stores.js").Stores & {
 *   handle: (intent: import("../state/intents.js").Intent) => unknown,
 *   workspaceSetter: ReturnType<typeof import("./workspace-set.js").createWorkspaceSetter>,
 *   address: () => string}} on
 */
export function createPlainLinks({ state, results, handle, workspaceSetter, address }) {
  /** @param {string} why */
  const refuse = (why) => handle({ type: "notice", message: `This link cannot be opened. ${why}` });

  /** @param {string} hash */
  async function open(hash) {
    const { catalogue } = results.get();
    if (!catalogue) return refuse("Python has not told yet which games there are. Open it again in a moment.");
    try {
      const { workspace, play } = readPlainLink(hash, catalogue);
      state.update({ activity: play === "" ? "watch" : "play", notice: null });
      if (play !== "" && workspace.preset === "" && workspace.position === "")
        await handle({ type: "play-python", subject: workspace.subject });
      else await workspaceSetter.search(workspace);
      const { error } = results.get();
      if (error) return refuse(error.message);
      if (play !== "") return await handle({ type: "python-plays", side: sideAgainst(play) });
      tellOfMethod(workspace.method);
      workspaceSetter.arrange(workspace);
      tellOfStep(workspace.step);
    } catch (error) {
      if (!(error instanceof PlainFault)) throw error;
      refuse(error.message);
    }
  }

  /** The side that is left to Python. @param {string} play  the name of the reader's side */
  function sideAgainst(play) {
    const picture = /** @type {{names?: {MAX: string, MIN: string}} | undefined} */ (
      results.get().subject.look?.picture
    );
    const names = picture?.names ?? { MAX: "MAX", MIN: "MIN" };
    if ([names.MAX.toLowerCase(), "max"].includes(play)) return "MIN";
    if ([names.MIN.toLowerCase(), "min"].includes(play)) return "MAX";
    throw new PlainFault(`play= needs ${names.MAX} or ${names.MIN} here, not ${quoted(play)}.`);
  }

  /** @param {string} wanted  "" for none */
  function tellOfMethod(wanted) {
    if (wanted !== "" && wanted !== state.get().method)
      handle({ type: "notice", message: `The method ${quoted(wanted)} does not work here, so another one is shown.` });
  }

  /** A step after the last is told. @param {number | "start" | "end"} step */
  function tellOfStep(step) {
    const { trace } = results.get().run;
    if (!trace || typeof step !== "number") return;
    const { steps } = stepAt(trace, state.get().cursor, state.get().granularity);
    if (step > steps)
      handle({
        type: "notice",
        message: `The link asks for step ${step}, but this search has ${steps}. This is the last.`,
      });
  }

  /** The link to what the page shows; null if plain words do not suffice. */
  function write() {
    const now = state.get();
    const { trace, pending } = results.get().run;
    if (!trace || pending || !isStop(trace, now.cursor, now.granularity)) return null;
    const { step } = stepAt(trace, now.cursor, now.granularity);
    const text = writePlainLink(now, step, results.get().catalogue);
    return text === null ? null : `${address()}#${text}`;
  }

  return { open, write };
}
