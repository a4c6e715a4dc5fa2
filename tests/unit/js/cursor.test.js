import assert from "node:assert/strict";
import { describe, it } from "node:test";

import {
  bestChild,
  childInHand,
  clampCursor,
  countsAt,
  currentNode,
  cursorOf,
  isEntered,
  isFinished,
  isStop,
  lastCursor,
  lastFinishedChild,
  lineIn,
  nodesEntered,
  pathTo,
  prunedCount,
  prunedRange,
  runningValue,
  step,
  stops,
  variablesIn,
} from "../../../static/js/trace/cursor.js";
import { CALL, INNER, MAX, MIN, RETURN } from "../../../static/js/trace/trace.js";
import { TRACES, traceOf } from "./answers.js";
import { RANDOM_TRACES } from "./random-trace.js";
import { threeByThree } from "./tree-fixtures.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */
/** @typedef {import("../../../static/js/trace/cursor.js").Granularity} Granularity */

/** @type {Granularity[]} */
const GRANULARITIES = ["line", "node", "cut"];
const REAL = TRACES.map(traceOf);
const EVERY = [...RANDOM_TRACES, ...REAL];

/** @param {number} end @returns {number[]} 0 … end */
const upTo = (end) => Array.from({ length: end + 1 }, (_, i) => i);

/**
 * Plays a trace event by event, in the slowest and simplest way.
 * @param {Trace} trace
 * @param {(cursor: number, now: {stack: number[], entered: number[], left: number[], lines: Map<number, number>,
 *   newest: number, locals: Map<number, Map<string, number>>}) => void} check
 */
function replay(trace, check) {
  const now = {
    /** @type {number[]} */ stack: [],
    /** @type {number[]} */ entered: [],
    /** @type {number[]} in order of return */ left: [],
    /** @type {Map<number, number>} */ lines: new Map(),
    newest: -1,
    /** @type {Map<number, Map<string, number>>} */ locals: new Map(),
  };
  check(0, now);
  for (let at = 0; at < trace.event.length; at += 1) {
    const event = trace.event[at];
    if (event === CALL) {
      const row = now.entered.length;
      now.entered.push(row);
      now.stack.push(row);
      const window = Number.isNaN(trace.alpha[row])
        ? []
        : [
            ["alpha", trace.alpha[row]],
            ["beta", trace.beta[row]],
          ];
      now.locals.set(row, new Map(/** @type {[string, number][]} */ (window)));
    }
    now.newest = now.stack[now.stack.length - 1];
    if (event > 0) now.lines.set(now.newest, event);
    for (let i = 0; i < trace.assigned_at.length; i += 1) {
      if (trace.assigned_at[i] !== at) continue;
      now.locals.get(now.newest)?.set(trace.text.variables[trace.assigned_name[i]], trace.assigned_value[i]);
    }
    if (event === RETURN) now.left.push(/** @type {number} */ (now.stack.pop()));
    check(at + 1, now);
  }
}

