import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { requestText } from "../../../static/js/python/request-text.js";

describe("The text of a request", () => {
  it("distinguishes numbers that JSON cannot write from null", () => {
    assert.equal(
      requestText({ depth: NaN, window: [-Infinity, 3], cut: null }),
      '{"depth":"NaN","window":["-Infinity",3],"cut":null}',
    );
  });

  it("is rejected in one sentence if it is not plain data", () => {
    /** @type {any} */
    const circle = {};
    circle.circle = circle;
    for (const request of [circle, { depth: 3n }])
      assert.throws(() => requestText(request), { name: "PlyscopeError", message: /^A request must be plain data/ });
  });
});
