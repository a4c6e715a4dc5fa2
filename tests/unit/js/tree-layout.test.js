import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { COUSIN_SLOT, SLOT, layoutTree } from "../../../static/js/tree/layout.js";
import { roomOf } from "../../../static/js/tree/spacing.js";
import { mirrored, randomTree, threeByThree, treeOf } from "./tree-fixtures.js";

const CLOSE = 1e-6;
const FORESTS = [
  ["the three by three tree", threeByThree()],
  ["a bushy random tree", randomTree(400, 1)],
  ["a deep random tree", randomTree(400, 2, 3)],
  ["a random tree of 20,000 rows", randomTree(20000, 3, 40)],
  ...Array.from({ length: 60 }, (_, i) => [`random tree ${i}`, randomTree(5 + i, 100 + i, 2 + (i % 9))]),
].map(([title, tree]) => ({ title: String(title), tree: /** @type {ReturnType<typeof treeOf>} */ (tree) }));

/** @param {number} a @param {number} b @param {string} message */
function close(a, b, message) {
  assert.ok(Math.abs(a - b) < CLOSE, `${message}: ${a} is not ${b}`);
}

/** What holds for every layout. @param {(tree: ReturnType<typeof treeOf>) => ReturnType<typeof layoutTree>} layoutOf */
function holds(layoutOf) {
  it("centres every parent over its first and last child", () => {
    for (const { title, tree } of FORESTS) {
      const { x } = layoutOf(tree);
      for (let row = 0; row < tree.count; row += 1) {
        const first = tree.childStart[row];
        const end = tree.childStart[row + 1];
        if (first === end) continue;
        close(x[row], (x[tree.children[first]] + x[tree.children[end - 1]]) / 2, `${title}, row ${row}`);
      }
    }
  });

  it("keeps the rows of a level in order, a slot apart, and cousins further apart", () => {
    for (const { title, tree } of FORESTS) {
      const { x, levelStart, levelRows } = layoutOf(tree);
      for (let level = 0; level + 1 < levelStart.length; level += 1) {
        for (let i = levelStart[level] + 1; i < levelStart[level + 1]; i += 1) {
          const [a, b] = [levelRows[i - 1], levelRows[i]];
          const apart = tree.parent[a] === tree.parent[b] ? SLOT : COUSIN_SLOT;
          assert.ok(x[b] - x[a] >= apart - CLOSE, `${title}: rows ${a} and ${b} are ${x[b] - x[a]} apart`);
        }
      }
    }
  });

  it("draws a mirrored tree mirrored", () => {
    for (const { title, tree } of FORESTS) {
      const here = layoutOf(tree);
      const there = layoutOf(mirrored(tree));
      for (let row = 0; row < tree.count; row += 1) {
        close(here.x[row], here.width - there.x[row], `${title}, row ${row}`);
      }
    }
  });

  it("draws equal subtrees alike", () => {
    const tree = treeOf([-1, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 7, 7]);
    const { x } = layoutOf(tree);
    const shift = x[2] - x[1];
    for (const [a, b] of [
      [3, 6],
      [4, 7],
      [5, 8],
      [9, 11],
      [10, 12],
    ])
      close(x[b] - x[a], shift, `rows ${a}, ${b}`);
  });

  it("gives extents that hold the whole subtree and touch it", () => {
    for (const { title, tree } of FORESTS) {
      const layout = layoutOf(tree);
      for (let row = 0; row < tree.count; row += Math.ceil(tree.count / 50)) {
        const rows = [...layout.order.subarray(layout.rank[row], layout.subtreeEnd[row])];
        close(layout.left[row], Math.min(...rows.map((r) => layout.x[r])), `${title} left of ${row}`);
        close(layout.right[row], Math.max(...rows.map((r) => layout.x[r])), `${title} right of ${row}`);
        assert.equal(layout.deepest[row], Math.max(...rows.map((r) => layout.level[r])));
      }
    }
  });
}

describe("The quick layout of a large tree", () => {
  holds((tree) => layoutTree(tree, [], 0));

  it("gives each leaf a slot of its own", () => {
    const { x, width } = layoutTree(treeOf([-1, 0, 0, 1, 1, 2]), [], 0);
    assert.deepEqual([x[3], x[4], x[5]], [0, SLOT, SLOT + COUSIN_SLOT]);
    assert.deepEqual([x[1], x[2], width], [SLOT / 2, x[5], x[5]]);
  });

  it("keeps the room of what is collapsed, too", () => {
    const tree = treeOf([-1, 0, 0, ...Array(1000).fill(1), ...Array(1000).fill(2)]);
    const { left, right, x } = layoutTree(tree, [1], 0);
    assert.ok(right[1] - left[1] > 100 && x[3] === 0);
    close(Math.min(...left), 0, "left end");
  });
});

