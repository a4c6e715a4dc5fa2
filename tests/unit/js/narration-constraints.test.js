import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { stops } from "../../../static/js/trace/cursor.js";
import { narrateConstraints } from "../../../static/js/trace/narration-constraints.js";
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

  for (const name of PROBLEM_TRACES) {
    it(`end alike however far a step goes: ${name}`, () => {
      const end = sentences(name, "node").at(-1);
      assert.equal(sentences(name, "line").at(-1), end);
      assert.match(end ?? "", /^(Solved|There is no solution|It ends)/);
    });
  }

  it("begin with what is to be done", () => {
    assert.match(sentences("australia", "node")[0], /Colour the map with 3 colours so that neighbours differ\.$/);
  });

  it("name variable, value and what propagation takes", () => {
    assert.ok(
      sentences("australia", "node").some((each) => /^Western Australia = red\. Propagation takes red from/.test(each)),
    );
  });

  it("tell of what is given at once, and of no search that has put it there", () => {
    assert.match(sentences("sudoku", "node")[1], /^The 79 given values are in their places\. ?$/);
    assert.match(sentences("sudoku", "node")[2], /^Row 1, column 1 = 1 is refused/);
    const hopeless = hopelessSudoku();
    const told = (/** @type {import("../../../static/js/trace/cursor.js").Granularity} */ granularity) =>
      [...stops(hopeless, granularity)].map((cursor) =>
        narrateConstraints(hopeless, cursor, granularity, [], { solved: false, checked: false, complete: true })
          .map(({ text }) => text)
          .join(""),
      );
    assert.deepEqual(told("node"), [
      "The 3 given values are in their places. Propagation takes 3 from r1c1; 9 from r1c2; 2 from r1c1. That leaves no value to row 1, column 1, so it cannot be.",
      "The 3 given values are taken back, and what they took is put back: every way on from them has failed.",
      "There is no solution: every way to give values has been ruled out.",
    ]);
    assert.match(told("arc")[1], /^Row 1, column 4 = 9 is given\. Propagation takes 9 from r1c2\.$/);
  });

  it("tell of what is given only where local search begins with it, and not where it chooses it once more", () => {
    const found = problemTrace("sudoku");
    const again = found.text.variables.length + 1;
    found.value.fill(0);
    found.variable[again] = found.text.givens[0];
    const told = (/** @type {number} */ row) =>
      narrateConstraints(found, found.enter[row] + 1, "node", [], problemReply("sudoku"))
        .map(({ text }) => text)
        .join("");
    assert.equal(told(79), "The 79 given values are in their places. No constraint is broken.");
    assert.doesNotMatch(told(again), /given/);
  });

  it("name the constraint and the value that refuse another", () => {
    const refused = sentences("australia by backtracking", "node").find((each) => each.includes("refused")) ?? "";
    assert.match(refused, /= red is refused: it does not go with Western Australia = red \(neighbours differ\)\.$/);
  });

  it("name the variable that is left without a value, and say so again when the value is taken back", () => {
    const all = sentences("two colours", "node");
    assert.ok(all.some((each) => /leaves no value to South Australia, so it cannot be\.$/.test(each)));
    assert.ok(
      all.some((each) => /is taken back: it left no value to South Australia\. What it took is put back: /.test(each)),
    );
  });

  it("say of what is taken back which values of others are open again, and nothing where propagation took none", () => {
    const back = sentences("two colours", "cut").filter((each) => each.includes("is taken back"));
    assert.ok(back.length > 0);
    for (const each of back) assert.match(each, /What it took is put back: .*(red|green) to /);
    assert.ok(sentences("graph of four neighbours by jumping", "cut").every((each) => !each.includes("put back")));
  });

  it("tell of an arc what it takes away, and that it takes nothing", () => {
    const all = sentences("australia by MAC", "arc");
    assert.ok(all.some((each) => /is held against .* has none to go with, and is taken away\.$/.test(each)));
    assert.ok(all.some((each) => /each of its values still has one to go with\.$/.test(each)));
  });

  it("say why the variable is next where the one with the fewest values is taken", () => {
    assert.ok(sentences("australia by MAC", "node").some((each) => /^Only one value is left to/.test(each)));
    assert.ok(!sentences("australia", "node").some((each) => /value is left to|fewer values/.test(each)));
  });

  it("say of a jump that what is jumped over had no part in the conflict", () => {
    assert.ok(sentences("graph of four neighbours by jumping", "node").some((each) => each.includes("jumped over")));
  });

  it("say of local search what is changed, and how much is still wrong", () => {
    const all = sentences("queens repaired", "node");
    assert.match(all[1], /^Queen 1 = row \d\. No constraint is broken\.$/);
    assert.ok(
      all.some((each) =>
        /^Queen \d = row \d, no longer row \d\. (One constraint is|\d+ constraints are|No constraint is) broken\.$/.test(
          each,
        ),
      ),
    );
    assert.match(sentences("queens not repaired", "node").at(-1) ?? "", /broken\. This method cannot tell/);
  });

  it("end with the solution, with the proof that there is none, or with neither", () => {
    assert.match(
      sentences("australia", "node").at(-1) ?? "",
      /^Solved: all 7 variables have values, and every constraint has been checked to hold\.$/,
    );
    assert.match(sentences("two colours", "node").at(-1) ?? "", /^There is no solution/);
    assert.match(sentences("queens not repaired", "node").at(-1) ?? "", /cannot tell whether there is a solution\.$/);
  });
});
