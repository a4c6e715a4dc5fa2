import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { nodesEntered, currentNode, lastCursor } from "../../../static/js/trace/cursor.js";
import { canFold, visibleAt } from "../../../static/js/trace/visible.js";
import { DRIVER } from "../../../static/js/trace/trace.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";
import { RANDOM_GRAPHS, RANDOM_ROUNDS, searchedTwice } from "./random-rounds.js";
import { RANDOM_TRACES } from "./random-trace.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

const EVERY = [...TRACES, ...OTHER_TRACES].map(traceOf);
const TWICE = RANDOM_GRAPHS.slice(0, 12).map(searchedTwice);
const MANY = [...EVERY, ...RANDOM_ROUNDS.slice(0, 12), ...RANDOM_GRAPHS.slice(0, 12), ...TWICE];

/** Every cursor of a trace, or every third of a long one. @param {Trace} trace */
const cursorsOf = (trace) =>
  Array.from({ length: 1 + lastCursor(trace) }, (_, cursor) => cursor).filter(
    (cursor) => lastCursor(trace) < 150 || cursor % 3 === 0,
  );

/** Does something at every cursor, both folded and unfolded. @param {readonly Trace[]} traces @param {(trace: Trace, cursor: number, folded: boolean) => void} then */
function everywhere(traces, then) {
  for (const trace of traces) {
    for (const folded of [false, true]) for (const cursor of cursorsOf(trace)) then(trace, cursor, folded);
  }
}

describe("What is shown of a plain search", () => {
  it("is the search, at the same cursor", () => {
    for (const trace of RANDOM_TRACES.slice(0, 10)) {
      const view = visibleAt(trace, 7);
      assert.equal(view.trace, trace);
      assert.deepEqual([view.cursor, view.pass, view.driving, view.whole(3), view.drawn(3)], [7, -1, false, 3, 3]);
    }
  });
});

describe("What is shown of a search in passes", () => {
  const trace = traceOf("mtdf");

  it("is the running pass, and between two passes the last one", () => {
    const [first, second] = trace.text.passes;
    /** @param {number} cursor */
    const seen = (cursor) => {
      const { pass, cursor: at, driving, trace: own } = visibleAt(trace, cursor);
      return [pass, at, driving, own.visited];
    };
    const visited = first.end - first.row;
    const length = trace.leave[first.row] + 1 - trace.enter[first.row];
    assert.deepEqual(seen(0), [0, 0, false, visited]);
    assert.deepEqual(seen(1), [0, 0, true, visited]);
    assert.deepEqual(seen(trace.enter[first.row] + 1), [0, 1, false, visited]);
    assert.deepEqual(seen(trace.leave[first.row] + 1), [0, length, false, visited]);
    assert.deepEqual(seen(trace.leave[first.row] + 2), [0, length, true, visited]);
    assert.deepEqual(seen(trace.enter[second.row] + 1), [1, 1, false, second.end - second.row]);
    assert.deepEqual(seen(lastCursor(trace)).slice(0, 3), [
      1,
      trace.leave[second.row] + 1 - trace.enter[second.row],
      true,
    ]);
  });

  it("is the same trace as long as the pass is the same, so that nothing is laid out again", () => {
    for (const cursor of cursorsOf(trace)) {
      const view = visibleAt(trace, cursor);
      assert.equal(view.trace, visibleAt(trace, trace.enter[trace.text.passes[view.pass].row] + 1).trace);
    }
  });
});

