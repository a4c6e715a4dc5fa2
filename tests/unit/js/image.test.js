import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readImage, writeImage } from "../../../static/js/python/image.js";

const bytes = (/** @type {number[]} */ ...numbers) => new Uint8Array(numbers);

describe("The image of Python", () => {
  const memory = bytes(1, 2, 3, 4, 5);
  /** @type {[string, Uint8Array][]} */
  const files = [
    ["/site/ä.py", bytes(6, 7)],
    ["/site/empty.py", bytes()],
  ];

  it("has the memory and the files that were written", () => {
    const read = readImage(writeImage({ memory, files }));
    assert.deepEqual(read, { memory, files });
  });

  it("leaves out long stretches of zeros, and puts them back", () => {
    const large = new Uint8Array(1e6);
    for (const at of [0, 5000, 9000, 500_000, 999_999]) large[at] = 7;
    const image = writeImage({ memory: large, files });
    assert.ok(image.length < 25_000);
    assert.deepEqual(readImage(image), { memory: large, files });
  });

  it("has a memory that can be read as 32-bit numbers, however long the names of its files are", () => {
    const image = writeImage({ memory, files: [["xyz", bytes(1)]] });
    assert.equal(readImage(image).memory.byteOffset % 4, 0);
  });

  it("that was cut short is refused", () => {
    const image = writeImage({ memory, files });
    for (const size of [2, 30, image.length - 1]) assert.throws(() => readImage(image.subarray(0, size)));
  });
});
