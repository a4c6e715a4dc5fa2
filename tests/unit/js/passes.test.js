import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { steps } from "../../../static/js/kinds/game/steps.js";
import { countsAt, isEntered, lastCursor, variablesIn } from "../../../static/js/trace/cursor.js";
import { cutOutPass, passAt, passNoun } from "../../../static/js/trace/passes.js";
import { CALL, DRIVER, KNOWN, PRUNED, RETURN } from "../../../static/js/trace/trace.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";
import { RANDOM_GRAPHS, searchedTwice } from "./random-rounds.js";
import { assertSound } from "./sound-trace.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

const IN_PASSES = OTHER_TRACES.map((name) => ({ name, trace: traceOf(name) })).filter(
  ({ trace }) => trace.text.passes.length > 0,
);
const SEPARATE = IN_PASSES.filter(({ trace }) => !trace.text.merged);

/** All passes of a trace, cut out. @param {Trace} trace */
const passesOf = (trace) => trace.text.passes.map((_, index) => cutOutPass(trace, index));

describe("The fixtures", () => {
  it("have passes that build one tree, and passes that have a tree each", () => {
    assert.deepEqual(
      SEPARATE.map(({ name }) => name),
      ["mtdf", "deepening", "deepening, broken off", "deepening, one ply", "heaps in passes"],
    );
    assert.deepEqual(
      IN_PASSES.filter(({ trace }) => trace.text.merged).map(({ name }) => name),
      ["rounds", "deep rounds", "rounds to a depth", "best first", "best first, two plies", "weighed", "mixture"],
    );
  });
});

describe("The word for a pass", () => {
  it("is that of the field, on the button of the steps too", () => {
    const words = { mtdf: "pass", deepening: "iteration", rounds: "round", mixture: "round", "best first": "round" };
    for (const [name, word] of Object.entries(words)) {
      const trace = traceOf(name);
      assert.equal(passNoun(trace), word, name);
      assert.equal(steps(trace).at(-1)?.name, word, name);
    }
  });
});

describe("The pass at a cursor", () => {
  it("is null if a search has no passes", () => {
    for (const trace of TRACES.map(traceOf)) {
      assert.deepEqual([passAt(trace, 0), passAt(trace, 5), passAt(trace, lastCursor(trace))], [-1, -1, -1]);
    }
  });

  it("is the last whose root has been entered, and at the beginning the first", () => {
    for (const { name, trace } of IN_PASSES) {
      for (let cursor = 0; cursor < lastCursor(trace); cursor += 1) {
        const begun = trace.text.passes.filter(({ row }) => isEntered(trace, row, cursor)).length;
        assert.equal(passAt(trace, cursor), Math.max(0, begun - 1), `${name}, ${cursor}`);
      }
    }
  });

  it("is at the end the one with the answer: the last, or the one before it if its time has ended the last", () => {
    for (const { name, trace } of IN_PASSES) {
      const { passes, merged } = trace.text;
      const isCut = !merged && Number.isNaN(trace.value[passes[passes.length - 1].row]);
      assert.equal(passAt(trace, lastCursor(trace)), passes.length - (isCut ? 2 : 1), name);
    }
  });
});

