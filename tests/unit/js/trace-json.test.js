import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import Ajv2020 from "ajv/dist/2020.js";

import { makeTrace } from "../../../static/js/trace/trace.js";
import { traceData, traceText } from "../../../static/js/export/trace-json.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";
import { PROBLEM_TRACES, columnsOfTrace, problemTrace } from "./problem-answers.js";
import { threeByThree } from "./tree-fixtures.js";

const SCHEMA = JSON.parse(readFileSync(new URL("../../../docs/trace.schema.json", import.meta.url), "utf8"));
/** @type {Record<string, {reply: any, columns: Record<string, (number | string | null)[]>}>} */
const PROGRAMS = JSON.parse(readFileSync(new URL("program-fixtures.json", import.meta.url), "utf8"));
const OF = { subject: "tree", position: "[[3 12 8] [2 4 6] [14 5 2]]" };

/** @param {string} name */
function programTrace(name) {
  const { reply, columns } = structuredClone(PROGRAMS[name]);
  const typed = columnsOfTrace(columns);
  return makeTrace(reply.text, typed);
}

describe("the trace as JSON", () => {
  const isValid = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTuples: false }).compile(SCHEMA);
  const check = (/** @type {unknown} */ data, /** @type {string} */ name) =>
    assert.ok(isValid(data), `${name}: ${JSON.stringify(isValid.errors?.slice(0, 3))}`);

  it("fits its schema, whatever was searched", () => {
    for (const name of [...TRACES, ...OTHER_TRACES]) check(JSON.parse(traceText(traceOf(name), OF)), name);
    for (const name of PROBLEM_TRACES) check(JSON.parse(traceText(problemTrace(name), OF)), name);
    for (const name of Object.keys(PROGRAMS)) check(JSON.parse(traceText(programTrace(name), OF)), name);
  });

  it("is refused by the schema with a field that nobody has described", () => {
    const data = JSON.parse(traceText(threeByThree(), OF));
    check(data, "as it is");
    assert.ok(!isValid({ ...data, version: 2 }));
    assert.ok(!isValid({ ...data, more: 1 }));
    assert.ok(!isValid({ ...data, nodes: [{ id: 0, parent: null, kind: "max", status: "odd" }] }));
  });

  it("has each node with its value, its window and its parent, and the order of events", () => {
    const data = traceData(threeByThree(), OF);
    assert.deepEqual(
      data.nodes.map(({ value, status }) => (status === "cut" ? "cut" : value)),
      [3, 3, 3, 12, 8, 2, 2, 2, 14, 5, 2, "cut", "cut"],
    );
    assert.deepEqual([data.nodes[5].alpha, data.nodes[5].beta], [3, "Infinity"]);
    assert.deepEqual(data.nodes[11].parent, 5);
    assert.deepEqual(data.events.slice(0, 4), [
      ["enter", 0],
      ["enter", 1],
      ["enter", 2],
      ["return", 2],
    ]);
    for (const { id, enter, leave } of data.nodes) {
      if (enter === undefined || leave === undefined) continue;
      assert.deepEqual(
        [data.events[enter], data.events[leave]],
        [
          ["enter", id],
          ["return", id],
        ],
      );
    }
  });
});
