import assert from "node:assert/strict";
import test from "node:test";
import { fieldText, readNumber, stepOf } from "../../../static/js/views/numbers.js";
import { seedAfter } from "../../../static/js/views/board/random-tree-form.js";
import { isWrong, termsOf } from "../../../static/js/views/weighted-sum.js";

test("numbers are read as people type them", () => {
  assert.deepEqual(
    ["0.5", " 2 ", "-1", "−1", "0,75", "1/4", "-1/2", "1e3"].map(readNumber),
    [0.5, 2, -1, -1, 0.75, 0.25, -0.5, 1000],
  );
});

test("numbers are read as the page writes them, and fields show them the same way", () => {
  assert.deepEqual(
    ["1,000,000", " 20,000 ", "0,750", "1,00", "10,0000"].map(readNumber),
    [1_000_000, 20_000, 0.75, 1, 10],
  );
  assert.deepEqual([1_000_000, 500, 0, "much", 0.5].map(fieldText), ["1,000,000", "500", "0", "much", "0.5"]);
});

test("text that is not a number stays as it was typed, for Python to reject", () => {
  assert.deepEqual(["", "much", " 1 2 ", "1/0", "Infinity", "1,00,000"].map(readNumber), [
    "",
    "much",
    "1 2",
    "1/0",
    "Infinity",
    "1,00,000",
  ]);
});

test("the step of a slider is a power of ten, and there are at least fifty steps", () => {
  assert.deepEqual([stepOf(0, 1), stepOf(0, 4), stepOf(-10, 10), stepOf(0, 5000)], [0.01, 0.01, 0.1, 100]);
});

test("the weighted sum has a sign between its terms and none before the first", () => {
  assert.deepEqual(termsOf([1, 0.5, -2]), [
    { sign: "", weight: "1", index: 1 },
    { sign: "+", weight: "0.5", index: 2 },
    { sign: "−", weight: "2", index: 3 },
  ]);
});

test("a feature with weight 0 has no term, and the others keep their numbers", () => {
  assert.deepEqual(termsOf([0, 3]), [{ sign: "", weight: "3", index: 2 }]);
  assert.deepEqual(termsOf([0, 0]), []);
});

test("a weight that is not a number is a question mark in the sum", () => {
  assert.deepEqual(termsOf([1, "lots"])[1], { sign: "+", weight: "?", index: 2 });
});

test("a weight that Python refuses is the one that the sentence stands beside", () => {
  assert.deepEqual([0, -2.5, 1_000_000, -1_000_000].map(isWrong), [false, false, false, false]);
  assert.deepEqual(["two", "", 1_000_001, -99_999_999].map(isWrong), [true, true, true, true]);
});

test("the seed of a random tree goes on to the next one, but a wrong one stays as it was typed", () => {
  assert.equal(seedAfter("1"), "2");
  assert.equal(seedAfter(" 41 "), "42");
  for (const typed of ["", "%%", "-1", "1e999", "7.5"]) assert.equal(seedAfter(typed), typed);
});
