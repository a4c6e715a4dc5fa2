import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { drag, drop, hold } from "../../../static/js/views/tree/edit-drag.js";
import { cancel, leaveText, pressInField, takeText, tryNumber } from "../../../static/js/views/tree/edit-field.js";
import { askWhatIf, doEdit, keepPath, selectPath } from "../../../static/js/views/tree/editing.js";
import { pressKey } from "../../../static/js/views/tree/keyboard.js";
import { traceOf } from "./answers.js";
import { key, propsOf, stateWith } from "./tree-props.js";

const TEXT = "[[3 12 8] [2 4 6] [14 5 2]]";
const [B, B1] = [1, 2];
const props = propsOf(traceOf("lesson"), [], TEXT);
const editing = stateWith({ editing: true, path: [0, 0], kept: TEXT });
const typing = stateWith({ ...editing, field: "number", text: "7" });

/** The state after a change. @param {import("../../../static/js/views/tree/state.js").TreeState} state @param {import("../../../static/js/views/tree/state.js").Change | null} change */
const after = (state, change) => stateWith({ ...state, ...change });

/** The trees that a change puts to use. @param {import("../../../static/js/views/tree/state.js").Change | null} change */
const sent = (change) => (change?.intents ?? []).map((intent) => ("text" in intent ? intent.text : ""));

describe("A tree that is changed by hand", () => {
  it("begins and ends with a key, and its keys work without a focus by keyboard", () => {
    const begun = pressKey(stateWith({ selected: B1 }), props, key("e"));
    assert.deepEqual([begun?.editing, begun?.path, begun?.acts], [true, [0, 0], [{ does: "resize" }]]);
    assert.equal(pressKey(editing, props, key("e"))?.editing, false);
    assert.equal(pressKey(stateWith({}), propsOf(traceOf("lesson")), key("e")), null);
    assert.deepEqual(pressKey(after(editing, { selected: B }), props, key("ArrowDown"))?.path, [0, 0]);
    assert.deepEqual(sent(pressKey(editing, props, key("a"))), ["[[[3] 12 8] [2 4 6] [14 5 2]]"]);
  });

  it("takes a number, or tells what is wrong with it", () => {
    const taken = takeText(typing, props);
    assert.deepEqual(sent(taken), ["[[7 12 8] [2 4 6] [14 5 2]]"]);
    assert.deepEqual([taken?.field, taken?.acts], [null, [{ does: "focus-canvas" }]]);
    assert.match(takeText(after(typing, { text: "seven" }), props)?.wrong ?? "", /^Type a number/);
    assert.deepEqual(sent(takeText(after(typing, { text: "3" }), props)), []);
  });

  it("takes a number when another node is selected, which is then selected in the new tree", () => {
    const change = selectPath(typing, props, [2, 0]);
    assert.deepEqual([change?.path, change?.next?.path, change?.field], [[2, 0], [2, 0], null]);
    assert.deepEqual(sent(change), ["[[7 12 8] [2 4 6] [14 5 2]]"]);
    assert.deepEqual(sent(leaveText(after(typing, { text: "seven" }), props)), []);
  });

  it("keeps probabilities open until Python has taken them", () => {
    const chance = propsOf(traceOf("lesson"), [], "(1/2:3 1/2:[2 4])");
    const odds = stateWith({ editing: true, field: "odds", text: "1/4 3/4", kept: chance.typed?.text });
    const change = takeText(odds, chance);
    assert.deepEqual(sent(change), ["(1/4:3 3/4:[2 4])"]);
    const open = after(odds, change);
    assert.equal(open.field, "odds");
    const used = propsOf(traceOf("lesson"), [], "(1/4:3 3/4:[2 4])");
    assert.equal(after(open, keepPath(open, used)).field, null);
  });

  it("tries numbers by keys as one change, which Escape takes back", () => {
    const up = after(typing, pressInField(after(typing, { text: "3" }), props, key("ArrowUp")));
    assert.deepEqual([up.text, up.trial?.from, up.trial?.now], ["4", 3, 4]);
    const far = after(up, pressInField(up, props, { ...key("ArrowDown"), shiftKey: true }));
    assert.deepEqual([far.text, far.trial?.id], ["-6", up.trial?.id]);
    assert.deepEqual(cancel(far, props).intents, [
      { type: "edit-tree", text: TEXT, drag: far.trial?.id, path: [0, 0] },
    ]);
    assert.equal(tryNumber(far, props, -6), null);
  });

  it("asks once what the number may be", () => {
    const change = askWhatIf(editing, props);
    assert.deepEqual(change?.intents, [{ type: "try-number", path: [0, 0] }]);
    assert.equal(askWhatIf(after(editing, change), props), null);
    assert.equal(askWhatIf(after(editing, { path: [0] }), props), null);
    // A change of a number has asked it too.
    const changed = propsOf(traceOf("lesson"), [], "[[7 12 8] [2 4 6] [14 5 2]]");
    assert.equal(askWhatIf(after(typing, takeText(typing, props)), changed), null);
  });

  it("closes the field when another tree comes, and selects what is still there", () => {
    const change = keepPath(typing, propsOf(traceOf("lesson"), [], "[3 [2 4]]"));
    assert.deepEqual([change?.field, change?.path, change?.kept], [null, [0], "[3 [2 4]]"]);
    assert.equal(keepPath(typing, props)?.field, undefined);
  });

  it("moves a lifted node by keys", () => {
    const lifted = after(editing, doEdit(editing, props, "move"));
    assert.deepEqual(lifted.lifted, [0, 0]);
    const there = after(lifted, { path: [1] });
    assert.deepEqual(sent(doEdit(there, props, "number")), ["[[12 8] [2 4 6 3] [14 5 2]]"]);
    assert.equal(doEdit(there, props, "number")?.lifted, null);
    assert.equal(doEdit(after(editing, { path: [] }), props, "remove"), null);
  });
});

