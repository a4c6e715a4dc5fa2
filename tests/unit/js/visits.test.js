import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { lastCursor, nodesEntered, pathTo } from "../../../static/js/trace/cursor.js";
import { DRIVER, TERMINAL } from "../../../static/js/trace/trace.js";
import { differentAt, isOfOneTree } from "../../../static/js/trace/visits.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** The moves that lead to a row, as text; they are the same for two visits to one node. @param {Trace} trace @param {number} row */
const way = (trace, row) =>
  pathTo(trace, row)
    .map((step) => trace.action[step])
    .filter((action) => action >= 0)
    .join(" ");

const IN_PASSES = ["mtdf", "heaps in passes", "deepening", "deepening, broken off"];

describe("A search that visits each node once", () => {
  it("visits as many nodes as it enters, and its leaves are the leaves of one tree", () => {
    for (const trace of TRACES.map(traceOf)) {
      assert.ok(isOfOneTree(trace));
      assert.equal(differentAt(trace, lastCursor(trace)).nodes, trace.visited);
    }
  });
});

describe("A search in passes", () => {
  it("visits as many nodes as there are paths of moves in it", () => {
    for (const trace of IN_PASSES.map(traceOf)) {
      assert.ok(differentAt(trace, lastCursor(trace)).nodes < trace.visited - 1);
      for (let cursor = 0; cursor <= lastCursor(trace); cursor += 3) {
        const rows = [...Array(nodesEntered(trace, cursor)).keys()].filter((row) => trace.kind[row] !== DRIVER);
        assert.equal(differentAt(trace, cursor).nodes, new Set(rows.map((row) => way(trace, row))).size);
      }
    }
  });

  it("counts each end of the game as one leaf, however often it is visited", () => {
    const trace = traceOf("mtdf");
    const ends = [...trace.status.keys()].filter((row) => row < trace.visited && trace.status[row] === TERMINAL);
    assert.equal(differentAt(trace, lastCursor(trace)).leaves, new Set(ends.map((row) => way(trace, row))).size);
  });

  it("has the same tree as minimax if it goes to one depth", () => {
    assert.ok(isOfOneTree(traceOf("mtdf")));
    assert.ok(!isOfOneTree(traceOf("deepening")));
  });
});

describe("A move that is tested and then searched", () => {
  it("is one node, visited twice", () => {
    const trace = traceOf("searched again");
    assert.deepEqual([trace.visited, differentAt(trace, lastCursor(trace))], [11, { nodes: 9, leaves: 5 }]);
    assert.ok(isOfOneTree(trace));
  });
});

describe("A search that goes below its depth limit", () => {
  it("does not have minimax's tree", () => {
    const trace = traceOf("uneven, two plies");
    assert.ok(isOfOneTree(trace));
    assert.ok(!isOfOneTree({ ...trace, text: { ...trace.text, depth: 1 } }));
  });
});

describe("A tree that grows", () => {
  it("has as many nodes as different paths from the root, and each random game belongs to one of them", () => {
    for (const name of OTHER_TRACES.filter((each) => traceOf(each).text.merged)) {
      const trace = traceOf(name);
      const { nodes } = differentAt(trace, lastCursor(trace));
      const moves = new Set(
        [...Array(trace.visited).keys()].map((row) => trace.action[row]).filter((action) => action >= 0),
      );
      assert.ok(nodes > moves.size - 1 && nodes <= trace.visited, name);
    }
  });
});

describe("What is counted", () => {
  it("never goes down, and ends at the total", () => {
    for (const name of [...TRACES, ...OTHER_TRACES]) {
      const trace = traceOf(name);
      let before = { nodes: 0, leaves: 0 };
      for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
        const now = differentAt(trace, cursor);
        assert.ok(now.nodes >= before.nodes && now.leaves >= before.leaves, `${name}, ${cursor}`);
        assert.ok(now.leaves <= now.nodes, `${name}, ${cursor}`);
        before = now;
      }
      assert.ok(before.nodes <= trace.visited);
    }
  });
});
