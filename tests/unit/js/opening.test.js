/** A dropped file opens where its text belongs, whatever it is called; nothing is replaced that Undo cannot bring back. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { placeHere, stateOfPlaceHere } from "../../../static/js/app/place.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { isForPrograms, intentOf, intentOfFiles } from "../../../static/js/page/link-files.js";
import { PlyscopeError, Stopped } from "../../../static/js/python/errors.js";
import { position } from "../../../static/js/state/state.js";
import { canRedo } from "../../../static/js/state/undo.js";
import { requestOf } from "./answers.js";
import { knowing } from "./knowing.js";
import { pageAt } from "./page.js";
import { problemReply } from "./problem-answers.js";

const OWN = "[[3 12 8] [2 4 6] [14 5 2]]";
const { position: TWO_LEFT, options } = requestOf("two left: look");
const BOARD = { kind: "game", subject: "tictactoe", name: "Tic-tac-toe", options, form: "" };
const FILE = { name: "a.pgn", text: TWO_LEFT };

/** The page with a person's own tree at its third step. @param {unknown} readings  what Python finds in every text @param {string} [form] */
function page(readings, form = "") {
  const shown = pageAt("lesson: look", "lesson", { preset: "", granularity: "node" });
  shown.app.goTo(3);
  shown.python.instead.identify = () => {
    if (readings instanceof Error) throw readings;
    return { readings, ...(form && { form }) };
  };
  const said = () => shown.state.get().notice?.message ?? "";
  return { ...shown, said };
}

describe("A file that one game can read", () => {
  it("is opened there, is said to be, and Undo brings back what was there, at its step", async () => {
    const { intend, state, said, trace } = page([BOARD]);
    await intend("open-file", FILE);
    assert.deepEqual([state.get().subject, position(state.get())], ["tictactoe", TWO_LEFT]);
    assert.equal(said(), "“a.pgn” is open under Tic-tac-toe.");
    await intend("undo");
    assert.deepEqual([state.get().subject, position(state.get()), state.get().cursor], ["tree", OWN, 3]);
    // What was said of the file is not said of another subject.
    assert.equal(said(), "");
    assert.equal(trace().text.root.position, OWN);
    assert.ok(canRedo(state.get()));
  });

  it("is said to be of the form that it surely has", async () => {
    const { intend, said } = page([{ ...BOARD, form: "a board in ink" }]);
    await intend("open-file", FILE);
    assert.match(said(), /^“a.pgn” is a board in ink, and open under Tic-tac-toe\./);
  });

  it("lies over no exercise, but a test goes on", async () => {
    const { intend, state, said } = page([BOARD]);
    const { practice } = state.get();
    const test = { items: [], at: 0, until: null, done: false };
    state.update({ practice: { ...practice, open: true, exam: test } });
    await intend("open-file", FILE);
    assert.deepEqual([state.get().subject, state.get().practice.open], ["tree", true]);
    assert.match(said(), /^A test is under way/);
    state.update({ practice: { ...practice, open: true } });
    await intend("open-file", FILE);
    assert.deepEqual([state.get().subject, state.get().practice.open], ["tictactoe", false]);
  });
});

describe("A file for another room", () => {
  it("is opened there, and Undo and Redo go from room to room", async () => {
    const map = { kind: "problem", subject: "australia", name: "Australia", options: {}, form: "" };
    const shown = page([map]);
    const { intend, state, results, python } = shown;
    const presets = [{ id: "three", name: "Three", position: "colours 3", note: "", options: {} }];
    const problem = { id: "australia", kind: "problem", name: "Australia", presets, options: [] };
    const catalogue = /** @type {any} */ (results.get().catalogue);
    const games = catalogue.subjects.map((/** @type {object} */ game) => ({ kind: "game", ...game }));
    const { look } = /** @type {any} */ (results.get().subject);
    results.update(knowing({ catalogue: { ...catalogue, subjects: [...games, problem] }, look }, results.get()));
    python.instead.look = ({ subject }) =>
      subject === "australia" ? { ...problemReply("australia: look"), methods: ["forward_checking"] } : look;
    python.instead.estimate = () => problemReply("australia: estimate");
    python.instead.search = () => problemReply("australia");
    python.instead.solutions = () => problemReply("australia: solutions");
    await intend("open-file", { name: "map.txt", text: "colours 3" });
    assert.deepEqual([results.get().subject.look?.kind, state.get().subject], ["problem", "australia"]);
    await intend("undo");
    assert.deepEqual([results.get().subject.look?.kind, position(state.get())], ["game", OWN]);
    await intend("redo");
    assert.equal(state.get().subject, "australia");
  });
});

