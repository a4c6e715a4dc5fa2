import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { editorProps } from "../../../static/js/kinds/program/own-files.js";
import { methodOf } from "../../../static/js/kinds/index.js";
import { settled } from "./answers.js";
import { pageOf } from "./page.js";

const EXAMPLE = "def f(n):\n    return n and f(n - 1)\n";

/** The room of programs, with an example in the editor. */
async function room() {
  const look = { kind: "program", subject: "program", options: {}, position: EXAMPLE, methods: ["run"], functions: [] };
  const page = pageOf({
    state: { subject: "program", preset: "countdown", history: [EXAMPLE], method: "run" },
    results: { look: /** @type {any} */ (look) },
  });
  page.state.update({});
  await settled();
  const editor = () => editorProps(page.state.get(), page.results.get());
  const programs = () => page.results.get().device.files.programs.map(({ name, text }) => [name, text]);
  return { ...page, editor, programs };
}

describe("A program of one's own", () => {
  it("is made of an example at the first change, and the example stays as it is", async () => {
    const { intend, editor, programs, results } = await room();
    assert.deepEqual([editor().name, editor().original, programs()], ["countdown.py", null, []]);
    await intend("edit-program", { text: "x" });
    const { opened } = results.get().device.files.programs[0];
    await intend("edit-program", { text: "xy" });
    assert.deepEqual(programs(), [["my-program.py", "xy"]]);
    assert.equal(results.get().device.files.programs[0].opened, opened, "it is not opened again by each keystroke");
    assert.deepEqual([editor().text, editor().original], ["xy", EXAMPLE]);
    await intend("back-to-original", { id: editor().program });
    assert.equal(editor().text, EXAMPLE);
  });

  it("is only shown when it is opened or dropped, and runs when the user says so", async () => {
    const { intend, editor, ops } = await room();
    ops();
    await intend("drop-files", { files: { "mine.py": "print(1)" }, skipped: [] });
    assert.deepEqual([editor().name, editor().text, ops()], ["mine.py", "print(1)", []]);
    await intend("run-program");
    assert.equal(ops()[0], "look");
  });

  it("is opened in its room when it is dropped elsewhere on the page, unless a test is under way", async () => {
    const { intend, editor, state } = await room();
    const dropped = { files: { "game/main.py": "import board", "game/board.py": "size = 3" }, skipped: [] };
    const { practice } = state.get();
    state.update({ practice: /** @type {any} */ ({ ...practice, open: true, exam: { done: false } }) });
    await intend("open-dropped", { dropped });
    assert.equal(editor().name, "countdown.py");
    state.update({ activity: "home", practice });
    await intend("open-dropped", { dropped });
    assert.deepEqual([state.get().activity, editor().name, editor().beside], ["watch", "game/main.py", ["board.py"]]);
  });

  it("comes out of a notebook too, and a notebook that cannot be read is named", async () => {
    const { intend, editor, python, results, state } = await room();
    python.instead.notebook = (/** @type {{text: string}} */ { text }) => {
      if (text === "?") throw new Error("This is not a notebook that can be read.");
      return { source: "print(2)" };
    };
    await intend("drop-files", { files: { "week1.ipynb": "{}", "week2.ipynb": "?" }, skipped: [] });
    assert.deepEqual([editor().name, editor().text], ["week1.py", "print(2)"]);
    assert.deepEqual(results.get().device.skipped, ["week2.ipynb: This is not a notebook that can be read."]);
    assert.equal(state.get().filesShown, "list");
  });

  it("comes out of what Python has saved", async () => {
    const { intend, editor, results } = await room();
    const saved = JSON.stringify({ format: "plyscope program", request: { source: "print(3)" } });
    await intend("drop-files", { files: { "mine.plyscope.json": saved, "other.plyscope.json": "[]" }, skipped: [] });
    assert.deepEqual([editor().name, editor().text], ["mine.py", "print(3)"]);
    assert.deepEqual(results.get().device.skipped, ["other.plyscope.json: not a program that Plyscope has saved"]);
  });

  it("comes with its other files out of what Python has saved", async () => {
    const { intend, editor, programs } = await room();
    const request = { source: "import rules", files: { "rules.py": "SIZE = 3" } };
    await intend("drop-files", { files: { "mine.plyscope.json": JSON.stringify({ request }) }, skipped: [] });
    assert.deepEqual([editor().name, editor().text], ["mine/mine.py", "import rules"]);
    assert.ok(programs().some(([name, text]) => name === "mine/rules.py" && text === "SIZE = 3"));
  });

  it("is no program where Python has saved a link to what the page has itself: it leads there", async () => {
    const { intend, programs, python, results } = await room();
    const saved = { format: "plyscope link", version: 1, link: "game=tictactoe&position=XOX/O../...&step=end" };
    await intend("drop-files", { files: { "board.plyscope.json": JSON.stringify(saved) }, skipped: [] });
    assert.deepEqual([programs(), results.get().device.skipped], [[], []]);
    const asked = python.asked.find(({ position }) => position === "XOX/O../...");
    assert.deepEqual([asked?.op, asked?.subject], ["look", "tictactoe"]);
  });

  it("keeps each version that was run, and goes back to one", async () => {
    const { intend, editor, results } = await room();
    await intend("edit-program", { text: "first = 1" });
    await intend("run-program");
    await intend("edit-program", { text: "second = 2" });
    await intend("run-program");
    const { versions } = results.get().device.files;
    assert.deepEqual(new Set(versions.map(({ text }) => text)), new Set(["first = 1", "second = 2"]));
    const first = versions.find(({ text }) => text === "first = 1");
    await intend("go-back", { id: editor().program, version: first?.id });
    assert.equal(editor().text, "first = 1");
  });

  it("gets no version when an example is run", async () => {
    const { intend, results, state } = await room();
    await intend("edit-program", { text: "mine = 1" });
    state.update({ file: "", draft: null });
    await intend("run-program");
    assert.deepEqual(
      results.get().device.files.versions.filter(({ why }) => why === "run"),
      [],
    );
  });

  it("leaves the editor when it is removed, and can come back", async () => {
    const { intend, editor, programs, state } = await room();
    await intend("edit-program", { text: "mine = 1" });
    const id = editor().program;
    await intend("remove-program", { id });
    assert.deepEqual([programs(), state.get().file], [[], ""]);
    await intend("restore-program", { id });
    assert.deepEqual(programs(), [["my-program.py", "mine = 1"]]);
  });

  it("runs with the files beside it, which it may import", async () => {
    const { intend, state, editor } = await room();
    await intend("drop-files", { files: { "game/main.py": "import board", "game/board.py": "size = 3" }, skipped: [] });
    assert.equal(editor().name, "game/main.py");
    assert.deepEqual([editor().beside, state.get().preset], [["board.py"], ""], "the page tells of them at once");
    await intend("run-program");
    const { files } = methodOf(state.get(), /** @type {any} */ ({ kind: "program" }));
    assert.deepEqual(files, { "board.py": "size = 3" });
  });

  it("is saved under its name, and an example as it is shown", async () => {
    const { intend, editor, device } = await room();
    await intend("download-program", { id: editor().program });
    await intend("edit-program", { text: "mine = 1" });
    await intend("rename-program", { id: editor().program, name: "best" });
    await intend("download-program", { id: editor().program });
    assert.deepEqual(device.downloaded, [
      ["program.py", EXAMPLE],
      [editor().name, "mine = 1"],
    ]);
  });
});
