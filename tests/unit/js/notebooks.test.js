/** What is on the page as a notebook, and a notebook that opens on the page again. Python's cells are in notebooks.json. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { placeOf } from "../../../static/js/app/place.js";
import { runsShown, introductionOf, whyNoNotebook } from "../../../static/js/features/share/notebooks.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { wishOfDropped } from "../../../static/js/files/dropped.js";
import { notebookOf, pagePartOf } from "../../../static/js/files/notebook.js";
import { isForPrograms, intentOf } from "../../../static/js/page/link-files.js";
import { PlyscopeError } from "../../../static/js/python/errors.js";
import { reply, traceOf, until } from "./answers.js";
import { knowing } from "./knowing.js";
import { pageAt, pageOf } from "./page.js";

/** @type {Record<string, {request: any, nodes: number, cells: string[]}>} */
const KEPT = JSON.parse(readFileSync(new URL("notebooks.json", import.meta.url), "utf8"));
const PLACE = { subject: "nim", history: ["3 4 5", "3 4"], at: 1, cursor: 7 };
const SUBJECT = ["kind", "subject", "options", "position", "source"];

/** The run that a request has asked for, as far as a notebook needs it. @param {any} request @param {number} nodes */
function shown(request, nodes) {
  const { kind, subject, options = {}, position = "", source } = request;
  const root = { kind, subject, options, position, ...(source && { own: { source, files: {} } }) };
  const method = Object.fromEntries(Object.entries(request).filter(([name]) => !SUBJECT.includes(name)));
  return knowing(/** @type {any} */ ({ look: root, trace: { text: { kind, root } }, reply: { nodes }, method }));
}

/** A page with the small tree at its third step, whose Python answers with these cells. @param {readonly string[]} cells */
function page(cells = KEPT["a tree"].cells) {
  const there = pageAt("lesson: look", "lesson", { preset: "", granularity: "node" });
  there.app.goTo(3);
  there.python.instead.cells = () => ({ kind: "game", cells });
  const said = () => there.state.get().notice?.message ?? "";
  const saved = async () => {
    await there.intend("save-notebook");
    return there.results.get().notebook;
  };
  return { ...there, said, saved };
}

/** The text of a notebook with this part of the page's. @param {unknown} plyscope */
const withPart = (plyscope) => JSON.stringify({ cells: [], metadata: { plyscope }, nbformat: 4, nbformat_minor: 5 });

describe("A notebook of what is on the page", () => {
  for (const [name, { request, nodes, cells }] of Object.entries(KEPT)) {
    it(`of ${name} asks Python for the cells of the run that is shown`, () => {
      const [asked, ...others] = runsShown(INITIAL_STATE, shown(request, nodes));
      const { kind, ...rest } = request;
      assert.deepEqual(asked, { options: {}, position: "", ...rest, nodes });
      assert.deepEqual(others, []);
    });

    it(`of ${name} is one of version 4.5 without output, which has these cells and the page's state`, () => {
      const text = notebookOf("It is **this**.", cells, PLACE);
      const { metadata, ...notebook } = JSON.parse(text);
      assert.deepEqual([notebook.nbformat, notebook.nbformat_minor], [4, 5]);
      assert.deepEqual(Object.keys(notebook), ["cells", "nbformat", "nbformat_minor"]);
      const [about, ...code] = notebook.cells;
      assert.deepEqual(about, { cell_type: "markdown", id: "about", metadata: {}, source: ["It is **this**."] });
      for (const { id, source, ...rest } of code) {
        assert.deepEqual(rest, { cell_type: "code", execution_count: null, metadata: {}, outputs: [] });
        assert.match(id, /^[a-zA-Z0-9-_]{1,64}$/);
        assert.ok(source.slice(0, -1).every((/** @type {string} */ line) => /^[^\n]*\n$/.test(line)));
      }
      assert.equal(new Set(notebook.cells.map((/** @type {any} */ { id }) => id)).size, cells.length + 1);
      const sources = code.map((/** @type {any} */ { source }) => source.join(""));
      assert.deepEqual(
        sources,
        cells.map((cell) => cell.replace(/\n$/, "")),
      );
      assert.deepEqual([metadata.kernelspec.name, metadata.kernelspec.display_name], ["python3", "Python 3"]);
      assert.deepEqual(pagePartOf(text), { version: 1, place: PLACE });
    });
  }

  it("says in two sentences what it is and how to install what it needs, and Markdown takes nothing for its own", () => {
    const said = introductionOf("A *tree* [[3 12]]: SSS*", "https://a.example/p/");
    assert.match(
      said,
      /page of \[Plyscope\]\(<https:\/\/a\.example\/p\/>\): A \\\*tree\\\* \\\[\\\[3 12\\\]\\\]: SSS\\\*\. Its/,
    );
    assert.match(said, /`pip install plyscope`/);
    assert.equal(said.match(/\. |\.$/g)?.length, 2);
    assert.doesNotMatch(introductionOf("Nim", "file:///home/ann/index.html"), /file:/);
  });

  it("is saved under the name of the search, and what the page shows is in it as in a link", async () => {
    const { saved, device, state, python } = page();
    const place = placeOf(state.get());
    assert.deepEqual(await saved(), { making: false, message: "Saved as plyscope-tree-alphabeta.ipynb.", wrong: "" });
    const [[name, text]] = device.downloaded;
    assert.equal(name, "plyscope-tree-alphabeta.ipynb");
    assert.deepEqual(pagePartOf(String(text)), { version: 1, place });
    assert.match(String(text), /plyscope\.show\(search, game, state\)/);
    const { op, nodes, subject, method } = python.asked.at(-1);
    assert.deepEqual([op, nodes, subject, method], ["cells", reply("lesson").nodes, "tree", "alphabeta"]);
  });

  it("of two runs side by side has the game once, and both searches", async () => {
    const { saved, device, python, state, results } = page();
    const second = { trace: traceOf("lesson by minimax"), reply: reply("lesson by minimax") };
    const { run } = results.get();
    results.update({ run: Object.freeze({ ...run, second: /** @type {any} */ (second) }) });
    const { depth, order, cut, window, methodOptions } = state.get();
    state.update({ secondRun: { method: "minimax", depth, order, cut, window, methodOptions } });
    python.instead.cells = ({ method }) => ({ kind: "game", cells: ["game", method] });
    await saved();
    const { cells } = JSON.parse(String(device.downloaded[0][1]));
    assert.deepEqual(
      cells.slice(1).map((/** @type {any} */ { source }) => source),
      [["game"], ["alphabeta"], ["minimax"]],
    );
  });

  it("that the public names cannot say is refused in Python's words, and those go when the dialog opens again", async () => {
    const { saved, python, device, intend, results } = page();
    python.instead.cells = () => {
      throw new PlyscopeError({ message: "Choose the default order." });
    };
    assert.deepEqual(await saved(), { making: false, message: "", wrong: "Choose the default order." });
    assert.deepEqual(device.downloaded, []);
    await intend("forget-notebook");
    assert.equal(results.get().notebook.wrong, "");
  });

  it("is refused without a tree, after a search that was stopped, and of a program that was changed since", async () => {
    const none = pageOf({});
    await none.intend("save-notebook");
    assert.match(none.results.get().notebook.wrong, /^There is no tree yet/);
    const halted = shown(KEPT["a tree"].request, 5);
    /** @type {any} */ (halted.run.trace).text.ended = "halted";
    assert.match(whyNoNotebook(INITIAL_STATE, halted), /stopped before its end/);
    const { request, nodes } = KEPT["a program"];
    const ran = shown(request, nodes);
    /** @type {any} */ (ran.run.trace).text.source = request.position;
    const state = { ...INITIAL_STATE, subject: "program", history: [request.position] };
    assert.equal(whyNoNotebook(state, ran), "");
    assert.match(whyNoNotebook({ ...state, draft: "x = 1" }, ran), /run it first/);
  });
});

