/** The list of cuts beside the tree, and the sentence about the result. */

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { cutsProps } from "../../../static/js/kinds/game/cuts.js";
import { FIRST as GAME } from "../../../static/js/kinds/game/first.js";
import { resultOf } from "../../../static/js/kinds/game/narration-result.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { makeTrace } from "../../../static/js/trace/trace.js";
import { treeProps } from "../../../static/js/view-models/tree.js";
import { reply } from "./answers.js";
import { knowing } from "./knowing.js";
import { plainText } from "./said.js";
import { searchTrace } from "./tree-fixtures.js";

/** The page after a stored search, at a step. @param {string} name @param {number} [cursor] */
function pageAfter(name, cursor = Number.POSITIVE_INFINITY) {
  const { columns, ...rest } = reply(name);
  const { root } = rest.text;
  const trace = makeTrace(rest.text, columns);
  const state = {
    ...INITIAL_STATE,
    subject: root.subject,
    history: [root.position],
    searched: root.position,
    cursor: Math.min(cursor, lastCursor(trace)),
  };
  return { trace, state, results: knowing({ catalogue: reply("catalogue"), look: root, trace, reply: rest }) };
}

/** A search of a tree with so many cuts: at each move but the first, the first reply is too good. @param {number} cuts */
const withCuts = (cuts) => searchTrace(/** @type {any} */ ([[5, 5], ...Array.from({ length: cuts }, () => [1, 2])]));

describe("The list of cuts", () => {
  it("has each cut with its number, what is cut, its reason, and the rows that decide it", () => {
    const { state, results, trace } = pageAfter("lesson");
    const { heading, cuts, more } = cutsProps(state, results);
    assert.deepEqual([heading, more, cuts.length], ["1 cut, 7 of 9 leaves looked at", 0, 1]);
    const [{ number, row, what, why, lights, isNow }] = cuts;
    assert.deepEqual([number, row, what, isNow], [1, trace.cutNodes[0], "c₂ and c₃ below C", false]);
    assert.equal(
      plainText([...why]),
      "At C, MIN can get 2. At A, MAX already has 3 from B, so MAX will never choose C: cut c₂ and c₃.",
    );
    assert.deepEqual(lights, [row, 0]);
  });

  it("grows with the steps, and marks the cut that has just happened", () => {
    const { trace } = pageAfter("lesson");
    const then = trace.leave[trace.cutNodes[0]] + 1;
    const at = (/** @type {number} */ cursor) => {
      const { state, results } = pageAfter("lesson", cursor);
      return cutsProps(state, results);
    };
    assert.deepEqual([at(then - 1).cuts, at(0).cuts], [[], []]);
    assert.match(at(then - 1).heading, /^No cut so far, \d of 9 leaves/);
    assert.deepEqual(
      at(then).cuts.map(({ isNow }) => isNow),
      [true],
    );
  });

  it("stays whole once its end has been seen, and marks what comes later than the step", () => {
    const { state, results } = pageAfter("lesson", 1);
    const { heading, cuts, isOver } = cutsProps({ ...state, endSeen: true }, results);
    assert.deepEqual([heading, isOver], ["1 cut, 7 of 9 leaves looked at", true]);
    assert.deepEqual(
      cuts.map(({ isNow, isAhead }) => [isNow, isAhead]),
      [[false, true]],
    );
    const asked = cutsProps({ ...state, endSeen: true, asks: true }, results);
    assert.deepEqual(asked.cuts, [], "nothing gives away what is asked");
  });

  it("names the last move alone where nodes have no names", () => {
    const { state, results } = pageAfter("connect4");
    const { cuts } = cutsProps(state, results);
    assert.ok(cuts.length > 0);
    for (const { what } of cuts) assert.match(what, /^(\d|\d and \d|\d moves) after [XO] \d$/);
  });

  it("does not offer minimax where it stands beside the search already", () => {
    const { state, results } = pageAfter("lesson");
    assert.equal(cutsProps(state, results).besideMinimax, true);
    const secondRun = /** @type {any} */ ({ method: "minimax" });
    assert.equal(cutsProps({ ...state, secondRun }, results).besideMinimax, false);
  });

  it("says in a sentence that a search cuts nothing, and who would", () => {
    const { state, results } = pageAfter("lesson by minimax");
    const { heading, cuts, besideMinimax } = cutsProps(state, results);
    assert.deepEqual([heading, cuts, besideMinimax], ["This search never cuts; alpha-beta does.", [], false]);
  });

  it("names the first two hundred of many cuts, and says how many more there are", () => {
    const { state, results } = pageAfter("lesson");
    const trace = withCuts(3000);
    assert.equal(trace.cutNodes.length, 3000);
    const page = { ...results, run: { ...results.run, trace } };
    const { cuts, more } = cutsProps({ ...state, cursor: lastCursor(trace) }, page);
    assert.deepEqual([cuts.length, cuts[199].number, more], [200, 200, 2800]);
  });

  it("lights the rows that decide a cut while it is pointed at", () => {
    const { state, results } = pageAfter("lesson");
    assert.deepEqual(GAME.lit?.({ ...state, lit: [5, 0] }), [5, 0]);
    assert.deepEqual(treeProps({ ...state, lit: [5, 0] }, results).pointed, [5, 0]);
  });
});

describe("The result of a search", () => {
  it("is the move with its worth, and what the cuts have saved", () => {
    const { trace } = pageAfter("lesson");
    const said = plainText(resultOf(trace, lastCursor(trace), null));
    assert.equal(said, "MAX takes a₁, worth 3. One cut saved 2 of 9 leaves.");
    assert.deepEqual(resultOf(trace, lastCursor(trace) - 1, null), []);
  });

  it("does not speak of cuts where there were none, nor of leaves that nobody has counted", () => {
    const { trace } = pageAfter("lesson by minimax");
    assert.equal(plainText(resultOf(trace, lastCursor(trace), null)), "MAX takes a₁, worth 3.");
    const { trace: game } = pageAfter("X has moved");
    const yardstick = { minimaxNodes: null, minimaxLeaves: null, fewestLeaves: null };
    assert.doesNotMatch(plainText(resultOf(game, lastCursor(game), yardstick)), /leaves/);
  });
});