describe("A file that is not opened at once", () => {
  const nim = { kind: "game", subject: "nim", name: "Nim", options: {}, form: "" };

  it("asks, if several games can read it", async () => {
    const { intend, state, said } = page([BOARD, nim]);
    await intend("open-file", FILE);
    assert.equal(state.get().subject, "tree");
    assert.equal(said(), "“a.pgn” can be read in several ways. Open it as");
    const [board, ...others] = state.get().notice?.texts ?? [];
    assert.deepEqual([board.name, others.map(({ name }) => name)], ["Tic-tac-toe", ["Nim"]]);
    await intend("open-text", { wish: board });
    assert.equal(state.get().subject, "tictactoe");
    assert.equal(state.get().notice?.texts, undefined);
  });

  it("lets one be chosen, if it has many", async () => {
    const choices = [
      { name: "1. Ada", text: TWO_LEFT },
      { name: "2. Ben", text: "" },
    ];
    const fault = { message: "There are 2 boards here.", choices };
    const { intend, state, said } = page([{ ...BOARD, fault }]);
    await intend("open-file", { name: "many.txt", text: "…" });
    assert.equal(said(), "“many.txt”: There are 2 boards here.");
    const [first] = state.get().notice?.texts ?? [];
    assert.equal(first.name, "1. Ada");
    await intend("open-text", { wish: first });
    assert.equal(position(state.get()), TWO_LEFT);
  });

  for (const [name, readings, sentence] of /** @type {const} */ ([
    [
      "tells what it is and what is wrong",
      [{ ...nim, form: "a heap of heaps", fault: { message: "Line 3: no." } }],
      "“a.pgn” is a heap of heaps, but cannot be opened. Line 3: no.",
    ],
    [
      "tells what was tried, if nothing can read it",
      [],
      "“a.pgn” cannot be read: it was tried as a link, as a lesson, and with the readers of all games and constraint problems.",
    ],
    [
      "tells what Python says of it",
      new PlyscopeError({ message: "There is nothing in it." }),
      "“a.pgn” cannot be opened. There is nothing in it.",
    ],
    ["tells nothing, if Python was stopped", new Stopped(), ""],
  ])) {
    it(`${name}, and the page stays`, async () => {
      const { intend, state, said } = page(readings);
      await intend("open-file", FILE);
      assert.deepEqual([said(), state.get().subject, state.get().cursor], [sentence, "tree", 3]);
    });
  }

  it("is forgotten for a newer one", async () => {
    const { app, python, said, intend } = page([]);
    python.holding = true;
    app.handle({ type: "open-file", name: "old.txt", text: "a" });
    app.handle({ type: "open-file", name: "new.txt", text: "b" });
    await python.release({ newestFirst: true });
    await intend("notice", { message: said() });
    assert.match(said(), /^“new.txt”/);
  });

  it("tells what it is, if nothing can read it and that is known", async () => {
    const { intend, said } = page([], "a graph in GraphML");
    await intend("open-file", FILE);
    assert.equal(said(), "“a.pgn” is a graph in GraphML, which this page cannot read.");
  });
});

describe("What is dropped", () => {
  it("is a link, a lesson, or a text, whatever else it is called", () => {
    assert.equal(intentOf("a.txt", "https://x/#1.eJ").type, "open-link");
    assert.equal(intentOf("a.col", "title: A\n\nB").type, "open-lesson-text");
    assert.deepEqual(intentOf("a.sgf", "(;GM[1])"), { type: "open-file", name: "a.sgf", text: "(;GM[1])" });
  });

  it("is for the editor under it, unless the editor cannot hold it", () => {
    const held = (/** @type {readonly string[]} */ ...names) =>
      isForPrograms(
        names.map((name) => ({ name })),
        false,
      );
    assert.deepEqual([held("a.py"), held("a.TXT"), held("a.col"), held("a.col", "b.py")], [true, true, false, true]);
    assert.ok(isForPrograms([{ name: "folder" }], true));
  });

  it("is one file, of at most a megabyte, in any encoding", async () => {
    const file = new File([new Uint8Array([0xff, 0xfe, 0x58, 0, 0x2e, 0])], "a.lay");
    assert.deepEqual(await intentOfFiles([file]), { type: "open-file", name: "a.lay", text: "X." });
    assert.equal((await intentOfFiles([file, file])).type, "notice");
    const large = new File([new Uint8Array(1_000_001)], "large.pgn");
    assert.deepEqual(await intentOfFiles([large]), { type: "notice", message: "“large.pgn” is larger than 1 MB." });
    const folder = /** @type {any} */ ({ name: "f", size: 0, arrayBuffer: () => Promise.reject(new Error("no")) });
    assert.deepEqual(await intentOfFiles([folder]), {
      type: "notice",
      message: "This is not a file that can be read.",
    });
  });
});

describe("A text that is too long to be kept on the device", () => {
  it("is left out, and all the rest comes back", () => {
    const state = { ...INITIAL_STATE, subject: "nim", draft: "3 ".repeat(20_000) };
    const back = stateOfPlaceHere(placeHere(state));
    assert.deepEqual([back.subject, back.draft], ["nim", null]);
  });
});
