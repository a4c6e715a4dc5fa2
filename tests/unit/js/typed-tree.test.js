import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as edit from "../../../static/js/boards/typed-tree/edit.js";
import { equalOdds, half, sum } from "../../../static/js/boards/typed-tree/odds.js";
import { intervalText, isInside, stepped, numberIn, whatIfText } from "../../../static/js/boards/typed-tree/step.js";
import { isNumber, readTree, writeTree } from "../../../static/js/boards/typed-tree/text.js";

/** @param {string} text @returns {import("../../../static/js/boards/typed-tree/text.js").TypedTree} */
function read(text) {
  const tree = readTree(text);
  assert.ok(tree, text);
  return tree;
}

/** @param {string} text @param {(tree: any, ...rest: any[]) => any} change @param {any[]} rest */
const after = (text, change, ...rest) => writeTree(change(read(text), ...rest));

/** Every text in Python's answers that is a typed tree, as Python wrote it. */
function treesOfPython() {
  const found = new Set();
  /** @param {any} part */
  const gather = (part) => {
    if (part === null || typeof part !== "object") return;
    if (part.picture?.kind === "tree" && part.subject === "tree") found.add(part.position);
    for (const each of Object.values(part)) gather(each);
  };
  gather(JSON.parse(readFileSync(new URL("fixtures.json", import.meta.url), "utf8")));
  return [...found];
}

test("every tree of Python's is written as it was read", () => {
  const trees = treesOfPython();
  assert.ok(trees.length > 5, `${trees.length}`);
  for (const text of trees) assert.equal(writeTree(read(text)), text);
});

test("names, probabilities, MIN first and a single number are read and written", () => {
  for (const text of [
    "min [[1/2 -3] 4]",
    "[sure:4 gamble:(1/2:10 1/2:[0 1])]",
    "7",
    "[x:5]",
    "[[5]]",
    "(0.25:1 3/4:2)",
    "[(heads:1/2:3 tails:1/2:[x:1 2]) 4]",
  ])
    assert.equal(writeTree(read(text)), text);
  assert.equal(writeTree(read("3 12, 8")), "[3 12 8]");
  assert.equal(writeTree(read("MIN: [[3 −1] 2]")), "min [[3 -1] 2]");
  assert.equal(readTree("[[3"), null);
  assert.equal(readTree("]"), null);
  assert.equal(readTree(""), null);
});

test("a number is what Python takes for one", () => {
  for (const text of ["3", "-2.5", "1/2", "+4", ".5", "−1"]) assert.ok(isNumber(text), text);
  for (const text of ["", "x", "1/", "1 2", "--1", "∞", "[3]"]) assert.ok(!isNumber(text), text);
});

test("a leaf gets another number, a move another name", () => {
  assert.equal(after("[[3 12] 2]", edit.withNumber, [0, 1], "-5"), "[[3 -5] 2]");
  assert.equal(after("[[3 12] 2]", edit.withLabel, [0], "left"), "[left:[3 12] 2]");
  assert.equal(after("[[3 12] 2]", edit.withOtherFirst), "min [[3 12] 2]");
});

test("children and siblings are added, copied and removed", () => {
  assert.equal(after("[[3 12] 2]", edit.withChild, [0]), "[[3 12 0] 2]");
  assert.equal(after("[[3 12] 2]", edit.withChild, [1]), "[[3 12] [2]]");
  assert.equal(after("[[3 12] 2]", edit.withSibling, [0, 0]), "[[3 0 12] 2]");
  assert.equal(after("[a:[3 12] 2]", edit.withCopy, [0]), "[a:[3 12] [3 12] 2]");
  assert.equal(after("[[3 12] 2]", edit.without, [0]), "[2]");
  assert.equal(after("[[3 [7 8]] [2]]", edit.without, [1, 0]), "[[3 [7 8]] 2]");
  assert.equal(after("7", edit.withChild, []), "[7]");
});

