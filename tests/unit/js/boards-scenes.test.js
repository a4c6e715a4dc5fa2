import assert from "node:assert/strict";
import test from "node:test";
import "../../../static/js/boards/whole.js";
import * as coins from "../../../static/js/boards/coins.js";
import { fractionText, percentText } from "../../../static/js/words/fraction.js";
import { BOARDS, hidesMoves, hidesSomething, targetOf } from "../../../static/js/boards/index.js";
import * as kuhn from "../../../static/js/boards/kuhn.js";
import * as matrix from "../../../static/js/boards/matrix.js";
import { binaryRows, theory } from "../../../static/js/boards/nim-theory.js";
import * as nim from "../../../static/js/boards/nim.js";
import * as pig from "../../../static/js/boards/pig.js";
import { actionOfKey, boxTowards } from "../../../static/js/boards/steer.js";

const names = { MAX: "Ann", MIN: "Bob" };

/** Boxes of 10 by 10 at these places. @param {...[number, number]} places */
const boxes = (...places) => places.map(([left, top]) => ({ left, top, width: 10, height: 10 }));

test("an arrow key goes to the nearest button in its direction", () => {
  const grid = boxes([0, 0], [20, 0], [40, 0], [0, 20], [20, 20], [40, 20]);
  assert.equal(boxTowards("ArrowRight", 0, grid), 1);
  assert.equal(boxTowards("ArrowLeft", 5, grid), 4);
  assert.equal(boxTowards("ArrowDown", 1, grid), 4);
  assert.equal(boxTowards("ArrowUp", 3, grid), 0);
});

test("an arrow key stays if there is nothing in its direction", () => {
  const row = boxes([0, 0], [20, 0]);
  assert.equal(boxTowards("ArrowRight", 1, row), 1);
  assert.equal(boxTowards("ArrowDown", 0, row), 0);
});

test("an arrow key goes from a high heap to the top of the next, however low that is", () => {
  const heaps = boxes([0, 90], [0, 80], [0, 70], [0, 60], [30, 90], [60, 90], [60, 80], [60, 70], [60, 60]);
  assert.equal(boxTowards("ArrowRight", 3, heaps), 4);
  assert.equal(boxTowards("ArrowRight", 4, heaps), 5);
  assert.equal(boxTowards("ArrowLeft", 8, heaps), 4);
});

test("an arrow key up or down stays in its heap", () => {
  const heaps = boxes([0, 40], [0, 30], [30, 40]);
  assert.equal(boxTowards("ArrowUp", 2, heaps), 2);
  assert.equal(boxTowards("ArrowUp", 0, heaps), 1);
  assert.equal(boxTowards("ArrowDown", 1, heaps), 0);
});

test("an arrow key to the right does not fall into the next row", () => {
  const wrapped = boxes([0, 0], [20, 0], [26, 40]);
  assert.equal(boxTowards("ArrowRight", 1, wrapped), 1);
  assert.equal(boxTowards("ArrowDown", 1, wrapped), 2);
});

test("Home and End go to the first and the last button, and other keys nowhere", () => {
  const row = boxes([0, 0], [20, 0], [40, 0]);
  assert.equal(boxTowards("Home", 1, row), 0);
  assert.equal(boxTowards("End", 1, row), 2);
  assert.equal(boxTowards("a", 1, row), null);
});

/** @param {...string} ids */
const actions = (...ids) => ids.map((id) => ({ id }));

test("a key plays the move that it names, or the only one that it begins", () => {
  assert.equal(actionOfKey("6", actions("1", "2", "3", "4", "5", "6")), 5);
  assert.equal(actionOfKey("h", actions("roll", "hold")), 1);
  assert.equal(actionOfKey("a", actions("A", "B")), 0);
  assert.equal(actionOfKey("J", actions("J", "JQ", "JK")), 0);
});

test("a key plays nothing if several moves begin with it, or none", () => {
  assert.equal(actionOfKey("t", actions("take-1-1", "take-1-2")), -1);
  assert.equal(actionOfKey("x", actions("roll", "hold")), -1);
  assert.equal(actionOfKey("Enter", actions("Enter")), -1);
});

