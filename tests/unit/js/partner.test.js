import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { cursorsBeside, partnersOf } from "../../../static/js/trace/partner.js";
import { narrationParts } from "../../../static/js/kinds/program/step.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { secondTreeProps, treeProps } from "../../../static/js/view-models/tree.js";
import { stops } from "../../../static/js/trace/cursor.js";
import { makeTrace } from "../../../static/js/trace/trace.js";
import { knowing } from "./knowing.js";
import { columnsOfTrace } from "./problem-answers.js";

/** @type {Record<string, {reply: any, columns: Record<string, (number | string | null)[]>}>} */
const FIXTURES = JSON.parse(readFileSync(new URL("program-fixtures.json", import.meta.url), "utf8"));

/** @param {string} name @returns {{reply: any, trace: import("../../../static/js/trace/trace.js").Trace, partner: Int32Array}} */
function traceOf(name) {
  const { reply, columns } = structuredClone(FIXTURES[name]);
  const typed = columnsOfTrace(columns);
  const { partner, ...others } = typed;
  return { reply, trace: makeTrace(reply.text, others), partner };
}

/** A program in which MIN takes the largest value, and the textbook's tree beside it. */
function both() {
  const main = traceOf("MIN takes the largest");
  const { trace, partner } = traceOf("the textbook beside it");
  const second = { trace, partner, name: "The textbook", mainName: "Yours" };
  return { main: main.trace, reply: main.reply, second };
}

describe("A tree beside another", () => {
  it("has the rows of the same positions", () => {
    const { main, second } = both();
    const partners = partnersOf(main, second);
    assert.equal(partners[0], 0);
    for (let row = 0; row < main.visited; row += 1)
      if (partners[row] >= 0) assert.equal(second.partner[partners[row]], row);
  });

  it("enters and leaves a position together with the main tree, and never goes back", () => {
    const { main, second } = both();
    const cursors = cursorsBeside(main, second);
    const partners = partnersOf(main, second);
    assert.equal(cursors[0], 0);
    assert.equal(cursors.at(-1), second.trace.event.length);
    for (let at = 1; at < cursors.length; at += 1) assert.ok(cursors[at] >= cursors[at - 1]);
    for (let row = 0; row < main.visited; row += 1)
      if (partners[row] >= 0 && partners[row] < second.trace.visited)
        assert.ok(cursors[main.leave[row] + 1] > second.trace.leave[partners[row]]);
  });

  it("is told where its value is another", () => {
    const { main, reply, second } = both();
    const { root } = reply.text;
    const results = knowing({ look: root, trace: main, reply, second });
    const state = { ...INITIAL_STATE, subject: "program", history: [root.position] };
    const told = Array.from(stops(main, "node"), (cursor) =>
      narrationParts(Object.freeze({ ...state, cursor }), results)
        .map(({ text }) => text)
        .join(""),
    );
    const differing = told.filter((sentence) => sentence.includes("The textbook has"));
    assert.match(differing[0], /returns 12\..* The textbook has 3 here\.$/);
  });

  it("has its name and its nodes over it, and the main tree has a name too", () => {
    const { main, reply, second } = both();
    const results = knowing({ look: reply.text.root, trace: main, reply, second });
    const state = { ...INITIAL_STATE, cursor: main.event.length };
    assert.deepEqual(secondTreeProps(state, results)?.chips, [
      "The textbook",
      `node ${second.trace.visited} of ${second.trace.visited}`,
    ]);
    assert.equal(treeProps(state, results).chips[0], "Yours");
  });

  it("is not there unless it was asked for", () => {
    assert.equal(secondTreeProps(INITIAL_STATE, knowing({})), null);
  });
});
