import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { questionAt } from "../../../static/js/kinds/program/questions.js";
import { byName } from "../../../static/js/kinds/program/follow-ups.js";
import { editorProps } from "../../../static/js/kinds/program/own-files.js";
import { lineProps, narrationParts, variablesProps } from "../../../static/js/kinds/program/step.js";
import { treeProps } from "../../../static/js/view-models/tree.js";
import { outputProps, readingProps, stateProps } from "../../../static/js/kinds/program/views.js";
import { step, stops } from "../../../static/js/trace/cursor.js";
import { nodeName } from "../../../static/js/trace/names.js";
import { makeTrace } from "../../../static/js/trace/trace.js";
import { knowing } from "./knowing.js";
import { columnsOfTrace } from "./problem-answers.js";
import { OF_PROGRAMS } from "./sentences.examples.js";

/** @type {Record<string, {reply: any, columns: Record<string, (number | string | null)[]>}>} */
const FIXTURES = JSON.parse(readFileSync(new URL("program-fixtures.json", import.meta.url), "utf8"));

/** The page with a program that has run. @param {string} name */
function ran(name) {
  const { reply, columns } = structuredClone(FIXTURES[name]);
  const typed = columnsOfTrace(columns);
  const trace = makeTrace(reply.text, typed);
  const { root } = reply.text;
  const results = knowing({ look: root, trace, reply });
  const state = { ...INITIAL_STATE, subject: "program", history: [root.position] };
  const at = (/** @type {number} */ cursor) => ({ ...state, cursor });
  return { trace, results, at, cursors: [0, ...stops(trace, "node")] };
}

const told = (/** @type {readonly import("../../../static/js/words/parts.js").Part[]} */ parts) =>
  parts.map(({ text }) => text).join("");

describe("The sentence about a step of a program", () => {
  for (const { about, trace: name, says } of OF_PROGRAMS) {
    it(`${about[0].toLowerCase()}${about.slice(1)}`, () => {
      const { results, at, cursors } = ran(name);
      assert.deepEqual(
        cursors.slice(0, says.length).map((cursor) => told(narrationParts(at(cursor), results))),
        says,
      );
    });
  }

  it("names the line that is next, and the editor lights it", () => {
    const { trace, results, at } = ran("factorial");
    const cursor = step(trace, 1, "line", 1);
    assert.match(told(narrationParts(at(cursor), results)), /^In factorial\(2\), line 2 is next\.$/);
    assert.equal(lineProps(at(cursor), results).line, 2);
  });
});

describe("What stands beside the tree of a program", () => {
  it("is the state of the game as text, or why there is none", () => {
    const { results, at } = ran("alpha-beta");
    assert.equal(stateProps(at(1), results).text, "[[3, 12], [2, 4]]");
    const none = ran("factorial");
    assert.match(stateProps(none.at(1), none.results).missing, /state of a game/);
  });

  it("is what the variables have become, and what has just changed is marked", () => {
    const { trace, results, at } = ran("alpha-beta");
    const lines = Array.from(trace.event, (event, i) => ({ event, row: trace.eventNode[i], cursor: i + 1 }));
    const afterward = lines.find(({ event, row, cursor }) => row === 0 && event === 7 && cursor > trace.leave[1]);
    assert.ok(afterward);
    const v = variablesProps(at(afterward.cursor), results).variables.find(({ name }) => name === "v");
    assert.deepEqual(v, { name: "v", value: "3", role: "", changed: true });
  });

  it("is what the call was given", () => {
    const { results, at } = ran("factorial");
    assert.deepEqual(
      variablesProps(at(1), results).variables.map(({ name, value }) => [name, value]),
      [["n", "2"]],
    );
  });

  it("is what was printed, each piece with its call, and later pieces as such", () => {
    const { results, at } = ran("factorial");
    const { pieces } = outputProps(at(2), results);
    assert.deepEqual(
      pieces.map(({ row, text, name, ahead }) => [row, text, name, ahead]),
      [
        [0, "2\n", "factorial(2)", false],
        [1, "1\n", "factorial(1)", true],
        [2, "0\n", "factorial(0)", true],
      ],
    );
  });

  it("is the error with its traceback, at its line in the editor", () => {
    const { results, at } = ran("an error");
    assert.match(outputProps(at(0), results).traceback, /ZeroDivisionError/);
    const { problem } = editorProps(at(0), results);
    assert.equal(problem?.line, 2);
    assert.match(problem?.message ?? "", /^ZeroDivisionError: /);
  });

  it("is the question that input() has asked, and no traceback for it", () => {
    const { results, at } = ran("a question");
    const { asks, traceback } = outputProps(at(0), results);
    assert.deepEqual([asks, traceback], ["How many? ", ""]);
  });

  it("is what each role is read from, why, and what else it could be", () => {
    const { results, at } = ran("alpha-beta");
    const { roles, counts, functions } = readingProps(at(0), results);
    const alpha = roles.find(({ role }) => role === "alpha");
    assert.equal(alpha?.from, "alpha");
    assert.ok(alpha?.choices.includes("beta"));
    assert.deepEqual(functions, ["max_value", "min_value"]);
    assert.deepEqual([counts?.nodes, counts?.cuts], [6, 1]);
  });

  it("is what came of the comparison, once it has been made", () => {
    const { results, at } = ran("alpha-beta");
    assert.deepEqual([readingProps(at(0), results).outcome, readingProps(at(0), results).difference], [null, null]);
    const trace = results.run.trace;
    assert.ok(trace);
    const differs = { sentence: byName("At node 1 your MIN takes more than node 0.", trace, 0), row: 1 };
    assert.equal(differs.sentence, `At ${nodeName(trace, 1)} your MIN takes more than the root.`);
    const outcome = { kind: "different", compared: ["values", "cuts"], why: differs.sentence, try: "" };
    const known = readingProps(at(0), knowing({ outcome, differs }, results));
    assert.deepEqual([known.outcome, known.difference], [outcome, differs]);
  });
});