describe("At any cursor of any trace", () => {
  it("the entered, finished, newest and current nodes are the same as in a simple replay", () => {
    for (const trace of EVERY) {
      replay(trace, (cursor, { entered, left, newest }) => {
        assert.equal(nodesEntered(trace, cursor), entered.length);
        assert.equal(currentNode(trace, cursor), newest);
        for (let row = 0; row < trace.count; row += 1) {
          assert.equal(isEntered(trace, row, cursor), entered.includes(row));
          assert.equal(isFinished(trace, row, cursor), left.includes(row));
        }
      });
    }
  });

  it("the counts are the same as in a simple recount", () => {
    for (const trace of EVERY) {
      replay(trace, (cursor, { entered, left }) => {
        const cuts = left.filter((row) => trace.parent.subarray(trace.visited).includes(row));
        assert.deepEqual(countsAt(trace, cursor), {
          nodes: entered.length,
          leaves: left.filter((row) => trace.status[row] !== INNER).length,
          alphaCuts: cuts.filter((row) => trace.kind[row] === MIN).length,
          betaCuts: cuts.filter((row) => trace.kind[row] === MAX).length,
        });
      });
    }
  });

  it("the locals of every call are the same as in a simple replay", () => {
    for (const trace of EVERY) {
      replay(trace, (cursor, { locals }) => {
        for (let row = 0; row < trace.visited; row += 1) {
          assert.deepEqual(
            Object.fromEntries(variablesIn(trace, row, cursor)),
            Object.fromEntries(locals.get(row) ?? []),
          );
        }
      });
    }
  });

  it("the last line of each call is the same as in a simple replay", () => {
    for (const trace of EVERY) {
      replay(trace, (cursor, { lines, newest }) => {
        for (let row = 0; row < trace.visited; row += 1) {
          assert.equal(lineIn(trace, row, cursor), lines.get(row) ?? 0);
        }
        assert.equal(currentNode(trace, cursor), newest);
      });
    }
  });

  it("the best child is the first of the best that have returned, and the running value is its value", () => {
    for (const trace of EVERY) {
      replay(trace, (cursor, { entered, left }) => {
        for (let row = 0; row < trace.visited; row += 1) {
          const done = left.filter((child) => trace.parent[child] === row).sort((a, b) => a - b);
          const values = done.map((child) => trace.value[child]);
          const best = trace.kind[row] === MAX ? Math.max(...values) : Math.min(...values);
          assert.equal(bestChild(trace, row, cursor), done[values.indexOf(best)] ?? -1);
          assert.equal(lastFinishedChild(trace, row, cursor), done.at(-1) ?? -1);
          const running = runningValue(trace, row, cursor);
          if (left.includes(row)) assert.equal(running, trace.value[row]);
          else assert.equal(running, entered.includes(row) && done.length > 0 ? best : NaN);
        }
      });
    }
  });
});

describe("Stepping", () => {
  it("from anywhere goes to the nearest stop in its direction, and stays inside the search at both of its ends", () => {
    for (const trace of EVERY) {
      for (const granularity of GRANULARITIES) {
        const all = [0, ...stops(trace, granularity)];
        for (const at of upTo(lastCursor(trace))) {
          const next = all.find((stop) => stop > at) ?? lastCursor(trace);
          const last = all.findLast((stop) => stop < at) ?? 0;
          assert.equal(step(trace, at, granularity, 1), next);
          assert.equal(step(trace, at, granularity, -1), last);
          assert.equal(isStop(trace, at, granularity), all.includes(at));
        }
      }
    }
  });

  it("by node stops once for each entry of an inner node and once for each return", () => {
    for (const trace of EVERY) {
      const inner = trace.status.filter((status) => status === INNER).length;
      assert.equal(stops(trace, "node").length, inner + trace.visited);
    }
  });

  it("by cut stops after the return of each node with a cut, and at the end", () => {
    for (const trace of EVERY) {
      const cuts = Array.from(trace.cutNodes, (row) => trace.leave[row] + 1);
      assert.deepEqual([...stops(trace, "cut")], [...new Set([...cuts, lastCursor(trace)])]);
    }
  });

  it("by line stops at every line and every return, and at no call", () => {
    for (const trace of EVERY) {
      const wanted = upTo(lastCursor(trace))
        .slice(1)
        .filter((cursor) => trace.event[cursor - 1] !== CALL);
      assert.deepEqual([...stops(trace, "line")], wanted);
    }
  });

  it("through the textbooks' tree takes 15 steps by node and 2 by cut", () => {
    const trace = threeByThree();
    assert.equal(stops(trace, "node").length, 15);
    assert.deepEqual([...stops(trace, "cut")], [trace.leave[5] + 1, lastCursor(trace)]);
  });
});

