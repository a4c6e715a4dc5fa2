import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { lastWordsIn } from "../../../static/js/files/last-words.js";
import { createLibrary } from "../../../static/js/files/library.js";
import { memoryStorage } from "../../../static/js/files/program-storage.js";

/** Storage like the browser's. */
function storage() {
  /** @type {Map<string, string>} */
  const held = new Map();
  return {
    held,
    getItem: (/** @type {string} */ key) => held.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void held.set(key, text),
    removeItem: (/** @type {string} */ key) => void held.delete(key),
  };
}

/** A storage that writes nothing in time, over what is on another. @param {import("../../../static/js/files/program-storage.js").ProgramStorage} storage */
const tooLate = (storage) => ({
  ...storage,
  write: () => new Promise(() => {}),
  writeAtOnce: () => new Promise(() => {}),
});

describe("What a page leaves behind", () => {
  it("is there when the page comes back, once, if nothing newer was written", async () => {
    const programs = memoryStorage();
    const lastWords = lastWordsIn(storage());
    const before = createLibrary({
      storage: Promise.resolve(/** @type {any} */ (tooLate(programs))),
      lastWords,
      now: () => 5,
    });
    await before.ready;
    before.create({ name: "a.py", text: "x" });
    before.edit("x = 1");
    before.hurry();
    const after = createLibrary({ storage: Promise.resolve(programs), lastWords, now: () => 6 });
    await after.ready;
    assert.deepEqual(
      after.files.get().programs.map(({ text }) => text),
      ["x = 1"],
    );
    after.edit("x = 2");
    await after.saved();
    assert.deepEqual(lastWords.take(), []);
  });

  it("is nothing if storage is refused or holds something else", () => {
    const refused = lastWordsIn({
      getItem: () => assert.fail("refused"),
      setItem: () => assert.fail("refused"),
      removeItem: () => assert.fail("refused"),
    });
    refused.put([/** @type {any} */ ({ id: "a" })]);
    assert.deepEqual(refused.take(), []);
    const own = storage();
    own.setItem("plyscope unwritten programs", "{");
    assert.deepEqual(lastWordsIn(own).take(), []);
  });
});
