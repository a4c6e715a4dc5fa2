import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, it } from "node:test";

import {
  arranged,
  workspaces,
  NEW_PARTS,
  newDraft,
  withWorkspace,
  withStep,
} from "../../../static/js/lessons/arrange.js";
import { workspaceAfterLines, linesOfWorkspace } from "../../../static/js/lessons/workspace-lines.js";
import { FIRST_WORKSPACE } from "../../../static/js/lessons/directives.js";
import { LessonFault } from "../../../static/js/lessons/format.js";
import { readMended } from "../../../static/js/lessons/mended.js";
import { draftOf, stepOfLine, writeDraft } from "../../../static/js/lessons/write.js";
import { readLesson, writeLesson } from "./strict-lessons.js";

/** @typedef {import("../../../static/js/lessons/write.js").Part} Part */

const FOLDER = new URL("../../../static/lessons/", import.meta.url);
const SHIPPED = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), "utf8"));

/** The same, wherever its lines stood. @param {unknown} lesson */
const withoutLines = (lesson) => JSON.parse(JSON.stringify(lesson, (name, value) => (name === "line" ? 0 : value)));

/** Numbers that look random, and are the same each time. @param {number} seed */
function dice(seed) {
  let now = seed;
  return (/** @type {number} */ below) => {
    now = (now * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((now / 2 ** 31) * below);
  };
}

/** @param {string} text */
function lessonOrNull(text) {
  try {
    return readLesson(text);
  } catch (error) {
    assert.ok(error instanceof LessonFault, String(error));
    return null;
  }
}

const LINES = ["@show tree", "@show tictactoe/two-left", "@show nim", "@position [[1 2] [3 4]]", "@method minimax",
  "@method alphabeta", "@depth 3", "@depth full", "@order perfect", "@order given", "@cut >", "@cut >=",
  "@option rounds 200", "@option seed -3", "@beside minimax", "@step 7", "@step start", "@step end", "@step-by line",
  "@step-by node", "@stage plots", "@stage tree", "@large code", "@large usual", "@link 1.eJyrVg", "@link 1.abc"]; // biome-ignore format: a list

describe("A written lesson", () => {
  it("is read as the same lesson: those of the page", () => {
    for (const text of SHIPPED) {
      const lesson = readLesson(text);
      assert.deepEqual(withoutLines(readLesson(writeLesson(lesson))), withoutLines(lesson));
    }
  });

  it("is read as the same lesson, whatever it says", () => {
    const chance = dice(11);
    const parts = [...LINES, "", "", "---", "@ask Why?", "- [x] a", "- [ ] b :: c :: d", "@number N = 1? = 3", "- 4 :: x",
      "@check nodes", "@point tree code", "1. a", "- b", "* `c", "  c", "**", "*a", "*a* **b** `c`", " @shwo", " ---", " - x",
      "3) y", "plain", ":: z", "a = b", "é 😀", "title: again", "<b>"]; // biome-ignore format: a list
    let lessons = 0;
    for (let round = 0; round < 1500; round++) {
      const lines = Array.from({ length: 1 + chance(16) }, () => parts[chance(parts.length)]);
      const lesson = lessonOrNull(["title: T", "minutes: 4", "", ...lines].join("\n"));
      if (!lesson) continue;
      lessons++;
      assert.deepEqual(withoutLines(readLesson(writeLesson(lesson))), withoutLines(lesson), lines.join("\n"));
    }
    assert.ok(lessons > 187, `only ${lessons} of them are lessons`);
  });

  it("keeps what was typed as text, and what was asked as a question", () => {
    const chance = dice(5);
    const words = [
      "@show",
      "---",
      "x :: y",
      "a::b",
      "- item",
      "*",
      "= 3",
      "\n",
      "\n\n",
      "1. one",
      "  ",
      "\u2028",
      "word",
      "`",
    ];
    const some = () =>
      Array.from({ length: 1 + chance(5) }, () => words[chance(words.length)]).join(chance(2) ? " " : "");
    for (let round = 0; round < 700; round++) {
      /** @type {Part[]} */
      const parts = [
        { kind: "text", text: `x ${some()}` },
        {
          kind: "choice",
          text: `q${some()}`,
          answers: [1, 0].map((right) => ({ text: `a${some()}`, isRight: right === 1, why: some() })),
        },
        {
          kind: "number",
          text: `n${some()}`,
          right: "-1/2",
          why: some(),
          wrong: [{ number: "4", why: `w${some()}` }],
          check: "",
        },
      ];
      const draft = {
        ...newDraft(["@show tree"]),
        title: "T",
        steps: [{ parts, bench: ["@show tree"], point: ["tree"] }],
      };
      const lesson = readLesson(writeDraft(draft));
      assert.equal(lesson.steps.length, 1);
      const [step] = draftOf(lesson).steps;
      assert.deepEqual(step.parts.map(({ kind }) => kind), ["text", "choice", "number"]); // biome-ignore format: short
      assert.deepEqual([step.bench, step.point], [["@show tree"], ["tree"]]);
    }
  });

  it("says in which step a fault is", () => {
    const first = newDraft(["@show tree"]);
    const { draft } = arranged({ ...first, title: "T" }, 0, "add");
    const asked = withStep(withStep(draft, 0, { parts: [{ kind: "text", text: "One.\n\nMore." }] }), 1, {
      parts: [{ kind: "text", text: "Two." }, NEW_PARTS.choice],
    });
    const { faults } = readMended(writeDraft(asked));
    assert.deepEqual(faults.map(({ line }) => stepOfLine(asked, line)), [1]); // biome-ignore format: short
  });
});

describe("A lesson with faults", () => {
  it("has each told with its line, and keeps the rest", () => {
    const text =
      "title: T\nauther: Me\nminutes: 4\n\nOne.\n@shwo tree\n---\n---\n@ask Why?\n- [ ] a\n- [ ] b\n\nThree.";
    const { lesson, faults } = readMended(text);
    assert.deepEqual(faults.map(({ line }) => line), [2, 6, 7, 9]); // biome-ignore format: short
    assert.deepEqual([lesson?.minutes, lesson?.steps.length], [4, 2]);
    assert.match(writeLesson(/** @type {any} */ (lesson)), /One\.\n---\n- \[ \] a\n- \[ \] b\n\nThree\./);
  });

  it("keeps its wrong lines as text for its writer", () => {
    const { lesson } = readMended("title: T\n\nOne.\n@shwo tree\n@show tree", undefined, true);
    assert.match(writeLesson(/** @type {any} */ (lesson)), /One\. @shwo tree\n\n@show tree/);
  });

  it("is none if nothing of it can be read", () => {
    for (const text of ["", "Hello", "title: T\n\n@step 3", "x".repeat(200_000)]) {
      const { lesson, faults } = readMended(text);
      assert.ok(lesson === null && faults.length > 0, text.slice(0, 20));
    }
  });
});

describe("The workspace in the lines of a lesson", () => {
  const sorted = (/** @type {any} */ workspace) => ({
    ...workspace,
    options: Object.entries(workspace.options).sort(),
  });

  it("is what the lines say, from any workspace to any other", () => {
    const chance = dice(3);
    const workspace = () =>
      workspaceAfterLines(
        FIRST_WORKSPACE,
        Array.from({ length: chance(9) }, () => LINES[chance(LINES.length)]),
      );
    for (let round = 0; round < 400; round++) {
      const [from, to] = [workspace(), workspace()];
      const lines = linesOfWorkspace(to, from);
      assert.deepEqual(sorted(workspaceAfterLines(from, lines)), sorted(to), lines.join("\n"));
      assert.deepEqual(sorted(workspaceAfterLines(FIRST_WORKSPACE, linesOfWorkspace(to, null))), sorted(to));
    }
  });

  it("says only what is new", () => {
    const from = workspaceAfterLines(FIRST_WORKSPACE, ["@show tree", "@position [[1 2] [3 4]]", "@step 2"]);
    assert.deepEqual(linesOfWorkspace({ ...from, step: 5 }, from), ["@step 5"]);
    assert.deepEqual(linesOfWorkspace(from, from), []);
  });

  it("stays the same for each step, however the steps are arranged", () => {
    const chance = dice(9);
    for (let round = 0; round < 100; round++) {
      let draft = newDraft(["@show tree"]);
      for (let step = 0; step < 5; step++) {
        draft = arranged(draft, step, "add").draft;
        const lines = Array.from({ length: chance(4) }, () => LINES[chance(LINES.length)]);
        const workspace = chance(3) ? workspaceAfterLines(workspaces(draft.steps)[step], lines) : null;
        draft = withWorkspace(draft, step + 1, workspace);
        draft = withStep(draft, step + 1, { parts: [{ kind: "text", text: `Step ${step}` }] });
      }
      const named = () =>
        Object.fromEntries(
          draft.steps.flatMap(({ parts: [part], bench }, at) =>
            bench.length > 0 ? [[part.text, sorted(workspaces(draft.steps)[at])]] : [],
          ),
        );
      const before = named();
      for (let moves = 0; moves < 6; moves++) {
        draft = arranged(draft, chance(draft.steps.length), chance(2) ? "up" : "down").draft;
        assert.deepEqual(named(), before);
      }
    }
  });

  it("loses nothing but the step that is deleted", () => {
    const { draft } = arranged(newDraft(["@show tree"]), 0, "duplicate");
    assert.equal(draft.steps.length, 2);
    assert.deepEqual(arranged(draft, 1, "delete"), { draft: { ...draft, steps: [draft.steps[0]] }, at: 0 });
    assert.equal(arranged(newDraft([]), 0, "delete").draft.steps.length, 1);
  });
});
