import assert from "node:assert/strict";
import test from "node:test";
import "../../../static/js/boards/whole.js";
import {
  cellsToText,
  columnOf,
  describeCell,
  markAfter,
  neighbour,
  nextMark,
  strikeThrough,
} from "../../../static/js/boards/cells.js";
import * as connect4 from "../../../static/js/boards/connect4.js";
import { BOARDS } from "../../../static/js/boards/index.js";
import * as tictactoe from "../../../static/js/boards/tictactoe.js";

const { columnName } = connect4;

const THEME = {
  control: "line",
  surface: "surface",
  max: "max",
  min: "min",
  felt: "felt",
  wood: "wood",
  "piece-light": "white",
  "piece-dark": "black",
};

/** A canvas context that records all calls. */
function recorder() {
  /** @type {{paths: number, crosses: number, points: number[][], inks: string[]}} */
  const seen = { paths: 0, crosses: 0, points: [], inks: [] };
  const pen = {
    strokeStyle: "",
    fillStyle: "",
    lineWidth: 0,
    lineCap: /** @type {CanvasLineCap} */ ("butt"),
    beginPath() {
      seen.paths += 1;
    },
    /** @param {number} x @param {number} y */
    moveTo(x, y) {
      seen.points.push([x, y]);
    },
    /** @param {number} x @param {number} y */
    lineTo(x, y) {
      seen.points.push([x, y]);
    },
    /** @param {number} x @param {number} y @param {number} radius */
    arc(x, y, radius) {
      seen.points.push([x - radius, y - radius], [x + radius, y + radius]);
    },
    stroke() {
      seen.inks.push(`stroke ${this.strokeStyle}`);
    },
    fill() {
      seen.inks.push(`fill ${this.fillStyle}`);
    },
    /** @param {number} x @param {number} y @param {number} width @param {number} height */
    fillRect(x, y, width, height) {
      seen.points.push([x, y], [x + width, y + height]);
    },
  };
  return { pen, seen };
}

/** @param {Partial<import("../../../static/js/boards/index.js").BoardProps>} some */
function boardProps(some) {
  return /** @type {import("../../../static/js/boards/index.js").BoardProps} */ ({
    rows: 6,
    columns: 7,
    cells: ".".repeat(42),
    line: [],
    thought: [],
    lastCell: -1,
    freshCell: -1,
    actions: [],
    open: true,
    mover: "X",
    values: null,
    scores: [],
    hint: null,
    setup: false,
    busy: false,
    ...some,
  });
}

test("arrow keys go to the neighbouring cell", () => {
  assert.equal(neighbour("ArrowLeft", 4, 3, 3), 3);
  assert.equal(neighbour("ArrowRight", 4, 3, 3), 5);
  assert.equal(neighbour("ArrowUp", 4, 3, 3), 1);
  assert.equal(neighbour("ArrowDown", 4, 3, 3), 7);
});

test("arrow keys stay on the board at its edges", () => {
  assert.equal(neighbour("ArrowLeft", 3, 3, 3), 3);
  assert.equal(neighbour("ArrowRight", 5, 3, 3), 5);
  assert.equal(neighbour("ArrowUp", 1, 3, 3), 1);
  assert.equal(neighbour("ArrowDown", 7, 3, 3), 7);
  assert.equal(neighbour("ArrowDown", 4, 7, 1), 4);
});

test("Home and End go to the ends of a row, and other keys do nothing", () => {
  assert.equal(neighbour("Home", 4, 3, 3), 3);
  assert.equal(neighbour("End", 4, 3, 3), 5);
  assert.equal(neighbour("a", 4, 3, 3), null);
});

test("clicking a cell again and again goes from empty through X and O back to empty", () => {
  assert.equal(nextMark("."), "X");
  assert.equal(nextMark("X"), "O");
  assert.equal(nextMark("O"), ".");
});

test("a tool places its mark, or removes it if it is already there", () => {
  assert.equal(markAfter(".", "O"), "O");
  assert.equal(markAfter("X", "O"), "O");
  assert.equal(markAfter("O", "O"), ".");
  assert.equal(markAfter("X", "."), ".");
  assert.equal(markAfter(".", "."), ".");
  assert.equal(markAfter("X", "cycle"), "O");
});

test("cells are written as rows from the top, separated by slashes", () => {
  assert.equal(cellsToText("X.O......", 3), "X.O/.../...");
});

test("a column is read from the top", () => {
  assert.equal(columnOf("X.O.XO..X", 3, 2), "OOX");
});

