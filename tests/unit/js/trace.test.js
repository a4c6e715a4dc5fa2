import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { nodesEntered } from "../../../static/js/trace/cursor.js";
import { leavesBefore } from "../../../static/js/trace/leaves.js";
import { CALL, INNER, MIN, PRUNED, RETURN, makeTrace } from "../../../static/js/trace/trace.js";
import { TRACES, traceOf } from "./answers.js";
import { RANDOM_TRACES } from "./random-trace.js";
import { randomTree, threeByThree } from "./tree-fixtures.js";
import { simpleColumns } from "./simple.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

const EVERY = [...RANDOM_TRACES, ...TRACES.map(traceOf), threeByThree()];

/** @param {Trace} trace @param {number} row */
const childrenOf = (trace, row) => [...trace.children.subarray(trace.childStart[row], trace.childStart[row + 1])];

/** @param {Trace} trace */
const rowsOf = (trace) => Array.from({ length: trace.count }, (_, row) => row);

describe("The indexes of any trace", () => {
  it("list every row except the root once as a child of its parent", () => {
    for (const trace of EVERY) {
      const seen = rowsOf(trace).flatMap((row) => {
        const children = childrenOf(trace, row);
        assert.ok(children.every((child) => trace.parent[child] === row));
        return children;
      });
      assert.deepEqual(
        seen.sort((a, b) => a - b),
        rowsOf(trace).slice(1),
      );
    }
  });

  it("keep children in the order of their rows: first visited ones in order of entry, then pruned ones", () => {
    for (const trace of EVERY) {
      for (const row of rowsOf(trace)) {
        const children = childrenOf(trace, row);
        assert.deepEqual(
          children,
          [...children].sort((a, b) => a - b),
        );
        const statuses = children.map((child) => trace.status[child] === PRUNED);
        assert.equal(statuses.indexOf(true) < 0 || !statuses.slice(statuses.indexOf(true)).includes(false), true);
      }
    }
  });

  it("make a child's ply one more than its parent's", () => {
    for (const trace of EVERY) {
      assert.equal(trace.ply[0], 0);
      for (const row of rowsOf(trace).slice(1)) assert.equal(trace.ply[row], trace.ply[trace.parent[row]] + 1);
    }
  });

  it("give the node of each event as a stack of calls does", () => {
    for (const trace of EVERY) {
      /** @type {number[]} */
      const stack = [];
      let entered = 0;
      for (let at = 0; at < trace.event.length; at += 1) {
        if (trace.event[at] === CALL) stack.push(entered++);
        assert.equal(trace.eventNode[at], stack.at(-1));
        assert.equal(nodesEntered(trace, at + 1), entered);
        if (trace.event[at] === RETURN) stack.pop();
      }
      assert.equal(entered, trace.visited);
    }
  });

  it("agree with the columns on when a node is entered and left", () => {
    for (const trace of EVERY) {
      for (let row = 0; row < trace.visited; row += 1) {
        assert.deepEqual([trace.event[trace.enter[row]], trace.eventNode[trace.enter[row]]], [CALL, row]);
        assert.deepEqual([trace.event[trace.leave[row]], trace.eventNode[trace.leave[row]]], [RETURN, row]);
      }
    }
  });

  it("have every assignment once, under the node of its event, in order of time", () => {
    for (const trace of EVERY) {
      const { assignedStart, assignedOrder, assigned_at: at } = trace;
      assert.equal(assignedStart.length, trace.visited + 1);
      assert.equal(assignedStart[trace.visited], at.length);
      assert.deepEqual(
        [...assignedOrder].sort((a, b) => a - b),
        Array.from(at, (_, i) => i),
      );
      for (let row = 0; row < trace.visited; row += 1) {
        const own = [...assignedOrder.subarray(assignedStart[row], assignedStart[row + 1])];
        assert.ok(own.every((change) => trace.eventNode[at[change]] === row));
        assert.deepEqual(
          own.map((change) => at[change]),
          own.map((change) => at[change]).sort((a, b) => a - b),
        );
      }
    }
  });

  it("count the leaves before each visited row", () => {
    for (const trace of EVERY) {
      for (let row = 0; row <= trace.visited; row += 1) {
        const leaves = trace.status.subarray(0, row).filter((status) => status !== INNER).length;
        assert.equal(leavesBefore(trace, row), leaves);
      }
    }
  });

  it("list the visited nodes with pruned children by the time they returned, and count the α-cuts among them", () => {
    for (const trace of EVERY) {
      const pruned = rowsOf(trace).slice(trace.visited);
      const above = new Set(pruned.map((row) => trace.parent[row]).filter((row) => row < trace.visited));
      const expected = [...above].sort((a, b) => trace.leave[a] - trace.leave[b]);
      assert.deepEqual([...trace.cutNodes], expected);
      for (let i = 0; i <= expected.length; i += 1) {
        const alpha = expected.slice(0, i).filter((row) => trace.kind[row] === MIN).length;
        assert.equal(trace.alphaCutsBefore[i], alpha);
      }
    }
  });

  it("cannot be changed by mistake", () => {
    for (const trace of RANDOM_TRACES) assert.ok(Object.isFrozen(trace));
  });
});

