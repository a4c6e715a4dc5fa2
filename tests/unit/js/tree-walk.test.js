import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { lastCursor } from "../../../static/js/trace/cursor.js";
import { momentOf } from "../../../static/js/trace/moment.js";
import { fitCamera, panBy, scaleOf } from "../../../static/js/tree/camera.js";
import { layoutTree } from "../../../static/js/tree/layout.js";
import { prepare } from "../../../static/js/tree/prepared.js";
import { DONE, look } from "../../../static/js/tree/walk.js";
import { randomTrace } from "../../bench/tree/random-trace.js";

const trace = randomTrace(20_000);
const prepared = prepare(trace, [], null);
const frame = { width: 800, height: 600, slots: prepared.layout.width, depth: prepared.layout.depth };

/** What is seen of the tree at its end, from a camera. @param {import("../../../static/js/tree/camera.js").Camera} camera */
function seenFrom(camera) {
  const { visible } = prepared;
  look({ ...prepared, moment: momentOf(trace, lastCursor(trace)), camera, frame, boards: false }, visible);
  return visible;
}

describe("What the camera sees of a large tree", () => {
  it("counts each node of a narrow subtree once, though strokes beside each other are one", () => {
    const visible = seenFrom(fitCamera(frame));
    const inStrokes = visible.favours[DONE].reduce((sum, nodes) => sum + nodes, 0);
    const strokes = visible.slivers[DONE].length / 4;
    assert.ok(strokes > 0 && strokes < 2 * frame.width * (frame.depth + 1));
    assert.ok(inStrokes <= trace.count && inStrokes > trace.count / 2);
  });

  it("is nothing far beyond the edges of the view", () => {
    const fit = fitCamera(frame);
    const camera = panBy({ ...fit, k: fit.k * 500 }, frame, 0, 0);
    const visible = seenFrom(camera);
    const far = 300;
    for (let i = 0; i < visible.count; i += 1) assert.ok(visible.x[i] > -far && visible.x[i] < frame.width + far);
    const slot = scaleOf(camera.k, frame).slot;
    const inView = Array.from(prepared.layout.order).filter((row) => {
      const [x, y] = [camera.x + prepared.layout.x[row] * slot, camera.y + prepared.layout.level[row] * visible.level];
      return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height;
    });
    const drawn = new Set(visible.rows.subarray(0, visible.count));
    assert.ok(inView.length > 0);
    assert.deepEqual(
      inView.filter((row) => !drawn.has(row)),
      [],
    );
  });
});

describe("A tree that grows", () => {
  it("is laid out quickly, by its leaves, so that it is there at once; at its end it is laid out tidily", () => {
    const middle = randomTrace(3000);
    const [growing, whole] = [prepare(middle, [], null, true), prepare(middle, [], null)];
    assert.equal(growing.layout.width, layoutTree(middle, [], 0).width);
    assert.equal(whole.layout.width, layoutTree(middle).width);
    assert.ok(growing.layout.width > whole.layout.width);
  });
});
