import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { hasAssignments } from "../../../static/js/trace/constraints.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import {
  isCutAt,
  jointClock,
  jointStep,
  movedAt,
  movedLast,
  pointAfter,
  pointAtCursor,
  stepsMade,
  stepsOf,
} from "../../../static/js/trace/joint-clock.js";
import { rowsTogether } from "../../../static/js/trace/joint-rows.js";
import { nodeName } from "../../../static/js/trace/names.js";
import { TRACES, traceOf } from "./answers.js";
import { problemTrace } from "./problem-answers.js";
import { RANDOM_TRACES } from "./random-trace.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */
/** @typedef {import("../../../static/js/trace/cursor.js").Granularity} Granularity */

const GAMES = TRACES.map(traceOf);
const PROBLEMS = [
  "australia",
  "australia by backtracking",
  "australia by MAC",
  "two colours",
  "two colours by MAC",
].map(problemTrace);
/** Every trace beside its neighbour in the list, and beside itself: most of them are of other subjects. */
const PAIRS = [GAMES, PROBLEMS, RANDOM_TRACES].flatMap((all) =>
  all.flatMap(
    (main, at) =>
      /** @type {[Trace, Trace][]} */ ([
        [main, main],
        [main, all[(at + 1) % all.length]],
      ]),
  ),
);

/** @param {Trace} main @param {Trace} second @param {Granularity} [granularity] */
const clockOf = (main, second, granularity = "node") =>
  jointClock(main, second, rowsTogether(main, second), granularity);

/** @param {Trace} main @returns {Granularity[]} */
const sizes = (main) => (hasAssignments(main) ? ["line", "arc", "node", "cut"] : ["line", "node", "cut"]);

/** Which search each step moves. @param {Trace} main @param {Trace} second @param {Granularity} [granularity] */
function moves(main, second, granularity) {
  const clock = clockOf(main, second, granularity);
  return Array.from({ length: stepsOf(clock) }, (_, at) => movedAt(clock, pointAfter(clock, at + 1)));
}

/** The traces of "[[3 12 8] [2 4 6] [14 5 2]]". */
const alphaBeta = traceOf("lesson");
const minimax = traceOf("lesson by minimax");

describe("The rows of two searches", () => {
  it("belong together where the same moves lead to them", () => {
    for (const [main, second] of [
      [alphaBeta, minimax],
      [minimax, alphaBeta],
    ]) {
      const partner = rowsTogether(main, second);
      for (let row = 0; row < second.visited; row += 1)
        if (partner[row] >= 0) assert.equal(nodeName(main, partner[row]), nodeName(second, row));
    }
    assert.equal(rowsTogether(alphaBeta, minimax).filter((row) => row >= 0).length, alphaBeta.visited);
  });

  it("belong together by their values in a constraint problem", () => {
    const [main, second] = [problemTrace("australia by backtracking"), problemTrace("australia")];
    const partner = rowsTogether(main, second);
    let found = 0;
    for (let row = 1; row < second.visited; row += 1) {
      const own = partner[row];
      if (own < 0) continue;
      found += 1;
      assert.deepEqual([main.variable[own], main.to[own]], [second.variable[row], second.to[row]]);
    }
    assert.ok(found > 5);
  });

  it("belong together by their places where the moves come in other orders", () => {
    const reversed = {
      ...minimax,
      action: minimax.action.map((at) => (at < 0 ? at : minimax.text.actionIds.length - 1 - at)),
    };
    const partner = rowsTogether(minimax, /** @type {any} */ (reversed));
    assert.deepEqual(
      [...partner],
      Array.from(partner, (_, row) => row),
    );
  });

  it("meet the last of several searches, which gives the answer", () => {
    const deepening = traceOf("deepening");
    const plain = traceOf("binary");
    const top = rowsTogether(deepening, plain)[0];
    const passes = deepening.text.passes;
    assert.equal(top, passes[passes.length - 1].row);
    assert.equal(rowsTogether(plain, deepening)[passes[passes.length - 1].row], 0);
  });

  it("keep their order in both searches, each with one partner at most", () => {
    for (const [main, second] of PAIRS) {
      const rows = [...rowsTogether(main, second)].filter((row) => row >= 0);
      assert.equal(new Set(rows).size, rows.length);
      assert.ok(rows.every((row, at) => at === 0 || row > rows[at - 1]) || second.text.merged || main.text.merged);
    }
  });
});

