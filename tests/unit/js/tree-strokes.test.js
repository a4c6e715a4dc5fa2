import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { STROKES, quickHair } from "../../../static/js/tree/strokes.js";
import { DONE } from "../../../static/js/tree/walk.js";

describe("A thin edge", () => {
  it("is never thinner than a pixel, and as much fainter as it is wider", () => {
    const { hair, hairAlpha } = STROKES[DONE];
    const { width, alpha } = quickHair(STROKES[DONE], 1);
    assert.ok(width > 1 && width < 1.1);
    assert.ok(Math.abs(width * alpha - hair * hairAlpha) < 1e-12);
  });

  it("stays as it is where it is wide enough: on a fine screen, and on a path of interest", () => {
    const { hair, hairAlpha } = STROKES[DONE];
    assert.deepEqual(quickHair(STROKES[DONE], 2), { width: hair, alpha: hairAlpha });
    assert.deepEqual(quickHair({ hair: 2.2, hairAlpha: 1 }, 1), { width: 2.2, alpha: 1 });
  });
});
