import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { isSecondLook, pathTo } from "../../../static/js/trace/cursor.js";
import { countsOf, nextAmong, rowsLike, timesOf } from "../../../static/js/trace/occurrences.js";
import { afterMoves, inARow, movesFrom, movesOf, wrongMove } from "../../../static/js/trace/moves-typed.js";
import { ticksOf } from "../../../static/js/tree/lit.js";
import { layoutTree } from "../../../static/js/tree/layout.js";
import { TRACES, traceOf } from "./answers.js";
import { PROBLEM_TRACES, problemTrace } from "./problem-answers.js";
import { treeOf } from "./tree-fixtures.js";

/** @type {any} two positions occur twice, one three times; the last row was never entered */
const SOME = { same: Int32Array.from([0, 1, 2, 1, 4, 2, 1, 7]), visited: 7 };

describe("Where a position occurs", () => {
  it("is counted for all rows that were entered", () => {
    assert.deepEqual([...countsOf(SOME)], [1, 3, 2, 0, 1, 0, 0, 0]);
    assert.deepEqual(
      [0, 3, 5, 7, -1].map((row) => timesOf(SOME, row)),
      [1, 3, 2, 0, 0],
    );
  });

  it("is found from any of its rows", () => {
    for (const row of [1, 3, 6]) assert.deepEqual(rowsLike(SOME, row), [1, 3, 6]);
  });

  it("leads from one to the next, and round the end", () => {
    const steps = [0, 1, 2, 3, 6, 9].map((row) => [nextAmong([1, 3, 6], row, 1), nextAmong([1, 3, 6], row, -1)]);
    assert.deepEqual(steps, [
      [0, 2],
      [1, 2],
      [1, 0],
      [2, 0],
      [0, 1],
      [0, 2],
    ]);
  });

  it("agrees with the positions of a real search", () => {
    const trace = traceOf("four left by minimax");
    for (let row = 0; row < trace.visited; row++) {
      const rows = rowsLike(trace, row);
      assert.equal(rows.length, timesOf(trace, row));
      assert.ok(rows.includes(row));
    }
  });
});

describe("The lights", () => {
  const layout = layoutTree(treeOf([-1, 0, 0, 1, 1, 2]));
  /** @type {any} */
  const scene = { layout, camera: { k: 1, x: 100, y: 50 }, frame: { width: 800, height: 600, slots: 3, depth: 2 } };

  it("are ticks at the rows, once for each pixel", () => {
    assert.equal(ticksOf(scene, [3, 4, 5]).length, 3);
    assert.equal(ticksOf({ ...scene, camera: { k: 1e-6, x: 100, y: 50 } }, [3, 4, 5]).length, 1);
  });

  it("are only in view, and only where nothing is folded away", () => {
    assert.equal(ticksOf({ ...scene, camera: { k: 1, x: -9e3, y: 50 } }, [3, 4, 5]).length, 0);
    const folded = layoutTree(treeOf([-1, 0, 0, 1, 1, 2]), [1]);
    assert.equal(ticksOf({ ...scene, layout: folded }, [3, 4, 5]).length, 1);
  });
});

describe("Typed moves", () => {
  const typed = traceOf("lesson");
  const game = traceOf("four left by minimax");

  it("lead to the node after them, by any of its names", () => {
    const name = (/** @type {string} */ text) => typed.text.names?.[afterMoves(typed, text).row];
    assert.deepEqual(["", "a1", "A₁  b2", "a₁,b₂", "b", "B b3", "MAX a2, MIN c1"].map(name), [
      "A",
      "B",
      "b₂",
      "b₂",
      "B",
      "b₃",
      "c₁",
    ]);
  });

  it("lead to every row of every search, as they are listed", () => {
    for (const name of TRACES) {
      const trace = traceOf(name);
      for (let row = 1; row < trace.count; row += 1 + Math.floor(trace.count / 60)) {
        const moves = movesOf(trace, row);
        if (pathTo(trace, row).some((step) => isSecondLook(trace, step))) continue;
        const found = afterMoves(trace, inARow(moves));
        assert.deepEqual([found.moves, found.rest], [moves, ""], name);
      }
    }
  });

  it("are told apart by their capitals, where it matters", () => {
    const [first, second] = movesFrom(game, 0);
    /** @param {string} id @param {string} other */
    const called = (id, other) => (/** @type {string} */ each) =>
      each === first ? id : each === second ? other : each;
    const { actionIds } = game.text;
    const text = {
      ...game.text,
      actionIds: actionIds.map(called("b5a3", "c5a3")),
      actions: actionIds.map(called("Na3", "B5a3")),
    };
    const chess = { ...game, text };
    const played = ["b5a3", "B5a3", "na3", "C5A3"].map((typed) => afterMoves(chess, typed).moves[0]);
    assert.deepEqual(played, ["b5a3", "c5a3", "b5a3", "c5a3"]);
  });

  it("go as far as they can, and tell what is possible there", () => {
    const [first, second] = movesFrom(game, 0);
    assert.equal(wrongMove(game, afterMoves(game, `${first} ${second}`)), "");
    const found = afterMoves(game, `${first} ${first}`);
    assert.deepEqual([found.moves, found.rest], [[first], first]);
    const told = wrongMove(game, found);
    assert.ok(told.startsWith(`After ${first} there is no move “${first}”. These are possible: ${second}, `), told);
    assert.match(wrongMove(game, afterMoves(game, "99")), /^At the root there is no move “99”\. These are possible: /);
  });

  it("tell that the tree ends", () => {
    assert.equal(
      wrongMove(typed, afterMoves(typed, "a1 b1 7")),
      "After a1 b1 there is no move “7”: the tree ends there.",
    );
  });

  it("are assignments in a constraint problem", () => {
    for (const name of PROBLEM_TRACES) {
      const trace = problemTrace(name);
      for (const move of movesFrom(trace, 0)) {
        assert.match(move, /^[^?]+ = .+$/u, name);
        const { moves, rest } = afterMoves(trace, move.toLowerCase().replaceAll(" = ", "="));
        assert.deepEqual([moves, rest], [[move], ""], name);
      }
    }
  });

  it("are written with commas if a name has spaces", () => {
    assert.deepEqual([inARow(["5", "1"]), inARow(["WA = red", "NT = green"])], ["5 1", "WA = red, NT = green"]);
  });
});
