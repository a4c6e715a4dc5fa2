import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { boardOf, boardsOf, markPut, paint } from "../../../static/js/boards/of-text.js";

const START = "X O X\n· O ·\n· · ·";
const AFTER = "X O X\n· O ·\n· X ·";

describe("A board that a program's state shows", () => {
  it("is rows of short cells, all of the same length", () => {
    assert.deepEqual(boardOf("1 0 -1\n0 0 0\n2 0 0")?.cells, ["1", "0", "-1", "0", "0", "0", "2", "0", "0"]);
    for (const text of ["[[3, 12], [2, 4]]", "X O\n· X", "X O X\n· O", "sticks = 3\nplayer = 1\na = 2"])
      assert.equal(boardOf(text), null, text);
  });

  it("counts only if every state shows one of the same size", () => {
    assert.equal(boardsOf([START, AFTER]).length, 2);
    assert.deepEqual(boardsOf([START, "3"]), []);
    assert.deepEqual(boardsOf([START, "· · · ·\n· · · ·\n· · · ·"]), []);
    assert.deepEqual(boardsOf([]), []);
  });

  it("tells the mark that a move has put there", () => {
    const [before, after] = boardsOf([START, AFTER]);
    assert.equal(markPut(before, after), "X");
    assert.equal(markPut(before, before), "");
  });

  it("is painted with crosses, rings and signs, in the colours of their players", () => {
    /** @type {string[]} */
    const done = [];
    const pen = /** @type {any} */ (
      new Proxy(
        {},
        {
          get:
            (_, name) =>
            (/** @type {any[]} */ ...args) =>
              name === "fillText" && done.push(`text ${args[0]}`),
          set: (_, name, value) => {
            if (name === "strokeStyle") done.push(`line ${value}`);
            return true;
          },
        },
      )
    );
    const theme = /** @type {any} */ ({
      font: "f",
      colour: { control: "grey", max: "blue", min: "red", ink: "black" },
    });
    const [board] = boardsOf(["X · ·\n· O ·\n· · 7"]);
    paint(pen, board, { MAX: "O", MIN: "X" }, 0, 0, 90, theme);
    assert.deepEqual(done, ["line grey", "line red", "line blue", "text 7"]);
  });
});
