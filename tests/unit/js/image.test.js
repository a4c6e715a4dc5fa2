import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readImage, restoreFiles, withMemory, writeImage } from "../../../static/js/python/image.js";

const bytes = (/** @type {number[]} */ ...numbers) => new Uint8Array(numbers);

/** A Pyodide that begins with this memory, and may have so much. @param {Uint8Array} HEAPU8 @param {number} [most] */
function begins(HEAPU8, most = 1e8) {
  const API = { restoreSnapshot: (/** @type {Uint8Array} */ given) => [...given] };
  const module = {
    HEAPU8,
    API,
    growMemory(/** @type {number} */ size) {
      if (size > most) return;
      const grown = new Uint8Array(size);
      grown.set(module.HEAPU8);
      module.HEAPU8 = grown;
    },
  };
  return module;
}

/** What it restores, once it has the memory of an image. @param {ReturnType<typeof begins>} told @param {Uint8Array} image */
async function restored(told, image) {
  const create = withMemory(async (/** @type {unknown} */ _) => told, Promise.resolve(readImage(image)));
  return (await create({})).API.restoreSnapshot(bytes());
}

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
    assert.deepEqual(read, { about, size: 5, parts: [[0, memory]], same: [], sum: 1, files });
  });

  it("leaves out long stretches of zeros, and puts the rest where it was", async () => {
    const large = new Uint8Array(8e6);
    for (const at of [0, 5000, 900_000, 5_000_000]) large[at] = 7;
    const image = writeImage(about, large, files);
    assert.ok(image.length < 3e6);
    const begun = new Uint8Array(8e6);
    begun[5001] = 1;
    const module = begins(begun);
    assert.deepEqual(await restored(module, image), [8, 9]);
    assert.deepEqual(begun, large);
  });

  it("leaves out what is in the memory of every Python that has just begun", async () => {
    const whole = new Uint8Array(2e6).map((_, i) => i % 251);
    const first = whole.slice();
    first[1_000_000] += 1;
    const image = writeImage(about, whole, files, first);
    assert.ok(image.length < 10_000);
    await restored(begins(first), image);
    assert.deepEqual(first, whole);
  });

  it("is refused where Python begins in another way", async () => {
    const whole = new Uint8Array(2e6).fill(7);
    const image = writeImage(about, whole, files, whole);
    const other = whole.slice();
    other[1_000_000] += 1;
    await assert.rejects(restored(begins(other), image), /begins in another way/);
  });

  it("is refused if there is no room for it", async () => {
    const image = writeImage(about, new Uint8Array(2e6).fill(7), files);
    await assert.rejects(restored(begins(new Uint8Array(1e6), 1e6), image), /too little memory/);
  });

  it("of a Python that asked for more memory makes the memory grow", async () => {
    const whole = new Uint8Array(3e6).fill(7);
    const module = begins(new Uint8Array(1e6).fill(7));
    await restored(module, writeImage(about, whole, files, module.HEAPU8));
    assert.deepEqual(module.HEAPU8, whole);
  });

  it("puts each file into its folder, as it was", () => {
    /** @type {Record<string, any>} */
    const folders = {};
    const FS = {
      mkdirTree(/** @type {string} */ path) {
        const node_ops = { mknod: (/** @type {any} */ node, /** @type {string} */ name) => (node[name] = {}) };
        Object.defineProperty((folders[path] = {}), "node_ops", { value: node_ops });
      },
      lookupPath: (/** @type {string} */ path) => ({ node: folders[path] }),
    };
    restoreFiles(/** @type {any} */ ({ FS }), [
      ["/site/a/b.py", bytes(6, 7)],
      ["/site/a/c.py", bytes()],
    ]);
    const [contents, none] = [bytes(6, 7), bytes()];
    assert.deepEqual(folders, {
      "/site/a": { "b.py": { contents, usedBytes: 2 }, "c.py": { contents: none, usedBytes: 0 } },
    });
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