test("a probability that is a small fraction is written as one", () => {
  assert.deepEqual([0.75, 1 / 6, 2 / 3, 0.4].map(fractionText), ["¾", "⅙", "⅔", "⅖"]);
  assert.deepEqual([0.45, 1, 0].map(fractionText), ["0.45", "1", "0"]);
});

test("a share is written as a whole percentage", () => {
  assert.deepEqual([1 / 3, 1, 0].map(percentText), ["33 %", "100 %", "0 %"]);
});

/** @param {Partial<coins.CoinsPicture>} some @returns {coins.CoinsPicture} */
const coinsPicture = (some) => ({
  kind: "coins",
  coins: [
    { name: "A", heads: 0.75 },
    { name: "B", heads: 0.4 },
  ],
  chosen: [null, null],
  faces: [null, null],
  prize: 10,
  names,
  ...some,
});

test("the coins say what they show, who has picked them and what is won", () => {
  assert.equal(
    coins.sentence(coinsPicture({})),
    "Coin A shows heads with probability ¾. Coin B shows heads with probability ⅖. " +
      "Ann has not picked a coin. Bob has not picked a coin. Different faces: Ann wins 10; the same: Bob wins 10.",
  );
  const tossed = coins.sentence(coinsPicture({ chosen: [1, 0], faces: ["T", null] }));
  assert.match(tossed, /Ann has picked B, which shows tails\. Bob has picked A, not tossed yet\./);
});

/** @param {Partial<pig.PigPicture>} some @returns {pig.PigPicture} */
const pigPicture = (some) => ({
  kind: "pig",
  goal: 20,
  scores: [12, 7],
  player: "MIN",
  turn: 5,
  rolling: false,
  faces: 6,
  left: 30,
  names,
  ...some,
});

test("Pig says both scores, and the points of this turn", () => {
  assert.equal(
    pig.sentence(pigPicture({})),
    "Ann has 12 of 20. Bob has 7 of 20. Bob has 5 points in this turn. 30 rolls left.",
  );
  assert.match(
    pig.sentence(pigPicture({ turn: 1, rolling: true, left: 1 })),
    /Bob has 1 point in this turn, and the die is in the air\. 1 roll left\.$/,
  );
});

test("Pig says nothing about a turn when the game is over", () => {
  const won = "Ann has 20 of 20. Bob has 7 of 20.";
  assert.equal(pig.sentence(pigPicture({ scores: [20, 7], player: "MAX", turn: 0 })), won);
  assert.equal(pig.sentence(pigPicture({ left: 0 })), "Ann has 12 of 20. Bob has 7 of 20.");
  assert.match(pig.sentence(pigPicture({ left: 0, rolling: true })), /the die is in the air\. 0 rolls left\.$/);
});

test("the bar of a turn's points ends at the score they would give, and never beyond the goal", () => {
  assert.deepEqual(pig.reach(5, 10, 20), { kept: 0.25, risked: 0.5 });
  assert.deepEqual(pig.reach(15, 10, 20), { kept: 0.75, risked: 0.25 });
  assert.deepEqual(pig.reach(22, 0, 20), { kept: 1, risked: 0 });
});

/** @param {Partial<nim.NimPicture>} some @returns {nim.NimPicture} */
const nimPicture = (some) => ({ kind: "nim", heaps: [3, 0, 5], misere: false, nimSum: 6, names, ...some });

test("Nim says the heaps and who wins at the end", () => {
  assert.equal(nim.sentence(nimPicture({})), "Heap 1: 3, heap 2: empty, heap 3: 5. Whoever takes the last token wins.");
  assert.match(nim.sentence(nimPicture({ misere: true })), /takes the last token loses\.$/);
});

test("each token is the move that takes it and all tokens above it", () => {
  assert.equal(nim.takeId(0, 2), "take-1-2");
  assert.equal(nim.takeId(2, 5), "take-3-5");
});

test("heaps and nim-sum are written in binary with the same number of digits", () => {
  assert.deepEqual(binaryRows([3, 4, 5], 2), {
    rows: [
      { size: 3, digits: "011" },
      { size: 4, digits: "100" },
      { size: 5, digits: "101" },
    ],
    sum: "010",
  });
  assert.equal(binaryRows([0, 0], 0).sum, "0");
});

