import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { stops } from "../../../static/js/trace/cursor.js";
import { narrateConstraints } from "../../../static/js/kinds/problem/narration.js";
import { PROBLEM_TRACES, hopelessSudoku, problemReply, problemTrace } from "./problem-answers.js";

/** @param {string} name @param {import("../../../static/js/trace/cursor.js").Granularity} granularity @returns {string[]} */
function sentences(name, granularity) {
  const found = problemTrace(name);
  const outcome = problemReply(name);
  const sources = found.text.codes.map(() => Array.from({ length: 500 }, () => "a line"));
  return [0, ...stops(found, granularity)].map((cursor) =>
    narrateConstraints(found, cursor, granularity, sources, outcome)
      .map(({ text }) => text)
      .join(""),
  );
}

describe("The sentences of a constraint search", () => {
  for (const name of PROBLEM_TRACES) {
    for (const granularity of /** @type {const} */ (["node", "arc", "cut", "line"])) {
      it(`are whole at every step: ${name}, by ${granularity}`, () => {
        for (const sentence of sentences(name, granularity)) {
          assert.match(sentence, /^[A-Z]/);
          assert.doesNotMatch(sentence, /[.!?] [a-z]/);
          assert.doesNotMatch(sentence, /undefined|NaN|null|−1/);
        }
      });
    }
  }

  it("say nothing of what a method can tell where its budget broke it off", () => {
    const trace = problemTrace("australia");
    const outcome = { ...problemReply("australia"), solved: false, complete: false };
    const end = (/** @type {any} */ of) =>
      narrateConstraints(of, of.event.length, "node", [], outcome)
        .map(({ text }) => text)
        .join("");
    assert.match(end(trace), /cannot tell whether there is a solution/);
    const late = end({ ...trace, text: { ...trace.text, ended: "late" } });
    assert.match(late, /^The search ends/);
    assert.doesNotMatch(late, /solution/);
  });

  for (const name of PROBLEM_TRACES) {
    it(`end the same for every kind of step: ${name}`, () => {
      const end = sentences(name, "node").at(-1);
      assert.equal(sentences(name, "line").at(-1), end);
      assert.match(end ?? "", /^(Solved|There is no solution|The search ends)/);
    });
  }

  it("mention given values at once, and not as work of the search", () => {
    assert.match(sentences("sudoku", "node")[1], / 79 given values .*\.$/);
    assert.match(sentences("sudoku", "node")[2], /^Row 1, column 1 = 1 /);
    const hopeless = hopelessSudoku();
    const told = (/** @type {import("../../../static/js/trace/cursor.js").Granularity} */ granularity) =>
      [...stops(hopeless, granularity)].map((cursor) =>
        narrateConstraints(hopeless, cursor, granularity, [], { solved: false, checked: false, complete: true })
          .map(({ text }) => text)
          .join(""),
      );
    const [filled, undone, end, ...more] = told("node");
    assert.match(filled, / 3 given values .* 3 from r1c1; 9 from r1c2; 2 from r1c1\. .*row 1, column 1\. Dead end\.$/);
    assert.match(undone, /^Undo the 3 given values and put back /);
    assert.match(end, /^There is no solution/);
    assert.deepEqual(more, []);
    assert.match(told("arc")[1], /^Row 1, column 4 = 9 is given\. .* 9 from r1c2\.$/);
  });

  it("mention given values only where local search begins with them, not where it chooses them again", () => {
    const found = problemTrace("sudoku");
    const again = found.text.variables.length + 1;
    found.value.fill(0);
    found.variable[again] = found.text.givens[0];
    const told = (/** @type {number} */ row) =>
      narrateConstraints(found, found.enter[row] + 1, "node", [], problemReply("sudoku"))
        .map(({ text }) => text)
        .join("");
    assert.match(told(79), / 79 given values .* No constraint is broken\.$/);
    assert.doesNotMatch(told(again), /given/);
  });

  it("say which values come back with an undone assignment, and nothing if propagation removed none", () => {
    const back = sentences("two colours", "cut").filter((each) => each.startsWith("Undo"));
    assert.ok(back.length > 0);
    for (const each of back) assert.match(each, /Put back: .*(red|green) for /);
    assert.ok(sentences("graph of four neighbours by jumping", "cut").every((each) => !each.includes("Put back")));
  });

  it("say why the variable with the fewest values is next", () => {
    assert.ok(sentences("australia by MAC", "node").some((each) => /^Only one value is left for/.test(each)));
    assert.ok(!sentences("australia", "node").some((each) => /value is left for|fewest values/.test(each)));
  });
});
