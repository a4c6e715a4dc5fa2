import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lineFinds } from "../../../static/js/kinds/game/line-shapes.js";
import { reply } from "./answers.js";

const node = { text: "A", role: /** @type {const} */ ("MAX"), row: 0 };

/** @param {string} text @param {object} [changed] */
function finds(text, changed = {}) {
  const numbers = new Map(
    Object.entries({ v: 3, alpha: 1, beta: 2, ...changed }).filter(([, each]) => typeof each === "number"),
  );
  const known = { node, numbers, following: "return v", isEnd: false, isLimit: false, move: "a₂", called: "a₂" };
  const at = { ...known, held: null, found: () => NaN, ...changed };
  return (
    lineFinds(text, at)
      ?.map((part) => part.text)
      .join("") ?? null
  );
}

describe("A line", () => {
  it("says whether the game is over, and whether the limit is reached", () => {
    assert.equal(finds("if game.is_terminal(state):"), "Is the game over at A? No.");
    assert.equal(finds("if game.is_terminal(state):", { isEnd: true }), "Is the game over at A? Yes.");
    assert.equal(finds("if depth == 0:", { isLimit: true }), "Is the depth limit reached at A? Yes.");
  });

  it("says how a comparison with the window ends, and what follows", () => {
    assert.equal(finds("if v >= beta:"), "v = 3 ≥ β = 2? Yes: return.");
    assert.equal(finds("if v >= beta:", { following: "break" }), "v = 3 ≥ β = 2? Yes: break.");
    assert.equal(finds("if v > beta:", { v: 2 }), "v = 2 > β = 2? No.");
    assert.equal(finds("if v <= alpha:"), "v = 3 ≤ α = 1? No.");
  });

  it("writes a maximum or minimum out", () => {
    assert.equal(finds("alpha = max(alpha, v)", { alpha: -Infinity }), "α = max(−∞, 3) = 3.");
    assert.equal(finds("beta = min(beta, v)"), "β = min(2, 3) = 2.");
  });

  it("names the next move, or says that none is left", () => {
    assert.equal(finds("for action in game.actions(state):"), "The next move is a₂.");
    assert.equal(finds("for action in game.actions(state):", { held: false }), "No move is left.");
    assert.equal(
      finds("for action in game.actions(state):", { move: "" }),
      "Take the next move, if there is one.",
      "a move that is not searched may be left",
    );
    assert.equal(
      finds("v = max(v, min_value(child, alpha, beta, depth - 1))"),
      "Search a₂; then v = max(3, its value).",
    );
  });

  it("does not say what the next line shows to be wrong", () => {
    assert.equal(finds("if v >= beta:", { held: false }), "Does v >= beta hold? No.");
    assert.equal(finds("alpha = max(alpha, v)", { found: () => 9 }), "α = 9.");
  });

  it("answers other questions by what ran next, and tells the numbers that are found", () => {
    assert.equal(
      finds("if upper <= t < beta:", { upper: 1, t: 2, beta: 3 }),
      "upper = 1 ≤ t = 2 < β = 3? Yes: return.",
    );
    assert.equal(finds("if key in table:", { held: true }), "Is this key in the table? Yes.");
    assert.equal(finds("elif game.to_move(state) == MAX:", { held: true }), "Does MAX move at A? Yes.");
    assert.equal(finds("if is_good(state):", { held: false }), "Does is_good(state) hold? No.");
    assert.equal(finds("mean = total / visits", { found: () => 0.5 }), "mean = 0.5.");
    assert.equal(finds("mean = total / visits"), null);
  });

  it("says which value a child's search gives", () => {
    assert.equal(finds("w = -value(child, -beta, -alpha, depth - 1, -sign)"), "Search a₂; then w = −(its value).");
    assert.equal(finds("w = -value(child, -beta, -alpha, depth - 1, -sign)", { called: "" }), null);
  });

  it("has no sentence of its own if its shape or its numbers are not known", () => {
    assert.equal(finds("child = state @ action"), null);
    assert.equal(finds("alpha = max(alpha, w)"), null);
    assert.equal(finds("v = max(v, value(child, depth))", { called: "" }), null);
    assert.equal(finds("if is_good(state):"), null);
  });

  it("says what a line does if no more is known of it", () => {
    assert.equal(finds("child = make(state)"), "Call make, and keep what it finds as child.");
    assert.equal(finds("return search(child)"), "Call search, and return what it finds.");
    assert.equal(finds("infer=mac,"), "Pass mac on as infer.");
    assert.equal(finds("random = Random(seed)"), "Chance begins with the seed: the same seed plays the same rounds.");
  });
});

/** What every search of the textbook has. */
const COMMON =
  /^(if game\.is_terminal\(state\):|if depth == 0:|for action in game\.actions\(state\):|return v|v = -?inf)$/;
const BOUND = /^(if v (>=|<=|>|<) (alpha|beta):|(alpha|beta) = (max|min)\(\w+, v\))$/;

describe("Among the lines of all searches", () => {
  /** @type {{methods: {kind: string, files: {source: string}[]}[]}} */
  const { methods } = reply("catalogue");
  const lines = methods
    .filter(({ kind }) => kind === "game")
    .flatMap(({ files }) => files.flatMap(({ source }) => source.split("\n").map((line) => line.trim())));

  it("those that most searches have, and those of the window, are told by what they find", () => {
    const shapes = lines.filter((line) => COMMON.test(line) || BOUND.test(line));
    assert.ok(shapes.length > 30, String(shapes.length));
    assert.deepEqual(
      shapes.filter((line) => finds(line) === null),
      [],
    );
  });
});
