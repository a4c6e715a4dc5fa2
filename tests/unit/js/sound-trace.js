/**
 * What must be true of every trace, even if it was cut out of another or folded.
 */

import assert from "node:assert/strict";

import { nodesEntered } from "../../../static/js/trace/cursor.js";
import { CALL, RETURN } from "../../../static/js/trace/trace.js";

/**
 * Calls and returns are those of a stack; rows are in the order of their calls, parents before children and pruned rows
 * last; every column has the right length.
 * @param {import("../../../static/js/trace/trace.js").Trace} trace @param {string} [name]
 */
export function assertSound(trace, name = "") {
  /** @type {number[]} */
  const stack = [];
  let entered = 0;
  trace.event.forEach((event, at) => {
    if (event === CALL) {
      assert.equal(trace.parent[entered], stack.at(-1) ?? -1, `${name}: the parent of row ${entered}`);
      assert.equal(trace.enter[entered], at, `${name}: row ${entered} is entered`);
      stack.push(entered++);
    }
    assert.equal(trace.eventNode[at], stack.at(-1), `${name}: event ${at}`);
    assert.equal(nodesEntered(trace, at + 1), entered, `${name}: rows by event ${at}`);
    if (event === RETURN) assert.equal(trace.leave[Number(stack.pop())], at, `${name}: event ${at}`);
  });
  assert.deepEqual(stack, [], `${name}: calls that did not return`);
  assert.deepEqual([trace.visited, trace.text.visited, trace.text.count], [entered, entered, trace.count], name);
  for (let row = 0; row < trace.count; row += 1) {
    const parent = trace.parent[row];
    assert.ok(row === 0 ? parent === -1 : parent >= 0 && parent < row, `${name}: the parent of row ${row}`);
    const own = trace.children.subarray(trace.childStart[row], trace.childStart[row + 1]);
    assert.ok(
      own.every((child) => trace.parent[child] === row),
      `${name}: the children of row ${row}`,
    );
    if (row >= trace.visited) assert.deepEqual([trace.enter[row], trace.leave[row]], [-1, -1], name);
    assert.ok(trace.same[row] >= 0 && trace.same[row] <= row && trace.same[trace.same[row]] === trace.same[row], name);
    assert.ok(trace.link[row] < row, `${name}: the link of row ${row}`);
  }
  assert.equal(trace.children.length, trace.count - 1, name);
  for (const column of /** @type {const} */ ([
    "value",
    "alpha",
    "beta",
    "kind",
    "status",
    "action",
    "chance",
    "code",
    "cell",
    "above",
  ])) {
    assert.equal(trace[column].length, trace.count, `${name}: ${column}`);
  }
}
