import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { fitCamera, scaleOf, zoomAbout } from "../../../static/js/tree/camera.js";
import { layoutTree } from "../../../static/js/tree/layout.js";
import { cameraOver, liesOver, mapOf, overviewEdges, overviewSize, seenIn } from "../../../static/js/tree/overview.js";
import { randomTree } from "./tree-fixtures.js";

const VIEW = { width: 900, height: 600 };
const SIZE = /** @type {{width: number, height: number}} */ (overviewSize(VIEW));
const tree = randomTree(4000, 3, 40);
const layout = layoutTree(tree);
const frame = { ...VIEW, slots: layout.width, depth: layout.depth };
const map = mapOf(frame, SIZE);
const whole = fitCamera(frame);
const near = zoomAbout(whole, frame, 30, 450, 300);

describe("The small picture of the whole tree", () => {
  it("is not in the way on a phone", () => {
    assert.equal(overviewSize({ width: 390, height: 470 }), null);
    assert.equal(overviewSize({ width: 844, height: 200 }), null);
    assert.ok((overviewSize({ width: 500, height: 640 })?.width ?? 0) <= 130);
  });

  it("is hidden while most of the tree is in view", () => {
    assert.equal(seenIn(whole, frame, map, SIZE), null);
    assert.equal(seenIn(zoomAbout(whole, frame, 1.2, 450, 300), frame, map, SIZE), null);
    assert.notEqual(seenIn(near, frame, map, SIZE), null);
  });

  it("holds all edges, once for each pixel of a level", () => {
    const edges = overviewEdges(layout, tree.parent, map);
    assert.ok(edges.length / 4 <= (Math.ceil(layout.width * map.slot) + 1) * (layout.depth + 1));
    for (let i = 0; i < edges.length; i += 2) {
      assert.ok(edges[i] >= 0 && edges[i] <= SIZE.width);
      assert.ok(edges[i + 1] >= 0 && edges[i + 1] <= SIZE.height);
    }
    const few = layoutTree(randomTree(5, 1));
    assert.equal(
      overviewEdges(few, randomTree(5, 1).parent, mapOf({ slots: few.width, depth: few.depth }, SIZE)).length,
      4 * 4,
    );
  });

  it("outlines what is seen, within its bounds and never too small", () => {
    for (const factor of [2, 30, 1000]) {
      const seen = seenIn(zoomAbout(whole, frame, factor, 20, 590), frame, map, SIZE);
      if (!seen) continue;
      assert.ok(seen.width >= 5 && seen.height >= 5);
      assert.ok(seen.x >= 0 && seen.x + seen.width <= SIZE.width);
      assert.ok(seen.y >= 0 && seen.y + seen.height <= SIZE.height);
    }
  });

  it("brings the place that is pressed to the middle", () => {
    const slot = layout.width * 0.6;
    const place = { x: map.left + slot * map.slot, y: map.top + (layout.depth / 2) * map.level };
    const camera = cameraOver(near, frame, map, place);
    assert.equal(camera.k, near.k);
    assert.ok(Math.abs(camera.x + slot * scaleOf(camera.k, frame).slot - frame.width / 2) < 1e-6);
  });

  it("does not stretch a deep and narrow tree", () => {
    const deep = mapOf({ slots: 2, depth: 40 }, SIZE);
    assert.ok(deep.slot <= deep.level);
  });

  it("lies over a node as soon as their edges touch", () => {
    const box = { x: 100, y: 200, width: 60, height: 40 };
    for (const [x, y] of [[130, 220], [92, 220], [168, 220], [130, 192], [130, 248]]) // biome-ignore format: short
      assert.equal(liesOver(box, { x, y, half: 8 }), true, `${x}, ${y}`);
    for (const [x, y] of [[91, 220], [169, 220], [130, 191], [130, 249]]) // biome-ignore format: short
      assert.equal(liesOver(box, { x, y, half: 8 }), false, `${x}, ${y}`);
    assert.equal(liesOver(box, null), false);
  });
});
