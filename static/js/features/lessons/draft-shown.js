/** What the writer of a lesson sees beside the workspace. Pure functions. */

import { workspaces } from "../../lessons/arrange.js";
import { gapInPart } from "../../lessons/gaps.js";
import { readMended } from "../../lessons/mended.js";
import { writeDraft } from "../../lessons/write.js";
import { adviceOnLink, isForFile } from "../../view-models/link.js";
import { writtenNow } from "../../state/lesson-pane.js";

/**
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../python/protocol.js").Catalogue} Catalogue
 *
 * @typedef {object} DraftShown
 * @property {import("./types.js").KeyedDraft} draft
 * @property {number} at  the step that is open, from 0
 * @property {string} shows  what the workspace shows at this step, in words
 * @property {readonly import("../../lessons/format.js").Block[]} preview  what the learner reads
 * @property {string} needs  what the lesson still needs
 * @property {string | null} link
 * @property {string} advice  on the link
 * @property {boolean} asFile  whether a file is better than this link
 * @property {string} undo  what was deleted last; "" if nothing
 */

/** @param {State} state @param {Results} results @returns {{written: DraftShown | null}} */
export function composeProps(state, { catalogue, lesson: { needs, link, undo } }) {
  const now = writtenNow(state);
  if (!now) return { written: null };
  const { draft, at } = now;
  const step = draft.steps[at];
  return {
    written: {
      draft,
      at,
      shows: step.bench.length > 0 ? workspaceInWords(workspaces(draft.steps)[at], catalogue) : "",
      preview: previewOf(step),
      needs,
      link,
      advice: adviceOnLink(link ?? ""),
      asFile: isForFile(link ?? ""),
      undo: undo?.what ?? "",
    },
  };
}

/** What is whole of a step. @param {import("../../lessons/write.js").StepDraft} step */
function previewOf({ parts }) {
  const whole = parts.filter((part) => gapInPart(part) === "");
  const one = { title: "One step", level: "", minutes: "", about: "", steps: [{ parts: whole, bench: [], point: [] }] };
  return readMended(writeDraft(one)).lesson?.steps[0].blocks ?? [];
}

/** @param {import("../../lessons/directives.js").Workspace} workspace @param {Catalogue | null} catalogue */
function workspaceInWords({ subject, preset, position, method, beside, step, link }, catalogue) {
  if (link !== "") return "A moment kept as a link";
  const entry = catalogue?.subjects.find(({ id }) => id === subject);
  const example =
    position === "" ? (entry?.presets.find(({ id }) => id === preset) ?? entry?.presets[0])?.name : "your own";
  const names = [method, beside].map((id) => catalogue?.methods.find((each) => each.id === id)?.name ?? id);
  const at = step === "start" ? "at the start" : step === "end" ? "at the end" : `step ${step}`;
  return [entry?.name ?? subject, example, names.filter(Boolean).join(" beside "), at].filter(Boolean).join(" · ");
}

/** The lessons that are being written, for the list. @param {State} state */
export const draftsProps = ({ drafts, writing }, /** @type {Results} */ { lesson: { undo } }) => ({
  drafts: drafts.map(({ key, title, from, steps }) => ({
    key,
    title,
    from,
    count: steps.length,
    isOpen: key === writing?.key,
  })),
  undo: undo?.what ?? "",
});
