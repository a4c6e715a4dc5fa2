import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { placeOfNote } from "../../../static/js/page/whole-text.js";

const PAGE = { width: 400, height: 300 };
const NOTE = { width: 120, height: 20 };

describe("The whole of a text that is cut short", () => {
  it("stands below it", () => {
    assert.deepEqual(placeOfNote({ left: 50, top: 10, bottom: 40 }, NOTE, PAGE), { left: 50, top: 44 });
  });

  it("stands above it at the lower edge of the page", () => {
    assert.deepEqual(placeOfNote({ left: 50, top: 260, bottom: 290 }, NOTE, PAGE), { left: 50, top: 236 });
  });

  it("never stands beyond the edges of the page", () => {
    assert.deepEqual(placeOfNote({ left: 380, top: 10, bottom: 40 }, NOTE, PAGE), { left: 276, top: 44 });
    assert.deepEqual(placeOfNote({ left: -30, top: 10, bottom: 40 }, NOTE, PAGE), { left: 4, top: 44 });
  });
});
