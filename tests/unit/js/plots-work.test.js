import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { branchingFactor, growth, workPlot } from "../../../static/js/plots/work.js";

/** Nodes of a search at depth 1, 2, 3 … @param {string} method @param {...number} nodes */
const measured = (method, ...nodes) => ({
  method,
  name: method.toUpperCase(),
  points: nodes.map((count, i) => ({ depth: i + 1, nodes: count })),
});

/** A uniform tree of branching `b`: 1 + b + b² + … @param {number} b @param {number} depth */
const uniform = (b, depth) => Array.from({ length: depth }, (_, d) => (b ** (d + 2) - 1) / (b - 1));

/** The points of one of the series. @param {ReturnType<typeof workPlot>} plot @param {string} name */
const pointsOf = (plot, name) =>
  plot.series.find((series) => series.name === name)?.points.map(([x, y]) => [x, Number(y.toFixed(6))]);

describe("The branching factor", () => {
  it("of a uniform tree is exact, however deep it was measured", () => {
    for (const b of [2, 3, 7]) {
      for (let depth = 1; depth < 6; depth += 1) {
        assert.ok(Math.abs(branchingFactor([measured("minimax", ...uniform(b, depth))]) - b) < 1e-9);
      }
    }
  });

  it("is minimax's, whatever else was measured", () => {
    const others = [measured("alphabeta", 4, 7, 17), measured("minimax", ...uniform(3, 3))];
    assert.ok(Math.abs(branchingFactor(others) - 3) < 1e-9);
  });

  it("is not known without minimax", () => {
    assert.equal(branchingFactor([measured("alphabeta", 4, 7)]), NaN);
    assert.equal(branchingFactor([]), NaN);
  });
});

describe("The growth of a search", () => {
  it("is the number by which its last ply multiplied the new nodes", () => {
    assert.equal(growth(measured("minimax", 4, 13, 40)), 3);
    assert.equal(growth(measured("alphabeta", 4, 10)), 2);
    assert.equal(growth(measured("alphabeta", 4, 10, 13)), 0.5);
  });

  it("is not known if only one ply added nodes, or none", () => {
    for (const nodes of [[], [4], [4, 4], [1, 5]]) assert.equal(growth(measured("minimax", ...nodes)), NaN);
  });

  it("skips plies that added nothing", () => {
    assert.equal(growth(measured("minimax", 4, 10, 10, 9)), 2);
    assert.equal(growth(measured("minimax", 4, 10, 8, 22)), 2);
  });
});

describe("The plot of work", () => {
  const plot = workPlot([measured("minimax", ...uniform(4, 4)), measured("alphabeta", 5, 12, 40, 100)]);

  it("has a line for each method, in the order they were measured in", () => {
    assert.deepEqual(pointsOf(plot, "MINIMAX"), [
      [1, 5],
      [2, 21],
      [3, 85],
      [4, 341],
    ]);
    assert.deepEqual(pointsOf(plot, "ALPHABETA"), [
      [1, 5],
      [2, 12],
      [3, 40],
      [4, 100],
    ]);
    assert.deepEqual(
      plot.series.map(({ name }) => name),
      ["MINIMAX", "ALPHABETA", "bᵈ", "b^(d/2)"],
    );
  });

  it("compares them with the leaves of a uniform tree, and with alpha-beta's minimum in it", () => {
    assert.deepEqual(pointsOf(plot, "bᵈ"), [
      [1, 4],
      [2, 16],
      [3, 64],
      [4, 256],
    ]);
    assert.deepEqual(pointsOf(plot, "b^(d/2)"), [
      [1, 2],
      [2, 4],
      [3, 8],
      [4, 16],
    ]);
    assert.deepEqual(
      plot.series.slice(2).map(({ mark }) => mark),
      ["dashed", "dashed"],
    );
  });

  it("says what b is, and how each search grew", () => {
    assert.equal(
      plot.note,
      "The measured branching factor b is 4. Growth of new nodes at the last ply, as a factor: MINIMAX 4; ALPHABETA 2.1.",
    );
  });

  it("names the searches whose growth it does not know", () => {
    const few = workPlot([measured("minimax", 4, 13, 40), measured("pvs", 3)]);
    assert.match(String(few.note), /: MINIMAX 3\. Too few plies measured: PVS\.$/);
  });

  it("gives searches that visit the same nodes one line with all their names", () => {
    const same = workPlot([measured("minimax", 4, 13), measured("negamax", 3, 6), measured("alphabeta", 3, 6)]);
    assert.deepEqual(
      same.series.slice(0, 2).map(({ name }) => name),
      ["MINIMAX", "NEGAMAX = ALPHABETA"],
    );
    assert.match(String(same.note), /NEGAMAX = ALPHABETA 1\.5\.$/);
  });

  it("separates searches that are only the same at first", () => {
    const apart = workPlot([measured("pvs", 3, 6), measured("alphabeta", 3, 6, 9)]);
    assert.deepEqual(
      apart.series.map(({ name }) => name),
      ["PVS", "ALPHABETA"],
    );
  });

  it("gives each line its own style, different from the comparisons", () => {
    const many = ["minimax", "a", "b", "c", "d", "e"].map((name, i) => measured(name, 10 + i, 100 + i));
    const indexes = workPlot(many).series.map(({ index }) => index);
    assert.equal(new Set(indexes).size, indexes.length);
  });

  it("leaves out what it does not know: without minimax, and before anything is measured", () => {
    const without = workPlot([measured("alphabeta", 3, 6)]);
    assert.deepEqual(
      without.series.map(({ name }) => name),
      ["ALPHABETA"],
    );
    assert.equal(without.note, "Growth of new nodes at the last ply, as a factor: ALPHABETA 1.5.");
    assert.deepEqual([workPlot([]).series, workPlot([]).note], [[], ""]);
    assert.equal(workPlot([measured("minimax", 4)]).note, "The measured branching factor b is 3.");
  });

  it("is logarithmic in the nodes, and linear in whole plies", () => {
    assert.deepEqual([plot.y.scale, plot.x.scale, plot.x.whole], ["log", "linear", true]);
  });
});
