import assert from "node:assert/strict";
import test from "node:test";
import { errorPlace } from "../../../static/js/views/error-place.js";
import { lettersOf, outlineLines, shownRange } from "../../../static/js/views/tree/outline.js";

test("the place of an error is the character, with the text before and after it", () => {
  assert.deepEqual(errorPlace("X.?/...", 2), { before: "X.", mark: "?", after: "/..." });
});

test("an error at the end marks what is missing after the last character", () => {
  assert.deepEqual(errorPlace("[[3 12", 6), { before: "[[3 12", mark: "", after: "" });
  assert.deepEqual(errorPlace("", 0), { before: "", mark: "", after: "" });
});

test("an error beyond the text is shown at its end", () => {
  assert.deepEqual(errorPlace("ab", 99), { before: "ab", mark: "", after: "" });
});

test("an error without a place shows none", () => {
  assert.equal(errorPlace("abc", null), null);
  assert.equal(errorPlace("abc", undefined), null);
  assert.equal(errorPlace("abc", -1), null);
});

test("a long line is cut on both sides of the place", () => {
  const place = errorPlace(`${"a".repeat(50)}!${"b".repeat(50)}`, 50);
  assert.deepEqual(place, { before: `…${"a".repeat(14)}`, mark: "!", after: `${"b".repeat(14)}…` });
});

test("only the line with the error is shown", () => {
  assert.deepEqual(errorPlace("[1 2]\n[3 x]\n[4]", 9), { before: "[3 ", mark: "x", after: "]" });
  assert.deepEqual(errorPlace("ab\ncd", 2), { before: "ab", mark: "", after: "" });
  assert.deepEqual(errorPlace("\nab", 1), { before: "", mark: "a", after: "b" });
  assert.deepEqual(errorPlace("\nab", 0), { before: "", mark: "", after: "" });
});

test("places are counted in characters as Python counts them, not in UTF-16 units", () => {
  assert.deepEqual(errorPlace("😀😀x", 2), { before: "😀😀", mark: "x", after: "" });
});

/**
 * @param {string} name
 * @param {number} depth
 */
const row = (name, depth) => ({ name, depth, kind: depth % 2 === 0 ? "MAX" : "MIN", leaves: [], leafNames: [] });

test("the outline draws a branch to every child and a corner to the last", () => {
  const lines = outlineLines([row("A", 0), row("B", 1), row("C", 1), row("D", 1)]);
  assert.deepEqual(
    lines.map((line) => line.branch + line.name),
    ["A", "├ B", "├ C", "└ D"],
  );
});

test("the outline draws a line past a subtree if siblings follow", () => {
  const lines = outlineLines([row("A", 0), row("B", 1), row("D", 2), row("E", 2), row("C", 1), row("F", 2)]);
  assert.deepEqual(
    lines.map((line) => line.branch + line.name),
    ["A", "├ B", "│ ├ D", "│ └ E", "└ C", "  └ F"],
  );
});

test("the outline of unequal depths closes every level", () => {
  const lines = outlineLines([row("A", 0), row("B", 1), row("C", 2), row("D", 3), row("E", 1)]);
  assert.deepEqual(
    lines.map((line) => line.branch + line.name),
    ["A", "├ B", "│ └ C", "│   └ D", "└ E"],
  );
});

test("a short outline is shown completely", () => {
  assert.deepEqual(shownRange(40, -1, 40), { from: 0, to: 40 });
});

test("a long outline shows its beginning, or the rows around the current one", () => {
  assert.deepEqual(shownRange(100, -1, 40), { from: 0, to: 40 });
  assert.deepEqual(shownRange(100, 39, 40), { from: 0, to: 40 });
  assert.deepEqual(shownRange(100, 50, 40), { from: 30, to: 70 });
  assert.deepEqual(shownRange(100, 99, 40), { from: 60, to: 100 });
});

test("the letters of a line of the outline are its branch, name, player and the leaves that are written out", () => {
  const line = { name: "B", depth: 1, kind: "MIN", leaves: ["3", "12"], leafNames: ["b1", "b2"], branch: "├ " };
  assert.equal(lettersOf(line, 24), 2 + 2 + 2 + 3);
  assert.equal(lettersOf(line, 1), 2 + 2 + 2);
  assert.equal(lettersOf({ ...line, kind: "3", leaves: ["(1,2,6)"] }, 24), 2 + 2 + 3 + 8);
});
