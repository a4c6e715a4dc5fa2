import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { fitCamera, isClear } from "../../../static/js/tree/camera.js";
import { insetsOf } from "../../../static/js/tree/insets.js";

const FRAME = { width: 380, height: 460, slots: 20, depth: 5 };

describe("The picture of one of two runs", () => {
  it("stays whole while its nodes can be told apart", () => {
    assert.equal(isClear({ ...FRAME, slots: 65 }), true);
    assert.equal(isClear({ ...FRAME, slots: 500 }), false);
  });

  it("begins higher where only a heading is above it", () => {
    const cover = { above: 0, below: 46 };
    const bare = { ...FRAME, cover: { ...cover, bare: true } };
    assert.ok(insetsOf(bare).top < insetsOf({ ...FRAME, cover }).top - 30);
    assert.ok(fitCamera(bare).y < fitCamera({ ...FRAME, cover }).y);
  });
});
