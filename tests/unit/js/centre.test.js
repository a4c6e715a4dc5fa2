import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { INITIAL_STATE } from "../../../static/js/kinds/memory.js";
import { centreOf, isPath } from "../../../static/js/present/centre.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { reply, traceOf } from "./answers.js";
import { knowing } from "./knowing.js";
import { problemReply, problemTrace } from "./problem-answers.js";

/** What is known after a search. @param {string} name */
function knownAfter(name) {
  const trace = problemTrace(name);
  const { columns, ...reply } = problemReply(name);
  return knowing({ trace, reply, look: trace.text.root });
}

describe("The large view", () => {
  it("is the picture of a problem while the tree of its search is a path", () => {
    assert.equal(isPath(problemTrace("australia")), true);
    assert.equal(centreOf(INITIAL_STATE, knownAfter("australia")), "hero");
  });

  it("is left to the usual layout when a search goes back and tries another value", () => {
    assert.equal(isPath(problemTrace("sum")), false);
    assert.equal(centreOf(INITIAL_STATE, knownAfter("sum")), "");
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
    const { method, depth, order, cut, methodOptions } = INITIAL_STATE;
    const secondRun = { method, depth, order, cut, methodOptions };
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
