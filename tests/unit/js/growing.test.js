import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { GrowingTree } from "../../../static/js/trace/growing.js";
import { CALL, RETURN } from "../../../static/js/trace/trace.js";
import { randomTrace } from "./random-trace.js";
import { randomSource } from "./tree-fixtures.js";

const ROOT = /** @type {any} */ ({ kind: "game" });

/** What Python tells about a trace, in pieces of random sizes. @param {import("./random-trace.js").Trace} trace @param {number} seed */
function* batchesOf(trace, seed) {
  const random = randomSource(seed);
  const event = trace.event.filter((each) => each < 0);
  const returned = [...trace.leave.keys()].filter((row) => trace.leave[row] >= 0);
  returned.sort((a, b) => trace.leave[a] - trace.leave[b]);
  let [calls, returns] = [0, 0];
  for (let from = 0; from < event.length; ) {
    const piece = event.slice(from, from + 1 + Math.floor(9 * random()));
    const [more, done] = [CALL, RETURN].map((kind) => piece.filter((each) => each === kind).length);
    yield {
      event: piece,
      kind: trace.kind.slice(calls, calls + more),
      value: Float64Array.from(returned.slice(returns, returns + done), (row) => trace.value[row]),
      calls: Int32Array.of(calls + more),
    };
    [calls, returns, from] = [calls + more, returns + done, from + piece.length];
  }
}

/** How many calls there were, which these tests do not ask. */
const NONE = Int32Array.of(0);

/** The tree as it is now. @param {GrowingTree} tree */
function shown(tree) {
  const trace = tree.trace(ROOT, "minimax");
  assert.ok(trace);
  return trace;
}

describe("A tree that grows", () => {
  it("has at the end the nodes of the trace, and whose turn it is, and what they returned", () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const whole = randomTrace(seed);
      const tree = new GrowingTree();
      for (const batch of batchesOf(whole, seed)) tree.add(batch);
      const grown = shown(tree);
      const { visited } = whole;
      for (const column of /** @type {const} */ (["parent", "kind", "value"])) {
        assert.deepEqual([...grown[column]], [...whole[column].slice(0, visited)], `${column} of ${seed}`);
      }
      assert.deepEqual([grown.visited, grown.count], [visited, visited]);
    }
  });

  it("is at every moment the beginning of the tree that it becomes", () => {
    const whole = randomTrace(4);
    const tree = new GrowingTree();
    for (const batch of batchesOf(whole, 1)) {
      tree.add(batch);
      const { parent, kind, value, leave, event, visited } = shown(tree);
      assert.deepEqual([...parent], [...whole.parent.slice(0, visited)]);
      assert.deepEqual([...kind], [...whole.kind.slice(0, visited)]);
      for (let row = 0; row < visited; row += 1) {
        assert.ok(leave[row] < 0 ? Number.isNaN(value[row]) : value[row] === whole.value[row]);
      }
      assert.ok(event.length > 0);
    }
  });

  it("does not change what it gave before", () => {
    const tree = new GrowingTree();
    tree.add({ event: Int16Array.of(CALL, CALL), kind: Uint8Array.of(0, 1), value: Float64Array.of(), calls: NONE });
    const before = shown(tree);
    tree.add({ event: Int16Array.of(RETURN, CALL), kind: Uint8Array.of(1), value: Float64Array.of(7), calls: NONE });
    assert.deepEqual([before.visited, before.value[1]], [2, Number.NaN]);
  });

  it("tells how many calls there were, also those that it does not have", () => {
    const tree = new GrowingTree();
    tree.add({
      event: Int16Array.of(CALL),
      kind: Uint8Array.of(0),
      value: Float64Array.of(),
      calls: Int32Array.of(13),
    });
    assert.deepEqual([tree.nodes, tree.calls], [1, 13]);
  });

  it("is that of the newest pass, where a driver searches again and again", () => {
    const tree = new GrowingTree(true);
    /** @param {number[]} event @param {number[]} value */
    const add = (event, value) =>
      tree.add({
        event: Int16Array.from(event),
        kind: new Uint8Array(event.filter((each) => each === CALL).length),
        value: Float64Array.from(value),
        calls: NONE,
      });
    add([CALL], []);
    assert.equal(tree.trace(ROOT, "minimax"), null, "there is only the driver");
    add([CALL, CALL, RETURN], [3]);
    assert.deepEqual([...shown(tree).parent], [-1, 0]);
    assert.equal(shown(tree).value[1], 3);
    add([RETURN, CALL, CALL, CALL], [3]);
    const { parent, value, event } = shown(tree);
    assert.deepEqual(
      [[...parent], [...event]],
      [
        [-1, 0, 1],
        [CALL, CALL, CALL],
      ],
    );
    assert.ok(value.every(Number.isNaN), "nothing of it has returned");
  });

  it("is nothing where only calls are counted", () => {
    const tree = new GrowingTree();
    tree.add({
      event: new Int16Array(0),
      kind: new Uint8Array(0),
      value: new Float64Array(0),
      calls: Int32Array.of(99),
    });
    assert.deepEqual([tree.trace(ROOT, "uct"), tree.calls], [null, 99]);
  });

  it("has room for a hundred thousand nodes at once", () => {
    const tree = new GrowingTree();
    const many = 100_000;
    tree.add({
      event: new Int16Array(many).fill(CALL),
      kind: new Uint8Array(many),
      value: new Float64Array(0),
      calls: NONE,
    });
    assert.equal(shown(tree).parent[many - 1], many - 2);
  });
});