describe("A pointer that changes a tree by hand", () => {
  /** @type {any} */
  const event = { button: 0, clientX: 100, clientY: 100, pointerId: 1, type: "pointerup" };
  const held = after(editing, hold(editing, props, event, B1));
  /** Rows stand side by side, from left to right. @param {number} row */
  const under = (row) => () => ({
    row,
    left: 0,
    top: 0,
    spotOf: (/** @type {number} */ each) => ({ x: 50 * each, y: 0, half: 10 }),
  });

  it("opens the field of a leaf that is clicked", () => {
    assert.deepEqual(held.held?.path, [0, 0]);
    const change = drop(held, props, event);
    assert.deepEqual([change?.held, change?.field, change?.text], [null, "number", "3"]);
    assert.deepEqual(change?.acts, [{ does: "focus-canvas" }, { does: "focus-field" }]);
    assert.equal(hold(editing, { ...props, dimmed: true }, event, B1), null);
  });

  it("tries another number at a leaf that is pulled up", () => {
    const pulled = drag(held, props, { ...event, clientY: 82 }, under(-1));
    assert.equal(pulled?.trial?.now, 5);
    assert.deepEqual(sent(pulled), ["[[5 12 8] [2 4 6] [14 5 2]]"]);
    const dropped = after(after(held, pulled), drop(after(held, pulled), props, event));
    assert.deepEqual([dropped.held, dropped.trial], [null, null]);
  });

  it("puts a node that is pulled sideways below the one under it, or beside the nearest", () => {
    const C = 5;
    const over = after(held, drag(held, props, { ...event, clientX: 200 }, under(C)));
    assert.deepEqual(over.goal, { parent: [1], index: 3, into: true, x: 250, y: 0 });
    assert.deepEqual(sent(drop(over, props, event)), ["[[12 8] [2 4 6 3] [14 5 2]]"]);
    const beside = drag(held, props, { ...event, clientX: 205, clientY: 0 }, under(-1));
    assert.deepEqual(beside?.goal, { parent: [0], index: 3, into: false, x: 218, y: 0 });
    assert.deepEqual(sent(drop(over, props, { ...event, type: "pointercancel" })), []);
  });
});
