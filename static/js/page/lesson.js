/**
 * The first lesson: a search that Python watched when the page was built. It comes with the page, so that there is a
 * tree to step through while Python boots.
 */

import { joinedKinds } from "../state/catalogue.js";
import { PROGRAM } from "../python/assets.js";
import { BUILT } from "../python/built.js";
import { unpackColumns } from "../python/columns.js";
import { learn } from "../state/results.js";

/** @typedef {import("../state/results.js").Results} Results */

/** What a person reads if the file is missing, until Python has computed the lesson. */
const MISSING =
  "The file lesson.js next to this page is missing, damaged or from another version of Plyscope: " +
  "the first tree appears as soon as Python is ready.";

/**
 * Null if the file is missing, or was made by another version of Plyscope's Python.
 *
 * @returns {{catalogue: import("../python/protocol.js").Catalogue, look: import("../python/protocol.js").Look,
 *   search: import("../python/protocol.js").Reply, compare: import("../kinds/game/memory.js").Yardstick} | null}
 */
function readLesson() {
  const lesson = /** @type {any} */ (globalThis).plyscopeLesson;
  if (!lesson || lesson.wheel !== BUILT[PROGRAM]?.sum) return null;
  const { catalogue, look, search, compare } = lesson;
  return {
    catalogue: joinedKinds(catalogue),
    look,
    compare,
    search: { ...search, columns: unpackColumns(search.columns) },
  };
}

/**
 * Shows the first lesson, or says that it is missing.
 *
 * @param {import("../state/state.js").Store<import("../state/state.js").State>} state
 * @param {import("../state/state.js").Store<Results>} results
 * @param {{show: (reply: any) => void}} app
 */
export function showLesson(state, results, app) {
  const lesson = readLesson();
  if (!lesson) {
    results.update({ error: { message: MISSING } });
    return;
  }
  const preset = lesson.catalogue.subjects[0].presets[0];
  results.update({ catalogue: lesson.catalogue });
  learn(results, "subject", { look: lesson.look });
  state.update({ subject: lesson.look.subject, preset: preset.id, history: [lesson.look.position] });
  app.show(lesson.search);
  learn(results, "run", { yardstick: lesson.compare });
}

/**
 * Asks Python for what the first lesson would have contained; does nothing if there was one.
 *
 * @param {import("../state/state.js").Store<Results>} results
 * @param {{ask: (request: {op: "catalogue"}) => Promise<any>}} python
 * @param {Pick<import("../app/app.js").App, "tasks" | "chooseSubject">} app
 */
export async function makeUpForLesson(results, python, { tasks, chooseSubject }) {
  if (results.get().catalogue) return;
  await tasks.start("position", async () => {
    results.update({ catalogue: joinedKinds(await python.ask({ op: "catalogue" })), error: null });
  });
  const [first] = results.get().catalogue?.subjects ?? [];
  if (first) await chooseSubject(first.id, first.presets[0].id);
}