describe("A trace of half a million rows", () => {
  const COUNT = 500_000;

  /** Calls and returns of a tree whose rows are in order of entry. @param {Int32Array} parent */
  function run(parent) {
    const event = new Int16Array(2 * parent.length);
    const enter = new Int32Array(parent.length);
    const leave = new Int32Array(parent.length);
    let at = 0;
    let active = -1;
    for (let row = 0; row <= parent.length; row += 1) {
      const next = row < parent.length ? parent[row] : -1;
      while (active !== next || (row === parent.length && active >= 0)) {
        leave[active] = at;
        event[at++] = RETURN;
        active = parent[active];
      }
      if (row === parent.length) break;
      enter[row] = at;
      event[at++] = CALL;
      active = row;
    }
    return { event, enter, leave };
  }

  /** @param {Int32Array} parent */
  function build(parent) {
    const count = parent.length;
    const hasChildren = new Uint8Array(count);
    for (let row = 1; row < count; row += 1) hasChildren[parent[row]] = 1;
    const none = new Float64Array(count).fill(NaN);
    const text = { ...threeByThree().text, names: null, visited: count, count };
    return makeTrace(text, {
      ...run(parent),
      parent,
      above: parent,
      action: new Int32Array(count).fill(-1),
      cell: new Int16Array(count).fill(-1),
      kind: new Uint8Array(count),
      status: hasChildren.map((has) => 1 - has),
      value: new Float64Array(count),
      alpha: none,
      beta: none,
      ...simpleColumns(count),
      assigned_at: new Int32Array(0),
      assigned_name: new Uint8Array(0),
      assigned_value: new Float64Array(0),
    });
  }

  it("is built without recursion, however deep it is", () => {
    const chain = build(Int32Array.from({ length: COUNT }, (_, row) => row - 1));
    assert.equal(chain.eventNode[COUNT - 1], COUNT - 1);
    assert.equal(chain.eventNode[COUNT], COUNT - 1);
    assert.equal(chain.eventNode[2 * COUNT - 1], 0);
    assert.deepEqual(childrenOf(chain, COUNT - 2), [COUNT - 1]);
    assert.equal(leavesBefore(chain, COUNT), 1);
  });

  it("is built however wide it is", () => {
    const star = build(Int32Array.from({ length: COUNT }, (_, row) => (row === 0 ? -1 : 0)));
    assert.equal(star.childStart[1] - star.childStart[0], COUNT - 1);
    assert.equal(star.children[COUNT - 2], COUNT - 1);
    assert.equal(leavesBefore(star, COUNT), COUNT - 1);
  });

  it("is built when it is bushy", () => {
    const bushy = build(preorder(randomTree(COUNT, 7, 50).parent));
    assert.equal(nodesEntered(bushy, 2 * COUNT), COUNT);
    for (let row = 1; row < COUNT; row += 1) {
      if (bushy.ply[row] !== bushy.ply[bushy.parent[row]] + 1) assert.fail(`The ply of row ${row} is wrong.`);
    }
  });

  /**
   * The same tree with its rows in order of entry.
   * @param {Int32Array} parent
   */
  function preorder(parent) {
    /** @type {number[][]} */
    const children = Array.from(parent, () => []);
    for (let row = parent.length - 1; row > 0; row -= 1) children[parent[row]].push(row);
    const ordered = new Int32Array(parent.length);
    const waiting = [{ row: 0, above: -1 }];
    for (let next = 0; waiting.length > 0; next += 1) {
      const { row, above } = /** @type {{row: number, above: number}} */ (waiting.pop());
      ordered[next] = above;
      for (let i = children[row].length - 1; i >= 0; i -= 1) waiting.push({ row: children[row][i], above: next });
    }
    return ordered;
  }
});
