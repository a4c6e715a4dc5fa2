import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { narrowed } from "../../../static/js/python/alike.js";
import { narrowIntegers, narrowNumbers } from "../../../static/js/support/narrow.js";

describe("Narrow columns", () => {
  it("have the same integers in as few bytes as they need", () => {
    /** @param {...number} integers */
    const typeOf = (...integers) => {
      const column = Int32Array.from(integers);
      const narrow = narrowIntegers(column);
      assert.deepEqual([...narrow], integers);
      return narrow.constructor;
    };
    assert.equal(typeOf(-1, 127), Int8Array);
    assert.equal(typeOf(-128), Int8Array);
    assert.equal(typeOf(0, 255), Uint8Array);
    assert.equal(typeOf(-1, 128), Int16Array);
    assert.equal(typeOf(-129), Int16Array);
    assert.equal(typeOf(0, 65_535), Uint16Array);
    assert.equal(typeOf(-1, 65_535), Int32Array);
    assert.equal(typeOf(0, 65_536), Int32Array);
    assert.equal(typeOf(), Int8Array);
  });

  it("are not copied if they are narrow already", () => {
    const column = Uint8Array.of(1, 2);
    assert.equal(narrowIntegers(column), column);
  });

  it("have the same numbers in half the bytes, if that loses nothing", () => {
    const exact = Float64Array.of(-1, 0.5, NaN, Infinity);
    assert.deepEqual(narrowNumbers(exact), Float32Array.from(exact));
    const inexact = Float64Array.of(1, 0.1);
    assert.equal(narrowNumbers(inexact), inexact);
  });

  it("stay shared if they were", () => {
    const unknown = new Float64Array(2).fill(NaN);
    const columns = { alpha: unknown, beta: unknown, action: Int32Array.of(-1, 8), parent: Int32Array.of(-1, 0) };
    const narrow = narrowed(columns);
    assert.equal(narrow.alpha, narrow.beta);
    assert.equal(narrow.parent, columns.parent);
    assert.equal(narrow.action.BYTES_PER_ELEMENT, 1);
    for (const [name, column] of Object.entries(columns)) {
      assert.deepEqual([.../** @type {any} */ (narrow)[name]], [...column]);
    }
  });
});
