import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { paint } from "../../../static/js/boards/kalah/index.js";
import { recordingContext } from "./recording-context.js";

const PITS = [4, 4, 4, 4, 4, 0, 3, 4, 4, 4, 4, 4, 5, 0];
const PICTURE = /** @type {const} */ ({
  kind: "kalah",
  houses: 6,
  pits: PITS,
  mover: "MAX",
  names: { MAX: "South", MIN: "North" },
});
const THEME = /** @type {any} */ ({ colour: { ink: "ink", max: "max", min: "min" }, font: "sans-serif" });

/** What is painted at a node of the tree. @param {number} size */
function paintedAt(size) {
  const { ctx, texts } = recordingContext();
  let circles = 0;
  ctx.arc = () => void (circles += 1);
  paint(ctx, PICTURE, PICTURE, 0, 0, size, THEME);
  return { texts: texts.map(({ text }) => text), circles };
}

describe("the little picture of Kalah", () => {
  it("has the number of every pit where that can be read", () => {
    const { texts, circles } = paintedAt(90);
    assert.deepEqual(texts.sort(), PITS.map(String).sort());
    assert.equal(circles, 0);
  });

  it("has a circle for every pit with seeds where it is too small for numbers", () => {
    const { texts, circles } = paintedAt(60);
    assert.deepEqual(texts, []);
    assert.equal(circles, PITS.filter((seeds) => seeds > 0).length);
  });
});
