import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { cursorOf, pathTo } from "../../../static/js/trace/cursor.js";
import {
  childName,
  moveId,
  moveName,
  movesTo,
  moverName,
  nodeName,
  sideNames,
} from "../../../static/js/trace/names.js";
import { named, node } from "../../../static/js/trace/parts.js";
import { textPart } from "../../../static/js/words/parts.js";
import { TRACES, traceOf } from "./answers.js";
import { searchTrace } from "./tree-fixtures.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** The deepest visited row. @param {Trace} trace */
const deepest = (trace) =>
  trace.ply.subarray(0, trace.visited).indexOf(Math.max(...trace.ply.subarray(0, trace.visited)));

describe("The names in a typed tree", () => {
  const trace = traceOf("lesson");

  it("are the tree's own for its nodes, including pruned ones", () => {
    const names = [...trace.parent.keys()].map((row) => nodeName(trace, row));
    assert.deepEqual(names, ["A", "B", "b₁", "b₂", "b₃", "C", "c₁", "D", "d₁", "d₂", "d₃", "c₂", "c₃"]);
  });

  it("are the tree's own for its moves, with plain ids beside them", () => {
    assert.deepEqual(
      [1, 5, 7].map((row) => moveName(trace, row)),
      ["a₁", "a₂", "a₃"],
    );
    assert.deepEqual(
      [1, 5, 7].map((row) => moveId(trace, row)),
      ["a1", "a2", "a3"],
    );
  });

  it("call the players MAX and MIN, once", () => {
    assert.equal(moverName(trace, 0), "MAX");
    assert.equal(moverName(trace, 1), "MIN");
    assert.deepEqual(sideNames(trace), { MAX: "MAX", MIN: "MIN" });
  });
});

describe("The names in a board game", () => {
  const trace = traceOf("four left");

  it("call the root the root, and a node by the moves that lead there and their players", () => {
    assert.equal(nodeName(trace, 0), "the root");
    assert.equal(nodeName(trace, 1), "O 4");
    assert.equal(nodeName(trace, deepest(trace)), "… X 6, O 7, X 9");
  });

  it("call a pruned node by the move that was never made", () => {
    const cut = trace.cutNodes[0];
    const pruned = trace.children[trace.childStart[cut + 1] - 1];
    assert.ok(pruned >= trace.visited);
    assert.equal(nodeName(trace, pruned), "O 4, X 7, O 9");
    assert.equal(cursorOf(trace, pruned), trace.leave[cut] + 1);
  });

  it("name both the mark and the role of the side to move", () => {
    assert.equal(moverName(trace, 0), "O (MIN)");
    assert.equal(moverName(trace, 1), "X (MAX)");
  });

  it("name moves as people call them", () => {
    assert.equal(moveName(trace, 1), "square 4");
    assert.equal(moveName(traceOf("connect4"), 1), "column 1");
    assert.equal(moveId(traceOf("connect4"), 1), "1");
  });
});

describe("The names in Nim", () => {
  const trace = traceOf("heaps");
  const rows = [...trace.parent.keys()];

  it("are the heaps, for cut nodes too", () => {
    assert.ok(trace.count > trace.visited);
    for (const row of rows) assert.match(nodeName(trace, row), /^[01]-[01]-[012]$/);
    assert.deepEqual(
      [0, 1].map((row) => nodeName(trace, row)),
      ["1-1-2", "0-1-2"],
    );
  });

  it("are for moves what a person would say, and never ids", () => {
    assert.equal(moveName(trace, 1), "1 from heap 1");
    for (const row of rows) assert.doesNotMatch(`${nodeName(trace, row)} ${childName(trace, row)}`, /take/);
  });
});

describe("A child beside its parent", () => {
  it("is called by its own name if it has one, otherwise by the move to it", () => {
    assert.deepEqual(
      [1, 2, 5].map((row) => childName(traceOf("lesson"), row)),
      ["B", "b₁", "C"],
    );
    assert.equal(childName(traceOf("four left"), 1), "square 4");
  });
});

describe("A long path from the root", () => {
  it("is shortened to its last three moves", () => {
    const trace = searchTrace([[[[[[1]]]]]]);
    assert.equal(nodeName(trace, 3), "MAX 1, MIN 1, MAX 1");
    assert.equal(nodeName(trace, 4), "… MIN 1, MAX 1, MIN 1");
    assert.equal(nodeName(trace, 5), "… MAX 1, MIN 1, MAX 1");
  });
});

describe("A row without a move or a name", () => {
  it("is called by its function, and no row has an empty name", () => {
    const trace = traceOf("lesson");
    assert.equal(moveName(trace, 0), "max_value");
    assert.equal(moveId(trace, 0), "?");
    assert.equal(nodeName(trace, -1), "");
  });
});

describe("In every trace", () => {
  it("each node has a name, and no two have the same", () => {
    for (const trace of TRACES.map(traceOf)) {
      const short = [...trace.parent.keys()].filter((row) => pathTo(trace, row).length <= 4);
      const names = short.map((row) => nodeName(trace, row));
      assert.ok(names.every((name) => name && !name.includes("?") && !name.includes("undefined")));
      assert.equal(new Set(names).size, names.length);
    }
  });
});

describe("A sentence about a deep node", () => {
  const trace = traceOf("four left by minimax");

  it("calls it this position, and the node above its parent, and keeps the moves for who asks", () => {
    const row = deepest(trace);
    const parts = [node(trace, row), textPart(" is worth 1. At "), node(trace, trace.parent[row]), textPart(".")];
    const told = named(parts, trace, row);
    assert.deepEqual(
      told.map(({ text }) => text),
      ["This position", " is worth 1. At ", "its parent", "."],
    );
    assert.deepEqual(told[0].moves?.split(", "), movesTo(trace, row));
    assert.equal(told[0].row, row);
  });

  it("leaves other nodes, short names and nodes with names of their own as they are", () => {
    const row = deepest(trace);
    const elsewhere = [node(trace, row)];
    assert.deepEqual(named(elsewhere, trace, 1), elsewhere);
    assert.deepEqual(named([node(trace, 1)], trace, 1), [node(trace, 1)]);
    const lesson = traceOf("lesson");
    assert.deepEqual(named([node(lesson, 2)], lesson, 2), [node(lesson, 2)]);
  });
});