describe("The layout of a tree", () => {
  holds((tree) => layoutTree(tree));

  it("places the three by three tree as it is drawn on paper", () => {
    const { x, width, depth } = layoutTree(threeByThree());
    close(width, 8.6, "width");
    assert.equal(depth, 2);
    close(x[0], 4.3, "root");
    close(x[1], 1, "B");
    close(x[5], 4.3, "C");
    close(x[7], 7.6, "D");
  });

  it("orders rows depth first, so that the rows of a subtree are next to each other", () => {
    const tree = randomTree(300, 5);
    const { order, rank, subtreeEnd } = layoutTree(tree);
    assert.equal(new Set(order).size, tree.count);
    for (let row = 1; row < tree.count; row += 1) {
      const above = tree.parent[row];
      assert.ok(rank[row] > rank[above] && subtreeEnd[row] <= subtreeEnd[above]);
    }
  });

  it("keeps a lone node clear of a sibling whose subtree is wide on average", () => {
    const tree = treeOf([-1, 0, 0, ...Array(40).fill(2), ...Array.from({ length: 40 }, (_, i) => 3 + i)]);
    const { x } = layoutTree(tree);
    assert.ok(x[2] - x[1] > 20 && x[2] - x[1] < 60, `${x[2] - x[1]} slots apart`);
  });

  it("leaves out what lies below a collapsed row and says how much it hides", () => {
    const tree = threeByThree();
    const layout = layoutTree(tree, [1, 5]);
    assert.deepEqual([...layout.order], [0, 1, 5, 7, 8, 9, 10]);
    assert.deepEqual(
      [2, 3, 4, 6, 11, 12].map((row) => layout.rank[row]),
      [-1, -1, -1, -1, -1, -1],
    );
    assert.equal(layout.hidden[1], 3);
    assert.equal(layout.hidden[5], 3);
    assert.equal(layout.hidden[7], 0);
    assert.ok(layout.width < layoutTree(tree).width);
  });

  it("keeps some of the room of a large collapsed subtree, so that it is easy to find", () => {
    const tree = treeOf([-1, 0, 0, ...Array(1000).fill(1), ...Array(1000).fill(2)]);
    const { x, left, right, width } = layoutTree(tree, [1]);
    assert.ok(right[1] - left[1] > 100 && right[1] - left[1] < 400);
    assert.ok(width < layoutTree(tree).width);
    assert.ok(x[2] - x[1] > (right[1] - left[1]) / 2);
    close(Math.min(...left), 0, "left end");
  });

  it("lays out again the same after a collapse is undone", () => {
    const tree = randomTree(500, 8, 6);
    assert.deepEqual(layoutTree(tree, []).x, layoutTree(tree).x);
    assert.equal(layoutTree(tree, [0]).order.length, 1);
  });

  it("hides nothing if a leaf is collapsed", () => {
    const tree = threeByThree();
    assert.equal(layoutTree(tree, [2]).order.length, tree.count);
  });

  it("lays out a single row at 0", () => {
    const { x, width, depth, order } = layoutTree(treeOf([-1]));
    assert.deepEqual([[...x], width, depth, [...order]], [[0], 0, 0, [0]]);
  });

  it("lays out a path of 10,000 levels as a straight line", () => {
    const { x, depth } = layoutTree(treeOf(Array.from({ length: 10001 }, (_, row) => row - 1)));
    assert.equal(depth, 10000);
    assert.ok(x.every((at) => at === 0));
  });

  it("lays out 500,000 rows without running out of stack", () => {
    const tree = randomTree(500000, 9, 200);
    const { order, width } = layoutTree(tree);
    assert.equal(order.length, 500000);
    assert.ok(Number.isFinite(width) && width > 0);
  });
});

describe("The room of a node", () => {
  it("is the distance to the nearest neighbour among equals", () => {
    const layout = layoutTree(threeByThree());
    const room = roomOf(layout, threeByThree().parent);
    assert.equal(room.at(0), Infinity);
    close(room.at(1), 3.3, "B");
    close(room.at(3), 1, "the leaf in the middle of B");
  });

  it("ignores neighbours with a much narrower subtree, which give way", () => {
    const parents = [-1, 0, 0, ...Array(100).fill(1)];
    const tree = treeOf(parents);
    const layout = layoutTree(tree);
    const room = roomOf(layout, tree.parent);
    assert.equal(room.at(1), Infinity);
    close(room.at(2), layout.x[2] - layout.x[1], "the stub beside the wide subtree");
  });

  it("is the same for families of about the same width on one level", () => {
    const tree = randomTree(500, 12, 30);
    const layout = layoutTree(tree);
    const room = roomOf(layout, tree.parent);
    /** @type {Map<string, number>} */
    const known = new Map();
    for (let row = 0; row < tree.count; row += 1) {
      const breadth = layout.right[row] - layout.left[row];
      const key = `${layout.level[row]} ${breadth === 0 ? -1 : Math.floor(Math.log2(breadth + 1) / 2)}`;
      assert.equal(room.at(row), known.get(key) ?? room.at(row), `row ${row}`);
      known.set(key, room.at(row));
    }
  });

  it("never exceeds the parent's", () => {
    const tree = randomTree(500, 12, 30);
    const room = roomOf(layoutTree(tree), tree.parent);
    for (let row = 1; row < tree.count; row += 1) assert.ok(room.at(row) <= room.at(tree.parent[row]));
  });
});
