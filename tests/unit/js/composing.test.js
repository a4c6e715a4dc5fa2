import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { ownIn, fileNameOf } from "../../../static/js/lessons/own-files.js";
import { placeHere, stateOfPlaceHere } from "../../../static/js/app/place.js";
import { composeProps } from "../../../static/js/features/lessons/draft-shown.js";
import { PART } from "../../../static/js/features/lessons/part.js";
import { lessonLook, lessonProps } from "../../../static/js/features/lessons/lesson-shown.js";
import { until } from "./answers.js";
import { pageAt } from "./page.js";
import { readLesson } from "./strict-lessons.js";

/** A page on which a lesson is being written. @param {Parameters<typeof pageAt>} where */
async function writer(...where) {
  const page = pageAt(...where);
  const does = (/** @type {any} */ action) => page.intend("compose", { action });
  await does({ does: "begin" });
  return {
    ...page,
    does,
    draft: () => page.state.get().drafts[0],
    seen: () => composeProps(page.state.get(), page.results.get()).written,
    told: () => page.results.get().lesson.needs,
    /** @param {string} text */
    says: (text) => does({ does: "part", at: 0, part: { kind: "text", text } }),
    saved: async () => {
      await does({ does: "save" });
      return String(page.device.downloaded.at(-1)?.[1]);
    },
  };
}

describe("The writer of a lesson", () => {
  it("begins with what the workspace shows", async () => {
    const { draft, seen, state, results } = await writer("lesson: look", "lesson", { preset: "three-by-three" });
    assert.match(draft().steps[0].bench.join("\n"), /^@show tree\/three-by-three\n@method alphabeta/);
    assert.match(seen()?.shows ?? "", /Alpha-beta · at the start/);
    assert.deepEqual([lessonLook(state.get(), results.get()).writing, state.get().pane], ["yes", "lesson"]);
  });

  it("has nothing of it beside Home, which needs the room", async () => {
    const { state, results } = await writer("lesson: look", "lesson");
    const shown = () => PART.look?.(state.get(), results.get()).body?.lesson;
    assert.equal(shown(), "open");
    state.update({ activity: "home" });
    assert.equal(shown(), "none");
  });

  it("says what is missing where it is, and saves all the same", async () => {
    const { does, says, told, saved, state } = await writer("lesson: look", "lesson");
    await does({ does: "try" });
    assert.equal(told(), "Give the lesson a title.");
    await does({ does: "field", name: "title", text: "Why?" });
    assert.equal(told(), "");
    await says("Look.");
    await does({ does: "arrange", how: "add" });
    await does({ does: "step", step: 0 });
    await does({ does: "link" });
    assert.match(told(), /^Step 2: it has no text yet/);
    assert.equal(state.get().writing?.step, 1);
    assert.match(await saved(), /^title: Why\?\n\nLook\.\n/);
  });

  it("tries it from a step, and goes back to writing where the lesson was", async () => {
    const { does, says, state, results, intend } = await writer("lesson: look", "lesson");
    await does({ does: "field", name: "title", text: "Mine" });
    await says("One.");
    await does({ does: "arrange", how: "duplicate" });
    await does({ does: "step", step: 0 });
    await does({ does: "try" });
    const { shown } = lessonProps(state.get(), results.get());
    assert.deepEqual([shown?.title, shown?.tried, shown?.at], ["Mine", true, 0]);
    assert.equal(composeProps(state.get(), results.get()).written, null);
    await intend("lesson-step", { step: 1 });
    await does({ does: "write-on" });
    assert.deepEqual(state.get().writing, { key: state.get().drafts[0].key, step: 1, trying: false });
    assert.deepEqual([state.get().lesson, state.get().progress], [null, {}]);
  });

  it("makes a link that opens the lesson on another page", async () => {
    const { does, says, results } = await writer("lesson: look", "lesson");
    await does({ does: "field", name: "title", text: "By link" });
    await says("Hello *there*.");
    await does({ does: "link" });
    await until(() => results.get().lesson.link);
    const [, code] = (results.get().lesson.link ?? "").split("#");
    const other = pageAt("lesson: look", "lesson");
    other.app.handle({ type: "open-link", code });
    await until(() => other.state.get().lesson?.id === "own/By link");
    assert.equal(lessonProps(other.state.get(), other.results.get()).shown?.title, "By link");
    // A lesson does not open another one.
    await other.intend("leave-lesson");
    other.app.handle({ type: "open-link", code, inLesson: true });
    await until(() => other.state.get().notice);
    assert.match(other.state.get().notice?.message ?? "", /brings another lesson/);
  });

  it("keeps what is deleted until something else is written", async () => {
    const { does, says, draft, seen } = await writer("lesson: look", "lesson");
    await says("One.");
    await does({ does: "add", kind: "number" });
    await does({ does: "part", at: 1, part: null });
    assert.deepEqual([draft().steps[0].parts.length, seen()?.undo], [1, "The question is deleted."]);
    await does({ does: "undo" });
    assert.deepEqual([draft().steps[0].parts.length, seen()?.undo], [2, ""]);
    await does({ does: "discard", key: draft().key });
    assert.equal(seen(), null);
    await does({ does: "undo" });
    assert.equal(draft().steps[0].parts.length, 2);
  });

  it("is kept on this device with all that was written", async () => {
    const { does, says, state } = await writer("lesson: look", "lesson");
    await says("One.");
    for (const kind of ["choice", "number"]) await does({ does: "add", kind });
    await does({ does: "point", at: "tree" });
    const kept = JSON.parse(JSON.stringify(placeHere(state.get())));
    assert.deepEqual(stateOfPlaceHere(kept).drafts, state.get().drafts);
    assert.deepEqual(stateOfPlaceHere(kept).writing, state.get().writing);
  });

  it("hears what is written in another tab, but not what was deleted here", async () => {
    const one = await writer("lesson: look", "lesson");
    const other = await writer("lesson: look", "lesson");
    const place = (/** @type {any} */ page) => JSON.parse(JSON.stringify(placeHere(page.state.get())));
    await one.says("Of one.");
    await other.intend("hear-drafts", { place: place(one) });
    const keys = other.state.get().drafts.map(({ key }) => key);
    assert.deepEqual([keys.length, keys[1]], [2, one.draft().key]);
    // The one that is being written here is not touched.
    await other.says("Of the other.");
    await one.intend("hear-drafts", { place: place(other) });
    await one.says("Of one, later.");
    await other.intend("hear-drafts", { place: place(one) });
    assert.match(JSON.stringify(other.state.get().drafts), /Of the other\..*Of one, later\./);
    await other.does({ does: "discard", key: keys[1] });
    for (const wrong of [place(one), null, { drafts: 3 }]) await other.intend("hear-drafts", { place: wrong });
    assert.deepEqual(
      other.state.get().drafts.map(({ key }) => key),
      [keys[0]],
    );
  });

  it("is there, too, where a link was opened", async () => {
    const { says, state } = await writer("lesson: look", "lesson");
    await says("One.");
    const page = pageAt("lesson: look", "lesson");
    await page.intend("come-back", { place: placeHere(state.get()), reader: true });
    assert.deepEqual([page.state.get().drafts.length, page.state.get().writing], [1, null]);
  });

  it("changes a lesson that has faults, with their lines as text", async () => {
    const page = pageAt("lesson: look", "lesson");
    const text = "title: Old\n\nOne.\n@shwo tree\n@show tree\n---\nTwo.\n@show chess";
    await page.intend("open-lesson-text", { name: "old.md", text });
    assert.match(page.state.get().notice?.message ?? "", /“old\.md”, 2 lines are left out:\nLine 4: .*\nLine 8: /);
    await page.intend("compose", { action: { does: "change", id: "own/old.md" } });
    const [draft] = page.state.get().drafts;
    assert.deepEqual([draft.title, draft.from, draft.steps.length], ["Old", "own/old.md", 2]);
    assert.match(JSON.stringify(draft.steps), /@shwo tree.*@show chess/);
    // The page shows what its first step shows, so that nothing else is taken for it.
    assert.deepEqual([page.state.get().activity, page.python.asked.at(-1)?.subject], ["watch", "tree"]);
    // The second time, what was changed is there.
    await page.intend("compose", { action: { does: "change", id: "own/old.md" } });
    assert.equal(page.state.get().drafts.length, 1);
  });

  it("takes a moment that lines cannot say as a link", async () => {
    const { does, draft, state } = await writer("lesson: look", "lesson");
    state.update({ weights: { ...state.get().weights, MAX: [1, 2] } });
    await does({ does: "take-workspace" });
    await until(() => draft().steps[0].bench[0]?.startsWith("@link"));
    assert.match(draft().steps[0].bench[0], /^@link 1\.[\w-]+$/);
  });
});

