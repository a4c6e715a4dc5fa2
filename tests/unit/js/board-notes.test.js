import assert from "node:assert/strict";
import test from "node:test";

import { twoDecimals } from "../../../static/js/boards/notes.js";

test("a long number has two decimals in a small square", () => {
  assert.equal(twoDecimals("−0.289"), "−.29");
  assert.equal(twoDecimals("0.0303"), ".03");
  assert.equal(twoDecimals("−12.345"), "−12.35");
  assert.equal(twoDecimals("10,000"), "10,000");
});
