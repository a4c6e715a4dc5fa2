import assert from "node:assert/strict";
import test from "node:test";
import "../../../static/js/boards/whole.js";
import { statusText, whereText } from "../../../static/js/views/board/situation.js";
import { gridKey, sceneKey } from "../../../static/js/views/board/keys.js";
import { chanceWordsOf } from "../../../static/js/boards/index.js";
import { USUAL_WORDS } from "../../../static/js/boards/chance-words.js";
import * as connect4 from "../../../static/js/boards/connect4.js";

/** @param {object} some @returns {import("../../../static/js/python/protocol.js").GameLook} */
const look = (some) =>
  /** @type {any} */ ({ toMove: "MAX", mover: "MAX", terminal: false, verdict: "", picture: {}, ...some });

const DIE = chanceWordsOf("pig");

/** @param {string} name @param {object} [held] */
const key = (name, held = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });

test("the status says whose turn it is, by name and by side", () => {
  assert.equal(statusText(look({}), false, false, DIE), "MAX to move");
  assert.equal(statusText(look({ toMove: "MIN", mover: "O" }), false, false, DIE), "O to move (MIN)");
  assert.equal(
    statusText(
      look({ mover: "player 3", picture: { players: ["player 1", "player 2", "player 3"] } }),
      false,
      false,
      DIE,
    ),
    "Player 3 to move",
  );
});

test("whoever plays against Python is told that it is their move, and with what", () => {
  const status = (/** @type {object} */ some) => statusText(look(some), false, false, DIE, "MIN");
  assert.equal(status({}), "Your move");
  assert.equal(status({ mover: "player", planners: ["expectiminimax"] }), "Your move");
  assert.equal(status({ mover: "white" }), "Your move: White (MAX)");
  assert.equal(status({ toMove: "MIN", mover: "black" }), "Black to move (MIN)");
});

test("the status says how to roll or deal, and how the game ended", () => {
  assert.equal(statusText(look({ toMove: "CHANCE" }), false, false, DIE), "Roll the die, or pick a face.");
  assert.equal(
    statusText(look({ toMove: "CHANCE" }), false, false, USUAL_WORDS),
    "Let chance decide, or choose yourself.",
  );
  assert.equal(statusText(look({ terminal: true, verdict: "A draw." }), false, false, DIE), "A draw.");
});

test("where the search is at the end of a game, it says how the game ended", () => {
  assert.equal(whereText({ name: "White Rb2", verdict: "" }), "White Rb2");
  assert.equal(whereText({ name: "O 2" }), "O 2");
  assert.equal(whereText({ name: "White Rb2", verdict: "Stalemate: a draw." }), "Stalemate: a draw.");
});

test("the outcome of chance comes first", () => {
  const drawn = { id: "4", name: "4", cell: -1 };
  assert.equal(statusText(look({ drawn }), false, false, DIE), "The die shows 4. MAX to move");
  assert.equal(statusText(look({ drawn }), true, false, DIE), "The die shows 4. Python is thinking…");
  assert.equal(statusText(look({ drawn }), false, false, USUAL_WORDS), "Chance chose 4. MAX to move");
  assert.equal(
    statusText(look({ drawn, terminal: true, verdict: "MAX wins." }), false, false, USUAL_WORDS),
    "MAX wins.",
  );
});

test("nobody learns both cards when they are dealt", () => {
  const drawn = { id: "KQ", name: "K against Q", cell: -1 };
  assert.equal(statusText(look({ drawn }), false, false, chanceWordsOf("kuhn")), "The cards are dealt. MAX to move");
});

test("Python's thinking and the set-up come first", () => {
  assert.equal(statusText(look({ toMove: "CHANCE" }), true, false, DIE), "Python is thinking…");
  assert.equal(statusText(look({}), false, true, DIE), "Click squares, or type below.");
});

const SEVEN = { columns: 7, rows: 1 };

test("on a grid the arrows move, a number plays, and a mark is only set while setting up", () => {
  assert.deepEqual(gridKey(key("ArrowRight"), 2, SEVEN, connect4, false), { focus: 3 });
  assert.deepEqual(gridKey(key("5"), 2, SEVEN, connect4, false), { focus: 4, play: "5" });
  assert.equal(gridKey(key("5"), 2, SEVEN, null, false), null);
  assert.equal(gridKey(key("x"), 2, SEVEN, connect4, false), null);
  assert.deepEqual(gridKey(key("x"), 2, SEVEN, null, true), { mark: "X" });
  assert.deepEqual(gridKey(key("Delete"), 2, SEVEN, null, true), { mark: "." });
});

const TWO = [
  { left: 0, top: 0, width: 10, height: 10 },
  { left: 20, top: 0, width: 10, height: 10 },
];
const ROLL_OR_HOLD = [{ id: "roll" }, { id: "hold" }];

test("on a scene the arrows move and a letter plays, unless the moves are closed", () => {
  assert.deepEqual(sceneKey(key("ArrowRight"), 0, TWO, ROLL_OR_HOLD, false), { focus: 1 });
  assert.deepEqual(sceneKey(key("h"), 0, TWO, ROLL_OR_HOLD, true), { focus: 1, play: "hold" });
  assert.equal(sceneKey(key("h"), 0, TWO, ROLL_OR_HOLD, false), null);
});

test("the browser's own shortcuts are left alone", () => {
  assert.equal(sceneKey(key("r", { ctrlKey: true }), 0, TWO, ROLL_OR_HOLD, true), null);
  assert.equal(gridKey(key("5", { altKey: true }), 2, SEVEN, connect4, false), null);
});
