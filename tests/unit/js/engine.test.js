import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bestMoves, engineNote, scoreText, scoreWords, settledNote } from "../../../static/js/engine.js";
import { gridOf } from "../../../static/js/views/score-grid.js";

/** @typedef {import("../../../static/js/engine.js").MoveScore} MoveScore */
/** @typedef {import("../../../static/js/engine.js").EngineAnswer} EngineAnswer */

/** A column of Connect-4. @param {number | null} least @param {number | null} [most] @param {string} [id] @returns {MoveScore} */
const column = (least, most = least, id = "4") => ({ id, name: `column ${id}`, cell: 38, least, most, plies: null });

/** @param {Partial<EngineAnswer>} [change] @returns {EngineAnswer} */
const answered = (change) => ({
  means: "search", best: "4", bestName: "column 4", sure: true, moves: [column(1)],
  seconds: 3, estimate: null, depth: 30, positions: 1234, ...change,
});

describe("A score", () => {
  const discs = { mover: "X", other: "O", discs: true };
  const plain = { ...discs, discs: false };

  it("says who wins, and in Connect-4 with which disc counted from the last", () => {
    assert.equal(scoreWords(column(3), discs), "X wins with the 3rd last disc");
    assert.equal(scoreWords(column(1), discs), "X wins with the last disc");
    assert.equal(scoreWords(column(-2), discs), "O wins with the 2nd last disc");
    assert.equal(scoreWords(column(18), { mover: "O", other: "X", discs: true }), "O wins with the 18th last disc");
    assert.equal(scoreWords(column(0), discs), "a draw");
  });

  it("says in how many plies, where that is known", () => {
    assert.equal(scoreWords({ ...column(1), plies: 41 }, discs), "X wins with the last disc, in 41 plies");
    assert.equal(scoreWords({ ...column(-1), plies: 6 }, plain), "O wins in 6 plies");
    assert.equal(scoreWords({ ...column(1), plies: 1 }, plain), "X wins at once");
    assert.equal(scoreWords(column(1), plain), "X wins");
  });

  it("that is only bounded says what the bound proves, and no more", () => {
    const cases = /** @type {const} */ ([
      [1, null, "≥ 1", "X wins, it is not known how soon"],
      [null, -3, "≤ −3", "O wins, it is not known how soon"],
      [0, null, "≥ 0", "at least a draw for X"],
      [null, 0, "≤ 0", "at most a draw for X"],
      [-4, 0, "≤ 0", "at most a draw for X"],
      [0, 5, "≥ 0", "at least a draw for X"],
      [2, 5, "≥ 2", "X wins, it is not known how soon"],
      [-5, -2, "≤ −2", "O wins, it is not known how soon"],
      [null, 12, "≤ 12", "not known in this time who wins"],
      [null, null, "?", "not known in this time"],
    ]);
    for (const [least, most, text, words] of cases) {
      assert.equal(scoreText(column(least, most)), text, `${least} to ${most}`);
      assert.equal(scoreWords(column(least, most), discs), words, `${least} to ${most}`);
    }
  });

  it("is written with its sign", () => {
    assert.deepEqual([3, 0, -3].map((score) => scoreText(column(score))), ["+3", "0", "−3"]);
  });
});

describe("The best moves", () => {
  const moves = [-2, 3, 0, 3].map((score, index) => column(score, score, String(index + 1)));

  it("are all those that are as good as the one that is taken", () => {
    assert.deepEqual(bestMoves({ moves, best: "2", sure: true }), ["2", "4"]);
  });

  it("are none where none is known to be best", () => {
    assert.deepEqual(bestMoves({ moves, best: "2", sure: false }), []);
  });

  it("may be known before their own score is", () => {
    const open = [...moves, column(null, null, "5"), column(null, null, "6")];
    assert.deepEqual(bestMoves({ moves: open, best: "5", sure: true }), ["5"]);
  });
});

describe("What the engine says of its work", () => {
  it("depends on how it knows", () => {
    assert.equal(engineNote(answered()), "The engine looked at 1,234 positions and is certain which is best.");
    assert.equal(engineNote(answered({ means: "table", positions: 5478 })), "Solved outright: 5,478 positions.");
    assert.equal(engineNote(answered({ means: "table", positions: 1 })), "Solved outright: 1 position.");
    assert.equal(engineNote(answered({ means: "theory", positions: 12 })), "Solved outright: 12 positions by the theory of Nim, without a search.");
    assert.match(engineNote(answered({ means: "openings", positions: 0 })), /openings .* by heart\.$/);
  });

  it("does not claim a certainty that it has not", () => {
    const note = engineNote(answered({ sure: false, estimate: 0.04, depth: 8 }));
    assert.equal(note, "The engine looked at 1,234 positions, 8 moves deep, and takes column 4 to be worth 0.04 to the side to move: which move is best is not certain in the time it had.");
  });

  it("counts the columns that are solved, bounded and not known, in one sentence", () => {
    const known = [column(3), column(-1), column(null, 0), column(null), column(null), column(null), column(1, null)];
    assert.equal(settledNote(answered({ moves: known })), "In 3 s: 2 of 7 columns are solved, 2 have a proven bound (≥ or ≤), 3 are not known (?).");
    assert.equal(settledNote(answered({ moves: [column(null), column(null, 2)], seconds: 0.5 })), "In 0.5 s: none of 2 columns are solved, 1 has a proven bound (≥ or ≤), 1 is not known (?).");
    assert.equal(settledNote(answered({ moves: [column(1), column(2)] })), "");
  });
});

describe("The grid of moves", () => {
  /** @param {string} id @param {number} cell */
  const move = (id, cell) => ({ ...column(0), id, cell });

  it("stands as the board does, with the marks that lie there", () => {
    const picture = { kind: /** @type {const} */ ("grid"), rows: 2, columns: 2, cells: "X..O", line: [] };
    const grid = gridOf(picture, [move("1", 1)]);
    assert.deepEqual(grid?.heads, []);
    assert.deepEqual(grid?.rows.map(({ places }) => places), [[{ mark: "X" }, { move: move("1", 1) }], [null, { mark: "O" }]]);
  });

  it("of Nim has a column for each heap that is left and a row for each number of tokens", () => {
    const picture = /** @type {any} */ ({ kind: "nim", heaps: [1, 0, 2], misere: false, nimSum: 3, names: { MAX: "MAX", MIN: "MIN" } });
    const moves = [move("take-1-1", -1), move("take-3-1", -1), move("take-3-2", -1)];
    const grid = gridOf(picture, moves);
    assert.deepEqual(grid?.heads, ["heap 1", "heap 3"]);
    assert.deepEqual(grid?.rows.map(({ head }) => head), ["take 1", "take 2"]);
    assert.deepEqual(grid?.rows.map(({ places }) => places.map((place) => (place && "move" in place ? place.move.id : null))), [["take-1-1", "take-3-1"], [null, "take-3-2"]]);
  });

  it("is none for other pictures", () => {
    assert.equal(gridOf(/** @type {any} */ ({ kind: "pig" }), []), null);
  });
});
