import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { requestText } from "../../../static/js/python/request-text.js";

describe("The text of a request", () => {
  it("keeps numbers for which JSON has no word apart from null", () => {
    assert.equal(
      requestText({ depth: NaN, window: [-Infinity, 3], cut: null }),
      '{"depth":"NaN","window":["-Infinity",3],"cut":null}',
    );
  });

  it("is refused in one sentence where it is no plain data", () => {
    /** @type {any} */
    const circle = {};
    circle.circle = circle;
    for (const request of [circle, { depth: 3n }])
      assert.throws(() => requestText(request), { name: "PlyscopeError", message: /^A request must be plain data/ });
  });
});
