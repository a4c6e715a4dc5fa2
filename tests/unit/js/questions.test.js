import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { faultIn, isRight, numberIn } from "../../../static/js/kinds/questions.js";
import { kindOf } from "../../../static/js/kinds/index.js";
import { currentNode, lastCursor, step } from "../../../static/js/trace/cursor.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";
import { PROBLEM_TRACES, problemTrace } from "./problem-answers.js";

/** @typedef {import("../../../static/js/kinds/questions.js").Question} Question */

/** Every question about a run that is stepped from its start to its end, with the step. @param {import("../../../static/js/trace/trace.js").Trace} trace */
function questionsOf(trace) {
  const { questionAt } = kindOf(trace.text);
  /** @type {{question: Question, cursor: number, next: number}[]} */
  const all = [];
  for (let at = 0; at < lastCursor(trace); at = step(trace, at, "node", 1)) {
    const question = questionAt?.(trace, at);
    if (question) all.push({ question, cursor: at, next: step(trace, at, "node", 1) });
  }
  return all;
}

const ALL = [...TRACES, ...OTHER_TRACES].map(traceOf);
const PROBLEMS = PROBLEM_TRACES.map(problemTrace);

describe("Questions about the next step", () => {
  it("of the first lesson are about values, cuts and windows, in this order", () => {
    assert.deepEqual(
      questionsOf(traceOf("lesson")).map(({ question }) => [question.id.split(" ")[0], question.answerText]),
      [
        ["value", "3"],
        ["window", "α = 3, β = +∞"],
        ["cut", "yes, an α-cut"],
        ["window", "α = 3, β = +∞"],
        ["cut", "no, the next move is searched"],
        ["cut", "no, the next move is searched"],
        ["value", "2"],
        ["value", "3"],
      ],
    );
  });

  it("of propagation alone are about the domains that shrink, not about an order that tells nothing", () => {
    assert.deepEqual(
      questionsOf(problemTrace("sum by propagation")).map(({ question }) => question.answerText),
      ["O, T, the carry into the hundreds, G, U and the carry into the tens"],
    );
  });

  it("have each one id, a sentence that asks, and an answer that counts and can be chosen", () => {
    for (const trace of [...ALL, ...PROBLEMS]) {
      const all = questionsOf(trace).map(({ question }) => question);
      assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
      for (const question of all) {
        assert.match(question.text.map(({ text }) => text).join(""), /\?$/);
        assert.ok(question.answerText !== "");
        const typed = question.right.map((each) => each.replace("Infinity", "∞"));
        assert.ok(isRight(question, typed), JSON.stringify(question));
        assert.equal(faultIn(question, typed), "");
        const ids = question.options.map(({ id }) => id);
        if (question.form === "one" || question.form === "several") {
          assert.ok(question.right.every((id) => ids.includes(id)));
          assert.equal(new Set(question.options.map(({ name }) => name)).size, ids.length, JSON.stringify(question));
        }
      }
    }
  });

  it("tell nothing in advance: what a value question asks for has not been returned yet", () => {
    for (const trace of ALL) {
      for (const { question, cursor, next } of questionsOf(trace)) {
        if (!question.id.startsWith("value")) continue;
        const row = currentNode(trace, next);
        assert.ok(trace.leave[row] >= cursor);
        assert.equal(Number(question.right[0]), trace.value[row]);
      }
    }
  });

  it("say that there is a cut exactly where children are cut off", () => {
    for (const trace of ALL) {
      for (const { question, cursor } of questionsOf(trace)) {
        if (!question.id.startsWith("cut")) continue;
        const parent = trace.parent[currentNode(trace, cursor)];
        const isNext = currentNode(trace, step(trace, cursor, "node", 1)) === parent;
        assert.equal(question.right[0] !== "no", isNext);
      }
    }
  });

  it("are asked about rounds: which child UCB chooses, among those that were tried", () => {
    const asked = questionsOf(traceOf("rounds")).filter(({ question }) => question.id.startsWith("ucb"));
    assert.ok(asked.length > 0);
    for (const { question } of asked) assert.ok(question.options.length > 1);
  });

  it("are asked about constraint problems: variables, values, and domains that shrink", () => {
    const kinds = new Set(PROBLEMS.flatMap(questionsOf).map(({ question }) => question.id.split(" ")[0]));
    assert.deepEqual(kinds, new Set(["variable", "value", "domains", "propagation"]));
  });

  it("can be answered in the picture, where the right answer stands", () => {
    for (const trace of ALL) {
      for (const { question, next } of questionsOf(trace)) {
        const rows = question.options.find(({ id }) => id === question.right[0])?.rows ?? [];
        const at = currentNode(trace, next);
        const kind = question.id.split(" ")[0];
        if (kind === "next") assert.deepEqual(rows, [at]);
        if (kind === "ucb") assert.ok(rows.every((row) => trace.action[row] === Number(question.right[0])));
        if (kind === "cut" && question.right[0] !== "no" && question.hint !== "") {
          assert.deepEqual(rows, [
            ...trace.children.subarray(trace.childStart[at + 1] - rows.length, trace.childStart[at + 1]),
          ]);
          assert.ok(rows.length > 0 && rows.every((row) => trace.enter[row] < 0 || row >= trace.visited));
        }
        if (kind === "value" || kind === "window") assert.equal(question.hint, "");
      }
    }
    for (const trace of PROBLEMS) {
      for (const { question } of questionsOf(trace)) {
        for (const { variable, value } of question.options) {
          assert.ok(trace.text.variables.includes(/** @type {string} */ (variable)));
          assert.equal(value === undefined, !question.id.startsWith("value"));
        }
      }
    }
  });
});

describe("A typed number", () => {
  it("may be written in the ways that people write numbers", () => {
    for (const [text, number] of /** @type {[string, number][]} */ ([
      ["3", 3],
      ["−1", -1],
      [" +2 ", 2],
      ["1/2", 0.5],
      ["0,5", 0.5],
      ["-∞", -Infinity],
      ["inf", Infinity],
    ])) {
      assert.equal(numberIn(text), number);
    }
    for (const text of ["", "x", "1/", "--1"]) assert.ok(Number.isNaN(numberIn(text)));
  });
});
