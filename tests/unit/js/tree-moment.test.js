import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { formatValue } from "../../../static/js/format.js";
import { activeBounds, finalBounds, standing } from "../../../static/js/tree/bounds.js";
import { cutReason, moveOf } from "../../../static/js/tree/format.js";
import { isCut, momentOf, newestRow } from "../../../static/js/tree/moment.js";
import { searchTrace, threeByThree } from "./tree-fixtures.js";

const [A, B, B1, C, C1, D] = [0, 1, 2, 5, 6, 7];
const trace = threeByThree();
const END = trace.leave[A] + 1;

/** @param {number} row @param {number} cursor @param {ReturnType<typeof threeByThree>} [of] */
function said(row, cursor, of = trace) {
  const final = finalBounds(of);
  const { sign, value } = standing(of, final, activeBounds(of, final, momentOf(of, cursor)), cursor, row);
  return `${sign} ${formatValue(value)}`.trim();
}

describe("A moment of a search", () => {
  it("has no current node before the first call and after the last return", () => {
    assert.equal(momentOf(trace, 0).current, -1);
    assert.equal(momentOf(trace, 0).newest, -1);
    assert.equal(momentOf(trace, END).current, -1);
    assert.equal(momentOf(trace, END).active.size, 0);
  });

  it("finds the row that was entered last", () => {
    for (let row = 0; row < trace.visited; row += 1) {
      assert.equal(newestRow(trace, trace.enter[row] + 1), row);
      assert.equal(newestRow(trace, trace.enter[row]), row - 1);
    }
  });

  it("names the current node, its path, and the child that has just returned", () => {
    const moment = momentOf(trace, trace.leave[C1] + 1);
    assert.equal(moment.current, C);
    assert.equal(moment.returned, C1);
    assert.deepEqual([...moment.active].sort(), [A, C]);
  });

  it("follows the best finished children as the principal variation so far", () => {
    assert.deepEqual([...momentOf(trace, trace.leave[B] + 1).best].sort(), [B, B1]);
    assert.deepEqual([...momentOf(trace, END).best].sort(), [B, B1]);
  });

  it("keeps the first of equal children as the best", () => {
    const ties = searchTrace([[1, 1], [1, 1]], { search: "minimax" });
    assert.deepEqual([...momentOf(ties, ties.leave[0] + 1).best], [1, 2]);
  });

  it("has a cut at a node only once the node has returned", () => {
    assert.equal(isCut(trace, C, trace.leave[C]), false);
    assert.equal(isCut(trace, C, trace.leave[C] + 1), true);
    assert.equal(isCut(trace, B, END), false);
    assert.equal(isCut(trace, D, END), false);
  });
});

describe("What is proved about a node", () => {
  it("gives the textbook's intervals of the three by three tree", () => {
    assert.equal(said(B, trace.leave[B1] + 1), "≤ 3");
    assert.equal(said(B, trace.leave[B] + 1), "= 3");
    assert.equal(said(A, trace.leave[B] + 1), "≥ 3");
    assert.equal(said(C, trace.leave[C1] + 1), "≤ 2");
    assert.equal(said(C, END), "≤ 2");
    assert.equal(said(D, trace.leave[8] + 1), "≤ 14");
    assert.equal(said(D, END), "= 2");
    assert.equal(said(A, END), "= 3");
  });

  it("says nothing of a node that is not entered", () => {
    assert.equal(said(D, trace.enter[D]), "–");
  });

  it("is exact everywhere at the end of minimax", () => {
    const whole = threeByThree({ search: "minimax" });
    for (let row = 0; row < whole.visited; row += 1) {
      assert.equal(said(row, whole.leave[0] + 1, whole), `= ${formatValue(whole.value[row])}`);
    }
  });
});

describe("The reason of a cut", () => {
  it("names its kind and the comparison that failed", () => {
    assert.equal(cutReason(trace, C), "α-cut: v = 2 ≤ α = 3");
    const deeper = searchTrace([[[4, 1], [5, 9]], [[0, 1], [7, 8]]]);
    const max = [...deeper.kind.keys()].find((row) => deeper.kind[row] === 0 && row > 0 && isCut(deeper, row, 1e9));
    assert.equal(cutReason(deeper, Number(max)), "β-cut: v = 5 ≥ β = 4");
  });

  it("is written with a strict sign where cuts are strict", () => {
    assert.equal(cutReason(threeByThree({ cut: ">" }), C), "α-cut: v = 2 < α = 3");
  });
});

describe("The label of a move", () => {
  it("is the tree's own where nodes have names, and the short id in other games", () => {
    assert.equal(moveOf(trace, C), "a₂");
    assert.equal(moveOf(trace, A), "");
    const text = { ...trace.text, names: null, actions: trace.text.actions.map((name) => `square ${name}`) };
    assert.equal(moveOf({ ...trace, text }, C), trace.text.actionIds[trace.action[C]]);
  });
});
