import assert from "node:assert/strict";
import { describe, it } from "node:test";
import "../../../static/js/boards/whole.js";
import { EMPTY_HAND, fittingHand, pressSquare } from "../../../static/js/boards/moving/picking.js";
import * as chess from "../../../static/js/boards/chess/index.js";
import { after, moveOf, squareName, squareOf } from "../../../static/js/boards/chess/moves.js";
import { DRAWINGS, paintPiece } from "../../../static/js/boards/chess/pieces.js";
import { squareKey } from "../../../static/js/views/board/keys.js";

const BOARD = { columns: 8, rows: 8 };
const MOVES = ["a2a3", "a2a4", "b7b8q", "b7b8r", "b7b8b", "b7b8n"].map((id) => moveOf(BOARD, id));
const [A2, A3, B7, B8, C5] = ["a2", "a3", "b7", "b8", "c5"].map((name) => squareOf(BOARD, name));
/** @param {number} picked @param {number} [choosing] */
const hand = (picked, choosing = -1) => ({ picked, choosing });

describe("A press on a square of a board where pieces move", () => {
  it("picks a piece up that can move, and no other", () => {
    assert.deepEqual(pressSquare(MOVES, EMPTY_HAND, A2), { hand: hand(A2) });
    assert.deepEqual(pressSquare(MOVES, EMPTY_HAND, C5), { hand: EMPTY_HAND });
  });

  it("puts it down where it may go, back on its square, or takes another one", () => {
    assert.deepEqual(pressSquare(MOVES, hand(A2), A3), { hand: EMPTY_HAND, play: "a2a3" });
    assert.deepEqual(pressSquare(MOVES, hand(A2), A2), { hand: EMPTY_HAND });
    assert.deepEqual(pressSquare(MOVES, hand(A2), B7), { hand: hand(B7) });
    assert.deepEqual(pressSquare(MOVES, hand(A2), C5), { hand: EMPTY_HAND });
  });

  it("waits for a choice if several moves go there; the next press takes it back", () => {
    assert.deepEqual(pressSquare(MOVES, hand(B7), B8), { hand: hand(B7, B8) });
    assert.deepEqual(pressSquare(MOVES, hand(B7, B8), A3), { hand: EMPTY_HAND });
  });

  it("tries a move that is not legal, with a piece of the side that moves, so that the reason is told", () => {
    const tries = { isOwn: (/** @type {number} */ square) => square === A2 || square === C5, idOf: () => "tried" };
    assert.deepEqual(pressSquare(MOVES, EMPTY_HAND, C5, tries), { hand: hand(C5) });
    assert.deepEqual(fittingHand(MOVES, hand(C5), tries), hand(C5));
    assert.deepEqual(pressSquare(MOVES, hand(C5), A3, tries), { hand: EMPTY_HAND, play: "tried" });
    assert.deepEqual(pressSquare(MOVES, hand(C5), A2, tries), { hand: hand(A2) });
    assert.deepEqual(pressSquare(MOVES, hand(A2), A3, tries), { hand: EMPTY_HAND, play: "a2a3" });
    assert.deepEqual(pressSquare(MOVES, hand(C5), C5, tries), { hand: EMPTY_HAND });
    assert.deepEqual(pressSquare(MOVES, EMPTY_HAND, A3, tries), { hand: EMPTY_HAND });
  });

  it("is forgotten when its piece cannot move any more", () => {
    assert.deepEqual(fittingHand(MOVES, hand(A2)), hand(A2));
    assert.deepEqual(fittingHand([], hand(A2)), EMPTY_HAND);
  });
});

describe("The keys on a board of squares", () => {
  /** @param {string} key */
  const pressed = (key) => ({ key, ctrlKey: false, metaKey: false, altKey: false });

  it("move over the squares, put a piece back, and set pieces while setting up", () => {
    assert.deepEqual(squareKey(pressed("ArrowUp"), A2, BOARD, []), { focus: A3 });
    assert.deepEqual(squareKey(pressed("Escape"), A2, BOARD, []), { drop: true });
    assert.equal(squareKey(pressed("N"), A2, BOARD, []), null);
    assert.deepEqual(squareKey(pressed("N"), A2, BOARD, chess.editing.tools), { mark: "N" });
    assert.deepEqual(squareKey(pressed("Delete"), A2, BOARD, chess.editing.tools), { mark: "." });
  });
});

