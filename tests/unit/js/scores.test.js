import assert from "node:assert/strict";
import test from "node:test";
import { bestScores, scoreWords } from "../../../static/js/views/scores.js";

test("a score says who wins, and with which disc counted from the last", () => {
  assert.equal(scoreWords(3, "X", "O"), "X wins with the 3rd last disc");
  assert.equal(scoreWords(1, "X", "O"), "X wins with the last disc");
  assert.equal(scoreWords(-2, "X", "O"), "O wins with the 2nd last disc");
  assert.equal(scoreWords(18, "O", "X"), "O wins with the 18th last disc");
  assert.equal(scoreWords(0, "X", "O"), "a draw");
});

test("the highest of the scores are the best, and a column without one is none of them", () => {
  assert.deepEqual(bestScores([-2, 3, null, 3, 0, 1, -4]), [1, 3]);
  assert.deepEqual(bestScores([-5, -2, null]), [1]);
  assert.deepEqual(bestScores([null, null]), []);
});