describe("The joint clock", () => {
  it("never goes back, moves at least one search in each step, and ends with both at their ends", () => {
    for (const [main, second] of PAIRS)
      for (const size of sizes(main)) {
        const clock = clockOf(main, second, size);
        let before = { main: 0, second: 0 };
        for (let at = 1; at <= stepsOf(clock); at += 1) {
          const point = pointAfter(clock, at);
          assert.ok(point.main >= before.main && point.second >= before.second);
          assert.ok(point.main > before.main || point.second > before.second);
          before = point;
        }
        assert.deepEqual(before, { main: lastCursor(main), second: lastCursor(second) });
      }
  });

  it("steps a search beside itself as if it were alone", () => {
    for (const [main] of PAIRS) assert.ok(moves(main, main).every((moved) => moved === "both"));
  });

  it("steps what is in both once, cuts first, and then lets the other search go on alone", () => {
    const told = ["both", "both", "both", "both", "both", "both", "both", "both"];
    // Alpha-beta leaves C after c₁; minimax visits c₂ and c₃ and leaves C; then both visit D and its leaves.
    const rest = ["both", "both", "both", "both", "both", "both"];
    assert.deepEqual(moves(alphaBeta, minimax), [...told, "main", "second", "second", "second", ...rest]);
    assert.deepEqual(moves(minimax, alphaBeta), [...told, "second", "main", "main", "main", ...rest]);
  });

  it("lets a deeper search go on alone below a leaf of the other", () => {
    const shallow = traceOf("lesson, one ply");
    assert.deepEqual(moves(shallow, minimax).slice(0, 6), ["both", "both", "second", "second", "second", "second"]);
  });

  it("steps forward and back over the same points", () => {
    for (const [main, second] of PAIRS)
      for (const size of sizes(main)) {
        const clock = clockOf(main, second, size);
        let point = { main: 0, second: 0 };
        for (let at = 1; at <= stepsOf(clock); at += 1) {
          const next = jointStep(clock, point, 1);
          assert.deepEqual(next, pointAfter(clock, at));
          assert.deepEqual(jointStep(clock, next, -1), point);
          assert.equal(stepsMade(clock, next), at);
          point = next;
        }
        assert.deepEqual(jointStep(clock, point, 1), point);
      }
  });

  it("goes on from any point without taking either search back", () => {
    for (const [main, second] of [
      [alphaBeta, minimax],
      [PROBLEMS[1], PROBLEMS[0]],
    ])
      for (const size of sizes(main)) {
        const clock = clockOf(main, second, size);
        for (let cursor = 0; cursor <= lastCursor(main); cursor += 1) {
          const from = pointAtCursor(clock, "main", cursor);
          assert.equal(from.main, cursor);
          const [next, last] = [jointStep(clock, from, 1), jointStep(clock, from, -1)];
          assert.ok(next.main >= from.main && next.second >= from.second);
          assert.ok(last.main <= from.main && last.second <= from.second);
        }
      }
  });

  it("stops at the cuts of either search when it is stepped by cut", () => {
    const second = { trace: minimax, partner: rowsTogether(alphaBeta, minimax) };
    const clock = clockOf(alphaBeta, minimax, "cut");
    assert.equal(stepsOf(clock), 2);
    assert.equal(isCutAt(alphaBeta, pointAfter(clock, 1).main), true);
    // It is the last small step before the stop that tells who cuts.
    assert.equal(movedLast(alphaBeta, second, "cut", pointAfter(clock, 1)), "main");
    const turned = { trace: alphaBeta, partner: rowsTogether(minimax, alphaBeta) };
    assert.equal(movedLast(minimax, turned, "cut", pointAfter(clockOf(minimax, alphaBeta, "cut"), 1)), "second");
  });

  it("counts the root of a search that is over in one step as its end", () => {
    const leaf = PAIRS.map(([main]) => main).find((main) => main.visited === 1) ?? traceOf("lesson, one ply");
    const clock = clockOf(leaf, minimax);
    assert.equal(movedAt(clock, pointAfter(clock, stepsOf(clock))), "both");
  });
});