/** @param {string} fen @param {number} [side] @returns {import("../../../static/js/boards/chess/moves.js").ChessPicture} */
function pictureOf(fen, side = 8) {
  const cells = fen.replaceAll("/", "").replace(/\d/g, (digit) => ".".repeat(Number(digit)));
  return {
    kind: "chess",
    columns: side,
    rows: side,
    cells,
    last: "",
    check: -1,
    names: { MAX: "White", MIN: "Black" },
  };
}

describe("The picture of chess after a move", () => {
  it("moves the rook of a king that castles", () => {
    const picture = pictureOf("r3k2r/8/8/8/8/8/8/R3K2R");
    assert.ok(after(picture, "e1g1").cells.endsWith("R....RK."));
    assert.ok(after(picture, "e8c8").cells.startsWith("..kr...r"));
  });

  it("takes a pawn in passing, promotes, and marks a king in check", () => {
    const passing = after(pictureOf("4k3/8/8/3pP3/8/8/8/4K3"), "e5d6");
    assert.equal(passing.cells.indexOf("p"), -1);
    const promoted = after(pictureOf("1n5k/P7/8/8/8/8/8/K7"), "a7b8q");
    assert.equal(promoted.cells[1], "Q");
    assert.equal(promoted.check, 7);
    assert.equal(promoted.last, "a7b8q");
  });

  it("names squares on a small board too", () => {
    const small = { columns: 5, rows: 5 };
    assert.equal(squareName(small, 0), "a5");
    assert.equal(squareOf(small, "e1"), 24);
  });
});

describe("A position of chess that is set up by hand", () => {
  const text = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9 after e1e2";
  const { put, read, empty, turn } = chess.editing;

  it("becomes the FEN of the board as it is, with the rights that are left", () => {
    const picture = pictureOf("r3k2r/8/8/8/8/8/8/R3K2R");
    assert.equal(put(text, picture, squareOf(BOARD, "h1"), "."), "r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1");
    assert.equal(put(text, picture, squareOf(BOARD, "e1"), "K"), "r3k2r/8/8/8/8/8/8/R6R w kq - 0 1");
    assert.equal(put("nonsense", picture, squareOf(BOARD, "d4"), "q").split(" ")[0], "r3k2r/8/8/8/3q4/8/8/R3K2R");
  });

  it("is shown while it is no position yet", () => {
    const picture = pictureOf("r3k2r/8/8/8/8/8/8/R3K2R");
    assert.equal(read("8/8/8/8/8/8/8/K7 w", picture)?.cells, `${".".repeat(56)}K.......`);
    assert.equal(read("8/8", picture), null);
  });

  it("can be given to the other side, and emptied down to the kings", () => {
    const picture = pictureOf("r3k2r/8/8/8/8/8/8/R3K2R");
    assert.equal(turn.isOn(turn.give(text, picture, true)), true);
    assert.equal(turn.isOn(turn.give(text, picture, false)), false);
    assert.equal(empty(picture), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert.equal(empty(pictureOf("5/5/5/5/5", 5)), "2k2/5/5/5/2K2 w - - 0 1");
  });
});

describe("The chess pieces", () => {
  it("stay inside their box, and Black's have a plinth", () => {
    for (const { body, discs } of Object.values(DRAWINGS)) {
      for (const [x, y] of body) assert.ok(x >= 0 && x <= 20 && y >= 0 && y <= 20);
      for (const [x, y, radius] of discs) assert.ok(x - radius >= 0 && x + radius <= 20 && y - radius >= 0);
    }
    /** @type {string[]} */
    const done = [];
    const pen = new Proxy({}, { get: (_, name) => () => done.push(String(name)), set: () => true });
    const colours = { fill: "a", stroke: "b" };
    paintPiece(/** @type {any} */ (pen), "P", 0, 0, 20, colours);
    const white = done.filter((name) => name === "lineTo").length;
    done.length = 0;
    paintPiece(/** @type {any} */ (pen), "p", 0, 0, 20, colours);
    assert.equal(done.filter((name) => name === "lineTo").length, white + 3);
  });
});
