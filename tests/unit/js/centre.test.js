import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { centreOf, isRibbonLike } from "../../../static/js/view-models/centre.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { REFUSED } from "../../../static/js/trace/trace.js";
import { reply, traceOf } from "./answers.js";
import { knowing } from "./knowing.js";
import { problemReply, problemTrace } from "./problem-answers.js";

/** What is known after a search. @param {string} name */
function knownAfter(name) {
  const trace = problemTrace(name);
  const { columns, ...reply } = problemReply(name);
  return knowing({ trace, reply, look: trace.text.root });
}

/**
 * A trace of which every level has so many nodes.
 * @param {import("../../../static/js/trace/trace.js").ConstraintTrace} trace @param {number} width @param {number} levels
 */
function withColumns(trace, width, levels) {
  const visited = width * levels;
  return {
    ...trace,
    visited,
    ply: Uint16Array.from({ length: visited }, (_, row) => Math.floor(row / width)),
    status: new Uint8Array(visited),
  };
}

describe("The large view", () => {
  it("is the picture of a problem while the tree of its search is a path", () => {
    assert.equal(isRibbonLike(problemTrace("australia")), true);
    assert.equal(centreOf(INITIAL_STATE, knownAfter("australia")), "hero");
  });

  it("is shared by picture and tree when a search goes back and tries another value", () => {
    assert.equal(isRibbonLike(problemTrace("sum")), false);
    assert.equal(centreOf(INITIAL_STATE, knownAfter("sum")), "branched");
  });

  it("leaves a map as much room as its codes need, also beside a tree that branches", () => {
    const known = knownAfter("sum");
    const look = /** @type {any} */ ({ ...known.subject.look, picture: { kind: "map", map: "us" } });
    assert.equal(centreOf(INITIAL_STATE, { ...known, subject: { ...known.subject, look } }), "branched-map");
  });

  it("is the picture's if the tree has a few columns and is many times deeper than wide", () => {
    const columns = (/** @type {number} */ width) => withColumns(problemTrace("australia"), width, 12);
    assert.deepEqual(
      [1, 4, 5].map((width) => isRibbonLike(columns(width))),
      [true, true, false],
    );
  });

  it("counts no value that was refused at once as a column", () => {
    const trace = withColumns(problemTrace("australia"), 5, 12);
    const refused = trace.status.map((_, row) => (row % 5 === 4 ? REFUSED : 0));
    assert.equal(isRibbonLike({ ...trace, status: refused }), true);
  });

  it("is the same at every step of a search", () => {
    for (const name of ["australia", "sum"]) {
      const known = knownAfter(name);
      const seen = new Set();
      for (let cursor = 0; cursor <= lastCursor(problemTrace(name)); cursor++)
        seen.add(centreOf({ ...INITIAL_STATE, cursor }, known));
      assert.equal(seen.size, 1);
    }
  });

  it("is the picture of a problem that has not been searched yet", () => {
    const { root } = problemTrace("sum").text;
    assert.equal(centreOf(INITIAL_STATE, knowing({ look: root })), "hero");
  });

  it("is left to the usual layout in a game, and before anything is known", () => {
    const known = knowing({ look: reply("lesson: look"), trace: traceOf("lesson") });
    assert.equal(centreOf(INITIAL_STATE, known), "");
    assert.equal(centreOf(INITIAL_STATE, knowing({})), "");
  });

  it("is what the reader has chosen, whatever is shown", () => {
    for (const name of ["australia", "sum"])
      for (const centre of /** @type {const} */ (["board", "tree", "both", "code"]))
        assert.equal(centreOf({ ...INITIAL_STATE, centre }, knownAfter(name)), centre);
  });

  it("gives its room back to plots and comparisons, as long as they are shown", () => {
    const known = knownAfter("australia");
    const { method, depth, order, cut, window, methodOptions } = INITIAL_STATE;
    const secondRun = { method, depth, order, cut, window, methodOptions };
    assert.equal(centreOf({ ...INITIAL_STATE, stage: "race" }, known), "");
    assert.equal(centreOf({ ...INITIAL_STATE, stage: "plots", centre: "code" }, known), "");
    assert.equal(centreOf({ ...INITIAL_STATE, secondRun, centre: "board" }, known), "");
    assert.equal(centreOf({ ...INITIAL_STATE, stage: "plots", centre: "tree" }, known), "tree");
    assert.equal(
      centreOf({ ...INITIAL_STATE, stage: "plots", centre: "both" }, known),
      "both",
      "they share the middle",
    );
  });
});
