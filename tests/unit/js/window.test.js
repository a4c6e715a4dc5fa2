import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { windowForPython, windowTyped, windowWords } from "../../../static/js/words/window.js";

describe("A window that somebody types", () => {
  it("is read with brackets or without, and with any sign for minus and for infinity", () => {
    for (const text of ["[-2, 5]", "−2 5", "(-2; 5)", " -2,5 "]) assert.deepEqual(windowTyped(text), [-2, 5], text);
    for (const text of ["[−∞, 0.5]", "-inf .5", "-oo, 0.5"])
      assert.deepEqual(windowTyped(text), [-Infinity, 0.5], text);
    assert.deepEqual(windowTyped("[3, +∞]"), [3, Infinity]);
    assert.deepEqual(windowTyped(""), [-Infinity, Infinity]);
  });

  it("is none if it has not two ends, or if they are not numbers in their order", () => {
    for (const text of ["3", "1 2 3", "5 3", "3 3", "a b", "∞ 3", "3 x", "-∞"])
      assert.equal(windowTyped(text), null, text);
  });

  it("goes to Python with null for infinity, or as it was typed if it is none", () => {
    assert.deepEqual(windowForPython("[−∞, 5]"), [null, 5]);
    assert.deepEqual(windowForPython("0 inf"), [0, null]);
    assert.equal(windowForPython("5 3"), "5 3");
  });

  it("is shown as the tree writes it", () => {
    assert.deepEqual(["-2 5", "3, inf", "5 3"].map(windowWords), ["[−2, 5]", "[3, +∞]", "5 3"]);
  });
});
