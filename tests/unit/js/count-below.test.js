import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { countBelow } from "../../../static/js/support/count-below.js";

describe("Numbers that never become less", () => {
  it("are counted below every limit as one by one", () => {
    for (const numbers of [[], [3], [1, 1, 2, 5, 5, 5, 9], [0, 4, 8, Number.POSITIVE_INFINITY]]) {
      for (let limit = -1; limit < 11; limit += 1) {
        const expected = numbers.filter((number) => number < limit).length;
        assert.equal(
          countBelow(numbers.length, (i) => numbers[i], limit),
          expected,
          `${numbers} below ${limit}`,
        );
      }
    }
  });
});