describe("A pass that is cut out", () => {
  it("is a sound trace of a search without passes", () => {
    for (const { name, trace } of IN_PASSES) {
      for (const pass of passesOf(trace)) {
        assertSound(pass.trace, `${name}, pass ${pass.index}`);
        assert.deepEqual(pass.trace.text.passes, []);
        assert.notEqual(pass.trace.kind[0], DRIVER);
      }
    }
  });

  it("has its own rows, and together they are all rows except the driver's, once each", () => {
    for (const { name, trace } of IN_PASSES) {
      const rows = passesOf(trace).flatMap((pass) => [...pass.rows]);
      assert.deepEqual(
        rows.sort((a, b) => a - b),
        [...trace.parent.keys()].slice(1),
        name,
      );
    }
  });

  it("has the visited rows in the order of entry, and then its cut rows", () => {
    for (const { trace } of IN_PASSES) {
      trace.text.passes.forEach(({ row, end }, index) => {
        const { rows, trace: own } = cutOutPass(trace, index);
        assert.deepEqual(
          [...rows.subarray(0, end - row)],
          Array.from({ length: end - row }, (_, i) => row + i),
        );
        assert.equal(own.visited, end - row);
        assert.ok(
          [...rows.subarray(end - row)].every((each) => trace.status[each] === PRUNED && each >= trace.visited),
        );
      });
    }
  });

  it("keeps its rows' values and parents", () => {
    for (const { name, trace } of IN_PASSES) {
      for (const { rows, trace: own } of passesOf(trace)) {
        rows.forEach((row, i) => {
          for (const column of /** @type {const} */ ([
            "action",
            "cell",
            "kind",
            "status",
            "value",
            "alpha",
            "beta",
            "chance",
            "code",
          ])) {
            assert.equal(own[column][i], trace[column][row], `${name}: ${column} of row ${row}`);
          }
          if (i > 0) assert.equal(rows[own.parent[i]], trace.parent[row]);
          assert.equal(own.text.names?.[i], trace.text.names?.[row]);
        });
      }
    }
  });

  it("has the events from its first call to its last return", () => {
    for (const { trace } of IN_PASSES) {
      for (const { rows, firstEvent, trace: own } of passesOf(trace)) {
        assert.deepEqual([own.event[0], own.event.at(-1)], [CALL, RETURN]);
        own.event.forEach((event, at) => {
          assert.equal(event, trace.event[firstEvent + at]);
          assert.equal(rows[own.eventNode[at]], trace.eventNode[firstEvent + at]);
        });
      }
    }
  });

  it("has in each call the locals that the whole trace has there, at every cursor", () => {
    const trace = traceOf("mtdf");
    let seen = 0;
    for (const { rows, firstEvent, trace: own } of passesOf(trace)) {
      for (let cursor = 0; cursor <= lastCursor(own); cursor += 1) {
        for (let row = 0; row < own.visited; row += 1) {
          const held = variablesIn(own, row, cursor);
          assert.deepEqual(held, variablesIn(trace, rows[row], firstEvent + cursor));
          seen += held.size;
        }
      }
    }
    assert.ok(seen > 1000, `${seen} values`);
  });

  it("has no local of another pass, nor of the driver", () => {
    for (const { trace } of IN_PASSES) {
      const events = passesOf(trace).flatMap(({ firstEvent, trace: own }) =>
        [...own.assigned_at].map((at) => at + firstEvent),
      );
      const inPasses = [...trace.assigned_at].filter((at) => trace.kind[trace.eventNode[at]] !== DRIVER);
      assert.deepEqual(
        events.sort((a, b) => a - b),
        inPasses.sort((a, b) => a - b),
      );
    }
  });

  it("counts its own nodes, leaves and cuts, which add up to those of the whole search", () => {
    for (const { name, trace } of SEPARATE) {
      const sums = { nodes: 0, leaves: 0, alphaCuts: 0, betaCuts: 0 };
      for (const { trace: own } of passesOf(trace)) {
        const counts = countsAt(own, lastCursor(own));
        for (const key of /** @type {(keyof typeof sums)[]} */ (Object.keys(sums))) sums[key] += counts[key];
      }
      assert.deepEqual(sums, countsAt(trace, lastCursor(trace)), name);
    }
  });

  it("treats two rows as the same position if the whole trace does, with its own first row as the first", () => {
    for (const { name, trace } of IN_PASSES) {
      for (const { rows, trace: own } of passesOf(trace)) {
        for (let row = 0; row < own.visited; row += 1) {
          const first = rows.findIndex((each, i) => i < own.visited && trace.same[each] === trace.same[rows[row]]);
          assert.equal(own.same[row], first, `${name}: row ${row}`);
        }
      }
    }
  });

  it("is linked to where a position was found if that was in this pass, otherwise to nothing", () => {
    const trace = traceOf("mtdf");
    const known = [...trace.status.keys()].filter((row) => trace.status[row] === KNOWN);
    assert.ok(known.length > 0);
    for (const { rows, trace: own } of passesOf(trace)) {
      for (let row = 0; row < own.visited; row += 1) {
        assert.equal(own.link[row], rows.indexOf(trace.link[rows[row]]), `row ${row}`);
      }
    }
  });

  it("that did not finish has no value, but is still a search of its own", () => {
    const trace = traceOf("deepening, broken off");
    const last = cutOutPass(trace, trace.text.passes.length - 1).trace;
    assert.ok(Number.isNaN(last.value[0]));
    assertSound(last);
    assert.equal(last.count, last.visited, "it has cut nothing");
  });
});

describe("A pass of a random search that was made twice", () => {
  it("is the search itself, with every number the same", () => {
    for (const search of [...RANDOM_GRAPHS, ...TRACES.map(traceOf)]) {
      const trace = searchedTwice(search);
      assertSound(trace);
      for (const { trace: own } of passesOf(trace)) {
        for (const [column, numbers] of Object.entries(search)) {
          if (column === "text" || typeof numbers !== "object") continue;
          assert.deepEqual(/** @type {any} */ (own)[column], numbers, column);
        }
        assert.deepEqual({ ...own.text }, { ...search.text });
      }
    }
  });
});
