import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  bestMoves,
  engineNote,
  scoreText,
  scoreWords,
  settledNote,
  verdictWords,
} from "../../../static/js/words/engine-scores.js";
import { gridOf } from "../../../static/js/kinds/game/score-grid.js";

/** @typedef {import("../../../static/js/words/engine-scores.js").MoveScore} MoveScore */
/** @typedef {import("../../../static/js/words/engine-scores.js").EngineAnswer} EngineAnswer */

/** A column of Connect-4. @param {number | null} least @param {number | null} [most] @param {string} [id] @returns {MoveScore} */
const column = (least, most = least, id = "4") => ({ id, name: `column ${id}`, cell: 38, least, most, plies: null });

/** @param {Partial<EngineAnswer>} [change] @returns {EngineAnswer} */
const answered = (change) => ({
  means: "search",
  best: "4",
  bestName: "column 4",
  sure: true,
  moves: [column(1)],
  seconds: 3,
  estimate: null,
  depth: 30,
  positions: 1234,
  ...change,
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

  it("says in how many plies, if that is known", () => {
    assert.equal(scoreWords({ ...column(1), plies: 41 }, discs), "X wins with the last disc, in 41 plies");
    assert.equal(scoreWords({ ...column(-1), plies: 6 }, plain), "O wins in 6 plies");
    assert.equal(scoreWords({ ...column(1), plies: 1 }, plain), "X wins at once");
    assert.equal(scoreWords(column(1), plain), "X wins");
  });

  it("that is only a bound says what the bound proves, and no more", () => {
    const cases = /** @type {const} */ ([
      [1, null, "≥ 1", "X wins, but it is not known how soon"],
      [null, -3, "≤ −3", "O wins, but it is not known how soon"],
      [0, null, "≥ 0", "at least a draw for X"],
      [null, 0, "≤ 0", "at most a draw for X"],
      [-4, 0, "≤ 0", "at most a draw for X"],
      [0, 5, "≥ 0", "at least a draw for X"],
      [2, 5, "≥ 2", "X wins, but it is not known how soon"],
      [-5, -2, "≤ −2", "O wins, but it is not known how soon"],
      [null, 12, "≤ 12", "not enough time to tell who wins"],
      [null, null, "?", "not enough time to tell"],
    ]);
    for (const [least, most, text, words] of cases) {
      assert.equal(scoreText(column(least, most)), text, `${least} to ${most}`);
      assert.equal(scoreWords(column(least, most), discs), words, `${least} to ${most}`);
    }
  });

  it("is written with its sign", () => {
    assert.deepEqual(
      [3, 0, -3].map((score) => scoreText(column(score))),
      ["+3", "0", "−3"],
    );
  });
});

describe("The best moves", () => {
  const moves = [-2, 3, 0, 3].map((score, index) => column(score, score, String(index + 1)));

  it("are all moves that are as good as the chosen one", () => {
    assert.deepEqual(bestMoves({ moves, best: "2", sure: true }), ["2", "4"]);
  });

  it("are none if no move is known to be best", () => {
    assert.deepEqual(bestMoves({ moves, best: "2", sure: false }), []);
  });

  it("may be known before their own scores", () => {
    const open = [...moves, column(null, null, "5"), column(null, null, "6")];
    assert.deepEqual(bestMoves({ moves: open, best: "5", sure: true }), ["5"]);
  });
});

describe("The verdict on all moves", () => {
  const sides = { mover: "X", other: "O", discs: false };
  /** A move of tic-tac-toe. @param {number} square @param {number} score @param {number} plies @returns {MoveScore} */
  const square = (square, score, plies) => ({
    id: `${square}`,
    name: `square ${square}`,
    cell: square - 1,
    least: score,
    most: score,
    plies,
  });
  const every = (/** @type {MoveScore[]} */ moves) => moves.map(({ id }) => id);

  it("says which loss takes longest if they differ", () => {
    // OXX/O../...
    const moves = [square(5, -1, 2), square(6, -1, 2), square(7, -1, 4), square(8, -1, 2), square(9, -1, 2)];
    assert.equal(
      verdictWords(moves, every(moves), sides),
      "★ Best: every move. With best play, O wins, and the game lasts 4 plies with square 7, 2 plies with the others.",
    );
  });

  it("says which win is fastest if they differ", () => {
    const moves = [square(5, 1, 3), square(7, 1, 1), square(8, 0, 3), square(9, 1, 5)];
    assert.equal(
      verdictWords(moves, ["5", "7", "9"], sides),
      "★ Best: square 5, square 7, square 9. With best play, X wins: at once with square 7, in 3 plies with square 5, in 5 plies with square 9.",
    );
  });

  it("is one sentence if all are equally long, if it is a draw, and if lengths are not known", () => {
    const two = (/** @type {number} */ score, /** @type {number} */ plies) => [
      square(1, score, plies),
      square(2, score, plies),
    ];
    assert.equal(verdictWords(two(1, 3), ["1", "2"], sides), "★ Best: every move. With best play, X wins in 3 plies.");
    assert.equal(verdictWords(two(0, 2), ["1", "2"], sides), "★ Best: every move. With best play, it is a draw.");
    assert.equal(verdictWords([column(-1), column(-1)], ["4"], sides), "★ Best: every move. With best play, O wins.");
  });

  it("of Connect-4 names columns, and says which are not proven", () => {
    const discs = { ...sides, discs: true };
    const moves = [column(3, 3, "3"), column(3, 3, "4"), column(-1, -1, "5")];
    assert.equal(
      verdictWords(moves, ["3", "4"], discs),
      "★ Best: columns 3, 4. With best play, X wins with the 3rd last disc.",
    );
    assert.equal(verdictWords(moves, [], discs), "The best column is not proved yet.");
    assert.equal(
      verdictWords([column(1, null)], ["4"], discs),
      "★ Best: column 4, although its exact score is not known.",
    );
  });
});

