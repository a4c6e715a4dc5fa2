import assert from "node:assert/strict";
import { it } from "node:test";
import { letGo } from "../../../static/js/support/let-go.js";

it("Bytes that nobody needs any more are gone at once, with all that shows a part of them", () => {
  const bytes = new Uint8Array(1000).fill(7);
  const part = bytes.subarray(10, 20);
  letGo(part);
  assert.deepEqual([bytes.length, part.length], [0, 0]);
});

it("Bytes may be let go twice", () => {
  const bytes = new Uint8Array(10);
  letGo(bytes);
  assert.doesNotThrow(() => letGo(bytes));
});
