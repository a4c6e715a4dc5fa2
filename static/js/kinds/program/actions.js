/** What the user can do only with programs: run one, say how, and keep their own. */

import { position } from "../../state/state.js";
import { createFiles } from "./files.js";

/** @param {Pick<import("../kind.js").Acting, "state" | "results" | "ask" | "device" | "setPosition" | "changeRun">} on */
export function createActions({ state, results, ask, device, setPosition, changeRun }) {
  const files = createFiles({ state, results, ask, device });

  /** Runs what is in the editor, even if it has not been changed. */
  function run() {
    files.ran();
    return setPosition(state.get().draft ?? position(state.get()), false);
  }

  /** @satisfies {import("../../app/intents.js").Handlers<import("./intents.js").ProgramIntents>} */
  const intents = {
    ...files.intents,
    "run-program": run,
    "set-running": ({ change }) => changeRun(change),
  };

  return { intents };
}
