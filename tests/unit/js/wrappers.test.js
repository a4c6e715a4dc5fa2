import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { withSharedWrappers } from "../../../static/js/python/wrappers.js";

/** The smallest programs: nothing, and a function type. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const TYPE = new Uint8Array([...EMPTY, 1, 4, 1, 96, 0, 0]);

describe("Tiny programs of WebAssembly", () => {
  const { Module } = WebAssembly;

  it("are compiled once if they are equal", async () => {
    await withSharedWrappers(async () => {
      const first = new WebAssembly.Module(EMPTY);
      assert.equal(new WebAssembly.Module(EMPTY.slice()), first);
      assert.notEqual(new WebAssembly.Module(TYPE), first);
      assert.ok(first instanceof Module);
    });
  });

  it("are told from larger ones, which are compiled as ever", async () => {
    const large = new Uint8Array([...EMPTY, 0, 120, 1, 97, ...new Uint8Array(118)]);
    await withSharedWrappers(async () => {
      assert.notEqual(new WebAssembly.Module(large), new WebAssembly.Module(large));
    });
  });

  it("are compiled as ever afterwards, also after a failure", async () => {
    const failing = withSharedWrappers(async () => {
      throw new Error("no");
    });
    await assert.rejects(failing, /no/);
    assert.equal(WebAssembly.Module, Module);
  });
});