test("the stroke through a finished line runs from centre to centre", () => {
  assert.deepEqual(strikeThrough([8, 0, 4], 3), { x1: 0.5, y1: 0.5, x2: 2.5, y2: 2.5 });
  assert.deepEqual(strikeThrough([2, 4, 6], 3), { x1: 2.5, y1: 0.5, x2: 0.5, y2: 2.5 });
  assert.deepEqual(strikeThrough([35, 36, 37, 38], 7), { x1: 0.5, y1: 5.5, x2: 3.5, y2: 5.5 });
});

test("there is no stroke without a line, nor through cells that are not on one", () => {
  assert.equal(strikeThrough([], 3), null);
  assert.equal(strikeThrough([0, 1, 5], 3), null);
});

test("a cell says its mark and what is special about it", () => {
  const picture = { thought: [5, 3], line: [0], lastCell: 0, names: { MAX: "X", MIN: "O" } };
  assert.equal(describeCell("X..O.X...", 4, picture), "empty");
  assert.equal(describeCell("X..O.X...", 3, picture), "O, ply 2 of the search");
  assert.equal(describeCell("X..O.X...", 0, picture), "X, last move, in the finished line");
  assert.equal(
    describeCell("O", 0, { ...picture, names: { MAX: "Black", MIN: "White" }, line: [], thought: [], lastCell: -1 }),
    "White",
  );
});

test("a column says how many discs it has, which is on top, and where a disc would land", () => {
  const cells = `${".".repeat(28)}..O......X....`;
  const action = { id: "3", name: "column 3", cell: 23 };
  assert.equal(columnName(boardProps({ cells }), 2, action), "column 3: 2 discs, top O, lands in row 4");
});

test("a column says that it is empty, that it is full, and what its move is worth", () => {
  const full = { rows: 2, columns: 2, cells: "X.O." };
  assert.equal(columnName(boardProps(full), 0, undefined), "column 1: 2 discs, top X, full");
  assert.equal(
    columnName(boardProps({ ...full, values: { 2: -1 }, hint: "2" }), 1, { id: "2", name: "column 2", cell: 3 }),
    "column 2: empty, lands in row 2, value −1 for MAX, best move",
  );
});

test("Connect-4 has columns as buttons, and cells during set-up", () => {
  assert.deepEqual(connect4.buttons(7, 6, false), { columns: 7, rows: 1 });
  assert.deepEqual(connect4.buttons(7, 6, true), { columns: 7, rows: 6 });
  assert.deepEqual(tictactoe.buttons(3, 3), { columns: 3, rows: 3 });
});

for (const [id, board] of Object.entries(BOARDS)) {
  if (board.kind !== "grid") continue;

  test(`${id} paints with as many paths for a full board as for an empty one`, () => {
    const empty = recorder();
    const full = recorder();
    board.paint(empty.pen, ".........", 3, 3, 0, 0, 30, THEME);
    board.paint(full.pen, "XOXOXOXOX", 3, 3, 0, 0, 30, THEME);
    assert.equal(full.seen.paths, empty.seen.paths);
    assert.ok(full.seen.paths <= 4);
  });

  const [ofX, ofO] = ["othello", "go"].includes(id) ? ["black", "white"] : ["max", "min"];
  test(`${id} paints X in ${ofX} and O in ${ofO}`, () => {
    const { pen, seen } = recorder();
    board.paint(pen, "XO.......", 3, 3, 0, 0, 30, THEME);
    assert.ok(seen.inks.some((ink) => ink.endsWith(` ${ofX}`)));
    assert.ok(seen.inks.some((ink) => ink.endsWith(` ${ofO}`)));
  });

  test(`${id} draws X and O by different shapes, whatever their colours`, () => {
    const cross = recorder();
    const ring = recorder();
    board.paint(cross.pen, "X........", 3, 3, 0, 0, 30, THEME);
    board.paint(ring.pen, "O........", 3, 3, 0, 0, 30, THEME);
    assert.notDeepEqual(cross.seen.points, ring.seen.points);
  });

  test(`${id} paints every mark inside its box, whatever the board's size`, () => {
    for (const [columns, rows] of [
      [3, 3],
      [7, 6],
      [4, 4],
      [2, 5],
    ]) {
      const { pen, seen } = recorder();
      const cells = "XO".repeat(columns * rows).slice(0, columns * rows);
      board.paint(pen, cells, columns, rows, 100, 50, 42, THEME);
      assert.ok(seen.points.length > 0);
      for (const [x, y] of seen.points) {
        assert.ok(x >= 100 && x <= 142 && y >= 50 && y <= 92, `(${x}, ${y}) is outside`);
      }
    }
  });
}
