// The work of a search in words: nodes, time and nodes a second.
import assert from "node:assert/strict";
import { test } from "node:test";
import { effortWords, nodesASecond } from "../../../static/js/words/effort.js";

test("the work of a search is its nodes, its time, and about how many that is a second", () => {
  assert.equal(effortWords(41_237, 2.9), "41,237 nodes in 2.9 s: 14,000 a second");
  assert.equal(effortWords(5_000_000, 4), "5,000,000 nodes in 4 s: 1.3 million a second");
  assert.equal(effortWords(130, 0.25), "130 nodes in 250 ms: 520 a second");
});

test("in a time that is too short to measure, no rate is told", () => {
  assert.equal(effortWords(1, 0.0004), "1 node in 0.4 ms");
  assert.equal(effortWords(9, 0), "9 nodes in 0 ms");
  assert.equal(nodesASecond(9, 0), "");
});