describe("A notebook that is dropped on the page", () => {
  it("opens the same game, position, search and step again", async () => {
    const { saved, device, intend, state, trace } = page();
    const before = placeOf(state.get());
    await saved();
    const text = String(device.downloaded[0][1]);
    await intend("choose-subject", { subject: "tree", preset: "aima" });
    await intend("goto-end");
    assert.notDeepEqual(placeOf(state.get()), before);
    const wish = wishOfDropped({ files: { "a.ipynb": text }, skipped: [] });
    assert.equal(wish.type, "open-notebook");
    await intend(wish.type, wish);
    await until(() => state.get().cursor === 3);
    assert.deepEqual(placeOf(state.get()), before);
    assert.equal(trace().text.root.position, "[[3 12 8] [2 4 6] [14 5 2]]");
  });

  it("is opened where it was made on the editor too, if it comes alone; any other is a program", () => {
    const part = { version: 1, place: PLACE };
    const text = withPart(part);
    assert.deepEqual(wishOfDropped({ files: { "a.ipynb": text }, skipped: [] }), { type: "open-notebook", part });
    for (const files of [{ "a.ipynb": text, "b.py": "" }, { "a.ipynb": withPart(undefined) }, { "a.json": text }]) {
      const dropped = { files, skipped: [] };
      assert.deepEqual(wishOfDropped(/** @type {any} */ (dropped)), { type: "drop-files", ...dropped });
    }
    assert.ok(isForPrograms([{ name: "a.ipynb" }], false));
    assert.ok(!isForPrograms([{ name: "a.edition.json" }], false));
    assert.equal(intentOf("a.edition.json", "{}").type, "open-task");
  });

  it("says that it cannot be opened if it is damaged, or of a newer page", async () => {
    const { intend, said, state } = page();
    const before = placeOf(state.get());
    for (const [part, words] of /** @type {const} */ ([
      [{ version: 1, place: { subject: 3 } }, /^This notebook cannot be opened\. Its part “subject” is not/],
      [{ version: 1 }, /^This notebook cannot be opened\. It does not say where the page was\.$/],
      [true, /^This notebook cannot be opened\. It does not say where the page was\.$/],
      [{ version: 2, place: {} }, /^This notebook comes from a newer Plyscope/],
    ])) {
      await intend("open-notebook", { part });
      assert.match(said(), words);
    }
    assert.deepEqual(placeOf(state.get()), before);
  });

  it("that brings a program waits until it is wanted", async () => {
    const { intend, said, state } = page();
    await intend("open-notebook", { part: { version: 1, place: { subject: "own", source: "class A: pass" } } });
    assert.match(said(), /^This notebook brings a program that somebody else wrote\./);
    assert.equal(state.get().notice?.programs?.[0].text, "class A: pass");
    assert.equal(state.get().subject, "tree");
  });
});
