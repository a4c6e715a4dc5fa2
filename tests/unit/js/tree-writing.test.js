import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { groundedText } from "../../../static/js/tree/writing.js";

/** A context in which each letter is ten pixels wide, and the boxes and texts drawn in it. @param {CanvasTextAlign} textAlign */
function makeContext(textAlign) {
  /** @type {any[][]} */
  const drawn = [];
  const ctx = {
    font: "12px sans-serif",
    textAlign,
    fillStyle: "",
    measureText: (/** @type {string} */ text) => ({ width: 10 * text.length }),
    beginPath() {},
    roundRect: (
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ width,
      /** @type {number} */ height,
    ) => drawn.push(["box", x, y, x + width, y + height]),
    fill: () => drawn.push(["filled", ctx.fillStyle]),
    strokeText() {},
    fillText: (/** @type {string} */ text) => drawn.push([text, ctx.fillStyle]),
  };
  return { ctx: /** @type {any} */ (ctx), drawn };
}

const SCENE = /** @type {any} */ ({ theme: { colour: { surface: "white" } } });

describe("Text on an edge", () => {
  it("has its own background, so that no line shows between its words", () => {
    const { ctx, drawn } = makeContext("center");
    groundedText(ctx, SCENE, "heads ¾", 100, 50, "black", 14);
    const [box, filled, text] = drawn;
    assert.ok(box[1] <= 65 && box[3] >= 135 && box[2] <= 44 && box[4] >= 56);
    assert.deepEqual(
      [filled, text],
      [
        ["filled", "white"],
        ["heads ¾", "black"],
      ],
    );
  });

  it("does not cover the node beside it, on either side", () => {
    const right = makeContext("left");
    groundedText(right.ctx, SCENE, "→ 3", 100, 50, "black", 15, 6);
    assert.deepEqual([right.drawn[0][1], right.drawn[0][3] >= 130], [106, true]);
    const left = makeContext("right");
    groundedText(left.ctx, SCENE, "→ 3", 100, 50, "black", 15, 6);
    assert.deepEqual([left.drawn[0][1] <= 70, left.drawn[0][3]], [true, 94]);
  });

  it("is empty if there is nothing to say", () => {
    const { ctx, drawn } = makeContext("center");
    groundedText(ctx, SCENE, "", 100, 50, "black", 14);
    assert.deepEqual(drawn, []);
  });
});