describe("What is shown of any search", () => {
  it("has the same last event as the whole trace, except for the driver's events", () => {
    everywhere(MANY, (trace, cursor, folded) => {
      const view = visibleAt(trace, cursor, folded);
      const row = currentNode(trace, cursor);
      assert.equal(view.driving, row >= 0 && trace.kind[row] === DRIVER);
      if (row < 0 || view.driving) return;
      assert.equal(view.trace.event[view.cursor - 1], trace.event[cursor - 1]);
      assert.equal(view.whole(currentNode(view.trace, view.cursor)), newestVisit(trace, row, cursor, folded));
    });
  });

  /** The row, or the last entered one of those that are drawn together with it. @param {Trace} trace @param {number} row @param {number} cursor @param {boolean} folded */
  function newestVisit(trace, row, cursor, folded) {
    const view = visibleAt(trace, cursor, folded);
    const { narrated, drawn } = view;
    const inWhole = narrated.trace === trace ? (/** @type {number} */ each) => each : visibleAt(trace, cursor).whole;
    const together = [...Array(narrated.trace.visited).keys()].filter(
      (each) =>
        narrated.trace.enter[each] < narrated.cursor &&
        drawn(each) === drawn(currentNode(narrated.trace, narrated.cursor)),
    );
    assert.ok(together.some((each) => inWhole(each) === row));
    return inWhole(Number(together.at(-1)));
  }

  it("has a drawn node for every visit", () => {
    everywhere(MANY, (trace, cursor, folded) => {
      const { narrated, drawn, trace: picture, cursor: at, driving } = visibleAt(trace, cursor, folded);
      assert.equal(drawn(-1), -1);
      const row = currentNode(narrated.trace, narrated.cursor);
      if (row < 0 || driving) return;
      assert.equal(drawn(row), currentNode(picture, at));
    });
  });

  it("leads from each node of the picture back to the row of the whole trace that it shows", () => {
    everywhere([...EVERY, ...TWICE], (trace, cursor, folded) => {
      const view = visibleAt(trace, cursor, folded);
      for (let row = 0; row < view.trace.count; row += 1) {
        const whole = view.whole(row);
        assert.ok(whole >= 0 && whole < trace.count && trace.kind[whole] !== DRIVER);
        assert.equal(trace.text.names?.[whole], view.trace.text.names?.[row]);
        if (view.pass >= 0 && !trace.text.merged && whole < trace.visited) {
          const { row: first, end } = trace.text.passes[view.pass];
          assert.ok(whole >= first && whole < end, "it is of the same pass");
        }
      }
    });
  });

  it("shows no node before it is entered, and never fewer as the cursor moves on in a pass", () => {
    everywhere(MANY, (trace, cursor, folded) => {
      const view = visibleAt(trace, cursor, folded);
      const entered = nodesEntered(view.trace, view.cursor);
      for (let row = 0; row < view.trace.visited; row += 1) {
        assert.equal(view.trace.enter[row] < view.cursor, row < entered);
      }
    });
  });
});

describe("Folding", () => {
  it("draws each position once, in every pass", () => {
    for (const trace of [...RANDOM_GRAPHS, ...TWICE, traceOf("table")]) {
      for (const cursor of [0, lastCursor(trace) >> 1, lastCursor(trace)]) {
        const plain = visibleAt(trace, cursor);
        const view = visibleAt(trace, cursor, true);
        const { same, visited } = plain.trace;
        assert.equal(view.trace.count, new Set(same.subarray(0, visited)).size);
        for (let row = 0; row < visited; row += 1) assert.equal(view.drawn(row), view.drawn(same[row]));
      }
    }
  });

  it("does not change a search whose rounds build one tree", () => {
    const trace = traceOf("rounds");
    const [plain, folded] = [visibleAt(trace, 20), visibleAt(trace, 20, true)];
    assert.deepEqual([folded.trace.count, folded.trace.joins], [plain.trace.count, undefined]);
  });

  it("keeps its shape from step to step", () => {
    const trace = traceOf("table");
    assert.equal(visibleAt(trace, 9, true).trace.childStart, visibleAt(trace, 30, true).trace.childStart);
  });
});

describe("Whether folding is offered", () => {
  /** @param {Trace} trace @param {boolean} [folded] */
  const offered = (trace, folded) => canFold(visibleAt(trace, 5, folded));

  it("depends on whether a position occurs twice", () => {
    assert.deepEqual([offered(traceOf("table")), offered(traceOf("searched again"))], [true, true]);
    assert.deepEqual([offered(traceOf("lesson")), offered(traceOf("four left"))], [false, true]);
  });

  it("depends only on the shown pass, not on earlier ones", () => {
    assert.equal(offered(traceOf("mtdf")), false);
    for (const trace of RANDOM_GRAPHS) {
      const repeats = trace.same.subarray(0, trace.visited).some((first, row) => first !== row);
      const twice = searchedTwice(trace);
      for (const cursor of [5, lastCursor(twice) - 1]) assert.equal(canFold(visibleAt(twice, cursor)), repeats);
    }
  });

  it("stays the same in a folded tree, so that it can be unfolded", () => {
    assert.equal(offered(traceOf("table"), true), true);
  });

  it("is no if rounds already build one tree", () => {
    for (const name of ["rounds", "best first", "mixture"]) assert.equal(offered(traceOf(name)), false);
  });
});
