import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { layoutPlot } from "../../../static/js/plots/layout.js";
import { onePassPlots } from "../../../static/js/plots/one-pass.js";
import { passPlots } from "../../../static/js/plots/passes.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";

/** The points of each series by its name. @param {string} name @param {string} id */
function seriesOf(name, id) {
  const data = onePassPlots(traceOf(name)).find((plot) => plot.id === id);
  return Object.fromEntries(data?.series.map(({ name: each, points }) => [each, points]) ?? []);
}

describe("The plots of a search that visits its tree once", () => {
  it("count the nodes of each depth, and the moves that were cut there", () => {
    const { visited, cut } = seriesOf("lesson", "depths");
    const trace = traceOf("lesson");
    assert.deepEqual(visited[0], [0, 1]);
    assert.equal(
      visited.reduce((sum, [, nodes]) => sum + nodes, 0),
      trace.visited,
    );
    assert.equal(
      cut.reduce((sum, [, nodes]) => sum + nodes, 0),
      trace.count - trace.visited,
    );
  });

  it("follow the value at the root from its first move to the last node", () => {
    const { value } = seriesOf("lesson", "root-value");
    const trace = traceOf("lesson");
    assert.deepEqual(value.at(-1), [trace.visited, trace.value[0]]);
    const values = value.map(([, each]) => each);
    assert.deepEqual(
      values,
      [...values].sort((one, other) => one - other),
      "MAX is to move, so it only rises",
    );
  });

  it("have no value at a root where chance decides, and where each player has a number", () => {
    for (const name of [...TRACES, ...OTHER_TRACES]) {
      const trace = traceOf(name);
      const ids = onePassPlots(trace).map(({ id }) => id);
      if (trace.text.players) assert.ok(!ids.includes("root-value"), name);
    }
  });

  it("and those of a search in passes exclude each other", () => {
    for (const name of [...TRACES, ...OTHER_TRACES]) {
      const trace = traceOf(name);
      assert.ok(onePassPlots(trace).length === 0 || passPlots(trace).length === 0, name);
    }
  });

  it("are drawn with finite numbers, points from left to right", () => {
    for (const name of [...TRACES, ...OTHER_TRACES]) {
      for (const data of onePassPlots(traceOf(name))) {
        assert.doesNotMatch(JSON.stringify(layoutPlot(data, 400, 14)), /NaN|Infinity/);
        for (const { points } of data.series) {
          const xs = points.map(([x]) => x);
          assert.deepEqual(
            xs,
            [...xs].sort((one, other) => one - other),
          );
        }
      }
    }
  });
});