test("probabilities still add up to 1 after every change", () => {
  const text = "[(1/2:3 1/4:2 0.25:1) 5]";
  assert.equal(after(text, edit.withChild, [0]), "[(1/2:3 1/4:2 1/8:1 1/8:0) 5]");
  assert.equal(after(text, edit.without, [0, 2]), "[(1/2:3 1/2:2) 5]");
  assert.equal(after(text, edit.without, [0, 0]), "[(3/4:2 0.25:1) 5]");
  assert.equal(after(text, edit.withCopy, [0, 0]), "[(1/4:3 1/4:3 1/4:2 0.25:1) 5]");
  assert.equal(after(text, edit.withOrder, [0, 0], 2), "[(1/4:2 0.25:1 1/2:3) 5]");
  assert.equal(after(text, edit.withChance, [0]), "[[3 2 1] 5]");
  assert.equal(after("[x:3 y:2 1]", edit.withChance, []), "(x:1/3:3 y:1/3:2 1/3:1)");
  assert.equal(after(text, edit.withOdds, [0], ["0.5", "0.3", "0.2"]), "[(0.5:3 0.3:2 0.2:1) 5]");
  assert.deepEqual([half("0.25"), sum("1/3", "1/6"), sum("0.5", "1/2"), equalOdds(1)], ["1/8", "1/2", "1", "1"]);
});

/** @param {string} text @param {number[]} path @param {number[]} parent @param {number} index */
const move = (text, path, parent, index) => {
  const found = edit.moved(read(text), path, parent, index);
  return found && [writeTree(found.tree), found.path.join("")];
};

test("a node is moved among its siblings and to other parents, and its new place is told", () => {
  assert.deepEqual(move("[1 2 3]", [0], [], 3), ["[2 3 1]", "2"]);
  assert.deepEqual(move("[1 2 3]", [2], [], 0), ["[3 1 2]", "0"]);
  assert.equal(move("[1 2 3]", [1], [], 1), null);
  assert.equal(move("[1 2 3]", [1], [], 2), null);
  assert.deepEqual(move("[[1 2] [3 4]]", [0, 0], [1], 2), ["[[2] [3 4 1]]", "12"]);
  assert.deepEqual(move("[[1 2] 9 [3 4]]", [1], [2], 0), ["[[1 2] [9 3 4]]", "10"]);
  assert.deepEqual(move("[[1 2] [3 4]]", [1, 1], [], 0), ["[4 [1 2] [3]]", "0"]);
  assert.deepEqual(move("[(1/2:1 1/2:2) [3 4]]", [0, 0], [1], 0), ["[(1:2) [1 3 4]]", "10"]);
  assert.deepEqual(move("[(1/2:1 1/2:2) [x:3 4]]", [1, 0], [0], 2), ["[(1/2:1 1/4:2 x:1/4:3) [4]]", "02"]);
});

test("a node cannot go into itself, to a leaf, or away from the root's place", () => {
  assert.equal(move("[[1 2] 3]", [0], [0], 1), null);
  assert.equal(move("[[[1] 2] 3]", [0], [0, 0], 0), null);
  assert.equal(move("[[1 2] 3]", [0, 0], [1], 0), null);
  assert.equal(move("[[1 2] 3]", [], [0], 0), null);
});

test("a dragged number goes over the whole numbers", () => {
  assert.deepEqual(
    [stepped(3, 2), stepped(3, -4), stepped(2.5, 1), stepped(2.5, -1), stepped(2.5, 0)],
    [5, -1, 3, 2, 2.5],
  );
  assert.deepEqual([numberIn("1/2"), numberIn("−2"), numberIn("")], [0.5, -2, Number.NaN]);
});

test("an interval is told in words, and knows its ends", () => {
  /** @param {any} low @param {any} high @param {boolean} hasLow @param {boolean} hasHigh */
  const told = (low, high, hasLow, hasHigh) => ({
    kind: /** @type {const} */ ("game"),
    number: 0,
    why: "",
    low,
    high,
    hasLow,
    hasHigh,
  });
  assert.equal(intervalText(told("-Infinity", "Infinity", false, false)), "at any number");
  assert.equal(intervalText(told(3, 3, true, true)), "only at 3");
  assert.equal(whatIfText(told(3, 3, true, true)), "Every other number changes something.");
  assert.equal(whatIfText(told(2, 5, true, true)), "Nothing changes from 2 to 5.");
  assert.equal(intervalText(told("-Infinity", 3, false, true)), "up to 3");
  assert.equal(intervalText(told("-Infinity", -3, false, false)), "below −3");
  assert.equal(intervalText(told(2, "Infinity", true, false)), "from 2 up");
  assert.equal(intervalText(told(2, "Infinity", false, false)), "above 2");
  assert.equal(intervalText(told(2, 5, true, true)), "from 2 to 5");
  assert.equal(intervalText(told(2, 5, false, true)), "above 2 up to 5");
  assert.ok(isInside(told(2, 5, false, true), 5) && !isInside(told(2, 5, false, true), 2));
});
