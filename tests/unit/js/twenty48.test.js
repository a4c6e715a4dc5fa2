import assert from "node:assert/strict";
import test from "node:test";
import { actionTowards } from "../../../static/js/boards/steer.js";
import {
  after,
  editing,
  happened,
  chanceWords,
  paint,
  sentence,
  slide,
  squares,
} from "../../../static/js/boards/twenty48.js";
import { COLOUR, THEME } from "./picture-theme.js";

/** @type {import("../../../static/js/boards/twenty48.js").Picture2048} */
const PICTURE = {
  kind: "twenty48",
  size: 2,
  cells: [2, 2, 0, 4],
  falling: false,
  score: 8,
  left: 9,
  names: { MAX: "Player", MIN: "Chance" },
};

test("the board is told in words, row by row", () => {
  assert.equal(sentence(PICTURE), "Row 1: 2, 2. Row 2: empty, 4. 8 points, 9 slides left.");
  assert.match(sentence({ ...PICTURE, falling: true, left: 1 }), /1 slide left\. A tile is about to fall\.$/);
  assert.equal(chanceWords.describe("2 at 1,2"), "Chance: 2 falls at row 1, column 2.");
});

test("a slide says from which cells each tile has come, so that it can be seen", () => {
  assert.deepEqual(slide(PICTURE, "left"), { cells: [4, 0, 4, 0], from: [[0, 1], [], [3], []], points: 4 });
  assert.deepEqual(slide(PICTURE, "right").from, [[], [1, 0], [], [3]]);
  const four = { size: 4, cells: [2, 2, 2, 2, 4, 2, 2, 0, 2, 0, 0, 2, 8, 4, 2, 2] };
  assert.deepEqual(slide(four, "left").cells, [4, 4, 0, 0, 4, 4, 0, 0, 4, 0, 0, 0, 8, 4, 4, 0]);
  assert.deepEqual(slide(four, "right").cells, [0, 0, 4, 4, 0, 0, 4, 4, 0, 0, 0, 4, 0, 8, 4, 4]);
});

test("a slide is told apart from a fall, and from both at once", () => {
  const slid = after(PICTURE, "left");
  const fallen = after(slid, "2-1-2");
  assert.deepEqual(happened(PICTURE, slid), { from: [[0, 1], [], [3], []], fell: -1 });
  assert.deepEqual(happened(slid, fallen), { from: [], fell: 1 });
  assert.deepEqual(happened(PICTURE, fallen), { from: [[0, 1], [], [3], []], fell: 1 });
  assert.equal(happened(fallen, PICTURE), null, "undone");
  assert.equal(happened(PICTURE, { ...fallen, cells: [8, 2, 4, 0] }), null, "set up");
});

test("arrow keys play the slides, and none that changes nothing", () => {
  const actions = [{ id: "left" }, { id: "down" }];
  assert.equal(actionTowards("ArrowDown", actions), 1);
  assert.equal(actionTowards("ArrowUp", actions), -1);
});

test("a position is set up by doubling and halving, and its counts stay", () => {
  const text = "2 2/. 4; score 8; left 9";
  const put = (/** @type {number} */ cell, /** @type {string} */ tool) => editing.put(text, PICTURE, cell, tool);
  assert.equal(put(3, "+"), "2 2/. 8; score 8; left 9");
  assert.equal(put(2, "+"), "2 2/2 4; score 8; left 9");
  assert.equal(put(0, "-"), ". 2/. 4; score 8; left 9");
  assert.equal(put(3, "-"), "2 2/. 2; score 8; left 9");
  assert.equal(put(3, "."), "2 2/. .; score 8; left 9");
  assert.equal(editing.turn.give(text, PICTURE, true), `${text}; falling`);
  assert.equal(editing.turn.give(`${text}; falling`, PICTURE, false), text);
  assert.ok(editing.turn.isOn(`${text}; falling`));
  assert.equal(editing.empty(PICTURE), "2 ./. .");
  assert.deepEqual(editing.read("2 _\n. 8", PICTURE)?.cells, [2, 0, 0, 8]);
  assert.equal(editing.read("2 ./. . 8", PICTURE), null);
  assert.equal(editing.read("2 ./. x", PICTURE), null);
  assert.deepEqual(squares(PICTURE, true), { columns: 2, rows: 2 });
  assert.equal(squares(PICTURE, false), null);
});

/** The texts and the colours of the frames of a little board. @param {typeof PICTURE} picture @param {number} size */
function painted(picture, size) {
  /** @type {string[]} */
  const texts = [];
  /** @type {string[]} */
  const frames = [];
  const pen = new Proxy(/** @type {any} */ ({}), {
    get: (own, name) => {
      if (name === "fillText") return (/** @type {string} */ text) => texts.push(text);
      if (name === "stroke") return () => frames.push(own.strokeStyle);
      return own[name] ?? (() => {});
    },
  });
  paint(pen, picture, picture, 0, 0, size, THEME);
  return { texts, frames };
}

test("a little board has the numbers of its tiles, and a frame around the one that fell last", () => {
  const { control, now } = COLOUR;
  const fallen = after(after(PICTURE, "left"), "2-2-2");
  assert.deepEqual(fallen.cells, [4, 0, 4, 2]);
  assert.deepEqual(painted(fallen, 60), { texts: ["4", "4", "2"], frames: [control, control, control, now] });
  assert.deepEqual(painted(after(fallen, "up"), 60).frames, [control, control, control]);
  // Where no number could be read, there is none.
  assert.deepEqual(painted(fallen, 20).texts, []);
});
