import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { gridIn, lastFrame, nextFrame } from "../../../static/js/boards/replay.js";

describe("The grid in the text of a position", () => {
  it("is its rows of marks, without whose turn it is", () => {
    assert.deepEqual(gridIn("X.O/.../..X O"), { columns: 3, rows: 3, cells: "X.O.....X" });
  });

  it("is none for any other text, and for rows of different lengths", () => {
    for (const text of ["3 4 5", "J|Q", "X.O/..", "", "abc/def"]) assert.equal(gridIn(text), null, text);
  });
});

describe("Games that are shown again", () => {
  it("are shown to the end, ply by ply", () => {
    assert.deepEqual(nextFrame({ game: 0, ply: 1 }, [3, 5]), { game: 0, ply: 2 });
  });

  it("give way to the newest at their end, so that the board does not fall behind", () => {
    assert.deepEqual(nextFrame({ game: 0, ply: 3 }, [3, 5, 4]), { game: 2, ply: 0 });
  });

  it("stand still at the end of the newest, and before the first", () => {
    const [end, none] = [
      { game: 1, ply: 5 },
      { game: 0, ply: 0 },
    ];
    assert.equal(nextFrame(end, [3, 5]), end);
    assert.equal(nextFrame(none, []), none);
  });

  it("without motion are only the end of the newest", () => {
    assert.deepEqual(lastFrame([3, 5]), { game: 1, ply: 5 });
    assert.deepEqual(lastFrame([]), { game: 0, ply: 0 });
  });
});
