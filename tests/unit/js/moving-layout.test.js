import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { spotsByPosition } from "../../../static/js/trace/spots.js";
import { LayoutMover } from "../../../static/js/tree/layout-mover.js";
import { changeBetween, pictureDuring } from "../../../static/js/tree/moving-layout.js";
import { makeTrace } from "../../../static/js/trace/trace.js";
import { prepare } from "../../../static/js/tree/prepared.js";
import { searchTrace, threeByThree } from "./tree-fixtures.js";

const trace = threeByThree({ search: "minimax" });
const open = prepare(trace, [], null);
const closed = prepare(trace, [1], open);

/** @param {import("../../../static/js/tree/prepared.js").Prepared} a @param {import("../../../static/js/tree/prepared.js").Prepared} b */
function change(a, b) {
  const found = changeBetween(a, b);
  assert.ok(found);
  return found;
}

/** The same search when it had entered so many nodes. @param {import("../../../static/js/trace/trace.js").Trace} whole @param {number} nodes */
function begun(whole, nodes) {
  const text = { ...whole.text, visited: nodes, count: nodes };
  const rows = "parent above kind status value alpha beta chance action cell code same link enter leave".split(" ");
  const columns = Object.fromEntries(rows.map((name) => [name, /** @type {any} */ (whole)[name].slice(0, nodes)]));
  return makeTrace(text, /** @type {any} */ ({ ...whole, ...columns }));
}

describe("A tree that goes from one layout to another", () => {
  it("begins and ends with the two layouts, when a subtree is closed and when it is opened", () => {
    for (const [from, to] of [
      [open, closed],
      [closed, open],
    ]) {
      const all = change(from, to);
      for (const [share, { layout }] of /** @type {const} */ ([
        [0, from],
        [1, to],
      ])) {
        const during = pictureDuring(all, share).layout;
        for (const row of layout.order) {
          assert.ok(Math.abs(during.x[row] - layout.x[row]) < 1e-9);
          assert.equal(during.level[row], layout.level[row]);
        }
        assert.deepEqual([during.width, during.depth], [layout.width, layout.depth]);
      }
    }
  });

  it("draws what is closed less and less deep, and no deeper than its node in the end", () => {
    const all = change(open, closed);
    /** How deep a subtree reaches below its root. @param {number} share */
    const depth = (share) => {
      const { layout } = pictureDuring(all, share);
      return layout.deepest[1] - layout.level[1];
    };
    assert.deepEqual([depth(0), depth(0.5), depth(1)], [1, 0.5, 0]);
  });

  it("takes what is closed back into its node", () => {
    const { layout } = pictureDuring(change(open, closed), 1);
    const children = [2, 3, 4];
    for (const row of children) {
      assert.equal(layout.x[row], layout.x[1]);
      assert.equal(layout.level[row], layout.level[1]);
    }
    const half = pictureDuring(change(open, closed), 0.5).layout;
    for (const row of children) assert.equal(half.level[row], 1.5);
  });

  it("holds every node between where it was and where it goes, and every subtree within its borders", () => {
    const all = change(open, closed);
    for (const share of [0.2, 0.5, 0.8]) {
      const { layout } = pictureDuring(all, share);
      for (const row of layout.order) {
        const [a, b] = [all.from.x[row], all.to.x[row]];
        assert.ok(layout.x[row] >= Math.min(a, b) - 1e-9 && layout.x[row] <= Math.max(a, b) + 1e-9);
        for (let at = row; at >= 0; at = trace.parent[at]) {
          assert.ok(layout.left[at] <= layout.x[row] && layout.x[row] <= layout.right[at]);
        }
      }
    }
  });

  it("brings equal positions together when the tree is folded", () => {
    const twins = searchTrace(
      [
        [3, 5],
        [4, 6],
      ],
      { search: "minimax" },
    );
    // As if both moves led to the same position, with the same two leaves.
    const same = Int32Array.from([0, 1, 2, 3, 1, 2, 3]);
    const whole = prepare({ ...twins, same }, [], null);
    const { shape } = spotsByPosition(whole.trace);
    const folded = prepare(shape, [], null);
    const { layout } = pictureDuring(change(whole, folded), 1);
    assert.equal(layout.x[4], layout.x[1]);
    assert.equal(layout.x[5], layout.x[2]);
    assert.equal(layout.x[1], folded.layout.x[1]);
  });

  it("lets what a search adds come out of the nodes that were there", () => {
    const beginning = prepare(begun(trace, 6), [], null);
    const { layout } = pictureDuring(change(beginning, open), 0);
    for (const row of beginning.layout.order) assert.equal(layout.x[row], beginning.layout.x[row]);
    for (let row = 6; row < trace.count; row += 1) assert.equal(layout.x[row], layout.x[trace.parent[row]]);
    const back = pictureDuring(change(open, beginning), 1).layout;
    assert.deepEqual([back.x, back.left], [layout.x, layout.left]);
  });

  it("works out no more than can be seen, and that as before", () => {
    const all = change(open, closed);
    const whole = pictureDuring(all, 0.5).layout.x.slice();
    all.during.x.fill(Number.NaN);
    const least = 4;
    const isOpen = (/** @type {number} */ row) => row === 5;
    const { layout } = pictureDuring(all, 0.5, { least, isOpen });
    for (const row of [0, 1, 5, 6, 7, 8, 9]) assert.equal(layout.x[row], whole[row]);
    assert.ok(Number.isNaN(layout.x[10]), "it is in a narrow subtree");
  });

  it("does not move to the tree of another search", () => {
    assert.equal(changeBetween(open, prepare(threeByThree({ search: "alphabeta" }), [], null)), null);
  });
});

describe("The clock of a tree that moves", () => {
  it("knows how wide the tree is where it is narrowest on its way", () => {
    const mover = new LayoutMover();
    const shown = { moment: null, drawBoard: null };
    assert.equal(mover.begin({ prepared: closed, shown }, { prepared: open, shown }, 0), true);
    assert.ok(closed.layout.width < open.layout.width);
    assert.equal(mover.leastWidth, closed.layout.width);
  });
});
