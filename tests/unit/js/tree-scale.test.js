import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { placeOf, stateOfPlace } from "../../../static/js/app/place.js";
import { timesOf } from "../../../static/js/trace/occurrences.js";
import { layoutTree } from "../../../static/js/tree/layout.js";
import { SHADES, meanBetween, scaleIn, shadeOf } from "../../../static/js/tree/scale.js";
import { stripsOf } from "../../../static/js/tree/shades.js";
import { DONE } from "../../../static/js/tree/walk.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";

/** @typedef {import("../../../static/js/tree/scale.js").Scale} Scale */
const MODES = /** @type {const} */ (["depth", "time", "window", "times"]);

describe("What the tree can be coloured by", () => {
  it("is the value where nothing else is chosen", () => {
    assert.equal(scaleIn(traceOf("lesson"), "value"), null);
    assert.equal(INITIAL_STATE.colourBy, "value");
  });

  it("gives each row that was visited a place on the scale, and no other", () => {
    for (const name of [...TRACES, ...OTHER_TRACES]) {
      const trace = traceOf(name);
      for (const by of MODES) {
        const scale = scaleIn(trace, by);
        if (!scale) continue;
        for (let row = 0; row < trace.count; row++) {
          const share = scale.share[row];
          if (row >= trace.visited) assert.ok(Number.isNaN(share));
          else if (by !== "window") assert.ok(share >= 0 && share <= 1, `${name} ${by} ${row}`);
          else assert.ok(Number.isNaN(share) === Number.isNaN(trace.beta[row] - trace.alpha[row]), `${name} ${row}`);
        }
      }
    }
  });

  it("puts what is more nearer to the high end", () => {
    const trace = traceOf("four left by minimax");
    const [depth, time, times] = /** @type {const} */ (["depth", "time", "times"]).map(
      (by) => scaleIn(trace, by)?.share ?? [],
    );
    for (let row = 1; row < trace.visited; row++) {
      assert.ok(depth[row] > depth[trace.parent[row]]);
      assert.ok(time[row] > time[row - 1]);
      assert.equal(times[row] > times[0], timesOf(trace, row) > 1);
    }
  });

  it("tells windows that are open from those that are closed, and has none for minimax", () => {
    const trace = traceOf("lesson");
    const share = scaleIn(trace, "window")?.share ?? [];
    assert.deepEqual([shadeOf(share[0]), share[5] < share[0]], [SHADES - 1, true]);
    const closed = trace.beta.findIndex((beta, row) => beta < Infinity && trace.alpha[row] > -Infinity);
    assert.ok(share[closed] < share[5]);
    assert.equal(scaleIn(traceOf("lesson by minimax"), "window"), null);
  });

  it("is in a link only if it is not the value", () => {
    assert.equal("colourBy" in placeOf(INITIAL_STATE), false);
    assert.equal(placeOf({ ...INITIAL_STATE, colourBy: "depth" }).colourBy, "depth");
    assert.equal(stateOfPlace({ colourBy: "times" }).colourBy, "times");
    assert.throws(() => stateOfPlace({ colourBy: "taste" }));
  });
});

describe("A band", () => {
  const trace = traceOf("four left by minimax");
  const layout = layoutTree(trace);
  const scale = /** @type {Scale} */ (scaleIn(trace, "depth"));
  const camera = { k: 1, x: 0, y: 10 };
  const slivers = Array.from({ length: DONE + 1 }, () => /** @type {number[]} */ ([]));
  slivers[DONE] = [0, 10, layout.width + 1, 20 * layout.depth];

  it("has the mean of what is in it, level by level", () => {
    for (let level = 0; level <= layout.depth; level++) {
      const mean = meanBetween(scale, layout, level, -1, layout.width + 1);
      assert.ok(Math.abs(mean - level / layout.depth) < 1e-6);
    }
    assert.ok(Number.isNaN(meanBetween(scale, layout, 0, -3, -2)));
  });

  it("is cut into strips that fill it", () => {
    const strips = stripsOf({ camera, layout, scale }, { slivers, slot: 1, level: 20 }).flat();
    let area = 0;
    for (let i = 0; i < strips.length; i += 4) area += strips[i + 2] * strips[i + 3];
    assert.ok(Math.abs(area - slivers[DONE][2] * slivers[DONE][3]) < 1e-6);
  });

  it("has fewer strips where levels are very low", () => {
    const low = slivers.map((list) => list.slice());
    low[DONE][3] = 0.5 * layout.depth;
    const strips = stripsOf({ camera, layout, scale }, { slivers: low, slot: 1, level: 0.5 }).flat();
    assert.ok(strips.length / 4 <= Math.ceil((layout.depth + 1) / 4));
  });
});
