/**
 * Writes a lesson in the page: arranges its steps, takes the workspace as it stands, tries it, and hands it out. All drafts
 * are part of the state, which this device keeps.
 *
 * @typedef {import("./types.js").Written} Written
 * @typedef {import("../../lessons/write.js").Part} Part
 *
 * What a writer does.
 * @typedef {{does: "begin"} | {does: "change", id: string} | {does: "go-on", key: string} | {does: "close"}
 *   | {does: "discard", key: string} | {does: "undo"}
 *   | {does: "field", name: "title" | "level" | "minutes" | "about", text: string}
 *   | {does: "step", step: number} | {does: "arrange", how: import("../../lessons/arrange.js").How}
 *   | {does: "add", kind: Part["kind"]} | {does: "part", at: number, part: Part | null}
 *   | {does: "point", at: string} | {does: "take-workspace"} | {does: "no-workspace"} | {does: "show-workspace"}
 *   | {does: "try"} | {does: "write-on"} | {does: "save"} | {does: "save-script"} | {does: "link"}} Deed
 */

import { written } from "../../files/link-code.js";
import { newId } from "../../files/program.js";
import { NEW_PARTS, arranged, workspaces, newDraft, withWorkspace, withPart, withStep } from "../../lessons/arrange.js";
import { linesOfWorkspace } from "../../lessons/workspace-lines.js";
import { checkAgainst } from "../../lessons/workspace.js";
import { POINTS } from "../../lessons/directives.js";
import { toldFaults } from "../../lessons/fault.js";
import { gapIn } from "../../lessons/gaps.js";
import { fileNameOf, ownScript } from "../../lessons/own-files.js";
import { draftOf, writeDraft } from "../../lessons/write.js";
import { readMended } from "../../lessons/mended.js";

/** So many lessons are being written on one device. */
const MOST_DRAFTS = 30;

