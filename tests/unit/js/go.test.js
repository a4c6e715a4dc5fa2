import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import "../../../static/js/boards/whole.js";
import * as go from "../../../static/js/boards/go.js";
import { BOARDS } from "../../../static/js/boards/index.js";
import { afterOn } from "../../../static/js/boards/replay.js";
import { levelsFor, usualRun } from "../../../static/js/kinds/game/levels.js";
import { standingText } from "../../../static/js/words/standing.js";

/** @type {{game: string, picture: any, moves: {move: string, picture: any}[]}[]} */
const ALL = JSON.parse(readFileSync(new URL("pictures.json", import.meta.url), "utf8"));
const GAMES = ALL.filter(({ game }) => game === "go");
const BOARD = /** @type {import("../../../static/js/boards/index.js").GridBoard} */ (BOARDS.go);

/** @param {string} cells @param {number} columns @param {number} cell @param {string} mark */
function after(cells, columns, cell, mark) {
  const board = [...cells];
  BOARD.put?.(board, columns, cell, mark);
  return board.join("");
}

test("points are called by column, and by row from below", () => {
  assert.deepEqual(
    [0, 4, 12, 24].map((cell) => go.idOf(cell, 5)),
    ["a5", "e5", "c3", "e1"],
  );
});

test("a little board has all its lines, at any size", () => {
  /** @type {string[]} */
  const lines = [];
  const pen = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (/** @type {number[]} */ ...at) =>
          name === "lineTo" && lines.push(at.join()),
      set: () => true,
    },
  );
  go.paint(/** @type {any} */ (pen), ".".repeat(25), 5, 5, 0, 0, 48, /** @type {any} */ ({}));
  assert.equal(new Set(lines).size, 9, "five each way, of which two end in the same corner");
});

test("a move on the page takes the stones that it takes in Python", () => {
  let taken = 0;
  for (const { picture, moves } of GAMES) {
    let { cells, columns, mover } = picture;
    for (const { move, picture: next } of moves) {
      const cell = Array.from(cells).findIndex((_, index) => go.idOf(index, columns) === move);
      if (cell >= 0) cells = after(cells, columns, cell, mover);
      assert.equal(cells, next.cells);
      taken += next.taken.length;
      mover = next.mover;
    }
  }
  assert.ok(taken > 0);
});

test("stones that a stone takes make room for it, and without them it takes its own", () => {
  assert.equal(after("OX.......", 3, 3, "X"), ".X.X.....");
  assert.equal(after(".OOO.....", 3, 0, "X"), ".OOO.....");
  assert.equal(after("X.OOO....", 3, 1, "X"), "..OOO....");
});

test("a chain is what is connected along the lines", () => {
  const { stones, liberties } = go.chainAt("XX.O..X..", 3, 1);
  assert.deepEqual([...stones].sort(), [0, 1]);
  assert.equal(liberties, 2);
});

test("its levels are random games, and a mean of points is no won game", () => {
  const look = /** @type {any} */ ({ subject: "go", methods: ["alphabeta", "deepening_to_play", "uct"] });
  assert.deepEqual(
    levelsFor(look).map(({ name }) => name),
    ["2 moves", "50 rounds", "100 rounds", "400 rounds", "1 second"],
  );
  assert.deepEqual(usualRun(look), { method: "uct", depth: "", methodOptions: { rounds: 50 } });
  const names = { MAX: "Black", MIN: "White" };
  assert.equal(standingText(3, "go", "", names), "Black is ahead, by 3");
});

test("a duel is replayed on its board from the ids of the moves", () => {
  const start = { columns: 3, cells: "OX.......", mover: "X" };
  const { cells, mover } = ["a2", "pass", "b1"].reduce(afterOn(/** @type {any} */ (go)), start);
  assert.deepEqual([cells, mover], [".X.X...X.", "O"]);
});
