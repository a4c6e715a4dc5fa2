import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { readResultCode } from "../../../static/js/exercises/result-code.js";
import { traceText } from "../../../static/js/export/trace-json.js";
import { readLesson } from "./strict-lessons.js";
import { threeByThree } from "./tree-fixtures.js";

/** The examples in a page of docs. @param {string} page @param {string} [language] */
function examples(page, language = "") {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), "utf8");
  const fenced = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  return fenced.filter(([, found]) => found === language).map(([, , example]) => example);
}

describe("the examples in the docs", () => {
  it("have a lesson without a mistake", () => {
    const { title, steps } = readLesson(examples("write-a-lesson.md")[0]);
    assert.equal(title, "Why the order counts");
    assert.equal(steps.length, 2);
  });

  it("have a result code that fits what stands in it", () => {
    const { exercises, score, total } = readResultCode(examples("exercises.md")[0]);
    assert.deepEqual({ exercises, score, total }, { exercises: { cuts: 3, values: 2 }, score: 4.5, total: 5 });
  });

  it("have a part of the trace of the search that they name", () => {
    const { nodes, events, ...about } = JSON.parse(examples("pictures.md", "json")[0]);
    const whole = JSON.parse(traceText(threeByThree(), about));
    assert.deepEqual({ ...whole, ...about }, whole);
    for (const node of nodes) assert.deepEqual(node, whole.nodes[node.id]);
    assert.deepEqual(events, whole.events.slice(0, events.length));
  });
});
