import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { withTimes } from "../../../static/js/python/times.js";
import { CALL, NOTE, RETURN } from "../../../static/js/trace/trace.js";
import { OTHER_TRACES, TRACES, reply } from "./answers.js";

/** A root with two children, of which the last did not return; line 7 runs twice in the root. */
const SENT = {
  parent: Int32Array.of(-1, 0, 0, 0),
  event: Int16Array.of(CALL, 7, CALL, NOTE, RETURN, 7, CALL),
  read_event: Int16Array.of(CALL, 7, 7),
  read_name: Uint8Array.of(0, 1, 2),
  read_value: Float64Array.of(3, 2, 2, NaN, 5, 0.5, Infinity),
};
const known = withTimes(/** @type {any} */ (SENT));

describe("What follows from the order of events", () => {
  it("is when each node was entered and left, if it was", () => {
    assert.deepEqual([...known.enter], [0, 2, 6, -1]);
    assert.deepEqual([...known.leave], [-1, 4, -1, -1]);
  });

  it("is the event before which each local held each number", () => {
    assert.deepEqual([...known.assigned_at], [0, 2, 6, 5, 1, 5]);
    assert.deepEqual([...known.assigned_name], [0, 0, 0, 1, 2, 2]);
    assert.deepEqual([...known.assigned_value], [3, 2, 2, 5, 0.5, Infinity]);
  });

  it("takes the place of what it follows from", () => {
    assert.deepEqual(Object.keys(known).sort(), [
      ...["assigned_at", "assigned_name", "assigned_value", "enter", "event", "leave", "parent"],
    ]);
    assert.equal(known.event, SENT.event);
  });

  for (const name of [...TRACES, ...OTHER_TRACES]) {
    it(`has nodes entered at their calls, and left after what is below them: ${name}`, () => {
      const { text, columns } = reply(name);
      const { event, enter, leave, parent } = columns;
      const places = (/** @type {number} */ wanted) => [...event.keys()].filter((at) => event[at] === wanted);
      assert.deepEqual([...enter.slice(0, text.visited)], places(CALL));
      assert.deepEqual(
        [...leave].filter((at) => at >= 0).sort((a, b) => a - b),
        places(RETURN),
      );
      for (let row = 1; row < text.visited; row += 1) {
        assert.ok(enter[parent[row]] < enter[row]);
        if (leave[parent[row]] >= 0) assert.ok(enter[row] < leave[row] && leave[row] < leave[parent[row]]);
      }
    });
  }
});
