import assert from "node:assert/strict";
import { describe, it } from "node:test";
import * as checkers from "../../../static/js/boards/checkers/index.js";
import { after, capturedBy, darkAt, moveOf, pathOf, placeOf } from "../../../static/js/boards/checkers/moves.js";
import { EMPTY_HAND, movesTo, pressSquare } from "../../../static/js/boards/moving/picking.js";

const NAMES = { MAX: "Black", MIN: "White" };

/** @param {string} text @param {number} [size] @returns {import("../../../static/js/boards/checkers/moves.js").CheckersPicture} */
function pictureOf(text, size = 8) {
  const blank = { kind: /** @type {const} */ ("checkers"), size, cells: "", last: "", names: NAMES };
  return checkers.editing.read(text, blank);
}

/** The place of the square with this number. @param {number} number */
const at = (number) => placeOf(8, number - 1);

describe("The squares of a checkers board", () => {
  it("are the dark ones, from the top; the square at the bottom left is dark", () => {
    for (const size of [4, 6, 8]) {
      const places = Array.from({ length: (size * size) / 2 }, (_, dark) => placeOf(size, dark));
      assert.deepEqual(
        places.map((place) => darkAt(size, place)),
        places.map((_, dark) => dark),
      );
      assert.ok(places.includes(size * (size - 1)));
      assert.equal(darkAt(size, 0), -1);
    }
  });

  it("lie on the path of a move, and what is captured between them", () => {
    assert.deepEqual(pathOf(8, "22x15x8"), [at(22), at(15), at(8)]);
    assert.deepEqual(capturedBy(8, "22x15x8"), [at(18), at(11)]);
    assert.deepEqual(capturedBy(8, "11-15"), []);
  });
});

describe("A press on the way of a capture", () => {
  const board = { size: 8 };
  const moves = ["2x9x18x27", "2x11x18x27", "2x11x20", "5x14"].map((id) => moveOf(board, id));
  const hand = { picked: at(2), choosing: -1 };

  it("plays the only move that goes over the square", () => {
    assert.deepEqual(pressSquare(moves, hand, at(9)), { hand: EMPTY_HAND, play: "2x9x18x27" });
    assert.deepEqual(pressSquare(moves, hand, at(20)), { hand: EMPTY_HAND, play: "2x11x20" });
  });

  it("leaves the moves that go over it, until one is left", () => {
    const over = pressSquare(moves, hand, at(11)).hand;
    assert.deepEqual(over, { ...hand, via: [at(11)] });
    assert.deepEqual(pressSquare(moves, over, at(27)), { hand: EMPTY_HAND, play: "2x11x18x27" });
    assert.deepEqual(
      movesTo(moves, over, at(18)).map(({ id }) => id),
      ["2x11x18x27"],
    );
  });

  it("asks which way if several end on the square", () => {
    const choosing = pressSquare(moves, hand, at(27)).hand;
    assert.deepEqual(choosing, { ...hand, choosing: at(27) });
    assert.equal(movesTo(moves, choosing, at(27)).length, 2);
  });

  it("plays a capture that comes back to its own square", () => {
    const round = [moveOf(board, "2x9x18x11x2")];
    assert.deepEqual(pressSquare(round, hand, at(2)), { hand: EMPTY_HAND, play: "2x9x18x11x2" });
  });
});

describe("The journey of a piece", () => {
  const before = pictureOf("B:W6,15,24:B1,12");
  const now = after(before, "1x10x19x28");

  it("is its path, with what it takes on the way", () => {
    const found = checkers.journey(before, now);
    assert.deepEqual(found?.path, [at(1), at(10), at(19), at(28)]);
    assert.deepEqual(
      found?.taken.map(({ square }) => square),
      [at(6), at(15), at(24)],
    );
  });

  it("tells whether the piece becomes a king, which is seen only at the end", () => {
    assert.equal(checkers.journey(before, now)?.rises, false);
    const shot = pictureOf("B:W26:B22");
    assert.equal(checkers.journey(shot, after(shot, "22x31"))?.rises, true);
    const king = pictureOf("B:W26:BK22");
    assert.equal(checkers.journey(king, after(king, "22x31"))?.rises, false);
  });

  it("is none if that move does not lead from the one picture to the other", () => {
    assert.equal(checkers.journey(now, before), null);
    assert.equal(checkers.journey(now, now), null);
    assert.equal(checkers.journey(pictureOf("B:W6,15,23:B1,12"), now), null);
    assert.equal(checkers.journey(pictureOf("B:W5:B1", 4), now), null);
  });
});

describe("A position of checkers that is set up by hand", () => {
  const { put, read, empty, turn, tools } = checkers.editing;
  const picture = pictureOf("B:W22,K30:B1,2");

  it("becomes the PDN of the board as it is", () => {
    assert.equal(put("B:W22,K30:B1,2 last 25-22", picture, at(7), "B"), "B:W22,K30:B1,2,K7");
    assert.equal(put("W:W22,K30:B1,2:H3", picture, at(22), "w"), "W:WK30:B1,2");
    assert.equal(put("11-15 22-18", picture, at(22), "."), "B:WK30:B1,2");
    assert.equal(put("B:W21-24:B1", picture, 0, "w"), "B:W21,22,23,24:B1");
  });

  it("makes a king of a man on the last row", () => {
    assert.equal(put("B:W22:B1", picture, at(31), "b"), "B:W22:B1,K31");
    assert.equal(put("B:W22:B1", picture, at(31), "w"), "B:W22,31:B1");
  });

  it("is shown while it is no position yet", () => {
    assert.equal(read("B:W22:B", picture)?.cells, `${".".repeat(21)}w${".".repeat(10)}`);
    assert.equal(read("11-15", picture), null);
    assert.equal(read("B:W33:B1", picture), null);
  });

  it("can be given to the other side, and emptied down to two kings", () => {
    assert.equal(turn.isOn(turn.give("B:W22:B1", picture, true)), true);
    assert.equal(turn.isOn(turn.give("11-15", picture, false)), false);
    assert.equal(empty(picture), "B:WK32:BK1");
    assert.deepEqual(
      tools.map(({ tool }) => tool),
      ["b", "B", "w", "W", "."],
    );
  });

  it("is put into words", () => {
    assert.equal(checkers.sentence(picture), "Black: men on 1, 2. White: man on 22; king on 30.");
    assert.equal(checkers.sentence(pictureOf("W:W:BK5,K6")), "Black: kings on 5, 6. White: nothing.");
  });
});
