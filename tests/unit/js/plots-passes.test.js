import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { approachPlots, passPlots } from "../../../static/js/plots/passes.js";
import { layoutPlot } from "../../../static/js/plots/layout.js";
import { styleOf } from "../../../static/js/plots/styles.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";
import { RANDOM_ROUNDS, randomRounds } from "./random-rounds.js";

/** @typedef {import("../../../static/js/plots/data.js").PlotData} PlotData */

/** @param {PlotData[]} plots @param {string} id @returns {PlotData} */
const plot = (plots, id) => /** @type {PlotData} */ (plots.find((each) => each.id === id));

/** The points of each series by its name. @param {PlotData} data */
const seriesOf = (data) => Object.fromEntries(data.series.map(({ name, points }) => [name, points]));

/** @param {string} name */
const idsOf = (name) => passPlots(traceOf(name)).map(({ id }) => id);

describe("Which plots a trace has", () => {
  it("depends on how its search reaches its answer", () => {
    assert.deepEqual(idsOf("mtdf"), ["bounds"]);
    for (const name of ["deepening", "deepening, broken off"]) assert.deepEqual(idsOf(name), ["growth", "choice"]);
    assert.deepEqual(idsOf("rounds"), ["rounds"]);
    assert.deepEqual(idsOf("best first"), ["merit"]);
  });

  it("does not depend on how many iterations there were", () => {
    assert.deepEqual(idsOf("deepening, one ply"), ["growth", "choice"]);
  });

  it("is none for a search without passes, and for strategies, which are measured separately", () => {
    for (const name of [...TRACES, "table", "chance", "mixture"]) assert.deepEqual(idsOf(name), []);
  });
});

describe("Every plot of every trace", () => {
  it("has a name, axes, and numbers as points, from left to right", () => {
    for (const trace of [...OTHER_TRACES.map(traceOf), ...RANDOM_ROUNDS]) {
      for (const data of passPlots(trace)) {
        assert.ok(data.title && data.x.label && data.y.label);
        for (const { points } of data.series) {
          const xs = points.map(([x]) => x);
          assert.deepEqual(
            xs,
            [...xs].sort((a, b) => a - b),
          );
          assert.ok(points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)));
        }
      }
    }
  });
});

describe("Iterations", () => {
  const plots = passPlots(traceOf("deepening"));

  it("are plotted with the nodes of each, and of all so far", () => {
    assert.deepEqual(seriesOf(plot(plots, "growth")), {
      "this iteration": [
        [1, 3],
        [2, 6],
        [3, 11],
      ],
      "total so far": [
        [1, 3],
        [2, 9],
        [3, 20],
      ],
    });
  });

  it("say what it costs to start again", () => {
    assert.equal(
      plot(plots, "growth").note,
      "The earlier iterations took 9 of 20 nodes: that is the cost of starting again each time.",
    );
    assert.equal(plot(passPlots(traceOf("deepening, one ply")), "growth").note, "");
  });

  it("are plotted with the value that each finds, and the best move where it changes", () => {
    assert.deepEqual(seriesOf(plot(plots, "choice")), {
      value: [
        [1, 4.5],
        [2, 3.5],
        [3, 4],
      ],
    });
    assert.equal(plot(plots, "choice").note, "Changes of the best move: depth 1: a₁, 4.5.");
    assert.equal(
      plot(passPlots(traceOf("deepening, one ply")), "choice").note,
      "Changes of the best move: depth 1: a₂, 7.",
    );
  });

  it("that did not finish have work, but no value", () => {
    const broken = passPlots(traceOf("deepening, broken off"));
    assert.equal(seriesOf(plot(broken, "growth"))["this iteration"].length, 3);
    assert.deepEqual(seriesOf(plot(broken, "choice")), {
      value: [
        [1, 4.5],
        [2, 3.5],
      ],
    });
  });

  it("name each change of the best move, and nothing else", () => {
    const trace = traceOf("deepening");
    const [, two, three] = trace.text.passes;
    const value = trace.value.slice();
    // The second move becomes the better one in the second iteration, and stays so.
    for (const pass of [two, three]) {
      const roots = [...trace.parent.keys()].filter((row) => trace.parent[row] === pass.row && row < trace.visited);
      value[roots[1]] = value[roots[0]] + 1;
    }
    const note = plot(passPlots({ ...trace, value }), "choice").note;
    assert.equal(note, "Changes of the best move: depth 1: a₁, 4.5; depth 2: a₂, 3.5.");
  });
});

describe("Null windows", () => {
  it("are plotted with the bound that each pass finds: a lower or an upper one", () => {
    const data = plot(passPlots(traceOf("mtdf")), "bounds");
    assert.deepEqual(seriesOf(data), { "lower bound": [[1, 3]], "upper bound": [[2, 3]] });
    assert.deepEqual(
      data.series.map(({ role }) => role),
      ["max", "min"],
    );
  });

  it("show no bound for a pass that did not finish", () => {
    const trace = traceOf("mtdf");
    const value = trace.value.slice();
    value[trace.text.passes[1].row] = NaN;
    assert.deepEqual(seriesOf(plot(passPlots({ ...trace, value }), "bounds")), {
      "lower bound": [[1, 3]],
      "upper bound": [],
    });
  });
});

