import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { MOST, readWidths, widthFrom, withWidth, writeWidths } from "../../../static/js/views/column-widths.js";

/** A storage that holds one text. @param {string | null} [held] */
const storageOf = (held = null) =>
  /** @type {Storage} */ (
    /** @type {unknown} */ ({
      getItem: () => held,
      /** @param {string} _key @param {string} text */
      setItem: (_key, text) => {
        held = text;
      },
    })
  );

describe("The widths of the columns", () => {
  it("are saved and read again", () => {
    const storage = storageOf();
    writeWidths(storage, { code: 40 });
    assert.deepEqual(readWidths(storage), { code: 40 });
  });

  it("are the defaults if nothing or nonsense is saved, or if saving is not allowed", () => {
    for (const storage of [storageOf(), storageOf("{"), storageOf('{"code": 900}'), storageOf('"x"'), null]) {
      assert.deepEqual(readWidths(storage), {});
    }
    writeWidths(null, { code: 40 });
  });

  it("stay between 0 and the maximum", () => {
    assert.equal(widthFrom(-20, 1000), 0);
    assert.equal(widthFrom(990, 1000), MOST);
    assert.deepEqual(withWidth({}, "code", 90), { code: MOST });
  });

  it("are 0, which hides the column, if it would be too narrow to read", () => {
    assert.deepEqual(withWidth({ code: 20 }, "board", 11), { code: 20, board: 0 });
  });

  it("open a hidden column wide enough to be read", () => {
    assert.deepEqual(withWidth({ code: 0 }, "code", 15), { code: 15 });
    assert.deepEqual(withWidth({ code: 0 }, "code", 2), { code: 12 });
  });

  it("come from the style sheet again after null", () => {
    assert.deepEqual(withWidth({ code: 0, board: 30 }, "code", null), { board: 30 });
  });
});