/** Whether the side to move wins, by trying everything. @param {readonly number[]} heaps @param {boolean} misere @returns {boolean} */
function wins(heaps, misere) {
  if (heaps.every((size) => size === 0)) return misere;
  return heaps.some((size, heap) =>
    Array.from({ length: size }, (_, left) => heaps.map((other, at) => (at === heap ? left : other))).some(
      (next) => !wins(next, misere),
    ),
  );
}

test("the sentence of the theory is true for every small position", () => {
  for (const misere of [false, true]) {
    for (let code = 1; code < 64; code += 1) {
      const heaps = [code & 3, (code >> 2) & 3, code >> 4];
      const said = theory(heaps, heaps[0] ^ heaps[1] ^ heaps[2], misere);
      assert.equal(/(wins|and win)[^.]*\.$/.test(said), wins(heaps, misere), `${heaps} ${misere}: ${said}`);
    }
  }
});

const PENNIES = [
  [1, -1],
  [-1, 1],
];

test("the best responses are the largest in a column and the smallest in a row", () => {
  assert.deepEqual(
    matrix.bestResponses([
      [2, 0.5],
      [3, -2],
    ]),
    [
      [
        { max: false, min: false },
        { max: true, min: true },
      ],
      [
        { max: true, min: false },
        { max: false, min: true },
      ],
    ],
  );
});

test("without a saddle point no payoff is best for both", () => {
  assert.ok(
    matrix
      .bestResponses(PENNIES)
      .flat()
      .every(({ max, min }) => max !== min),
  );
});

/** @param {readonly (number | null)[]} chosen @returns {matrix.MatrixPicture} */
const matrixPicture = (chosen) => ({
  kind: "matrix",
  rows: ["head", "tail"],
  columns: ["left", "right"],
  payoffs: PENNIES,
  chosen,
  names,
});

test("the row is hidden while the other side chooses, unless it is asked for", () => {
  assert.deepEqual(matrix.seenChoices([1, null], false, ""), { row: null, column: null, hidden: true });
  assert.deepEqual(matrix.seenChoices([1, null], true, ""), { row: 1, column: null, hidden: false });
  assert.deepEqual(matrix.seenChoices([1, 0], false, ""), { row: 1, column: 0, hidden: false });
});

test("a row that the person has chosen against Python is not hidden", () => {
  assert.deepEqual(matrix.seenChoices([1, null], false, "MIN"), { row: 1, column: null, hidden: false });
  assert.deepEqual(matrix.seenChoices([1, null], false, "MAX"), { row: null, column: null, hidden: true });
  assert.deepEqual(
    ["", "MAX", "MIN"].map((python) =>
      hidesMoves({ subject: "matrix", picture: matrixPicture([1, null]) }, /** @type {any} */ (python)),
    ),
    [true, true, false],
  );
});

test("a matrix game says who has chosen what, and what it pays", () => {
  assert.equal(matrix.sentence(matrixPicture([null, null]), false, ""), "Ann chooses a row.");
  assert.equal(matrix.sentence(matrixPicture([1, null]), false, ""), "Ann has chosen a row, which Bob does not see.");
  assert.equal(matrix.sentence(matrixPicture([1, null]), true, ""), "Ann has chosen tail.");
  assert.equal(matrix.sentence(matrixPicture([1, 0]), false, ""), "Ann has chosen tail and Bob left: Ann gets −1.");
});

test("a mixed strategy is shown for the side that has one, with a share for each of its moves", () => {
  const strategies = [{ player: "MIN", knows: "", actions: ["left", "right"], probabilities: [0.25, 0.75] }];
  assert.deepEqual(matrix.mixOf(strategies, "MIN", 2), [0.25, 0.75]);
  assert.equal(matrix.mixOf(strategies, "MIN", 3), null);
  assert.equal(matrix.mixOf(strategies, "MAX", 2), null);
});

/** @param {Partial<kuhn.KuhnPicture>} some @returns {kuhn.KuhnPicture} */
const kuhnPicture = (some) => ({ kind: "kuhn", cards: ["K", "J"], history: "", pot: [1, 1], names, ...some });

