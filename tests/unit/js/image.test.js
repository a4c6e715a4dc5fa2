import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readImage, withMemory, writeImage } from "../../../static/js/python/image.js";

const bytes = (/** @type {number[]} */ ...numbers) => new Uint8Array(numbers);

describe("The image of Python", () => {
  const about = bytes(8, 9);
  const memory = bytes(1, 2, 3, 4, 5);
  /** @type {[string, Uint8Array][]} */
  const files = [
    ["/site/ä.py", bytes(6, 7)],
    ["/site/empty.py", bytes()],
  ];

  it("has the memory and the files that were written", () => {
    const read = readImage(writeImage(about, memory, files));
    assert.deepEqual(read, { about, size: 5, parts: [[0, memory]], files });
  });

  it("leaves out long stretches of zeros, and puts the rest where it was", async () => {
    const large = new Uint8Array(8e6);
    for (const at of [0, 5000, 900_000, 5_000_000]) large[at] = 7;
    const image = writeImage(about, large, files);
    assert.ok(image.length < 3e6);
    const begun = new Uint8Array(8e6);
    begun[5001] = 1;
    const told = { HEAPU8: begun, API: { restoreSnapshot: (/** @type {Uint8Array} */ given) => [...given] } };
    const settings = { INITIAL_MEMORY: 2 };
    const module = await withMemory(async (/** @type {unknown} */ _) => told, readImage(image))(settings);
    assert.equal(settings.INITIAL_MEMORY, 8e6);
    assert.deepEqual(module.API.restoreSnapshot(about), [8, 9]);
    assert.deepEqual(begun, large);
  });

  it("begins with numbers that can be read, however long the names of its files are", () => {
    const image = writeImage(about, memory, [["xyz", bytes(1)]]);
    assert.equal(readImage(image).about.byteOffset % 4, 0);
  });

  it("that was cut short is refused", () => {
    const image = writeImage(about, memory, files);
    for (const size of [2, 30, image.length - 1]) assert.throws(() => readImage(image.subarray(0, size)));
  });
});
