import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { RESTORE, hasAssignments, momentAt, noteAt, openValues } from "../../../static/js/trace/constraints.js";
import { cursorOf, lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { CALL, EMPTIED, NOTE, REFUSED, RETURN } from "../../../static/js/trace/trace.js";
import { TRACES, traceOf } from "./answers.js";
import { PROBLEM_TRACES, hopelessSudoku, problemReply, problemTrace } from "./problem-answers.js";

/** The assignment by the names of variables. @param {import("./problem-answers.js").ConstraintTrace} found @param {number} cursor */
function assignmentAt(found, cursor) {
  const { assigned } = momentAt(found, cursor);
  const { variables, values } = found.text;
  return Object.fromEntries(variables.flatMap((id, at) => (assigned[at] < 0 ? [] : [[id, values[assigned[at]]]])));
}

describe("A search of a constraint problem", () => {
  it("is not mistaken for a search of a game", () => {
    assert.equal(hasAssignments(traceOf(TRACES[0])), false);
    assert.equal(hasAssignments(null), false);
    assert.ok(PROBLEM_TRACES.every((name) => hasAssignments(problemTrace(name))));
  });

  for (const name of PROBLEM_TRACES) {
    it(`has the counts that Python gives when it ends: ${name}`, () => {
      const found = problemTrace(name);
      const reply = problemReply(name);
      const { assignments, refused, arcs, removed } = momentAt(found, lastCursor(found));
      assert.deepEqual(
        { assignments, refused, removed },
        { assignments: reply.assignments, refused: reply.refused, removed: reply.removed },
      );
      if (found.text.everyArc) assert.equal(arcs, reply.arcs);
      // Its checks after its last step do not belong to any step.
      assert.ok(found.checks[found.checks.length - 1] <= reply.checks);
    });

    it(`ends with its solution, or with nothing assigned: ${name}`, () => {
      const found = problemTrace(name);
      const { solved, solution, complete } = problemReply(name);
      const end = assignmentAt(found, lastCursor(found));
      if (solved) assert.deepEqual(end, solution);
      else if (complete) assert.deepEqual(end, {});
    });

    it(`goes back to the earlier state, cursor by cursor: ${name}`, () => {
      const found = problemTrace(name);
      const forward = [...found.event].map((_, cursor) => momentAt(found, cursor));
      for (let cursor = found.event.length - 1; cursor >= 0; cursor -= 7) {
        assert.deepEqual(momentAt(found, cursor), forward[cursor]);
      }
    });
  }

  it("puts back the values that propagation removed, when the assignment is undone", () => {
    const found = problemTrace("two colours");
    const { solved } = problemReply("two colours");
    assert.equal(solved, false);
    const end = momentAt(found, lastCursor(found));
    found.text.domains.forEach((values, variable) => assert.deepEqual(openValues(found, end, variable), values));
  });

  it("has no value left in an empty domain", () => {
    const found = problemTrace("two colours");
    const cursor = [...found.event].findIndex((_, at) => momentAt(found, at).emptied >= 0);
    const moment = momentAt(found, cursor);
    assert.ok(cursor > 0);
    assert.deepEqual(openValues(found, moment, moment.emptied), []);
  });
});

describe("The steps of a constraint search", () => {
  it("by value stop before each new value and each undone one, and once for a rejected value", () => {
    for (const name of PROBLEM_TRACES) {
      const found = problemTrace(name);
      for (const cursor of stops(found, "node").slice(0, -1)) {
        const isPutBack = found.event[cursor] === NOTE && found.note_kind[noteAt(found, cursor)] === RESTORE;
        assert.ok([CALL, RETURN].includes(found.event[cursor]) || isPutBack, `${name} at ${cursor}`);
      }
      const refused = [...stops(found, "node")].filter((cursor) => {
        const row = momentAt(found, cursor).row;
        return row >= 0 && found.status[row] === REFUSED && cursor < lastCursor(found);
      });
      assert.equal(refused.length, momentAt(found, lastCursor(found)).refused, name);
    }
  });

  it("by value begin with the first value, unless something follows from the problem alone", () => {
    const found = problemTrace("australia");
    assert.equal(momentAt(found, stops(found, "node")[0]).assignments, 1);
    const propagating = problemTrace("sum by propagation");
    const first = momentAt(propagating, stops(propagating, "node")[0]);
    assert.equal(first.assignments, 0);
    assert.ok(first.removed > 0);
    assert.equal(momentAt(propagating, stops(propagating, "arc")[0]).arcs, 1);
  });

  it("by arc are at least as many as by value, and stop where the next arc begins", () => {
    const found = problemTrace("australia by MAC");
    const byArc = stops(found, "arc");
    assert.ok(byArc.length > stops(found, "node").length);
    const arcs = new Set([...byArc].map((cursor) => momentAt(found, cursor).arcs));
    assert.ok(!arcs.has(0));
    assert.equal(arcs.size, momentAt(found, lastCursor(found)).arcs);
  });

  it("by backtrack are as many as the backtracks that Python counts", () => {
    const found = problemTrace("graph of four neighbours by jumping");
    const { backtracks } = problemReply("graph of four neighbours by jumping");
    const taken = [...stops(found, "cut")].map((cursor) => found.eventNode[cursor - 1]);
    assert.equal(taken.filter((row) => row > 0 && found.status[row] !== REFUSED).length, backtracks);
  });

  it("skip given values, because they are not the search's work", () => {
    const solved = problemTrace("sudoku");
    assert.equal(momentAt(solved, stops(solved, "node")[0]).assignments, 79);
    const hopeless = hopelessSudoku();
    const { assignments, backtracks } = momentAt(hopeless, lastCursor(hopeless));
    assert.deepEqual([assignments, backtracks], [3, 3]);
    const counts = (/** @type {import("../../../static/js/trace/cursor.js").Granularity} */ granularity) =>
      [...stops(hopeless, granularity)]
        .map((cursor) => momentAt(hopeless, cursor))
        .map((moment) => [moment.assignments, moment.backtracks]);
    assert.deepEqual(counts("node"), [
      [3, 0],
      [3, 3],
      [3, 3],
    ]);
    assert.deepEqual(counts("cut"), [
      [3, 3],
      [3, 3],
    ]);
    // The consequences of each can still be seen arc by arc.
    assert.deepEqual(counts("arc"), [
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 3],
      [3, 3],
    ]);
  });

  it("go to a chosen partial assignment after its consequences are worked out", () => {
    const refusing = problemTrace("australia by backtracking");
    const refused = refusing.status.indexOf(REFUSED);
    assert.equal(momentAt(refusing, cursorOf(refusing, refused)).row, refused);
    const emptying = problemTrace("two colours");
    const emptied = emptying.status.indexOf(EMPTIED);
    assert.equal(momentAt(emptying, cursorOf(emptying, emptied)).emptied, emptying.emptied[emptied]);
    for (const found of [refusing, emptying]) {
      const byValue = new Set(stops(found, "node"));
      for (let row = 1; row < found.count; row++) assert.ok(byValue.has(cursorOf(found, row)), `row ${row}`);
    }
  });

  it("put values back in the same step as the undone assignment, and not before", () => {
    for (const name of ["two colours", "australia by MAC"]) {
      const found = problemTrace(name);
      for (const cursor of stops(found, "node").slice(0, -1)) {
        const { row, open } = momentAt(found, cursor);
        assert.deepEqual(open, momentAt(found, cursorOf(found, row)).open, `${name}, step to ${cursor}`);
      }
    }
  });

  it("by line stop at lines only", () => {
    const found = problemTrace("australia");
    for (const cursor of stops(found, "line").slice(0, -1)) assert.ok(found.event[cursor - 1] > 0);
  });
});
