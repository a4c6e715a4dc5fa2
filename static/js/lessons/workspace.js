/**
 * What the workspace shows at a step of a lesson. A step goes on from the one before it; @show begins anew. Pure functions.
 *
 * @typedef {import("./format.js").Lesson} Lesson
 * @typedef {import("./directives.js").Workspace} Workspace
 */

import { pick } from "../support/pick.js";
import { DIRECTIVES, FIRST_WORKSPACE } from "./directives.js";
import { LessonFault, quoted } from "./fault.js";

/** @param {Lesson} lesson @param {number} step @returns {Workspace} */
export const workspaceAt = ({ steps }, step) =>
  steps.slice(0, step + 1).reduce((workspace, { changes }) => workspaceAfter(workspace, changes), FIRST_WORKSPACE);

/** @param {Workspace} workspace @param {readonly {name: string, change: import("./directives.js").Change}[]} changes @returns {Workspace} */
export function workspaceAfter(workspace, changes) {
  // Another search begins at its start, if the step does not say otherwise.
  let after = changes.some(({ name }) => DIRECTIVES[name].anew)
    ? { ...workspace, step: FIRST_WORKSPACE.step }
    : workspace;
  for (const { change } of changes) {
    const options =
      change.options && Object.keys(change.options).length > 0
        ? { ...after.options, ...change.options }
        : change.options;
    after = { ...after, ...change, ...(options && { options }) };
  }
  return after;
}

/** What is searched, and how: without the step, and without what is seen of it. @param {Workspace} workspace */
export const searchOf = (workspace) => JSON.stringify({ ...workspace, step: 0, by: 0, stage: 0, large: 0 });

/**
 * What this page does not have of what a lesson wants to show: a game, an example, a method or an order.
 * @param {Lesson} lesson @param {import("../python/protocol.js").Catalogue | null} catalogue
 */
export function checkAgainst({ steps }, catalogue) {
  if (!catalogue) return;
  const kindOf = (/** @type {string} */ id) => catalogue.subjects.find((each) => each.id === id)?.kind;
  let { subject } = FIRST_WORKSPACE;
  for (const { changes } of steps) {
    subject = changes.reduce((last, { change }) => change.subject ?? last, subject);
    for (const { name, change, text, line } of changes) {
      if (name === "show") checkShown(catalogue, change, text, line);
      if ((name === "method" || name === "beside") && !catalogue.methods.some(({ id }) => id === text))
        throw new LessonFault(line, `there is no method ${quoted(text)} on this page.`);
      if (name === "method" && catalogue.methods.find(({ id }) => id === text)?.kind !== kindOf(subject))
        throw new LessonFault(line, `the method ${quoted(text)} does not fit ${quoted(subject)}, which is shown here.`);
      if (name === "order" && !catalogue.orders.some(({ id }) => id === text))
        throw new LessonFault(line, `there is no order ${quoted(text)} on this page.`);
    }
  }
}

/** @param {import("../python/protocol.js").Catalogue} catalogue @param {Partial<Workspace>} change @param {string} text @param {number} line */
function checkShown({ subjects }, { subject, preset }, text, line) {
  const found = subjects.find(({ id }) => id === subject);
  if (!found) throw new LessonFault(line, `there is no game or problem ${quoted(subject ?? "")} on this page.`);
  if (preset !== "" && !found.presets.some(({ id }) => id === preset))
    throw new LessonFault(line, `there is no example ${quoted(text)} on this page.`);
}

/**
 * The example that sets the workspace.
 * @param {Workspace} workspace @param {import("../python/protocol.js").Catalogue | null} catalogue
 */
export function exampleOf({ subject, preset, position, method, depth, order, cut, options }, catalogue) {
  const presets = catalogue?.subjects.find(({ id }) => id === subject)?.presets ?? [];
  // A position of one's own has the rules of the subject's first example.
  const chosen = presets.find(({ id }) => id === preset) ?? presets[0];
  return {
    subject,
    ...(position === "" && chosen && { preset: chosen.id }),
    position: position || (chosen?.position ?? ""),
    options: chosen?.options ?? {},
    // One that does not fit is replaced by the first that does.
    method: method || "alphabeta",
    depth,
    order,
    cut,
    methodOptions: { ...options },
  };
}

const SET = /** @type {const} */ ([
  ...["subject", "preset", "history", "at", "searched", "method", "depth", "order", "cut", "window", "methodOptions"],
  ...["secondRun", "draft", "setup"],
]);
const SEEN = /** @type {const} */ (["cursor", "secondCursor", "granularity", "stage", "collapsed", "folded"]);

/** What is searched on the workspace, to see later whether it was touched. @param {import("../state/state.js").State} state */
export const searchDigest = (state) => JSON.stringify(pick(state, /** @type {any} */ (SET)));

/** The same, with what is seen of it. @param {import("../state/state.js").State} state */
export const workspaceDigest = (state) => JSON.stringify(pick(state, /** @type {any} */ ([...SET, ...SEEN])));
