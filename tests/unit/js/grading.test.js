// The grader of SCORM packages, which has no Python, gives the grades of Python.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { graded } from "../../../static/js/exercises/grading/index.js";
import { BadAnswer } from "../../../static/js/exercises/grading/reading.js";

/** @type {{exercise: import("../../../static/js/exercises/grading/index.js").Baked, graded: any[][]}[]} */
const KEPT = JSON.parse(readFileSync(new URL("grading.json", import.meta.url), "utf8"));

/** @param {import("../../../static/js/exercises/grading/index.js").Baked} exercise @param {Record<string, any>} answer @param {boolean} isWhole */
function told(exercise, answer, isWhole) {
  try {
    const { score, wrong, misconception } = graded(exercise, answer);
    const names = wrong.map(({ node, followed }) => node + (followed ? "*" : "")).join(" ");
    return [score, isWhole ? wrong : names, misconception?.sentence ?? null];
  } catch (error) {
    assert.ok(error instanceof BadAnswer, String(error));
    return [error.message];
  }
}

describe("The grader without Python", () => {
  for (const { exercise, graded: every } of KEPT) {
    it(`gives Python's grades: ${exercise.id}`, () => {
      for (const [answer, ...expected] of every)
        assert.deepEqual(told(exercise, answer, Array.isArray(expected[1])), expected, JSON.stringify(answer));
    });
  }

  it("gives a solution all of the score, and an empty answer less", () => {
    for (const { exercise } of KEPT) {
      assert.equal(graded(exercise, exercise.solution).score, 1);
      const empty = { cut: [], values: {}, best: null, leaves: [], count: 0, windows: {} };
      assert.ok(graded(exercise, empty).score < 1);
    }
  });
});
