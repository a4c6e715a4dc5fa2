import assert from "node:assert/strict";
import test from "node:test";

import "../../../static/js/kinds/whole.js";
import { conventionOf } from "../../../static/js/view-models/convention.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { inSameRounds } from "../../../static/js/state/same-rounds.js";
import { contenderWords } from "../../../static/js/kinds/game/contending.js";
import {
  depthHeading,
  depthShown,
  depthTyped,
  depthWords,
  limitShown,
  limitTyped,
  limitWords,
  optionsCounted,
  pliesAndRounds,
  reachWords,
  roundsKept,
} from "../../../static/js/words/depth.js";
import { reply } from "./answers.js";

test("where a game is counted in rounds, the field of the depth shows rounds, and plies only if they are no whole rounds", () => {
  const shown = (/** @type {string} */ depth) => depthShown(depth, 3);
  assert.deepEqual(["6", "3", "4", "1", "", "deep"].map(shown), ["2", "1", "4 plies", "1 ply", "", "deep"]);
  assert.equal(depthShown("6", 1), "6");
});

test("what is typed there as rounds or as plies becomes plies, and nonsense stays as it is, to be rejected", () => {
  const typed = (/** @type {string} */ text) => depthTyped(text, 3);
  assert.deepEqual([" 2 ", "2 rounds", "1 round", "4 plies", "1 ply"].map(typed), ["6", "6", "3", "4", "1"]);
  assert.deepEqual(["", "1.5", "deep", "2 rounds ago"].map(typed), ["", "1.5", "deep", "2 rounds ago"]);
  assert.deepEqual([depthTyped(" 6 ", 1), depthTyped("4 plies", 1)], ["6", "4 plies"]);
});

test("whatever the field shows means the same depth when it is typed", () => {
  for (const round of [1, 2, 3, 5])
    for (let plies = 1; plies <= 60; plies++)
      for (const words of [depthShown, depthWords])
        assert.equal(depthTyped(words(String(plies), round), round), String(plies));
});

test("a depth is told in rounds where the game is counted so", () => {
  assert.deepEqual([depthWords("6", 3), depthWords("3", 3), depthWords("4", 3)], ["2 rounds", "1 round", "4 plies"]);
  assert.deepEqual([depthWords("", 3), depthWords("6", 1), depthWords("deep", 3)], ["full", "6", "deep"]);
  assert.deepEqual([depthHeading("6", 1), depthHeading("6", 3)], ["Depth 6", "2 rounds"]);
  assert.deepEqual([reachWords(6, 1), reachWords(1, 1), reachWords(6, 3)], ["6 plies", "1 ply", "2 rounds"]);
  assert.deepEqual([pliesAndRounds(6, 3), pliesAndRounds(4, 3), pliesAndRounds(6, 1)], ["6 (2 rounds)", "4", "6"]);
});

test("the convention and the players of trials tell the depth in rounds", () => {
  const catalogue = /** @type {any} */ (reply("catalogue"));
  const state = { ...INITIAL_STATE, subject: "pacman", depth: "6" };
  const lines = conventionOf(state, catalogue, { orders: [], round: 3 });
  assert.equal(lines.find(({ name }) => name === "Depth")?.text, "2 rounds");
  const player = { method: "minimax", depth: "6", order: "given", weights: "", options: {} };
  const searches = [{ id: "minimax", name: "Minimax", takesDepth: true, options: [] }];
  assert.equal(contenderWords(player, { searches, orders: [], weights: [], round: 3 }), "Minimax; depth: 2 rounds");
});

test("a depth that is an option is set and told like any depth, and its maximum is none", () => {
  const [option] = optionsCounted([{ name: "Depth", plies: true, maximum: 10_000 }], 3);
  assert.equal(option.name, "Depth in rounds of the game");
  assert.deepEqual(
    [6, 4, 10_000].map((plies) => limitShown(option, plies)),
    ["2", "4 plies", ""],
  );
  assert.deepEqual(
    ["2", "4 plies", " ", "deep"].map((text) => limitTyped(option, text)),
    ["6", "4", "10000", "deep"],
  );
  assert.deepEqual(
    [6, 10_000].map((plies) => limitWords(option, plies)),
    ["2 rounds", "full"],
  );
});

test("where a round gets fewer plies, the number of rounds stays, and a depth that is no whole number of rounds too", () => {
  assert.deepEqual(
    ["6", "3", "4", "", "deep"].map((depth) => roundsKept(depth, 3, 2)),
    ["4", "2", "4", "", "deep"],
  );
  const options = [
    { id: "rounds", maximum: 20_000 },
    { id: "depth", maximum: 10_000, plies: true },
  ];
  const state = { ...INITIAL_STATE, depth: "6", methodOptions: { rounds: 6, depth: 9 } };
  const { depth, methodOptions } = inSameRounds(state, options, 3, 2);
  assert.deepEqual({ depth, methodOptions }, { depth: "4", methodOptions: { rounds: 6, depth: 6 } });
  assert.deepEqual(inSameRounds(state, options, 3, 3), {});
  const wrong = { ...state, methodOptions: /** @type {any} */ ({ depth: "deep" }) };
  assert.deepEqual(inSameRounds(wrong, options, 3, 2).methodOptions, { depth: "deep" });
  const full = { ...state, methodOptions: { depth: 10_000 } };
  assert.deepEqual(inSameRounds(full, options, 3, 2).methodOptions, { depth: 10_000 });
});
