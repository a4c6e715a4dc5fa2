import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { CALLED, MAX } from "../../../static/js/trace/trace.js";
import { FOR_MAX, FOR_MIN, NOBODY, favourIn, hasColours } from "../../../static/js/tree/favour.js";

/** @param {number[]} value @param {object} [text] @returns {any} */
const trace = (value, text = {}) => ({ text, kind: Uint8Array.of(MAX), value: Float64Array.from(value) });
/** @param {any} of @param {number[]} rows */
const favours = (of, rows) => rows.map(favourIn(of));

describe("The colour of a band", () => {
  it("says who wins, and where it is a draw", () => {
    assert.deepEqual(favours(trace([-1, 1, 0, -1]), [0, 1, 2, 3]), [FOR_MIN, FOR_MAX, NOBODY, FOR_MIN]);
  });

  it("compares with the root where no value is below 0", () => {
    assert.deepEqual(favours(trace([3, 12, 2, 3]), [0, 1, 2, 3]), [NOBODY, FOR_MAX, FOR_MIN, NOBODY]);
  });

  it("is that of nobody where nobody moves", () => {
    assert.deepEqual(favours({ ...trace([3, 12]), kind: Uint8Array.of(CALLED) }, [0, 1]), [NOBODY, NOBODY]);
  });

  it("is that of nobody without a value, and in games of more than two", () => {
    assert.deepEqual(favours(trace([Number.NaN, Number.NaN]), [0, 1]), [NOBODY, NOBODY]);
    assert.deepEqual(favours(trace([1, -1], { players: {} }), [0, 1]), [NOBODY, NOBODY]);
  });

  it("is explained only where there is one", () => {
    assert.equal(hasColours([3, 0, 0, 2, 0, 0]), false);
    assert.equal(hasColours([3, 0, 0, 2, 0, 1]), true);
  });
});
