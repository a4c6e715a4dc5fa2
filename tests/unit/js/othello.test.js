import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import "../../../static/js/boards/whole.js";
import { positionText } from "../../../static/js/boards/cells.js";
import { BOARDS, gridAt } from "../../../static/js/boards/index.js";
import * as othello from "../../../static/js/boards/othello.js";
import { cellsAt } from "../../../static/js/trace/cells.js";
import { gridKey, keysText } from "../../../static/js/views/board/keys.js";

/** @type {{game: string, picture: any, moves: {move: string, picture: any}[]}[]} */
const ALL = JSON.parse(readFileSync(new URL("pictures.json", import.meta.url), "utf8"));
const GAMES = ALL.filter(({ game }) => game === "othello");
const BOARD = /** @type {import("../../../static/js/boards/index.js").GridBoard} */ (BOARDS.othello);
const START = "......O..X......";

/** The cell of a move; −1 for a pass. @param {string} move @param {number} columns */
const cellOf = (move, columns) =>
  Array.from({ length: columns * columns }, (_, cell) => cell).findIndex(
    (cell) => othello.idOf(cell, columns) === move,
  );

/** A trace of one line of moves from a picture. @param {any} picture @param {readonly string[]} moves */
function lineOf(picture, moves) {
  const rows = [0, ...moves.map((_, index) => index + 1)];
  const starts = picture.mover === "X" ? 0 : 1;
  return /** @type {any} */ ({
    text: { root: { subject: "othello", picture } },
    visited: rows.length,
    parent: rows.map((row) => row - 1),
    kind: rows.map((row) => (row + starts) % 2),
    action: rows.map((row) => row - 1),
    cell: [-1, ...moves.map((move) => cellOf(move, picture.columns))],
  });
}

test("a move on the page flips the discs that it flips in Python, and a pass none", () => {
  assert.ok(GAMES.some(({ moves }) => moves.some(({ move }) => move === "pass")));
  for (const { picture, moves } of GAMES) {
    const trace = lineOf(
      picture,
      moves.map(({ move }) => move),
    );
    for (const [index, { picture: after }] of moves.entries())
      assert.equal(gridAt(trace, index + 1)?.cells, after.cells);
    const passes = moves.filter(({ move }) => move === "pass").length;
    assert.equal(gridAt(trace, moves.length)?.thought.length, moves.length - passes);
  }
});

test("without a board that flips, a mark changes its cell only", () => {
  const [{ picture, moves }] = GAMES;
  const trace = lineOf(picture, [moves[0].move]);
  const before = [...picture.cells];
  const changed = [...(cellsAt(trace, 1)?.cells ?? "")].filter((mark, cell) => mark !== before[cell]);
  assert.deepEqual(changed, ["X"]);
});

test("discs are enclosed in all directions at once, but not towards the edge", () => {
  assert.deepEqual(othello.enclosed("XXX" + "XOO" + "XO.", 3, 8, "X"), [4, 5, 7].sort());
  assert.deepEqual(othello.enclosed(".OO" + "..." + "...", 3, 0, "X"), []);
  assert.deepEqual(othello.enclosed(".O." + "..." + "...", 3, 0, "X"), []);
});

test("squares are called by letters from the left and numbers from the top", () => {
  assert.equal(othello.idOf(0, 8), "a1");
  assert.equal(othello.idOf(19, 8), "d3");
  assert.equal(othello.idOf(63, 8), "h8");
  assert.equal(othello.idOf(15, 4), "d4");
});

test("the arrows lead over the board, and on to the pass and back", () => {
  const key = (/** @type {string} */ name) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false });
  assert.deepEqual(gridKey(key("ArrowDown"), 0, { columns: 4, rows: 4 }, BOARD, false), { focus: 4 });
  assert.deepEqual(gridKey(key("ArrowUp"), 16, { columns: 4, rows: 4 }, BOARD, false), { focus: 12 });
  assert.equal(gridKey(key("d"), 0, { columns: 4, rows: 4 }, BOARD, false), null);
});

test("no key is promised that plays a square by its name", () => {
  const look = (/** @type {string} */ subject) => /** @type {any} */ ({ subject, picture: { kind: "grid" } });
  assert.equal(keysText(look("othello"), false), "Arrow keys move, Enter plays.");
  assert.match(keysText(look("tictactoe"), false), /the number of a square plays it directly\.$/);
});

test("the text of a position names the side to move where that is part of it", () => {
  assert.equal(positionText(START, 4, "O"), "..../..O./.X../.... O");
  assert.equal(positionText(START, 4), "..../..O./.X../....");
});