/** @param {import("../feature.js").FeatureContext} on @param {ReturnType<typeof import("./reading.js").createReading>} reading */
export function createComposing(
  { state, results, handle, address, lessonSource, device, workspaceNow, readLesson, keptIn },
  reading,
) {
  /** The drafts that were deleted in this tab, by their keys. @type {Set<string>} */
  const gone = new Set();

  /** @param {Partial<import("./types.js").LessonShown>} change */
  const tell = (change) => results.update({ lesson: Object.freeze({ ...results.get().lesson, ...change }) });

  /** What is being written, and the step that is open. @returns {{draft: Written, at: number} | null} */
  function here() {
    const { drafts, writing } = state.get();
    const draft = drafts.find(({ key }) => key === writing?.key);
    return writing && draft ? { draft, at: Math.min(writing.step, draft.steps.length - 1) } : null;
  }

  /** @param {Written} draft @param {number} [at]  the step that is open then @param {string} deleted  what was, in a sentence */
  function write(draft, at, deleted = "") {
    const { drafts, writing } = state.get();
    tell({ told: "", link: null, undo: deleted === "" ? null : { drafts, what: deleted } });
    state.update({
      drafts: drafts.map((each) => (each.key === draft.key ? draft : each)),
      ...(writing && at !== undefined && { writing: { ...writing, step: at } }),
    });
  }

  /** @param {string} key */
  function open(key) {
    if (state.get().lesson) reading.leave();
    tell({ told: "", link: null, undo: null });
    state.update({ writing: { key, step: 0, trying: false }, pane: "lesson" });
  }

  /** @param {Omit<Written, "key">} draft */
  function add(draft) {
    const { drafts } = state.get();
    if (drafts.length >= MOST_DRAFTS)
      return handle({ type: "notice", message: `You are writing ${MOST_DRAFTS} lessons already: delete one first.` });
    const key = newId();
    state.update({ drafts: [{ key, ...draft }, ...drafts] });
    open(key);
  }

  async function begin() {
    add({ ...newDraft(linesOfWorkspace(await workspaceNow(), null)), from: "" });
  }

  /** Opens what is being written, with the picture of its first step. @param {string} key */
  function openAt(key) {
    open(key);
    return showStep();
  }

  /** The workspace shows what the step shows, so that nothing else is taken into it by mistake. */
  function showStep() {
    const found = here();
    const workspace = found && workspaces(found.draft.steps)[found.at];
    if (!workspace) return;
    state.update({ activity: "watch" });
    return reading.show(workspace, () => true);
  }

  /** @param {string} id */
  async function change(id) {
    const known = state.get().drafts.find(({ from }) => from === id);
    if (known) return openAt(known.key);
    const { lesson: shown } = state.get();
    const text = shown?.id === id && shown.text !== "" ? shown.text : await reading.textOf(id);
    if (text === "") return;
    const { lesson, faults } = await readLesson(text, true);
    if (lesson) {
      add({ ...draftOf(lesson), from: id });
      void showStep();
    }
    const kept = !lesson ? "" : faults.length === 1 ? " It is kept as text." : "\nThese lines are kept as text.";
    if (faults.length > 0) handle({ type: "notice", message: `${toldFaults(faults)}${kept}`, stays: true });
  }

  /** @param {string} key */
  function discard(key) {
    const { drafts, writing } = state.get();
    gone.add(key);
    const title = drafts.find((draft) => draft.key === key)?.title || "No title yet";
    tell({ undo: { drafts, what: `“${title}” is deleted.` } });
    state.update({
      drafts: drafts.filter((draft) => draft.key !== key),
      ...(writing?.key === key && { writing: null }),
    });
  }

  function undo() {
    const { undo } = results.get().lesson;
    if (undo) state.update({ drafts: undo.drafts });
    for (const { key } of undo?.drafts ?? []) gone.delete(key);
    tell({ undo: null, told: "", link: null });
  }

  /** The lesson, if nothing is missing; what is missing is told, where it is. */
  function lessonOrGap() {
    const found = here();
    if (!found) return null;
    const { catalogue } = results.get();
    const gap = gapIn(found.draft, catalogue);
    const text = writeDraft(found.draft);
    const { lesson } = gap ? { lesson: null } : readMended(text, (all) => checkAgainst(all, catalogue));
    if (gap) {
      tell({ told: gap.message });
      if (gap.step >= 0) goTo(gap.step);
    }
    return lesson && { lesson, text, ...found };
  }

  /** @param {number} step */
  function goTo(step) {
    const { writing } = state.get();
    if (writing) state.update({ writing: { ...writing, step: Math.max(0, Math.min(step, 99)) } });
  }

  /** @param {boolean} trying */
  function switchTo(trying) {
    const { writing } = state.get();
    if (writing) state.update({ writing: { ...writing, trying } });
  }

  function tryIt() {
    const found = lessonOrGap();
    if (!found) return;
    tell({ told: "" });
    switchTo(true);
    return reading.tryOut(found.lesson, found.text, found.at);
  }

  /** Back from trying it, at the step where the lesson was. */
  function writeOn() {
    const { lesson } = state.get();
    reading.leave();
    goTo(lesson?.step ?? 0);
  }

  async function takeWorkspace() {
    const workspace = await workspaceNow();
    const found = here();
    if (found) write({ ...found.draft, ...withWorkspace(found.draft, found.at, workspace) });
  }

  async function link() {
    const found = lessonOrGap();
    if (!found) return;
    tell({ told: "", link: "" });
    const code = await written({ lesson: found.text });
    if (results.get().lesson.link === "") tell({ link: `${address()}#${code}` });
  }

  function saveScript() {
    const found = lessonOrGap();
    if (found)
      device.download("own.js", ownScript({ ...lessonSource.own(), [fileNameOf(found.draft.title)]: found.text }));
  }

  /** Changes a lesson that is being written. @param {Written} draft @param {number} at @param {Deed} deed */
  function edit(draft, at, deed) {
    const { parts, point } = draft.steps[at];
    if (deed.does === "field") return write({ ...draft, [deed.name]: deed.text });
    if (deed.does === "step") return goTo(deed.step);
    if (deed.does === "arrange") {
      const next = arranged(draft, at, deed.how);
      return write({ ...draft, ...next.draft }, next.at, deed.how === "delete" ? `Step ${at + 1} is deleted.` : "");
    }
    if (deed.does === "add")
      return write({ ...draft, ...withStep(draft, at, { parts: [...parts, NEW_PARTS[deed.kind]] }) });
    if (deed.does === "part") {
      const gone = parts[deed.at]?.kind === "text" ? "The text is deleted." : "The question is deleted.";
      const left = withPart(parts, deed.at, deed.part);
      return write({ ...draft, ...withStep(draft, at, { parts: left }) }, undefined, deed.part === null ? gone : "");
    }
    if (deed.does === "point") {
      const marked = POINTS.filter((each) => (each === deed.at) !== point.includes(each));
      return write({ ...draft, ...withStep(draft, at, { point: marked }) });
    }
    if (deed.does === "no-workspace") return write({ ...draft, ...withWorkspace(draft, at, null) });
    if (deed.does === "show-workspace") return reading.show(workspaces(draft.steps)[at], () => true);
    if (deed.does === "save") device.download(fileNameOf(draft.title), writeDraft(draft));
  }

  /**
   * Takes over what is written in another tab, so that whichever is closed last keeps all of it.
   * @param {unknown} place  what that tab has kept
   */
  function hear(place) {
    const { drafts, writing } = state.get();
    const theirs = (keptIn(place).drafts ?? []).filter(({ key }) => key !== writing?.key && !gone.has(key));
    const mine = drafts.map((draft) => theirs.find(({ key }) => key === draft.key) ?? draft);
    const more = theirs.filter(({ key }) => !drafts.some((draft) => draft.key === key));
    const all = [...mine, ...more].slice(0, MOST_DRAFTS);
    if (JSON.stringify(all) !== JSON.stringify(drafts)) state.update({ drafts: all });
  }

  /** @param {Deed} deed */
  function compose(deed) {
    if (deed.does === "begin") return begin();
    if (deed.does === "change") return change(deed.id);
    if (deed.does === "go-on") return open(deed.key);
    if (deed.does === "close") return close();
    if (deed.does === "discard") return discard(deed.key);
    if (deed.does === "undo") return undo();
    if (deed.does === "take-workspace") return takeWorkspace();
    if (deed.does === "try") return tryIt();
    if (deed.does === "write-on") return writeOn();
    if (deed.does === "link") return link();
    if (deed.does === "save-script") return saveScript();
    const found = here();
    if (found) return edit(found.draft, found.at, deed);
  }

  function close() {
    if (state.get().writing?.trying) reading.leave();
    state.update({ writing: null, ...(state.get().pane === "lesson" && { pane: "tree" }) });
  }

  return /** @type {import("../feature.js").Handling} */ ({
    compose: ({ deed }) => compose(deed),
    "hear-drafts": ({ place }) => hear(place),
  });
}
