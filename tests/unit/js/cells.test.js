import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { cellsAt } from "../../../static/js/trace/cells.js";
import { PRUNED } from "../../../static/js/trace/trace.js";
import { TRACES, traceOf } from "./answers.js";

/** @param {string} cells @param {string} mark */
const countOf = (cells, mark) => cells.split(mark).length - 1;

describe("The board of a node", () => {
  it("is the searched position at the root", () => {
    assert.deepEqual(cellsAt(traceOf("four left"), 0), { cells: "XOX.O..X.", thought: [] });
  });

  it("has the cells filled by the moves on its path, in order", () => {
    const trace = traceOf("four left");
    assert.deepEqual(cellsAt(trace, 1), { cells: "XOXOO..X.", thought: [3] });
    assert.deepEqual(cellsAt(trace, 4), { cells: "XOXOOXOXX", thought: [3, 5, 6, 8] });
  });

  it("has the discs where they land in Connect-4", () => {
    const trace = traceOf("connect4");
    assert.deepEqual(cellsAt(trace, 1), { cells: "........X...XO..", thought: [8] });
  });

  it("is null for a game without a board, a move that was never made, and no row", () => {
    assert.equal(cellsAt(traceOf("lesson"), 1), null);
    const trace = traceOf("four left");
    assert.equal(trace.status[trace.visited], PRUNED);
    assert.equal(cellsAt(trace, trace.visited), null);
    assert.equal(cellsAt(trace, -1), null);
  });
});

describe("The board of any node of any game", () => {
  it("differs from its parent's in one cell, which was empty and has the mark of the player who moved", () => {
    for (const trace of TRACES.map(traceOf)) {
      for (let row = 1; row < trace.visited; row += 1) {
        const after = cellsAt(trace, row);
        const before = cellsAt(trace, trace.parent[row]);
        if (!after || !before) {
          assert.ok(trace.text.names, "only a literal tree has no boards");
          continue;
        }
        const changed = [...after.cells].flatMap((mark, cell) => (mark === before.cells[cell] ? [] : [cell]));
        assert.deepEqual(changed, [trace.cell[row]]);
        assert.equal(before.cells[changed[0]], ".");
        assert.deepEqual(after.thought, [...before.thought, changed[0]]);
        const ahead = countOf(after.cells, "X") - countOf(after.cells, "O");
        assert.ok(ahead === 0 || ahead === 1, "the players take turns, X first");
      }
    }
  });
});
