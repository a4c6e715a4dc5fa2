/** Sets the workspace as a lesson or a link in plain words says: as a person would, with intents. */

import { exampleOf } from "../lessons/workspace.js";

/** @typedef {import("../lessons/directives.js").Workspace} Workspace */

/** @param {import("../state/stores.js").Stores & {handle: (intent: import("../state/intents.js").Intent) => unknown}} on */
export function createWorkspaceSetter({ state, results, handle }) {
  /**
   * Searches what it says.
   * @param {Workspace} workspace @param {Readonly<Record<string, number>>} [rules]  options that the example has otherwise
   */
  async function search(workspace, rules = {}) {
    const { pane } = state.get();
    if (workspace.link !== "") return handle({ type: "open-link", code: workspace.link, inLesson: true });
    const { preset, ...example } = exampleOf(workspace, results.get().catalogue);
    const isUsual = Object.keys(rules).length === 0;
    const options = { ...example.options, ...rules };
    const done = handle({ type: "show-example", example: { ...example, options, ...(isUsual && { preset }) } });
    // An example that is chosen by hand brings its pane to the front; the reader of a lesson stays at the text.
    state.update({ pane });
    await done;
    if (workspace.beside !== "") await handle({ type: "compare-runs", second: { method: workspace.beside } });
  }

  /** Shows of that search what it says. @param {Workspace} workspace */
  function arrange(workspace) {
    if (workspace.stage !== state.get().stage) handle({ type: "stage", stage: workspace.stage });
    if (workspace.large !== state.get().centre) handle({ type: "centre", centre: workspace.large });
    if (workspace.link !== "" && workspace.step === "start") return;
    handle({ type: "granularity", granularity: workspace.by });
    if (workspace.step === "end") handle({ type: "goto-end" });
    else if (workspace.step === "start") handle({ type: "goto-start" });
    else handle({ type: "scrub", step: workspace.step });
  }

  return { search, arrange };
}