describe("Rounds", () => {
  it("are plotted with the mean of all so far", () => {
    const trace = traceOf("rounds");
    const { mean } = seriesOf(plot(passPlots(trace), "rounds"));
    assert.deepEqual(mean.slice(0, 3), [
      [1, 8],
      [2, 5.5],
      [3, 5],
    ]);
    const [round, last] = mean[mean.length - 1];
    assert.deepEqual([round, Number(last.toFixed(9))], [trace.text.passes.length, Number(trace.value[0].toFixed(9))]);
  });

  it("in large numbers are thinned out, but the last is there, and each mean is of all rounds", () => {
    const trace = randomRounds(3);
    const rows = Array.from({ length: 4321 }, (_, i) => ({ row: 1 + (i % (trace.visited - 1)), end: 0, depth: null }));
    const { mean } = seriesOf(plot(passPlots({ ...trace, text: { ...trace.text, passes: rows } }), "rounds"));
    assert.ok(mean.length <= 401 && mean.length > 300, `${mean.length} points`);
    const total = rows.reduce((sum, { row }) => sum + trace.value[row], 0);
    assert.deepEqual(mean.at(-1), [4321, total / 4321]);
  });
});

describe("Best-first steps", () => {
  it("are plotted with the merit, which is infinite at first and never rises, down to the answer", () => {
    const trace = traceOf("best first");
    const { merit } = seriesOf(plot(passPlots(trace), "merit"));
    assert.ok(merit.length > 3);
    merit.forEach(([, y], i) => assert.ok(i === 0 || y <= merit[i - 1][1]));
    assert.deepEqual([merit[0][1], merit.at(-1)?.[1]], [14, trace.value[0]]);
  });
});

describe("The approach to an equilibrium", () => {
  const points = [
    {
      round: 1,
      value: 0.5,
      exploitability: 1,
      mixes: [
        [0.25, 0.75],
        [0.2, 0.3, 0.5],
      ],
    },
    {
      round: 10,
      value: 0.1,
      exploitability: 0.2,
      mixes: [
        [0.5, 0.5],
        [0.3, 0.3, 0.4],
      ],
    },
  ];
  const strategies = /** @type {any} */ ([
    { player: "MAX", knows: "K", actions: ["pass", "bet"], probabilities: [0.5, 0.5] },
    { player: "MIN", knows: "", actions: ["Rock", "Paper", "Scissors"], probabilities: [0.3, 0.3, 0.4] },
  ]);
  const plots = approachPlots(points, strategies);

  it("is plotted with the amount that can be won from the strategies, and with their value", () => {
    assert.deepEqual(seriesOf(plot(plots, "exploitability")), {
      exploitability: [
        [1, 1],
        [10, 0.2],
      ],
    });
    assert.deepEqual(seriesOf(plot(plots, "value")), {
      value: [
        [1, 0.5],
        [10, 0.1],
      ],
    });
  });

  it("is plotted with each player's strategies: one line for two actions, otherwise one for each action", () => {
    assert.deepEqual(seriesOf(plot(plots, "mixes-MAX")), {
      "K: bet": [
        [1, 0.75],
        [10, 0.5],
      ],
    });
    assert.deepEqual(seriesOf(plot(plots, "mixes-MIN")), {
      Rock: [
        [1, 0.2],
        [10, 0.3],
      ],
      Paper: [
        [1, 0.3],
        [10, 0.3],
      ],
      Scissors: [
        [1, 0.5],
        [10, 0.4],
      ],
    });
  });

  it("is plotted for both players on the same scale, from 0 to 1", () => {
    for (const id of ["mixes-MAX", "mixes-MIN"]) {
      const { yTicks } = layoutPlot(plot(plots, id), 400, 12);
      assert.deepEqual([yTicks[0].text, yTicks.at(-1)?.text], ["0", "1"]);
    }
  });

  it("says so if nothing could be won from the first round on", () => {
    const still = points.map((point) => ({ ...point, exploitability: 0 }));
    assert.match(String(plot(approachPlots(still, strategies), "exploitability").note), /^Nothing at all/);
    assert.doesNotMatch(String(plot(plots, "exploitability").note), /^Nothing at all/);
  });

  it("of Kuhn poker has all twelve lines, six for each player, named by what the player knows and different without colour", () => {
    const knows = ["J", "Q", "K", "J after pass, bet", "Q after pass, bet", "K after pass, bet"];
    const poker = /** @type {any} */ (
      ["MAX", "MIN"].flatMap((player) =>
        knows.map((known) => ({ player, knows: known, actions: ["pass", "bet"], probabilities: [0.5, 0.5] })),
      )
    );
    const mixed = points.map((point) => ({ ...point, mixes: poker.map(() => [0.5, 0.5]) }));
    const both = approachPlots(mixed, poker).filter(({ id }) => id.startsWith("mixes"));
    assert.deepEqual(
      both.map(({ title }) => title),
      ["MAX", "MIN"].map((player) => `Average strategy of ${player}: how often they play bet`),
    );
    for (const data of both) {
      assert.deepEqual(
        data.series.map(({ name }) => name),
        knows,
      );
      const styles = data.series.map(styleOf);
      const shapes = [...new Set(styles.map(({ shape }) => shape))];
      assert.equal(new Set(styles.map(({ shape, hollow }) => `${shapes.indexOf(shape)} ${hollow}`)).size, 6);
      assert.equal(new Set(styles.map(({ dash }) => dash)).size, 6);
    }
  });
});
