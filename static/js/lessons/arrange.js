/**
 * Arranges the steps of a draft. A step that sets the workspace shows the same wherever it is put; one that says nothing of
 * the workspace goes on from the step before it. Pure functions.
 *
 * @typedef {import("./write.js").Draft} Draft
 * @typedef {import("./write.js").StepDraft} StepDraft
 * @typedef {import("./write.js").Part} Part
 * @typedef {import("./directives.js").Workspace} Workspace
 */

import { workspaceAfterLines, linesOfWorkspace } from "./workspace-lines.js";
import { FIRST_WORKSPACE } from "./directives.js";
import { MOST_STEPS } from "./format.js";

/** @type {Readonly<StepDraft>} */
const NEW_STEP = Object.freeze({
  parts: Object.freeze([Object.freeze({ kind: "text", text: "" })]),
  bench: [],
  point: [],
});

/** @param {readonly string[]} bench  the lines of the first step @returns {Draft} */
export const newDraft = (bench) => ({
  title: "",
  level: "",
  minutes: "",
  about: "",
  steps: [{ ...NEW_STEP, bench }],
});

/** What may be added to a step. @type {Readonly<Record<Part["kind"], Part>>} */
export const NEW_PARTS = Object.freeze({
  text: { kind: "text", text: "" },
  choice: {
    kind: "choice",
    text: "",
    answers: [
      { text: "", isRight: true, why: "" },
      { text: "", isRight: false, why: "" },
      { text: "", isRight: false, why: "" },
    ],
  },
  number: { kind: "number", text: "", right: "", why: "", wrong: [{ number: "", why: "" }], check: "" },
});

/** The workspace at each step. @param {readonly StepDraft[]} steps @returns {Workspace[]} */
export function workspaces(steps) {
  let workspace = FIRST_WORKSPACE;
  return steps.map(({ bench: lines }) => (workspace = workspaceAfterLines(workspace, lines)));
}

/** @typedef {"add" | "duplicate" | "delete" | "up" | "down"} How */

/**
 * The steps in a new order, and which of them is chosen then.
 * @param {Draft} draft @param {number} at @param {How} how @returns {{draft: Draft, at: number}}
 */
export function arranged(draft, at, how) {
  const all = draft.steps.map((step, place) => ({
    step,
    shows: step.bench.length > 0 ? workspaces(draft.steps)[place] : null,
  }));
  const room = all.length < MOST_STEPS;
  if (how === "add" && room) all.splice(at + 1, 0, { step: NEW_STEP, shows: null });
  else if (how === "duplicate" && room) all.splice(at + 1, 0, { ...all[at] });
  else if (how === "delete" && all.length > 1) all.splice(at, 1);
  else if (how === "up" && at > 0) all.splice(at - 1, 0, ...all.splice(at, 1));
  else if (how === "down" && at < all.length - 1) all.splice(at + 1, 0, ...all.splice(at, 1));
  else return { draft, at };
  const there = how === "up" ? at - 1 : how === "delete" ? Math.min(at, all.length - 1) : at + 1;
  return { draft: { ...draft, steps: rewritten(all) }, at: there };
}

/** The same steps, where one of them shows something else; null to go on from the step before. @param {Draft} draft @param {number} at @param {Workspace | null} workspace @returns {Draft} */
export function withWorkspace(draft, at, workspace) {
  const shown = workspaces(draft.steps);
  const all = draft.steps.map((step, place) => {
    if (place === at) return { step: { ...step, bench: [] }, shows: workspace };
    return { step, shows: step.bench.length > 0 ? shown[place] : null };
  });
  return { ...draft, steps: rewritten(all) };
}

/** Lines that say what each step shows, where it now stands. @param {readonly {step: StepDraft, shows: Workspace | null}[]} all @returns {StepDraft[]} */
function rewritten(all) {
  let before = FIRST_WORKSPACE;
  return all.map(({ step, shows }, place) => {
    if (shows === null) return { ...step, bench: [] };
    const isSameAsWritten = step.bench.length > 0 && isSame(workspaceAfterLines(before, step.bench), shows);
    const lines = isSameAsWritten ? step.bench : linesOfWorkspace(shows, place === 0 ? null : before);
    before = shows;
    // A step that shows the same as the one before says so, and shows it wherever it is put.
    return { ...step, bench: lines.length > 0 ? lines : [`@step ${shows.step}`] };
  });
}

/** @param {Workspace} one @param {Workspace} other */
const isSame = (one, other) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** @param {Workspace} workspace */
const sorted = ({ options, ...rest }) => [Object.entries(rest).sort(), Object.entries(options).sort()];

/** One step, changed. @param {Draft} draft @param {number} at @param {Partial<StepDraft>} change @returns {Draft} */
export const withStep = (draft, at, change) => ({
  ...draft,
  steps: draft.steps.map((step, place) => (place === at ? { ...step, ...change } : step)),
});

/** @param {readonly Part[]} parts @param {number} at @param {Part | null} part  null takes it away */
export const withPart = (parts, at, part) =>
  parts.flatMap((each, place) => (place === at ? (part ? [part] : []) : [each]));
