/**
 * What comes with the page, so that there is a tree to step through while Python boots: two searches that Python
 * watched when the page was built, and the pictures of the gallery.
 */

import { joinedKinds } from "../state/catalogue.js";
import { PROGRAM } from "../python/assets.js";
import { BUILT } from "../python/built.js";
import { unpackColumns } from "../python/columns.js";
import { withTimes } from "../python/times.js";
import { pick } from "../support/pick.js";
import { updateResults } from "../state/results.js";
import { PAGE_STATE } from "../state/state.js";

/**
 * @typedef {import("../state/results.js").Results} Results
 *
 * A search that was watched when the page was built.
 * @typedef {object} Built
 * @property {string} preset
 * @property {string} method
 * @property {import("../python/protocol.js").Look} look
 * @property {import("../python/protocol.js").Reply} search
 * @property {import("../kinds/game/memory.js").Yardstick} compare
 *
 * @typedef {object} FirstPictures
 * @property {import("../python/protocol.js").Catalogue} catalogue
 * @property {Built} workspace  the workspace as it is found without a lesson
 * @property {Built} lessonOne  what the first lesson begins with
 * @property {Readonly<Record<string, any>>} pictures
 */

/** What a person reads if the file is missing, until Python has computed the lesson. */
const MISSING =
  "The file lesson.js next to this page is missing, damaged or from another version of Plyscope: " +
  "the first tree appears as soon as Python is ready.";

/** How a new search is set, besides its subject and method. */
const ANEW = /** @type {const} */ ([
  "at",
  "depth",
  "order",
  "cut",
  "methodOptions",
  "cursor",
  "collapsed",
  "before",
  "after",
]);

/** Null if the file is missing, or was made by another version of Plyscope's Python. @returns {FirstPictures | null} */
function readBrought() {
  const brought = /** @type {any} */ (globalThis).plyscopeLesson;
  if (!brought || brought.wheel !== BUILT[PROGRAM]?.sum) return null;
  return { ...brought, catalogue: joinedKinds(brought.catalogue) };
}

/**
 * @param {object} on
 * @param {import("../state/state.js").Store<import("../state/state.js").State>} on.state
 * @param {import("../state/state.js").Store<Results>} on.results
 * @param {(reply: any) => void} on.show  shows a search
 */
export function createFirstPictures({ state, results, show }) {
  const brought = readBrought();

  /** @param {"workspace" | "lessonOne"} which @returns {boolean} whether it is there */
  function showBuilt(which) {
    if (!brought) return false;
    const { preset, method, look, search, compare } = brought[which];
    updateResults(results, "subject", { look });
    const { subject, options, position } = look;
    state.update({ ...pick(PAGE_STATE, ANEW), subject, options, preset, method, history: [position] });
    show({ ...search, columns: withTimes(/** @type {any} */ (unpackColumns(/** @type {any} */ (search).columns))) });
    updateResults(results, "run", { yardstick: compare });
    return true;
  }

  /** Shows what came with the page, or says that it is missing. */
  function begin() {
    if (!brought) {
      results.update({ error: { message: MISSING } });
      return;
    }
    const { catalogue, pictures } = brought;
    results.update({ catalogue, thumbnails: pictures });
    showBuilt("workspace");
    const { trace } = results.get().run;
    const { look, method, preset } = brought.workspace;
    if (trace) results.update({ demo: { look, method, preset, trace } });
  }

  return { begin, showFirstLesson: () => showBuilt("lessonOne") };
}

/**
 * Asks Python for what should have come with the page; does nothing if it did.
 *
 * @param {import("../state/state.js").Store<Results>} results
 * @param {{ask: (request: {op: "catalogue"}) => Promise<any>}} python
 * @param {Pick<import("../app/app.js").App, "tasks" | "chooseSubject">} app
 */
export async function makeUpForLesson(results, python, { tasks, chooseSubject }) {
  if (!results.get().catalogue) {
    await tasks.start("position", async () => {
      results.update({ catalogue: joinedKinds(await python.ask({ op: "catalogue" })), error: null });
    });
  }
  const { subject, doing, catalogue } = results.get();
  const [first] = catalogue?.subjects ?? [];
  if (first && !subject.look && doing.choosing === "") await chooseSubject(first.id, first.presets[0].id);
}
