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
    };
    [calls, returns, from] = [calls + more, returns + done, from + piece.length];
  }
}

describe("A tree that grows", () => {
  it("has at the end the nodes of the trace, and whose turn it is, and what they returned", () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const whole = randomTrace(seed);
      const tree = new GrowingTree();
      for (const batch of batchesOf(whole, seed)) tree.add(batch);
      const grown = tree.trace(ROOT, "minimax");
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
      const { parent, kind, value, leave, event, visited } = tree.trace(ROOT, "minimax");
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
    tree.add({ event: Int16Array.of(CALL, CALL), kind: Uint8Array.of(0, 1), value: Float64Array.of() });
    const before = tree.trace(ROOT, "minimax");
    tree.add({ event: Int16Array.of(RETURN, CALL), kind: Uint8Array.of(1), value: Float64Array.of(7) });
    assert.deepEqual([before.visited, before.value[1]], [2, Number.NaN]);
  });

  it("has room for a hundred thousand nodes at once", () => {
    const tree = new GrowingTree();
    const many = 100_000;
    tree.add({ event: new Int16Array(many).fill(CALL), kind: new Uint8Array(many), value: new Float64Array(0) });
    assert.equal(tree.trace(ROOT, "minimax").parent[many - 1], many - 2);
  });
});
