import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { countersProps } from "../../../static/js/kinds/game/counters.js";
import { restOf } from "../../../static/js/kinds/game/search-from.js";
import { narrationParts } from "../../../static/js/kinds/game/step.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { finalBounds } from "../../../static/js/trace/bounds.js";
import { cutOutPass } from "../../../static/js/trace/passes.js";
import { unrecordedBefore, unrecordedBelow, unrecordedInAll } from "../../../static/js/trace/unrecorded.js";
import { makeTrace } from "../../../static/js/trace/trace.js";
import { describeNode } from "../../../static/js/tree/describe.js";
import { layoutTree } from "../../../static/js/tree/layout.js";
import { reply, traceOf } from "./answers.js";
import { pageAt } from "./page.js";

/** A reply in which some leaves were searched deeper, but not recorded. @param {string} name @param {Record<number, number>} below */
function shallow(name, below) {
  const { text, columns, ...others } = reply(name);
  const unrecorded = new Int32Array(text.count);
  for (const [row, nodes] of Object.entries(below)) unrecorded[Number(row)] = nodes;
  const more = Object.values(below).reduce((sum, nodes) => sum + nodes, 0);
  return { ...others, nodes: others.nodes + more, text, columns: { ...columns, unrecorded } };
}

/** The rows of the lesson that have no children. */
const LEAVES = (() => {
  const { childStart, visited } = traceOf("lesson");
  return Array.from({ length: visited }, (_, row) => row).filter((row) => childStart[row] === childStart[row + 1]);
})();
const [FIRST, SECOND] = LEAVES;

/** The page with such a search. */
function page() {
  const shown = pageAt("lesson: look", "lesson", { cursor: 0 });
  shown.app.show(shallow("lesson", { [FIRST]: 100, [SECOND]: 1 }));
  return shown;
}