describe("The verdict on a program", () => {
  /** A run in which the call of a row differs from the textbook. @param {number} row @param {string} sentence */
  function different(row, sentence) {
    const page = ran("MIN takes the largest");
    const at = `At ${nodeName(page.trace, row)} ${sentence}`;
    return { ...page, results: knowing({ differs: { sentence: at, row, kind: "value" } }, page.results) };
  }
  const LARGEST = "your MIN takes the largest of its replies; MIN takes the smallest.";

  it("names the line that made the wrong value, not the one that returns it", () => {
    const { results, at } = different(1, LARGEST);
    const says = `✗ Look at line 18: v = max(v, max_value(child, alpha, beta)). ${LARGEST.replace("your", "Your")} Show it`;
    assert.equal(told(narrationParts(at(0), results)), says);
    assert.equal(lineProps(at(0), results).line, 18);
  });

  it("leaves a name of the program's as it is written there", () => {
    const { results, at } = different(1, "is_max is True again, as in the call above it.");
    assert.match(told(narrationParts(at(0), results)), /\. is_max is True again/);
  });

  it("names the line that the text alone tells, as that of a wrong rule", () => {
    const { results, at } = different(1, LARGEST);
    const line = 4;
    const differs = results.run.differs && { ...results.run.differs, line };
    assert.equal(lineProps(at(0), knowing({ differs }, results)).line, line);
  });

  it("comes before the last step at the end", () => {
    const { results, at, cursors } = different(1, LARGEST);
    assert.match(
      told(narrationParts(at(cursors.at(-1) ?? 0), results)),
      /^✗ Look at line 18.* Show it The root returns/,
    );
  });

  it("and the tree say nothing about a text that has not run", () => {
    const { results, at } = different(1, LARGEST);
    const outcome = { kind: "same", compared: [], why: "", try: "" };
    const judged = knowing({ outcome }, results);
    const changed = { ...at(0), draft: "print(1)\n" };
    assert.equal(told(narrationParts(changed, judged)), "Press Run to check this program.");
    assert.match(told(narrationParts({ ...changed, draft: "" }, judged)), /^Write or paste a program/);
    assert.deepEqual([readingProps(changed, judged).outcome, readingProps(changed, judged).difference], [null, null]);
    assert.deepEqual([treeProps(at(0), judged).dimmed, treeProps(changed, judged).dimmed], [false, true]);
  });
});

describe("Questions about the next step of a program", () => {
  /** @param {string} name */
  const asked = (name) => {
    const { trace, cursors } = ran(name);
    const found = cursors.map((cursor) => questionAt(trace, cursor));
    return found.flatMap((each) => (each ? [[each.id.split(" ")[0], told(each.text), each.answerText]] : []));
  };

  it("of alpha-beta are about values, and whether the next move is tried", () => {
    const tries = (/** @type {string} */ at) => `${at}. Does it try its next move?`;
    const returns = (/** @type {string} */ call) =>
      `All calls that ${call} made have returned. What does it return itself?`;
    assert.deepEqual(asked("alpha-beta"), [
      ["value", returns("MAX 0"), "3"],
      ["cut", tries("MAX has 3 at the root, which was called with α = −99, β = 99"), "yes, it tries the next move"],
      ["cut", tries("MIN has 2 at MAX 1, which was called with α = 3, β = 99"), "no, it returns at once"],
      ["value", returns("the root"), "3"],
    ]);
  });

  it("of any recursion are about what a call returns", () => {
    assert.deepEqual(
      asked("factorial").map(([, text, right]) => [text.split(" made")[0], right]),
      [
        ["All calls that factorial(1)", "1"],
        ["All calls that factorial(2)", "2"],
      ],
    );
  });

  it("are none about a call that an error has ended", () => {
    assert.deepEqual(asked("an error"), []);
  });
});

describe("A deep node of a program", () => {
  it("is this position, and the node above it its parent, as in the search of a game", () => {
    const { at, results, cursors } = ran("a deep tree");
    const said = cursors.map((cursor) => told(narrationParts(at(cursor), results)));
    assert.ok(said.includes("MAX 0, MIN 0 returns 12. Best so far for MIN at MAX 0: 12."));
    assert.ok(said.includes("This position returns 3. Best so far for MAX at MAX 0, MIN 0: 3."), said.join(" "));
  });
});