test("each side sees its own card when it is to move, and both at the end", () => {
  assert.deepEqual(kuhn.facesUp(kuhnPicture({}), false, ""), [true, false]);
  assert.deepEqual(kuhn.facesUp(kuhnPicture({ history: "b" }), false, ""), [false, true]);
  assert.deepEqual(kuhn.facesUp(kuhnPicture({ history: "pb" }), false, ""), [true, false]);
  for (const history of ["pp", "bb", "bp", "pbp", "pbb"]) {
    assert.deepEqual(kuhn.facesUp(kuhnPicture({ history }), false, ""), [true, true]);
  }
  assert.deepEqual(kuhn.facesUp(kuhnPicture({ history: "b" }), true, ""), [true, true]);
});

test("a person who plays against Python sees their own card, and Python's only at the end", () => {
  for (const history of ["", "p", "pb"]) {
    assert.deepEqual(kuhn.facesUp(kuhnPicture({ history }), false, "MAX"), [false, true]);
    assert.deepEqual(kuhn.facesUp(kuhnPicture({ history }), false, "MIN"), [true, false]);
    assert.ok(hidesSomething({ subject: "kuhn", picture: kuhnPicture({ history }) }, "MAX"));
  }
  assert.deepEqual(kuhn.facesUp(kuhnPicture({ history: "pp" }), false, "MAX"), [true, true]);
  assert.equal(hidesSomething({ subject: "kuhn", picture: kuhnPicture({ history: "pp" }) }, "MAX"), false);
});

test("a hidden card does not hide the bets, and without hidden cards nothing is hidden", () => {
  assert.equal(hidesMoves({ subject: "kuhn", picture: kuhnPicture({ history: "p" }) }, "MAX"), false);
  assert.equal(hidesSomething({ subject: "kuhn", picture: kuhnPicture({ cards: [null, null] }) }, ""), false);
  assert.equal(hidesSomething({ subject: "tictactoe", picture: {} }, ""), false);
  assert.equal(hidesSomething({ subject: "tree", picture: {} }, ""), false);
});

test("no card is face up before both are dealt", () => {
  assert.deepEqual(kuhn.facesUp(kuhnPicture({ cards: ["K", null] }), false, ""), [false, false]);
});

test("Kuhn poker says the cards that may be seen, the betting and the pot, and not the hidden card", () => {
  assert.equal(
    kuhn.sentence(kuhnPicture({ history: "pb", pot: [1, 2] }), false, ""),
    "Ann holds the king. Bob holds a card face down. Ann passes. Bob bets. In the pot: 1 of Ann and 2 of Bob.",
  );
  assert.match(
    kuhn.sentence(kuhnPicture({ cards: [null, null] }), false, ""),
    /^Ann has no card yet\. Bob has no card yet\./,
  );
});

test("the value of a move has a place on every board where a single move has a value", () => {
  const without = Object.keys(BOARDS).filter((subject) => !targetOf({ subject, picture: {} }));
  // There each move is played with a probability, which the board shows itself.
  assert.deepEqual(without, ["kuhn", "matrix"]);
});

test("the value of a move stands where the move is seen", () => {
  /** @param {string} subject @param {object} picture @param {string} move */
  const place = (subject, picture, move) => targetOf({ subject, picture })?.(move, -1);
  assert.equal(place("nim", nimPicture({}), "take-3-2"), 2003, "the lowest token that is taken");
  assert.equal(place("kalah", { houses: 6, mover: "MIN" }, "2"), 8, "the house that is sown");
  assert.equal(place("dots", { rows: 2, columns: 2 }, "a1a2"), 2, "the edge");
  assert.equal(place("pacman", { columns: 5, pacman: 6, ghosts: [], turn: 0 }, "down"), 11, "the square he goes to");
  const twoCoins = { coins: [{ name: "A" }, { name: "B" }], chosen: [0, null] };
  assert.equal(place("coins", twoCoins, "B"), 3, "the second coin in the second row");
  assert.equal(place("pig", {}, "roll"), -1);
});
