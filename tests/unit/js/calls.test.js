// A tree of the calls of any function that recurses: nobody moves in it, so nothing is best and no level is MAX's.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { finalBounds } from "../../../static/js/trace/bounds.js";
import { CALL, CALLED, INNER, RETURN, TERMINAL } from "../../../static/js/trace/codes.js";
import { runningValue } from "../../../static/js/trace/cursor.js";
import { momentOf } from "../../../static/js/trace/moment.js";
import { nodeName } from "../../../static/js/trace/names.js";
import { makeTrace } from "../../../static/js/trace/trace.js";
import { describeNode, describeTree } from "../../../static/js/tree/describe.js";
import { edgeTexts } from "../../../static/js/tree/format.js";
import { layoutTree } from "../../../static/js/tree/layout.js";
import { levelNames } from "../../../static/js/tree/levels.js";
import { LEAF, shapeOf } from "../../../static/js/tree/sizes.js";

const NONE = new Float64Array(3).fill(NaN);
/** fibonacci(2), which calls fibonacci(1) and fibonacci(0). */
const TRACE = makeTrace(
  /** @type {any} */ ({
    names: ["fibonacci(2)", "fibonacci(1)", "fibonacci(0)"],
    actions: ["2", "1", "0"],
    actionIds: ["2", "1", "0"],
    variables: [],
    codes: [{ name: "fibonacci", file: 0, line: 1 }],
    visited: 3,
    count: 3,
    lines: false,
    root: {},
  }),
  /** @type {any} */ ({
    parent: Int32Array.of(-1, 0, 0),
    above: Int32Array.of(-1, 0, 0),
    action: Int32Array.of(-1, 1, 2),
    name: Int32Array.of(0, 1, 2),
    cell: Int16Array.of(-1, -1, -1),
    kind: Uint8Array.of(CALLED, CALLED, CALLED),
    status: Uint8Array.of(INNER, TERMINAL, TERMINAL),
    value: Float64Array.of(1, 1, 0),
    alpha: NONE,
    beta: NONE,
    chance: NONE,
    code: new Uint8Array(3),
    same: Int32Array.of(0, 1, 2),
    link: Int32Array.of(-1, -1, -1),
    enter: Int32Array.of(0, 1, 3),
    leave: Int32Array.of(5, 2, 4),
    event: Int16Array.of(CALL, CALL, RETURN, CALL, RETURN, RETURN),
    assigned_at: new Int32Array(0),
    assigned_name: new Uint8Array(0),
    assigned_value: new Float64Array(0),
  }),
);

/** @param {number} row @param {number} cursor */
const told = (row, cursor) => describeNode(TRACE, finalBounds(TRACE), new Map(), cursor, row, 0);

describe("A tree of calls", () => {
  it("gives a call no value before it has returned, whatever the calls in it returned", () => {
    assert.ok(Number.isNaN(runningValue(TRACE, 0, 5)));
    assert.equal(runningValue(TRACE, 1, 5), 1);
    assert.equal(runningValue(TRACE, 0, 6), 1);
  });

  it("has no best line", () => {
    for (let cursor = 0; cursor <= 6; cursor++) assert.equal(momentOf(TRACE, cursor).best.size, 0);
  });

  it("draws a call that makes others as a circle, and others as boxes", () => {
    assert.notEqual(shapeOf(TRACE, 0), LEAF);
    assert.deepEqual([shapeOf(TRACE, 1), shapeOf(TRACE, 2)], [LEAF, LEAF]);
  });

  it("names no side at its levels", () => {
    const names = levelNames(TRACE, layoutTree(TRACE));
    assert.deepEqual(
      names.map(({ text }) => text),
      ["", ""],
    );
  });

  it("has the argument at an edge, and the call's name at the node", () => {
    assert.equal(nodeName(TRACE, 1), "fibonacci(1)");
    assert.deepEqual(edgeTexts(TRACE, 1, 6), ["1"]);
  });

  it("is told in words that a recursion has", () => {
    assert.equal(describeTree(TRACE, 2), "Call tree of 3 calls, 2 visited so far.");
    assert.equal(told(0, 5), "fibonacci(2), no value yet, root.");
    assert.equal(told(1, 5), "fibonacci(1), value 1, child 1 of 2 of fibonacci(2).");
  });
});