describe("What the engine says about its work", () => {
  it("depends on how it knows", () => {
    assert.equal(engineNote(answered()), "The engine looked at 1,234 positions and is certain which move is best.");
    assert.equal(engineNote(answered({ means: "table", positions: 5478 })), "Solved completely: 5,478 positions.");
    assert.equal(engineNote(answered({ means: "table", positions: 1 })), "Solved completely: 1 position.");
    assert.equal(
      engineNote(answered({ means: "theory", positions: 12 })),
      "Solved by the theory of Nim, without a search: 12 positions.",
    );
    assert.match(engineNote(answered({ means: "openings", positions: 0 })), /openings .* from a table\.$/);
  });

  it("does not claim to be certain if it is not", () => {
    const note = engineNote(answered({ sure: false, estimate: 0.04, depth: 8 }));
    assert.equal(
      note,
      "The engine looked at 1,234 positions, 8 moves deep and estimates column 4 at 0.04 for the player to move. It did not have enough time to be certain which move is best.",
    );
  });

  it("counts the solved, bounded and unknown columns in one sentence", () => {
    const known = [column(3), column(-1), column(null, 0), column(null), column(null), column(null), column(1, null)];
    assert.equal(
      settledNote(answered({ moves: known })),
      "In 3 s: 2 of 7 columns are solved, 2 have a proven bound (≥ or ≤), 3 are unknown (?).",
    );
    assert.equal(
      settledNote(answered({ moves: [column(null), column(null, 2)], seconds: 0.5 })),
      "In 0.5 s: none of 2 columns are solved, 1 has a proven bound (≥ or ≤), 1 is unknown (?).",
    );
    assert.equal(settledNote(answered({ moves: [column(1), column(2)] })), "");
  });
});

describe("The grid of moves", () => {
  /** @param {string} id @param {number} cell */
  const move = (id, cell) => ({ ...column(0), id, cell });

  it("has the shape of the board, with its marks", () => {
    const picture = { kind: /** @type {const} */ ("grid"), rows: 2, columns: 2, cells: "X..O", line: [] };
    const grid = gridOf(picture, [move("1", 1)]);
    assert.deepEqual(grid?.heads, []);
    assert.deepEqual(
      grid?.rows.map(({ places }) => places),
      [
        [{ mark: "X" }, { move: move("1", 1) }],
        [null, { mark: "O" }],
      ],
    );
  });

  it("of Nim has a column for each heap that is left and a row for each number of tokens", () => {
    const picture = /** @type {any} */ ({
      kind: "nim",
      heaps: [1, 0, 2],
      misere: false,
      nimSum: 3,
      names: { MAX: "MAX", MIN: "MIN" },
    });
    const moves = [move("take-1-1", -1), move("take-3-1", -1), move("take-3-2", -1)];
    const grid = gridOf(picture, moves);
    assert.deepEqual(grid?.heads, ["heap 1", "heap 3"]);
    assert.deepEqual(
      grid?.rows.map(({ head }) => head),
      ["take 1", "take 2"],
    );
    assert.deepEqual(
      grid?.rows.map(({ places }) => places.map((place) => (place && "move" in place ? place.move.id : null))),
      [
        ["take-1-1", "take-3-1"],
        [null, "take-3-2"],
      ],
    );
  });

  it("is none for other pictures", () => {
    assert.equal(gridOf(/** @type {any} */ ({ kind: "pig" }), []), null);
  });
});
