/**
 * The lesson beside the workspace: opens it, goes through its steps, sets the workspace as a step says, and keeps what was
 * answered. It sets the workspace as a person would, with intents; whoever touches the workspace can have it put back.
 *
 * @typedef {import("../../lessons/format.js").Lesson} Lesson
 * @typedef {import("../../lessons/directives.js").Workspace} Workspace
 * @typedef {import("./types.js").OpenLesson} OpenLesson
 */

import { workspaceAt, workspaceDigest, searchDigest, searchOf } from "../../lessons/workspace.js";
import { faultsText } from "../../lessons/fault.js";
import { LessonFault } from "../../lessons/format.js";
import { SHIPPED, listed } from "../../lessons/lesson-source.js";
import { noticeAfter } from "../../state/carried-over.js";

/** The id of a lesson that its writer tries. */
const TRIED = "own/tried";

/** @param {import("../feature.js").FeatureContext} on */
export function createReading({ state, results, handle, lessonSource, showFirstLesson, readLesson, workspaceSetter }) {
  /** Counts what is opened and shown, so that only the newest counts. */
  let newest = 0;
  /** What was searched when the workspace was set last. */
  let setLast = { setup: "", digest: "" };
  /** The lesson that is being read, or was. */
  let reading = "";

  /** @param {Partial<import("./types.js").LessonShown>} change */
  const update = (change) => results.update({ lesson: Object.freeze({ ...results.get().lesson, ...change }) });

  /** @param {Partial<OpenLesson>} change */
  function change(change) {
    const { lesson } = state.get();
    if (lesson) state.update({ lesson: { ...lesson, ...change } });
  }

  /** The lesson in a text; its faults are told. Null if nothing of it is a lesson. @param {string} name @param {string} text */
  async function read(name, text) {
    const { lesson, faults } = await readLesson(text);
    if (lesson) state.update({ notice: noticeAfter(state.get()) });
    if (faults.length === 0) return lesson;
    const left = faults.length === 1 ? "one line is left out. " : `${faults.length} lines are left out:\n`;
    const message = lesson
      ? `In the lesson “${name || lesson.title}”, ${left}${faultsText(faults)}`
      : `The lesson “${name}” cannot be opened. ${faultsText(faults)}`;
    handle({ type: "notice", message, ...(lesson && { stays: true }) });
    return lesson;
  }

  /** The text of a lesson; "" if it is not there, which is told. @param {string} id */
  async function textOf(id) {
    try {
      return await lessonSource.load(id);
    } catch {
      handle({ type: "notice", message: `The lesson “${id}” is no longer there.` });
      return "";
    }
  }

  /**
   * Opens a lesson where the reader left it.
   * @param {string} id @param {string} own  the text, if it is none of those that the page knows
   * @param {boolean} isSet  whether the workspace already shows what its first step shows
   */
  async function open(id, own = "", isSet = false) {
    const token = ++newest;
    const text = own || (await textOf(id));
    const lesson = text === "" || token !== newest ? null : await read(own ? id.replace(/^own\//, "") : id, text);
    if (!lesson || token !== newest) return;
    const last = lesson.steps.length - 1;
    const { step: before = 0, done = false } = state.get().progress[id] ?? {};
    const step = done && before >= last ? 0 : Math.min(before, last);
    reading = id;
    update({ open: { id, lesson }, workspace: "", left: "", fault: "" });
    const lessonNow = { id, text: own, step, answers: {}, hidden: false };
    state.update({ activity: "watch", lesson: lessonNow, playing: false, writing: null });
    note(step);
    if (isSet) setLast = { setup: searchOf(workspaceAt(lesson, 0)), digest: searchDigest(state.get()) };
    return show(true);
  }

  /** Plays a lesson that is being written. @param {Lesson} lesson @param {string} text @param {number} step */
  function tryOut(lesson, text, step) {
    newest++;
    reading = TRIED;
    update({ open: { id: TRIED, lesson }, workspace: "", left: "", fault: "" });
    state.update({ lesson: { id: TRIED, text, step, answers: {}, hidden: false }, playing: false });
    return show(true);
  }

  /** The lesson that this device has kept is read again. */
  async function reopen() {
    const { lesson: kept } = state.get();
    if (!kept || kept.id === reading) return;
    reading = kept.id;
    const text = kept.text || (await textOf(kept.id));
    const lesson = text === "" ? null : await read(kept.id.replace(/^own\//, ""), text);
    if (state.get().lesson?.id !== kept.id) return;
    if (!lesson) return leave();
    change({ step: Math.min(kept.step, lesson.steps.length) });
    // The workspace comes back by itself, perhaps as the reader has changed it.
    update({ open: { id: kept.id, lesson }, workspace: JSON.stringify(workspaceAt(lesson, kept.step)), left: "" });
  }

  /** Writes down how far the reader is. @param {number} step */
  function note(step) {
    const { lesson, progress } = state.get();
    const { open } = results.get().lesson;
    if (!lesson || !open || lesson.id === TRIED) return;
    const count = open.lesson.steps.length;
    const done = progress[lesson.id]?.done || step >= count;
    state.update({ progress: { ...progress, [lesson.id]: { step: Math.min(step, count - 1), of: count, done } } });
  }

  /** @param {number} target */
  function goToStep(target) {
    const { open } = results.get().lesson;
    if (!open) return;
    const step = Math.max(0, Math.min(target, open.lesson.steps.length));
    change({ step });
    note(step);
    // At the end, the next lesson is offered.
    if (step === open.lesson.steps.length && !results.get().lesson.list) list();
    return show(false);
  }

  /** Sets the workspace as the step says, if it is not as the step before left it. @param {boolean} again  in any case */
  async function show(again) {
    const { open, workspace: before } = results.get().lesson;
    const { lesson } = state.get();
    if (!open || !lesson) return;
    const workspace = workspaceAt(open.lesson, lesson.step);
    const json = JSON.stringify(workspace);
    if (!again && json === before) return;
    const token = ++newest;
    update({ workspace: json, left: "", setting: true, fault: "" });
    await set(workspace, () => token === newest);
    if (token !== newest) return;
    setLast = { setup: searchOf(workspace), digest: searchDigest(state.get()) };
    update({ left: workspaceDigest(state.get()), setting: false, fault: results.get().error?.message ?? "" });
  }

  /** @param {Workspace} workspace @param {() => boolean} isNewest */
  async function set(workspace, isNewest) {
    const isSet = setLast.setup === searchOf(workspace) && setLast.digest === searchDigest(state.get());
    if (!isSet) await workspaceSetter.search(workspace);
    if (!isNewest()) return;
    workspaceSetter.arrange(workspace);
  }

  function leave() {
    newest++;
    reading = "";
    update({ open: null, workspace: "", left: "", setting: false, fault: "" });
    const { writing, pane } = state.get();
    // Who tries what they write goes back to it.
    if (writing?.trying) state.update({ lesson: null, writing: { ...writing, trying: false } });
    else state.update({ lesson: null, ...(pane === "lesson" && { pane: "tree" }) });
  }

  /** Makes the list; those of whoever put up this page come first. A lesson with a fault is told when it is opened. */
  async function list() {
    const theirs = await lessonSource.theirs();
    const all = await Promise.all(
      [...theirs, ...lessonSource.ids].map(async (id) => {
        try {
          return listed(id, await lessonSource.load(id));
        } catch (error) {
          const about = error instanceof LessonFault ? error.message : "This file is not there.";
          return { id, title: id.replace(/^theirs\//, ""), level: "", minutes: 0, about, theirs: theirs.includes(id) };
        }
      }),
    );
    update({ list: all });
  }

  let { activity: before } = state.get();

  /** Whoever begins to play leaves the lesson: the board needs its room. */
  function leaveToPlay() {
    const { activity, lesson } = state.get();
    const begins = activity === "play" && before !== "play";
    before = activity;
    if (begins && lesson) leave();
  }

  state.subscribe(reopen);
  state.subscribe(leaveToPlay);
  reopen();

  /** @type {import("../feature.js").Handling} */
  const intents = {
    "list-lessons": list,
    "open-lesson": ({ id }) => {
      state.update({ pane: "lesson" });
      return open(id);
    },
    "open-lesson-text": async ({ name, text }) => {
      const lesson = await read(name, text);
      if (!lesson) return;
      const id = `own/${(name || lesson.title).slice(0, 150)}`;
      state.update({ pane: "lesson" });
      return open(id, text);
    },
    "first-lesson": () => {
      state.update({ pane: "lesson" });
      // What it begins with was built with the page: there is no need to wait for Python.
      return open(SHIPPED[0], "", results.get().status.phase === "booting" && showFirstLesson());
    },
    "lesson-step": ({ step }) => goToStep(step),
    "lesson-again": () => show(true),
    "answer-lesson": ({ question, given }) => {
      const { lesson } = state.get();
      if (lesson) change({ answers: { ...lesson.answers, [`${lesson.step}.${question}`]: given.slice(0, 400) } });
    },
    "hide-lesson": ({ hidden }) => change({ hidden }),
    "leave-lesson": leave,
  };

  return { tryOut, leave, show: set, textOf, intents };
}
