import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { momentOf } from "../../../static/js/trace/moment.js";
import { prepare } from "../../../static/js/tree/prepared.js";
import { findOrGo, showAwaited } from "../../../static/js/views/tree/finding.js";
import { goAfterMoves, keepMoves } from "../../../static/js/views/tree/jump.js";
import { pressKey } from "../../../static/js/views/tree/keyboard.js";
import { click, doubleClick } from "../../../static/js/views/tree/pointer.js";
import { toggleRow } from "../../../static/js/views/tree/select.js";
import { chosen, goTo, initialState, inTurn } from "../../../static/js/views/tree/state.js";
import { traceOf } from "./answers.js";
import { key, propsOf, stateWith } from "./tree-props.js";

const LESSON = traceOf("lesson");
const [A, B, B1] = [0, 1, 2];
const props = propsOf(LESSON);
const reached = stateWith({ reached: true });

describe("The selection in the tree", () => {
  it("is the current node, or what still shows it, until another is selected", () => {
    const cursor = LESSON.enter[B1] + 1;
    const moment = momentOf(LESSON, cursor);
    assert.equal(chosen(initialState, { ...props, cursor, moment }), B1);
    assert.equal(chosen(initialState, { ...props, cursor, moment, prepared: prepare(LESSON, [B], null) }), B);
    assert.equal(chosen(stateWith({ selected: A }), { ...props, cursor, moment }), A);
    assert.equal(chosen(initialState, { ...props, trace: null, prepared: null, moment: null }), -1);
  });

  it("moves by arrow keys if the tree was reached by keyboard", () => {
    assert.equal(pressKey(initialState, props, key("ArrowDown")), null);
    const { selected, spoken, acts } = pressKey(reached, props, key("ArrowDown")) ?? {};
    assert.deepEqual([selected, acts], [B, [{ does: "show", row: B }]]);
    assert.match(spoken ?? "", /^B, MIN/);
  });

  it("takes no keys of the browser, and none while the tree rests, but zooms whenever it can", () => {
    assert.equal(pressKey(reached, props, { ...key("ArrowDown"), ctrlKey: true }), null);
    assert.equal(pressKey(reached, { ...props, dimmed: true }, key("ArrowDown")), null);
    assert.deepEqual(pressKey(initialState, props, key("0")), { following: false, acts: [{ does: "fit" }] });
  });

  it("follows a click, and the page steps there, also in a tree beside the main one", () => {
    assert.deepEqual(click(initialState, props, B, 1), { selected: B, intents: [{ type: "goto-node", row: B }] });
    assert.equal(click(initialState, props, B, 2), null);
    assert.equal(click(initialState, props, -1, 1), null);
    const partner = Int32Array.from([0, -1, 7]);
    assert.deepEqual(goTo({ ...props, partner }, B), []);
    assert.deepEqual(goTo({ ...props, partner }, B1), [{ type: "goto-node", row: 7 }]);
    assert.deepEqual(goTo({ ...props, partner, stepped: true }, B), [{ type: "goto-node", row: B, second: true }]);
  });

  it("collapses what has something below it, in the main tree", () => {
    assert.deepEqual(toggleRow(initialState, props, B)?.intents, [{ type: "toggle-collapse", row: B }]);
    assert.equal(toggleRow(initialState, props, B1), null);
    assert.equal(toggleRow(initialState, { ...props, partner: new Int32Array(9) }, B), null);
    assert.equal(doubleClick(initialState, { ...props, growing: true }, B), null);
  });
});

describe("Finding in the tree", () => {
  const trace = traceOf("four left by minimax");
  const often = trace.same.findIndex((first, row) => row > 0 && trace.same.indexOf(first) < row);
  const [first, ...others] = [...trace.same.keys()].filter((row) => trace.same[row] === trace.same[often]);
  const found = propsOf(trace);

  it("lights a position wherever it occurs, then goes from one to the next and opens what hides it", () => {
    const lit = findOrGo(stateWith({ selected: first }), found) ?? {};
    assert.deepEqual(lit.lit, [first, ...others]);
    const above = trace.parent[others[0]];
    const next = findOrGo(stateWith({ ...lit, selected: first }), { ...found, collapsed: [above, 0] });
    assert.deepEqual([next?.selected, next?.awaited], [others[0], others[0]]);
    assert.deepEqual(next?.intents, [
      { type: "toggle-collapse", row: above },
      { type: "toggle-collapse", row: 0 },
    ]);
    assert.equal(findOrGo(stateWith({ selected: 0 }), found), null);
  });

  it("moves the camera as soon as nothing hides the row", () => {
    const state = stateWith({ awaited: B1 });
    assert.equal(showAwaited(state, propsOf(LESSON, [B])), null);
    assert.deepEqual(showAwaited(state, props), { awaited: -1, acts: [{ does: "centre", row: B1 }] });
  });

  it("goes where typed moves lead, or tells what is wrong with them", () => {
    const there = goAfterMoves(stateWith({ moves: "a1 b1" }), { ...props, collapsed: [B] });
    assert.deepEqual(there?.intents, [
      { type: "goto-node", row: B1 },
      { type: "toggle-collapse", row: B },
    ]);
    assert.deepEqual(there?.acts, [{ does: "close-tools" }]);
    assert.match(goAfterMoves(stateWith({ moves: "z" }), props)?.wrongMoves ?? "", /no move “z”/);
  });

  it("keeps typed moves in another tree only if they mean something there", () => {
    assert.equal(keepMoves(stateWith({ moves: "a1" }), props)?.moves, "a1");
    assert.equal(keepMoves(stateWith({ moves: "a1" }), found)?.moves, "");
  });
});

describe("Changes in turn", () => {
  it("see what those before them have left, and are one change", () => {
    const all = inTurn(
      initialState,
      props,
      () => ({ selected: B, acts: [{ does: "fit" }] }),
      () => null,
      ({ selected }) => ({ hovered: selected, selected: A, acts: [{ does: "follow" }] }),
    );
    assert.deepEqual(all, { selected: A, hovered: B, intents: [], acts: [{ does: "fit" }, { does: "follow" }] });
  });
});