describe("A cursor", () => {
  const trace = threeByThree();

  it("is kept inside the search, and is whole", () => {
    assert.equal(clampCursor(trace, -3), 0);
    assert.equal(clampCursor(trace, 1e9), lastCursor(trace));
    assert.equal(clampCursor(trace, 4.4), 4);
    assert.equal(lastCursor(trace), 22);
  });

  it("for a picked node is just after its return", () => {
    for (const each of EVERY) {
      for (let row = 0; row < each.visited; row += 1) {
        const cursor = cursorOf(each, row);
        assert.ok(isFinished(each, row, cursor) && !isFinished(each, row, cursor - 1));
        assert.equal(currentNode(each, cursor), row);
      }
    }
  });

  it("for a picked node that was cut off is at the cut", () => {
    for (const each of EVERY) {
      for (let row = each.visited; row < each.count; row += 1) {
        const cutter = pathTo(each, row).findLast((above) => above < each.visited);
        assert.equal(cursorOf(each, row), each.leave[Number(cutter)] + 1);
      }
    }
  });
});

describe("The child that the move in hand leads to", () => {
  it("is the one whose call is running, at each node on the path", () => {
    for (const trace of REAL) {
      replay(trace, (cursor, { stack }) => {
        for (let i = 1; i < stack.length; i += 1) assert.equal(childInHand(trace, stack[i - 1], cursor), stack[i]);
      });
    }
  });

  it("goes through the children that are entered, in order, from none to the last", () => {
    for (const trace of REAL) {
      for (let row = 0; row < trace.visited; row += 1) {
        const hands = upTo(lastCursor(trace)).map((cursor) => childInHand(trace, row, cursor));
        const seen = hands.filter((child, i) => child !== hands[i - 1]);
        const entered = [...trace.parent.keys()].filter(
          (child) => child < trace.visited && trace.parent[child] === row,
        );
        assert.deepEqual(seen, [-1, ...entered]);
      }
    }
  });

  it("is known as soon as the loop has reached the move, before the child is entered", () => {
    const trace = traceOf("lesson");
    assert.equal(childInHand(trace, 0, trace.enter[1] - 1), 1);
    assert.equal(childInHand(trace, 0, trace.enter[1] - 2), -1);
    assert.equal(childInHand(trace, 0, trace.enter[5]), 5);
  });

  it("is known only when the child is entered if no lines were recorded", () => {
    const trace = traceOf("binary");
    assert.equal(childInHand(trace, 0, trace.enter[1]), -1);
    assert.equal(childInHand(trace, 0, trace.enter[1] + 1), 1);
  });
});

describe("The path to a row", () => {
  it("goes from the root down to it, each row the parent of the next", () => {
    for (const trace of EVERY) {
      for (let row = 0; row < trace.count; row += 1) {
        const path = pathTo(trace, row);
        assert.deepEqual([path[0], path.at(-1), path.length], [0, row, trace.ply[row] + 1]);
        for (let i = 1; i < path.length; i += 1) assert.equal(trace.parent[path[i]], path[i - 1]);
      }
    }
  });

  it("of no row is empty", () => {
    assert.deepEqual(pathTo(threeByThree(), -1), []);
  });
});

describe("The pruned children of a node", () => {
  it("are those that were never entered", () => {
    for (const trace of EVERY) {
      for (let row = 0; row < trace.count; row += 1) {
        const { start, end } = prunedRange(trace, row);
        const pruned = [...trace.parent.keys()].filter(
          (child) => child >= trace.visited && trace.parent[child] === row,
        );
        assert.deepEqual([...trace.children.subarray(start, end)], pruned);
        assert.equal(prunedCount(trace, row), pruned.length);
      }
    }
  });
});

describe("The locals of a real search", () => {
  const trace = traceOf("lesson");
  const [A, B] = [0, 1];

  it("are alpha, beta and depth at entry, and then v", () => {
    const entered = { alpha: -Infinity, beta: Infinity, depth: Infinity };
    assert.deepEqual(Object.fromEntries(variablesIn(trace, A, 1)), entered);
    const returned = { ...entered, beta: 3, v: 3 };
    assert.deepEqual(Object.fromEntries(variablesIn(trace, B, cursorOf(trace, B))), returned);
  });
});
