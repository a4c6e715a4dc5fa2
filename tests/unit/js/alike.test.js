import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { sharedWhereAlike } from "../../../static/js/python/alike.js";

describe("Columns that say the same", () => {
  it("share one array, and the others stay as they are", () => {
    const columns = {
      parent: Int32Array.of(-1, 0, 0),
      above: Int32Array.of(-1, 0, 0),
      alpha: new Float64Array(3).fill(NaN),
      beta: new Float64Array(3).fill(NaN),
      chance: Float64Array.of(NaN, 0.5, 0.5),
    };
    const shared = sharedWhereAlike(columns);
    assert.equal(shared.above, columns.parent);
    assert.equal(shared.beta, columns.alpha);
    assert.equal(shared.chance, columns.chance);
    assert.deepEqual(shared, columns);
  });

  it("are told apart by a single number", () => {
    const columns = {
      parent: Int32Array.of(-1, 0, 1),
      above: Int32Array.of(-1, 0, 0),
      alpha: Float64Array.of(NaN, 1),
      beta: Float64Array.of(NaN, NaN),
      chance: Float64Array.of(NaN, NaN),
    };
    const shared = sharedWhereAlike(columns);
    assert.equal(shared.above, columns.above);
    assert.equal(shared.alpha, columns.alpha);
    assert.equal(shared.chance, columns.beta);
  });

  it("need not all be there", () => {
    assert.deepEqual(sharedWhereAlike({ parent: Int32Array.of(-1) }), { parent: Int32Array.of(-1) });
  });
});
