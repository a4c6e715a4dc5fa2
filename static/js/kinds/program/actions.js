/** What the user can do only with programs: run one, say how, and keep their own. */

import { position } from "../../state/state.js";
import { narratedRun } from "../narrated-run.js";
import { createFiles } from "./files.js";
import { METHOD, ROOM, SUBJECT } from "./id.js";
import { updateResults } from "../../state/results.js";
import { ANEW } from "./memory.js";
import { layBeside } from "./textbook.js";
import { createOwnGames } from "./own-games.js";
import { INSTALL } from "./packages.js";
import { TEXTBOOK } from "./tasks.js";

/**
 * @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "device" | "attempt" | "beside" | "request" | "begin"
 *   | "begun" | "maxNodes" | "lookAt" | "search" | "setPosition" | "changeRun" | "chooseRoom" | "firstSettings"
 *   | "install" | "openPlain">} on
 */
export function createActions(on) {
  const { state, results, ask, attempt, beside, install } = on;
  const { request, begin, lookAt, search, setPosition, changeRun, chooseRoom } = on;
  const files = createFiles(on);

  /** Runs what is in the editor, even if it has not been changed. */
  function run() {
    files.ran();
    state.update({ beside: files.beside() });
    return setPosition(state.get().draft ?? position(state.get()), false);
  }

  /**
   * Makes a program of the search or method on the page, and runs it in the room of programs. It is the page's own
   * code, so it may run by itself.
   */
  function editSource() {
    // Where two runs are shown, the program on the page is that of the one that goes on.
    const narrated = narratedRun(state.get(), results.get()).state;
    const { subject, method } = narrated;
    const fields = request(narrated);
    return attempt(async (task) => {
      const { name, source } = await ask({ op: "edit", ...fields }, task.signal);
      // The room remembers what is left; its own first program is replaced at once.
      void chooseRoom(ROOM);
      return attempt(async (next) => {
        const look = await lookAt(SUBJECT, {}, source, next.signal);
        begin(look, {
          subject: SUBJECT,
          preset: "",
          ...ANEW,
          method: METHOD,
          methodOptions: {},
          depth: "",
          pane: "code",
        });
        files.openCopy({ origin: `${subject}/${method}`, name, text: source });
        await search(next);
      });
    });
  }

  /** Shows or hides the textbook's tree. @param {boolean} bookShown */
  function showTextbook(bookShown) {
    state.update({ bookShown });
    if (!bookShown) updateResults(results, "run", { second: null });
    else return beside(TEXTBOOK, (task) => layBeside({ results, ask }, task.signal));
  }

  /** Installs a package, and runs the program again. @param {string} name */
  async function installPackage(name) {
    let isDone = false;
    results.update({ error: null });
    await attempt(async (task) => {
      task.report(INSTALL);
      await install(name, task.signal);
      isDone = true;
    });
    if (isDone) await run();
  }

  /** @satisfies {import("../../state/intents.js").Handlers<import("./intents.js").ProgramIntents>} */
  const intents = {
    ...files.intents,
    ...createOwnGames(on, files).intents,
    "run-program": run,
    "edit-source": editSource,
    "show-textbook": ({ shown }) => showTextbook(shown),
    "install-package": ({ name }) => installPackage(name),
    "set-running": ({ change }) => changeRun(change),
  };

  return { intents };
}
