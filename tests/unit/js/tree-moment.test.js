import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { formatValue } from "../../../static/js/words/format.js";
import { activeBounds, finalBounds, standing } from "../../../static/js/trace/bounds.js";
import { cutReason, edgeTexts, moveOf } from "../../../static/js/tree/format.js";
import { isCut, momentOf, newestRow } from "../../../static/js/trace/moment.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { nodeName } from "../../../static/js/trace/names.js";
import { visibleAt } from "../../../static/js/trace/visible.js";
import { reply, traceOf } from "./answers.js";
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
    const ties = searchTrace(
      [
        [1, 1],
        [1, 1],
      ],
      { search: "minimax" },
    );
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

  it("says nothing about a node that is not entered", () => {
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
    const deeper = searchTrace([
      [
        [4, 1],
        [5, 9],
      ],
      [
        [0, 1],
        [7, 8],
      ],
    ]);
    const max = [...deeper.kind.keys()].find((row) => deeper.kind[row] === 0 && row > 0 && isCut(deeper, row, 1e9));
    assert.equal(cutReason(deeper, Number(max)), "β-cut: v = 5 ≥ β = 4");
  });

  it("is written with a strict sign if cuts are strict", () => {
    assert.equal(cutReason(threeByThree({ cut: ">" }), C), "α-cut: v = 2 < α = 3");
  });
});

describe("The reason of a cut at a chance node", () => {
  const cut = traceOf("cut by chance");
  const row = cut.cutNodes[0];

  it("is a bound on the average, whatever the remaining outcomes are worth", () => {
    assert.equal(cutReason(cut, row), "α-cut: average ≤ −1.5 ≤ α = 6");
  });

  it("may be that it is too good", () => {
    const [alpha, beta] = [cut.alpha.slice(), cut.beta.slice()];
    [alpha[row], beta[row]] = [-Infinity, -2];
    assert.equal(cutReason({ ...cut, alpha, beta }, row), "β-cut: average ≥ −1.5 ≥ β = −2");
  });
});

describe("The text at an edge", () => {
  const chance = traceOf("chance");
  /** @param {string} name */
  const rowOf = (name) => [...chance.parent.keys()].findIndex((row) => nodeName(chance, row) === name);

  it("is the move if a player moves", () => {
    assert.deepEqual(edgeTexts(chance, rowOf("B"), lastCursor(chance)), ["a₁"]);
    assert.deepEqual(edgeTexts(trace, C, END), ["a₂"]);
  });

  it("is the outcome and its probability at a chance node, and times its value once that is known", () => {
    const row = rowOf("b₁");
    assert.deepEqual([...new Set(edgeTexts(chance, row, chance.enter[row] + 1))], ["b₁ ¼", "¼"]);
    assert.deepEqual(edgeTexts(chance, row, chance.leave[row] + 1), ["b₁ ¼ × 8", "¼ × 8", "b₁ ¼", "¼"]);
  });

  it("has the same number of versions for all siblings, so that they can be shortened together", () => {
    for (const name of ["chance", "rounds", "mixture", "best first"]) {
      const whole = traceOf(name);
      for (const cursor of [1, 5, 12, lastCursor(whole)]) {
        const view = visibleAt(whole, cursor);
        const moved = [...view.trace.parent.keys()].filter((row) => view.trace.parent[row] >= 0);
        for (const row of moved) {
          const siblings = moved.filter((other) => view.trace.parent[other] === view.trace.parent[row]);
          assert.equal(new Set(siblings.map((each) => edgeTexts(view.trace, each, view.cursor).length)).size, 1, name);
        }
      }
    }
  });

  it("is the probability of the move if moves are mixed, once a strategy is known", () => {
    const mixture = traceOf("mixture");
    const view = visibleAt(mixture, mixture.leave[1] + 1);
    const first = [...view.trace.parent.keys()].find((spot) => view.trace.parent[spot] === 0) ?? -1;
    // In the first round there are no regrets yet, and both moves are equally likely.
    assert.deepEqual(edgeTexts(view.trace, first, view.cursor), [`${moveOf(view.trace, first)} 50 %`, "50 %"]);
    const { odds = new Float64Array(0), parent } = visibleAt(mixture, lastCursor(mixture)).trace;
    const last = [...odds.keys()].filter((spot) => parent[spot] === 0).map((spot) => odds[spot]);
    assert.ok(Math.abs(last.reduce((sum, each) => sum + each, 0) - 1) < 1e-9, `${last} add up to 1`);
  });

  it("is the number of visits if a tree grows by visits, and nothing before", () => {
    const rounds = traceOf("rounds");
    const view = visibleAt(rounds, lastCursor(rounds));
    const texts = [...view.trace.parent.keys()]
      .filter((spot) => view.trace.parent[spot] === 0 && view.trace.action[spot] >= 0)
      .map((spot) => edgeTexts(view.trace, spot, view.cursor)[0]);
    assert.deepEqual(texts, ["a₁ · 2×", "a₂ · 2×", "a₃ · 4×"]);
    const early = visibleAt(rounds, 2).trace;
    assert.equal(edgeTexts(early, early.count - 1, 2)[0], moveOf(early, early.count - 1));
  });
});

describe("A moment of a tree that grows", () => {
  const rounds = traceOf("rounds");

  it("is at the newest visit, even if the node was visited before", () => {
    for (let cursor = 1; cursor <= lastCursor(rounds); cursor += 1) {
      const view = visibleAt(rounds, cursor);
      if (view.driving) continue;
      const { current, returned } = momentOf(view.trace, view.cursor);
      const spot = view.trace.eventNode[view.cursor - 1];
      const isReturn = rounds.event[cursor - 1] === -2;
      assert.deepEqual(
        [current, returned],
        isReturn && spot > 0 ? [view.trace.parent[spot], spot] : isReturn ? [-1, -1] : [spot, -1],
      );
    }
  });

  it("has the most visited moves as its best line, and no playout", () => {
    const view = visibleAt(rounds, lastCursor(rounds));
    const { best } = momentOf(view.trace, view.cursor);
    assert.deepEqual(
      [...best].map((spot) => moveOf(view.trace, spot)),
      ["a₃", "d₁"],
    );
  });

  it("has the best line of the solution tree in a best-first search, and only at the end", () => {
    const whole = traceOf("best first");
    const view = visibleAt(whole, lastCursor(whole));
    const { best, active } = momentOf(view.trace, view.cursor);
    assert.deepEqual(
      [...best].map((spot) => moveOf(view.trace, spot)),
      reply("best first").variation.map((/** @type {string} */ id) => id.replace("1", "₁")),
    );
    assert.equal(active.size, 0);
    const before = visibleAt(whole, lastCursor(whole) - 1);
    assert.equal(momentOf(before.trace, before.cursor).best.size, 0);
  });

  it("has no best line if moves are mixed", () => {
    const mixed = traceOf("mixture");
    const view = visibleAt(mixed, lastCursor(mixed));
    assert.equal(momentOf(view.trace, view.cursor).best.size, 0);
  });
});

describe("The label of a move", () => {
  it("is the tree's own if nodes have names, and the short id in other games", () => {
    assert.equal(moveOf(trace, C), "a₂");
    assert.equal(moveOf(trace, A), "");
    const text = { ...trace.text, names: null, actions: trace.text.actions.map((name) => `square ${name}`) };
    assert.equal(moveOf({ ...trace, text }, C), trace.text.actionIds[trace.action[C]]);
  });
});
