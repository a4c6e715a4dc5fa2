import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { CompletionContext } from "@codemirror/autocomplete";
import { history, undo } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { EditorState } from "@codemirror/state";
import fc from "fast-check";

import { errorLine, lightLine, litLine, markError } from "../../../static/js/views/code/marks.js";
import { changeBetween } from "../../../static/js/views/editor/change.js";
import { attributesIn, completions } from "../../../static/js/views/editor/completion.js";
import { indentOf } from "../../../static/js/views/editor/hanging.js";
import { formatWhen } from "../../../static/js/words/when.js";

/** @param {string} doc @param {import("@codemirror/state").Extension} extensions */
const stateOf = (doc, extensions) => EditorState.create({ doc, extensions });

describe("A text that replaces the one in the editor", () => {
  it("is the new one, whatever the two are", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "b", "\n", "😀"), maxLength: 12 });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const changes = changeBetween(before, after);
        const state = stateOf(before, []);
        assert.equal(changes ? state.update({ changes }).state.doc.toString() : before, after);
      }),
    );
  });

  it("changes no more than it must, so that the cursor stays where it was", () => {
    assert.deepEqual(changeBetween("a\nb\nc", "a\nx\nc"), { from: 2, to: 3, insert: "x" });
    assert.deepEqual(changeBetween("aa", "aaa"), { from: 2, to: 2, insert: "a" });
    assert.equal(changeBetween("same", "same"), null);
  });

  it("can be undone, and then what was typed before it", () => {
    let state = stateOf("one", history());
    state = state.update({ changes: { from: 3, insert: " two" }, userEvent: "input" }).state;
    const changes = changeBetween("one two", "# new\none two") ?? undefined;
    state = state.update({ changes }).state;
    const texts = [];
    for (let step = 0; step < 2; step++) {
      undo({ state, dispatch: (transaction) => (state = transaction.state) });
      texts.push(state.doc.toString());
    }
    assert.deepEqual(texts, ["one two", "one"]);
  });
});

/** The marks of a field: the class of each, and the text that it covers. @param {EditorState} state @param {typeof litLine} field */
function marksOf(state, field) {
  /** @type {string[]} */
  const marks = [];
  state.field(field).between(0, state.doc.length, (from, to, mark) => {
    marks.push(`${mark.spec.class}: ${from === to ? state.doc.lineAt(from).text : state.sliceDoc(from, to)}`);
  });
  return marks;
}

describe("The marks of lines", () => {
  const state = stateOf("first\n    second\n\nlast", [litLine, errorLine]);

  it("are at the line that runs, and go with it while the text above changes", () => {
    const lit = state.update({ effects: lightLine.of(2) }).state;
    assert.deepEqual(marksOf(lit, litLine), ["lit:     second"]);
    const moved = lit.update({ changes: { from: 0, insert: "new\n" } }).state;
    assert.deepEqual(marksOf(moved, litLine), ["lit:     second"]);
    assert.deepEqual(marksOf(moved.update({ effects: lightLine.of(0) }).state, litLine), []);
  });

  it("underline an error from its first word on, and mark an empty line as a whole", () => {
    const wrong = state.update({ effects: markError.of(2) }).state;
    assert.deepEqual(marksOf(wrong, errorLine), ["wrong:     second", "underlined: second"]);
    assert.deepEqual(marksOf(state.update({ effects: markError.of(3) }).state, errorLine), ["wrong: "]);
  });

  it("are nowhere if the text has no such line", () => {
    assert.deepEqual(marksOf(state.update({ effects: markError.of(9) }).state, errorLine), []);
  });
});

/** The labels that are offered where the text has "|". @param {string} text */
async function offered(text) {
  const at = text.indexOf("|");
  const state = stateOf(text.replace("|", ""), python());
  const results = await Promise.all(completions.map((source) => source(new CompletionContext(state, at, false))));
  return results.flatMap((result) => (result ? result.options.map(({ label }) => label) : []));
}

describe("What the editor offers while a person types", () => {
  it("has Python's words and the names of the text", async () => {
    const labels = await offered("def minimax(board):\n    winner = 1\n    w|");
    for (const label of ["while", "len", "minimax", "winner", "board"]) assert.ok(labels.includes(label), label);
  });

  it("has the names of a long text too, which is not parsed yet when a person types", async () => {
    const functions = Array.from({ length: 1000 }, (_, at) => `def f${at}(board):\n    return board\n`);
    assert.ok((await offered(`${functions.join("\n")}\n\nf99|`)).includes("f999"));
  });

  it("has the methods of a game where a method is defined, and nothing else", async () => {
    const rules = "to_move actions result is_terminal utility evaluate";
    assert.deepEqual(await offered("class Nim:\n    def i|"), rules.split(" "));
    assert.deepEqual(await offered("def i|"), []);
  });

  it("has the methods of a game and the attributes of the text after a dot", async () => {
    const labels = await offered("self.board = 1\nself.board.pop()\ngame.|");
    for (const label of ["result", "initial", "board", "pop"]) assert.ok(labels.includes(label), label);
    assert.equal(labels.filter((label) => label === "board").length, 1);
    assert.ok(!labels.includes("while"));
  });

  it("has nothing in a number, and no attributes in a comment or a string", async () => {
    assert.deepEqual(await offered("x = 1.|"), []);
    assert.ok(!(await offered("# game.r|")).includes("result"));
    assert.ok(!(await offered('"game.r|"')).includes("result"));
  });

  it("knows each attribute once", () => {
    assert.deepEqual(attributesIn("a.x = b.x\ndef y(): c.x.z"), ["x", "y", "z"]);
  });
});

describe("A line that wraps", () => {
  it("hangs as far as it is indented, in columns, up to a limit", () => {
    assert.deepEqual(["x", "    x", "\tx", "  \tx", `${" ".repeat(60)}x`, ""].map(indentOf), [0, 4, 4, 4, 24, 0]);
  });
});

describe("The time of a version", () => {
  const now = new Date(2026, 2, 1, 9, 30).getTime();
  const at = (/** @type {[number, number, number, number, number]} */ ...when) =>
    formatWhen(new Date(...when).getTime(), now);

  it("is told by how long ago it was, then by the day", () => {
    assert.equal(formatWhen(now - 59_000, now), "just now");
    assert.equal(formatWhen(now - 60_000, now), "1 minute ago");
    assert.equal(formatWhen(now - 59 * 60_000, now), "59 minutes ago");
    assert.equal(at(2026, 2, 1, 7, 5), "today, 07:05");
    assert.equal(at(2026, 1, 28, 23, 0), "yesterday, 23:00");
    assert.equal(at(2026, 1, 3, 14, 5), "3 February, 14:05");
    assert.equal(at(2025, 11, 31, 14, 5), "31 December 2025, 14:05");
  });
});
