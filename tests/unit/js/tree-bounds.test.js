import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { lastCursor } from "../../../static/js/trace/cursor.js";
import { visibleAt } from "../../../static/js/trace/visible.js";
import { AT_LEAST, AT_MOST, KNOWN } from "../../../static/js/trace/trace.js";
import { finalBounds, standing } from "../../../static/js/trace/bounds.js";
import { describeNode } from "../../../static/js/tree/describe.js";
import { traceOf } from "./answers.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

const NOTHING = new Map();

/** The bound of each row at the end. @param {Trace} trace @param {number} [cursor] */
function signsOf(trace, cursor = lastCursor(trace)) {
  const final = finalBounds(trace);
  return [...trace.parent.keys()].map((row) => standing(trace, final, NOTHING, cursor, row).sign);
}

describe("What was known from a table", () => {
  const table = traceOf("table");
  const known = [...table.parent.keys()].filter((row) => table.status[row] === KNOWN);

  it("is exact if the table had the value", () => {
    assert.ok(known.length > 0);
    for (const row of known) assert.equal(signsOf(table)[row], "=");
  });

  it("is a bound if the table only had a bound, and is read out as one", () => {
    for (const [bits, sign] of /** @type {const} */ ([
      [AT_LEAST, "≥"],
      [AT_MOST, "≤"],
    ])) {
      const bound = new Uint8Array(table.count);
      // Such an answer closes this window.
      const [alpha, beta] = [table.alpha.slice(), table.beta.slice()];
      for (const row of known) {
        bound[row] = bits;
        [alpha[row], beta[row]] = bits === AT_LEAST ? [-Infinity, table.value[row]] : [table.value[row], Infinity];
      }
      const changed = { ...table, bound, alpha, beta };
      for (const row of known) assert.equal(signsOf(changed)[row], sign);
      const words = describeNode(changed, finalBounds(changed), NOTHING, lastCursor(table), known[0], 0);
      assert.match(words, new RegExp(`from the table, value ${sign} `));
    }
  });
});

describe("A folded tree", () => {
  for (const name of ["table", "table and images", "searched again", "lesson", "binary"]) {
    it(`says what the latest visit to each position found: ${name}`, () => {
      const trace = traceOf(name);
      const end = lastCursor(trace);
      const view = visibleAt(trace, end, true);
      const unfolded = signsOf(trace);
      const folded = signsOf(view.trace, view.cursor);
      const rows = view.trace.looks?.rows ?? new Int32Array(0);
      assert.equal(rows.length, view.trace.count);
      rows.forEach((row, spot) => {
        assert.ok(row >= 0);
        assert.equal(folded[spot], unfolded[row]);
        assert.equal(view.trace.value[spot], trace.value[row]);
      });
      assert.equal(folded[0], "=");
    });
  }
});

describe("The merits of a best-first search", () => {
  it("are not values until the root has its answer", () => {
    const trace = traceOf("best first");
    const early = visibleAt(trace, lastCursor(trace) - 1);
    assert.ok(signsOf(early.trace, early.cursor).every((sign) => sign === ""));
    const view = visibleAt(trace, lastCursor(trace));
    const signs = signsOf(view.trace, view.cursor);
    assert.equal(signs[0], "=");
    assert.ok(signs.slice(1).every((sign) => sign === ""));
  });
});

describe("A probe of one move", () => {
  const trace = traceOf("probed");
  const bounds = finalBounds(trace);
  /** @param {number} row */
  const signAt = (row) => standing(trace, bounds, new Map(), lastCursor(trace), row).sign;
  const named = (/** @type {string} */ name) =>
    [...Array(trace.visited).keys()].filter((row) => trace.text.names?.[row] === name);

  it("is a bound on one side, and so is an average with it", () => {
    assert.deepEqual([...named("E"), ...named("C")].map(signAt), ["≤", "≤"]);
  });

  it("is replaced by the search of the outcome", () => {
    assert.deepEqual(named("D").map(signAt), ["≤", "="]);
  });
});