describe("What stands beside a lesson", () => {
  /** The panes beside each step. @param {string} steps */
  async function panes(steps) {
    const page = pageAt("lesson: look", "lesson");
    await page.intend("open-lesson-text", { name: "own.md", text: `title: Own\n\n${steps}` });
    const at = (/** @type {number} */ step) => ({ ...page.state.get(), lesson: { ...page.state.get().lesson, step } });
    return [0, 1].map((step) => lessonLook(/** @type {any} */ (at(step)), page.results.get()).pictures);
  }

  it("is the tree, and what a step points at", async () => {
    assert.deepEqual(await panes("One.\n@point board\n---\nTwo.\n@point tree"), ["board tree", "tree"]);
  });

  it("is the code in all steps, if one points at it", async () => {
    assert.deepEqual(await panes("One.\n@point variables\n---\nTwo.\n@point tree"), ["tree code", "tree code"]);
  });

  it("is everything, if the lesson points at nothing", async () => {
    assert.deepEqual(await panes("One.\n---\nTwo."), ["board tree code", "board tree code"]);
  });
});

describe("The files of one's own lessons", () => {
  it("have names that a page can list", () => {
    assert.equal(fileNameOf("Why the order counts?"), "why-the-order-counts.md");
    assert.equal(fileNameOf("α–β / Größe"), "α-β-größe.md");
    assert.deepEqual(Object.keys(ownIn({ "α-β-größe.md": "x" })), ["α-β-größe.md"]);
    assert.equal(fileNameOf("???"), "lesson.md");
  });

  it("stand together in one script, which keeps those before", async () => {
    const { does, says, device } = await writer("lesson: look", "lesson");
    await does({ does: "field", name: "title", text: "Week 2" });
    await says("Hello </script>");
    await does({ does: "save-script" });
    const [name, script] = device.downloaded[0];
    assert.equal(name, "own.js");
    const json = /plyscopeLessons = (?<json>\{.*\});\n$/s.exec(String(script))?.groups?.json ?? "";
    const lessons = ownIn(JSON.parse(json));
    assert.equal(readLesson(lessons["week-2.md"]).title, "Week 2");
    assert.deepEqual(ownIn({ "../x.md": "a", "b.md": 3, "c.md": "title: C" }), { "c.md": "title: C" });
    for (const wrong of [null, "x", [1], undefined]) assert.deepEqual(ownIn(wrong), {});
  });
});
