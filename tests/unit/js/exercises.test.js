import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { answerOf, crossed, draftOf, EMPTY, pressed } from "../../../static/js/exercises/drafts.js";
import { below, treeOf } from "../../../static/js/exercises/tree.js";

const tree = treeOf("[[3 12 8] [2 4 6] [14 5 2]]");
const deep = treeOf("min [[[13 5] [-1 2]] [8 19]]");

/** @param {readonly string[]} presses @param {string} type */
const after = (presses, type) => presses.reduce((draft, name) => pressed(draft, type, tree, name), EMPTY);

describe("The tree of an exercise", () => {
  it("has the names that the page and Python use", () => {
    assert.deepEqual(
      tree.spots.map(({ name }) => name),
      ["A", "B", "C", "D", "b₁", "b₂", "b₃", "c₁", "c₂", "c₃", "d₁", "d₂", "d₃"],
    );
    assert.deepEqual(
      deep.spots.map(({ name, role, value }) => `${name} ${value ?? role}`),
      ["A MIN", "B MAX", "C MAX", "D MIN", "E MIN", "c₁ 8", "c₂ 19", "d₁ 13", "d₂ 5", "e₁ -1", "e₂ 2"],
    );
  });

  it("stands with its leaves beside one another and each node over the middle of its children", () => {
    assert.equal(tree.width, 9);
    assert.deepEqual(
      tree.spots.slice(0, 5).map(({ x }) => x),
      [4.5, 1.5, 4.5, 7.5, 0.5],
    );
    assert.equal(new Set(deep.spots.filter(({ role }) => role === "leaf").map(({ x }) => x)).size, deep.width);
  });

  it("knows what is below a node", () => {
    assert.deepEqual(below(deep, "B"), ["B", "D", "d₁", "d₂", "E", "e₁", "e₂"]);
  });
});

describe("An answer that is being given", () => {
  it("crosses out a branch with all below it, and takes it back", () => {
    const draft = after(["c₂", "C"], "cuts");
    assert.deepEqual(draft.chosen, ["C"]);
    assert.deepEqual([...crossed(draft, tree)], ["C", "c₁", "c₂", "c₃"]);
    assert.deepEqual(after(["C", "C"], "cuts").chosen, []);
    assert.deepEqual(answerOf(draft, "cuts", tree), { cut: ["C"] });
  });

  it("lists leaves in the order of the presses, and moves the rest up when one is taken out", () => {
    assert.deepEqual(answerOf(after(["b₁", "b₂", "c₁", "b₂"], "leaves"), "leaves", tree), {
      leaves: ["b₁", "c₁"],
      count: 2,
    });
  });

  it("reads typed values and windows, and leaves what is empty open", () => {
    const draft = { ...EMPTY, typed: { A: "3", B: "≤ −2", "B α": "-inf", "B β": "4" }, best: "B" };
    assert.deepEqual(answerOf(draft, "values", tree), { values: { A: 3, B: "<= -2", C: null, D: null }, best: "B" });
    assert.deepEqual(answerOf(draft, "windows", tree), { windows: { A: null, B: [null, 4], C: null, D: null } });
  });

  it("is what a solution says, and says it again", () => {
    for (const [type, answer] of /** @type {[string, Record<string, any>][]} */ ([
      ["cuts", { cut: ["c₂", "c₃"] }],
      ["leaves", { leaves: ["b₁", "b₂"], count: 2 }],
      ["values", { values: { A: 3, B: 3, C: "<=2", D: null }, best: "B" }],
      ["windows", { windows: { A: [null, null], B: [null, 3], C: null, D: [3, 7] } }],
    ])) {
      assert.deepEqual(answerOf(draftOf(answer), type, tree), answer);
    }
  });
});
