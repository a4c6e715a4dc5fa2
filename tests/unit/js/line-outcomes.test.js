import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { conditionHeld, inOneFunction, numberFound } from "../../../static/js/trace/line-outcomes.js";

const SOURCES = [
  [
    "def value(state):",
    "    v = 3",
    "    if v > 2:",
    "        # A comment never runs.",
    "        v = 4",
    "    if is_good(v):",
    "        v = 5",
    "    return v",
    "",
    "def is_good(v):",
    "    return v > 3",
  ],
];

/** A trace of one call that runs these lines; after the first, `v` holds a number. @param {number[]} lines @param {number} held @returns {any} */
const running = (lines, held = 7) => ({
  event: Int16Array.from(lines),
  eventNode: new Int32Array(lines.length),
  assignedStart: Int32Array.of(0, 1),
  assignedOrder: Int32Array.of(0),
  assigned_at: Int32Array.of(1),
  assigned_name: Uint8Array.of(0),
  assigned_value: Float64Array.of(held),
  text: { variables: ["v"] },
});

describe("What a line came to", () => {
  it("is yes if the body of its condition ran next, comments left out, and no if another line did", () => {
    assert.equal(conditionHeld(running([3, 5]), 1, 0, SOURCES), true);
    assert.equal(conditionHeld(running([3, 6]), 1, 0, SOURCES), false);
  });

  it("is not known if the trace ends, if the condition calls a function that is stepped, or in another function", () => {
    assert.equal(conditionHeld(running([3]), 1, 0, SOURCES), null);
    assert.equal(conditionHeld(running([6, 7]), 1, 0, SOURCES), null);
    assert.equal(conditionHeld(running([3, 11]), 1, 0, SOURCES), null);
  });

  it("is not known if the source is not there", () => {
    assert.equal(conditionHeld(running([3, 5]), 1, 0, []), null);
  });

  it("is the number that its variable holds when the next line of the function runs", () => {
    assert.equal(numberFound(running([2, 3]), 0, 1, SOURCES, "v"), 7);
    assert.equal(numberFound(running([2, 3]), 0, 1, SOURCES, "w"), NaN);
    assert.equal(numberFound(running([2, 11]), 0, 1, SOURCES, "v"), NaN);
  });

  it("tells lines of two functions apart", () => {
    assert.equal(inOneFunction(2, 7, SOURCES), true);
    assert.equal(inOneFunction(2, 11, SOURCES), false);
  });
});
