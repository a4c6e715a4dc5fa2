import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { endText, shareOf, standingText } from "../../../static/js/words/standing.js";

const SIDES = { MAX: "White", MIN: "Black" };
const GAMES = ["chess", "checkers", "kalah", "dots", "pacman", "coins", "othello", "connect4", "nim"];
const VALUES = [-1000, -99, -6, -2, -1, -0.5, -0.115, -0.0303, 0, 0.0303, 0.115, 0.5, 1, 2, 6, 99, 1000];

describe("Who is better", () => {
  it("is one scale: a greater value never shows less, and both sides are alike", () => {
    for (const game of GAMES) {
      const shares = VALUES.map((value) => shareOf(value, game));
      for (let i = 1; i < shares.length; i++) assert.ok(shares[i] >= shares[i - 1], `${game} ${VALUES[i]}`);
      shares.forEach((share, i) => assert.ok(Math.abs(share + shares[shares.length - 1 - i] - 1) < 1e-12, game));
      assert.equal(shares[VALUES.indexOf(0)], 0.5, game);
    }
  });

  it("is a little where the value is little, and all where a win is certain", () => {
    assert.ok(Math.abs(shareOf(0.0303, "othello") - 0.515) < 0.001);
    assert.ok(Math.abs(shareOf(0.115, "connect4") - 0.5575) < 0.001);
    assert.equal(shareOf(-0.5, "nim"), 0.25);
    assert.deepEqual([shareOf(1, "tictactoe"), shareOf(-1000, "chess")], [1, 0]);
  });

  it("is said of the person and of Python, with what the number counts", () => {
    /** @param {number} value @param {string} game @param {string} [python] */
    const said = (value, game, python = "MIN") => standingText(value, game, python, SIDES);
    assert.equal(said(-0.15, "chess"), "Python is slightly ahead, by 0.15 pawns");
    assert.equal(said(-1, "chess", "MAX"), "you are ahead, by 1 pawn");
    assert.equal(said(9, "kalah", ""), "White is far ahead, by 9 seeds");
    assert.equal(said(0.115, "connect4"), "you are slightly ahead (0.115, where 1 is a win)");
    assert.equal(said(-1, "tictactoe"), "Python can force a win");
    assert.equal(said(0, "tictactoe"), "the game is even");
    assert.equal(said(-134.5, "pacman", "MAX"), "White gets −134.5 points, which is good for you");
    assert.equal(said(1834.5, "twenty48"), "the position is worth 1834.5");
  });
});

describe("The end of a game", () => {
  /** @param {number} utility @param {string} verdict @param {object} [more] */
  const ended = (utility, verdict, more) => {
    const look = { subject: "chess", utility, verdict, picture: {}, ...more };
    return endText(look, "MIN", SIDES);
  };

  it("is one line, from the person's side", () => {
    assert.equal(ended(1000, "Black is checkmated: White wins."), "You won. Black is checkmated: White wins.");
    assert.equal(ended(-1, "O has three in a row."), "Python won. O has three in a row.");
    assert.equal(ended(0, "The board is full: a draw."), "The board is full: a draw.");
    assert.equal(
      ended(0, "MAX chose Rock and MIN chose Rock: MAX gets 0."),
      "A draw. MAX chose Rock and MIN chose Rock: MAX gets 0.",
    );
  });

  it("has no winner where only points are counted, or one side always gets something", () => {
    assert.equal(ended(30, "No round is left: 30 points.", { subject: "pacman" }), "No round is left: 30 points.");
    const penalty = {
      subject: "matrix",
      picture: {
        payoffs: [
          [58.3, 94.97],
          [92.91, 69.92],
        ],
      },
    };
    assert.equal(ended(58.3, "MAX gets 58.3.", penalty), "MAX gets 58.3.");
    const paper = {
      subject: "matrix",
      picture: {
        payoffs: [
          [0, -1],
          [1, 0],
        ],
      },
    };
    assert.equal(ended(-1, "MAX gets −1.", paper), "Python won. MAX gets −1.");
  });
});
