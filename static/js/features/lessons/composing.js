/**
 * Writes a lesson in the page: arranges its steps, takes the workspace as it stands, tries it, and hands it out. All drafts
 * are part of the state, which this device keeps.
 *
 * @typedef {import("./types.js").KeyedDraft} KeyedDraft
 * @typedef {import("../../lessons/write.js").Part} Part
 *
 * What a writer does.
 * @typedef {{does: "begin"} | {does: "change", id: string} | {does: "go-on", key: string} | {does: "close"}
 *   | {does: "discard", key: string} | {does: "undo"}
 *   | {does: "field", name: "title" | "level" | "minutes" | "about", text: string}
 *   | {does: "step", step: number} | {does: "arrange", how: import("../../lessons/arrange.js").How}
 *   | {does: "add", kind: Part["kind"]} | {does: "part", at: number, part: Part | null}
 *   | {does: "point", at: string} | {does: "take-workspace"} | {does: "no-workspace"} | {does: "show-workspace"}
 *   | {does: "try"} | {does: "write-on"} | {does: "save"} | {does: "save-script"} | {does: "link"}} Action
 */

import { written } from "../../files/link-code.js";
import { newId } from "../../files/program.js";
import { NEW_PARTS, arranged, workspaces, newDraft, withWorkspace, withPart, withStep } from "../../lessons/arrange.js";
import { linesOfWorkspace } from "../../lessons/workspace-lines.js";
import { checkAgainst } from "../../lessons/workspace.js";
import { POINTS } from "../../lessons/directives.js";
import { faultsText } from "../../lessons/fault.js";
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
  const discarded = new Set();

  /** @param {Partial<import("./types.js").LessonShown>} change */
  const update = (change) => results.update({ lesson: Object.freeze({ ...results.get().lesson, ...change }) });

  /** What is being written, and the step that is open. @returns {{draft: KeyedDraft, at: number} | null} */
  function here() {
    const { drafts, writing } = state.get();
    const draft = drafts.find(({ key }) => key === writing?.key);
    return writing && draft ? { draft, at: Math.min(writing.step, draft.steps.length - 1) } : null;
  }

  /** @param {KeyedDraft} draft @param {number} [at]  the step that is open then @param {string} deleted  what was, in a sentence */
  function write(draft, at, deleted = "") {
    const { drafts, writing } = state.get();
    update({ needs: "", link: null, undo: deleted === "" ? null : { drafts, what: deleted } });
    state.update({
      drafts: drafts.map((each) => (each.key === draft.key ? draft : each)),
      ...(writing && at !== undefined && { writing: { ...writing, step: at } }),
    });
  }

  /** @param {string} key */
  function open(key) {
    if (state.get().lesson) reading.leave();
    update({ needs: "", link: null, undo: null });
    state.update({ writing: { key, step: 0, trying: false }, pane: "lesson" });
  }

  /** @param {Omit<KeyedDraft, "key">} draft */
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
    if (faults.length > 0) handle({ type: "notice", message: `${faultsText(faults)}${kept}`, stays: true });
  }

  /** @param {string} key */
  function discard(key) {
    const { drafts, writing } = state.get();
    discarded.add(key);
    const title = drafts.find((draft) => draft.key === key)?.title || "No title yet";
    update({ undo: { drafts, what: `“${title}” is deleted.` } });
    state.update({
      drafts: drafts.filter((draft) => draft.key !== key),
      ...(writing?.key === key && { writing: null }),
    });
  }

  function undo() {
    const { undo } = results.get().lesson;
    if (undo) state.update({ drafts: undo.drafts });
    for (const { key } of undo?.drafts ?? []) discarded.delete(key);
    update({ undo: null, needs: "", link: null });
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
      update({ needs: gap.message });
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
    update({ needs: "" });
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
    update({ needs: "", link: "" });
    const code = await written({ lesson: found.text });
    if (results.get().lesson.link === "") update({ link: `${address()}#${code}` });
  }

  function saveScript() {
    const found = lessonOrGap();
    if (found)
      device.download("own.js", ownScript({ ...lessonSource.own(), [fileNameOf(found.draft.title)]: found.text }));
  }

  /** Changes a lesson that is being written. @param {KeyedDraft} draft @param {number} at @param {Action} action */
  function edit(draft, at, action) {
    const { parts, point } = draft.steps[at];
    if (action.does === "field") return write({ ...draft, [action.name]: action.text });
    if (action.does === "step") return goTo(action.step);
    if (action.does === "arrange") {
      const next = arranged(draft, at, action.how);
      return write({ ...draft, ...next.draft }, next.at, action.how === "delete" ? `Step ${at + 1} is deleted.` : "");
    }
    if (action.does === "add")
      return write({ ...draft, ...withStep(draft, at, { parts: [...parts, NEW_PARTS[action.kind]] }) });
    if (action.does === "part") {
      const message = parts[action.at]?.kind === "text" ? "The text is deleted." : "The question is deleted.";
      const left = withPart(parts, action.at, action.part);
      return write(
        { ...draft, ...withStep(draft, at, { parts: left }) },
        undefined,
        action.part === null ? message : "",
      );
    }
    if (action.does === "point") {
      const marked = POINTS.filter((each) => (each === action.at) !== point.includes(each));
      return write({ ...draft, ...withStep(draft, at, { point: marked }) });
    }
    if (action.does === "no-workspace") return write({ ...draft, ...withWorkspace(draft, at, null) });
    if (action.does === "show-workspace") return reading.show(workspaces(draft.steps)[at], () => true);
    if (action.does === "save") device.download(fileNameOf(draft.title), writeDraft(draft));
  }

  /**
   * Takes over what is written in another tab, so that whichever is closed last keeps all of it.
   * @param {unknown} place  what that tab has kept
   */
  function receive(place) {
    const { drafts, writing } = state.get();
    const stored = (keptIn(place).drafts ?? []).filter(({ key }) => key !== writing?.key && !discarded.has(key));
    const merged = drafts.map((draft) => stored.find(({ key }) => key === draft.key) ?? draft);
    const more = stored.filter(({ key }) => !drafts.some((draft) => draft.key === key));
    const all = [...merged, ...more].slice(0, MOST_DRAFTS);
    if (JSON.stringify(all) !== JSON.stringify(drafts)) state.update({ drafts: all });
  }

  /** @param {Action} action */
  function compose(action) {
    if (action.does === "begin") return begin();
    if (action.does === "change") return change(action.id);
    if (action.does === "go-on") return open(action.key);
    if (action.does === "close") return close();
    if (action.does === "discard") return discard(action.key);
    if (action.does === "undo") return undo();
    if (action.does === "take-workspace") return takeWorkspace();
    if (action.does === "try") return tryIt();
    if (action.does === "write-on") return writeOn();
    if (action.does === "link") return link();
    if (action.does === "save-script") return saveScript();
    const found = here();
    if (found) return edit(found.draft, found.at, action);
  }

  function close() {
    if (state.get().writing?.trying) reading.leave();
    state.update({ writing: null, ...(state.get().pane === "lesson" && { pane: "tree" }) });
  }

  return /** @type {import("../feature.js").Handling} */ ({
    compose: ({ action }) => compose(action),
    "hear-drafts": ({ place }) => receive(place),
  });
}
