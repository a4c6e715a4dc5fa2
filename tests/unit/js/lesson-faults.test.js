import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readChecked } from "../../../static/js/app/lesson-faults.js";
import { faultsText } from "../../../static/js/lessons/fault.js";
import { written } from "../../../static/js/files/link-code.js";
import { until } from "./answers.js";
import { pageAt } from "./page.js";

const head = "title: Mine\n\n";

/** @param {string} text */
const told = async (text) => faultsText((await readChecked(text, null)).faults).split("\n");

describe("A link in a lesson", () => {
  it("is told with its line if it is damaged, beside all other faults", async () => {
    const faults = await told(`${head}One.\n@depth 0\n@link 1.eJyrVg\n---\nTwo.\n@stage moon`);
    assert.equal(faults.length, 3);
    assert.match(faults[0], /^Line 4: @depth needs /);
    assert.match(faults[1], /^Line 5: this link is damaged: /);
    assert.match(faults[2], /^Line 8: @stage needs /);
  });

  it("is told, too, if it is none of this page, or leads to no moment of a search", async () => {
    const lesson = await written({ lesson: `${head}One.` });
    const unknown = await written({ moon: 1 });
    assert.deepEqual(
      await told(`${head}One.\n@link ${lesson}\n---\nTwo.\n@link 9.eJyrVg\n---\nThree.\n@link ${unknown}`),
      [
        "Line 4: this link cannot be opened. It brings another lesson, not a moment of a search.",
        "Line 7: this link comes from a newer Plyscope than this page (version 9; this page reads 1): open it in the newer one.",
        "Line 10: this link cannot be opened. It has a part that this page does not know: “moon”.",
      ],
    );
  });

  it("stays in the lesson if it can be opened", async () => {
    const moment = await written({ depth: "2" });
    const { lesson, faults } = await readChecked(`${head}One.\n@link ${moment}`, null);
    assert.deepEqual([lesson?.steps[0].changes.map(({ text }) => text), faults], [[moment], []]);
  });
});

it("All faults of a lesson are told when it is opened, and when it is changed", async () => {
  const page = pageAt("lesson: look", "lesson");
  const says = (/** @type {string} */ message) => until(() => page.state.get().notice?.message === message);
  const damaged =
    "this link is damaged: a part of it is missing or was changed. Ask for it again, or copy it as a whole.";
  await page.intend("open-lesson-text", { name: "a.md", text: `${head}One.\n@link 1.eJyrVg` });
  await says(`In the lesson “a.md”, one line is left out. Line 4: ${damaged}`);
  await page.intend("open-lesson-text", { name: "b.md", text: `${head}One.\n@link 1.eJyrVg\n@large moon` });
  const faults = `Line 4: ${damaged}\nLine 5: @large needs usual, board, tree, both or code, not “moon”.`;
  await says(`In the lesson “b.md”, 2 lines are left out:\n${faults}`);
  await until(() => page.state.get().lesson?.id === "own/b.md");
  await page.intend("compose", { action: { does: "change", id: "own/b.md" } });
  await says(`${faults}\nThese lines are kept as text.`);
});

it("Who begins to play leaves the lesson, and keeps how far it was read", async () => {
  const page = pageAt("lesson: look", "lesson");
  await page.intend("open-lesson-text", { name: "a.md", text: `${head}One.\n---\nTwo.` });
  await until(() => page.state.get().lesson?.id === "own/a.md");
  await page.intend("lesson-step", { step: 1 });
  page.state.update({ activity: "play" });
  const { lesson, progress } = page.state.get();
  assert.deepEqual([lesson, progress["own/a.md"]], [null, { step: 1, of: 2, done: false }]);
});
