/** Two runs that are compared: where they begin, and what room they have. */

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { layoutOf } from "../../../static/js/view-models/layout.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { knowing } from "./knowing.js";
import { pageAt } from "./page.js";

const MINIMAX = { second: { method: "minimax", methodOptions: {} } };

describe("A second run beside one whose end has been seen", () => {
  it("is at its end with it", async () => {
    const { intend, state, results, trace } = pageAt("lesson: look", "lesson");
    await intend("goto-end");
    await intend("step", { direction: -1 });
    assert.equal(state.get().endSeen, true);
    await intend("compare-runs", MINIMAX);
    const { second } = results.get().run;
    assert.ok(second);
    assert.deepEqual([state.get().cursor, state.get().secondCursor], [lastCursor(trace()), lastCursor(second.trace)]);
  });

  it("begins with it, where the end has not been seen since the start", async () => {
    const { intend, state } = pageAt("lesson: look", "lesson");
    await intend("goto-end");
    await intend("goto-start");
    assert.equal(state.get().endSeen, false);
    await intend("step", { direction: 1 });
    await intend("compare-runs", MINIMAX);
    assert.deepEqual([state.get().cursor, state.get().secondCursor], [0, 0]);
  });
});

describe("The layout of two runs", () => {
  it("gives them all the room, unless the page is wide or the reader wants board and Python too", async () => {
    const { intend, state, results } = pageAt("lesson: look", "lesson");
    const layout = (change = {}, isWide = false) => layoutOf({ ...state.get(), ...change }, results.get(), isWide);
    assert.equal(layout(), "panel");
    await intend("compare-runs", MINIMAX);
    assert.deepEqual([layout(), layout({}, true), layout({ layout: "columns" })], ["pair", "columns", "columns"]);
  });

  it("gives it to the trees of a constraint problem, too", () => {
    const second = /** @type {any} */ ({ method: "mac", methodOptions: {} });
    /** @param {object} change */
    const layout = (change) =>
      layoutOf(
        { ...INITIAL_STATE, activity: "watch", ...change },
        knowing({ look: /** @type {any} */ ({ kind: "problem" }) }),
        false,
      );
    assert.deepEqual([layout({}), layout({ secondRun: second })], ["columns", "pair"]);
  });
});