describe("Nodes that were visited, but not recorded", () => {
  it("count from the moment at which the search has left the node above them", () => {
    const trace = page().trace();
    assert.deepEqual(
      [FIRST, SECOND, 0].map((row) => unrecordedBelow(trace, row)),
      [100, 1, 0],
    );
    assert.equal(unrecordedInAll(trace), 101);
    for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
      const expected = [FIRST, SECOND].filter((row) => trace.leave[row] < cursor);
      const sum = expected.reduce((total, row) => total + unrecordedBelow(trace, row), 0);
      assert.equal(unrecordedBefore(trace, cursor), sum, `before step ${cursor}`);
    }
  });

  it("are none in a tree that was recorded whole", () => {
    const trace = traceOf("lesson");
    assert.deepEqual([unrecordedBelow(trace, 0), unrecordedInAll(trace), unrecordedBefore(trace, 9)], [0, 0, 0]);
  });

  it("all count at the end, also where the search was broken off above them", () => {
    const { text, columns, ...others } = shallow("lesson", { [FIRST]: 100 });
    const leave = columns.leave.slice();
    leave[FIRST] = -1;
    const shown = pageAt("lesson: look");
    shown.app.show({ ...others, text, columns: { ...columns, leave } });
    assert.equal(unrecordedBefore(shown.trace(), lastCursor(shown.trace()) - 1), 0);
    assert.equal(unrecordedBefore(shown.trace(), lastCursor(shown.trace())), 100);
  });

  it("are told beside the nodes in the tree, and at the end", () => {
    const { state, results, trace } = page();
    assert.equal(countersProps(state.get(), results.get()).work?.unrecorded, 0);
    state.update({ cursor: lastCursor(trace()) });
    const work = countersProps(state.get(), results.get()).work;
    assert.deepEqual([work?.nodes, work?.unrecorded], [11, 101]);
    const words = narrationParts(state.get(), results.get()).map(({ text }) => text);
    assert.match(words.join(""), /The tree has 11 of its 112 nodes/);
  });

  it("count in a search that was stopped, and are told of", () => {
    const shown = pageAt("lesson: look", "lesson", { cursor: 0 });
    const { text, ...others } = shallow("lesson", { [FIRST]: 100, [SECOND]: 1 });
    shown.app.show({ ...others, text: { ...text, ended: "halted" } });
    shown.state.update({ cursor: lastCursor(shown.trace()) });
    const words = narrationParts(shown.state.get(), shown.results.get()).map((part) => part.text);
    assert.match(words.join(""), /You stopped the search after 112 nodes\..*The tree has 11 of its 112 nodes/);
  });

  it("are told at their node, and take room below it as collapsed ones do", () => {
    const trace = page().trace();
    const { hidden, left, right } = layoutTree(trace);
    assert.deepEqual([hidden[FIRST], hidden[SECOND], hidden[0]], [100, 1, 0]);
    assert.ok(right[FIRST] - left[FIRST] > 10);
    /** @param {number} row */
    const words = (row) => describeNode(trace, finalBounds(trace), new Map(), lastCursor(trace), row, hidden[row]);
    assert.match(words(FIRST), /100 nodes below it not recorded/);
    assert.match(words(SECOND), /1 node below it not recorded/);
    assert.doesNotMatch(words(0), /recorded/);
  });

  it("belong to their pass", () => {
    const { row, end } = traceOf("deepening").text.passes[1];
    const { text, columns } = shallow("deepening", { [row + 1]: 7 });
    const whole = makeTrace(text, columns);
    const pass = cutOutPass(whole, 1);
    assert.deepEqual([unrecordedBelow(pass.trace, 1), unrecordedInAll(pass.trace)], [7, 7]);
    assert.equal(unrecordedInAll(cutOutPass(whole, 0).trace), 0);
    assert.ok(end > row + 1);
  });

  it("are searched again with the plies and the window that were left", async () => {
    const { intend, python, state, trace } = page();
    const { alpha, beta } = trace();
    const open = (/** @type {number} */ end) => (Number.isFinite(end) ? end : null);
    assert.deepEqual(restOf(trace(), FIRST, 5), { depth: 3, window: [open(alpha[FIRST]), open(beta[FIRST])] });
    assert.equal("depth" in restOf(trace(), FIRST, Number.POSITIVE_INFINITY), false);
    python.instead.picture = () => ({ picture: null, position: "7" });
    python.instead.look = () => ({ ...reply("lesson: look"), position: "7" });
    python.instead.estimate = () => ({ nodes: 3, minimaxNodes: 3, suggestedDepth: 0, maxNodes: 1000 });
    python.instead.search = () => reply("lesson");
    await intend("search-from", { row: FIRST });
    for (const wanted of ["estimate", "search"]) {
      const asked = python.asked.find(({ op }) => op === wanted);
      assert.deepEqual([asked.position, asked.window], ["7", [open(alpha[FIRST]), open(beta[FIRST])]], wanted);
    }
    assert.equal(state.get().history.at(-1), "7");
    python.asked.splice(0);
    await intend("search-from", { row: 0 });
    assert.deepEqual(python.asked, [], "all below the root was recorded");
  });

  it("are searched as far as was left also if the reader was asked first, because that is much", async () => {
    const { intend, python } = page();
    python.instead.picture = () => ({ picture: null, position: "7" });
    python.instead.look = () => ({ ...reply("lesson: look"), position: "7" });
    python.instead.estimate = () => ({ nodes: 3e6, minimaxNodes: 3e6, suggestedDepth: 0, maxNodes: 1000 });
    python.instead.search = () => reply("lesson");
    await intend("search-from", { row: FIRST });
    assert.equal(
      python.asked.some(({ op }) => op === "search"),
      false,
    );
    const { window } = python.asked.find(({ op }) => op === "estimate");
    await intend("search-anyway", {});
    assert.deepEqual(python.asked.find(({ op }) => op === "search").window, window);
  });
});
