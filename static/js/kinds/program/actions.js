/** What the user can do only with programs: run one, and say how. */

import { position } from "../../state/state.js";

/** @param {Pick<import("../kind.js").Acting, "state" | "setPosition" | "changeRun">} on */
export function createActions({ state, setPosition, changeRun }) {
  /** Runs what is in the editor, even if it has not been changed. */
  const run = () => setPosition(state.get().draft ?? position(state.get()), false);

  /** @satisfies {import("../../app/intents.js").Handlers<import("./intents.js").ProgramIntents>} */
  const intents = {
    "run-program": run,
    "set-running": ({ change }) => changeRun(change),
  };

  return { intents };
}
