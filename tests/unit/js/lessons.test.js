import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { workspaceAt, checkAgainst, exampleOf } from "../../../static/js/lessons/workspace.js";
import { DIRECTIVES } from "../../../static/js/lessons/directives.js";
import { LessonFault, looksLikeLesson } from "../../../static/js/lessons/format.js";
import { isSameNumber, numberOf, replyTo } from "../../../static/js/lessons/questions.js";
import { SHIPPED, filesIn } from "../../../static/js/lessons/lesson-source.js";
import { spansOf } from "../../../static/js/lessons/spans.js";
import { intentOf } from "../../../static/js/page/link-files.js";
import { reply } from "./answers.js";
import { readLesson } from "./strict-lessons.js";

const FOLDER = new URL("../../../static/lessons/", import.meta.url);
const textOf = (/** @type {string} */ id) => readFileSync(new URL(`${id}.md`, FOLDER), "utf8");
const head = "title: Mine\nlevel: beginner\nminutes: 5\nabout: A sentence.\n\n";

/** The sentence that a text is refused with; "" if it is a lesson. @param {string} text */
function fault(text) {
  try {
    readLesson(text);
  } catch (error) {
    assert.ok(error instanceof LessonFault, String(error));
    return error.message;
  }
  return "";
}

describe("The text of a lesson", () => {
  it("has a header, and steps between lines of dashes", () => {
    const { title, level, minutes, about, steps } = readLesson(`${head}One.\n---\nTwo.\n`);
    assert.deepEqual([title, level, minutes, about, steps.length], ["Mine", "beginner", 5, "A sentence.", 2]);
  });

  it("may have its header between dashes, as other programs write it", () => {
    assert.equal(readLesson("---\ntitle: Mine\n---\nOne.\n---\nTwo.").steps.length, 2);
  });

  it("has paragraphs and lists, with emphasis, strong words and code, and HTML as plain text", () => {
    const [{ blocks }] = readLesson(`${head}A *b* **c**\n\`d*\` <b>e</b>\n\n- one\n  more\n- two\n\n1. first`).steps;
    assert.deepEqual(
      blocks.map(({ kind }) => kind),
      ["paragraph", "list", "list"],
    );
    assert.deepEqual(spansOf("A *b* **c** `d*` <b>e</b> 2 * 3 * 4"), [
      { style: "", text: "A " },
      { style: "em", text: "b" },
      { style: "", text: " " },
      { style: "strong", text: "c" },
      { style: "", text: " " },
      { style: "code", text: "d*" },
      { style: "", text: " <b>e</b> 2 * 3 * 4" },
    ]);
    const [, list] = blocks;
    assert.ok(list.kind === "list" && !list.ordered);
    assert.deepEqual(list.items, [[{ style: "", text: "one more" }], [{ style: "", text: "two" }]]);
  });

  it("asks with one right answer, with several, or for a number", () => {
    const text = `${head}@ask Which?\n- [ ] a :: No.\n- [x] b :: Yes.\n\n@ask Which two?\n\n- [x] a\n- [x] b\n- [ ] c\n\n@number How\nmany? = -1/2 :: So.\n- 3 :: Too many.\n@check value`;
    const [{ blocks }] = readLesson(text).steps;
    const [one, several, number] = blocks.map((block) => (block.kind === "question" ? block.question : null));
    assert.ok(one?.kind === "choice" && !one.several && several?.kind === "choice" && several.several);
    assert.ok(number?.kind === "number" && number.text === "How many?" && number.check === "value");
    assert.deepEqual(replyTo(one, undefined), null);
    assert.deepEqual(replyTo(one, "0"), { isRight: false, text: "Not quite. No." });
    assert.deepEqual(replyTo(one, "1"), { isRight: true, text: "Right. Yes." });
    assert.match(replyTo(one, "")?.text ?? "", /Choose/);
    assert.match(replyTo(several, "0")?.text ?? "", /there is more/);
    assert.equal(replyTo(several, "0 1")?.isRight, true);
    assert.equal(replyTo(several, "0 1 2")?.isRight, false);
    assert.deepEqual(replyTo(number, "−0.5"), { isRight: true, text: "Right. So." });
    assert.deepEqual(replyTo(number, "3"), { isRight: false, text: "Not quite. Too many." });
    assert.match(replyTo(number, "many")?.text ?? "", /Type a number/);
  });

  it("takes a number as exactly as the right one is written", () => {
    assert.ok(isSameNumber("2/3", "0.67") && !isSameNumber("0.6", "0.67") && isSameNumber("0,67", "2/3"));
    assert.ok(isSameNumber("3.0", "3") && !isSameNumber("3.1", "3"));
    assert.ok(Number.isNaN(numberOf("1/0")) && Number.isNaN(numberOf("3 4")));
  });

  it("that has a fault is refused with one sentence and its line", () => {
    for (const [text, sentence] of [
      ["", /^Line 1: the lesson has no title/],
      ["Hello\nthere", /^Line 1: the lesson has no title/],
      [head, /^Line \d: the lesson has no step/],
      ["title: Mine\nauther: Me\n\nText", /^Line 2: “auther: Me” is not part/],
      ["title: Mine\nminutes: ten\n\nText", /^Line 2: the minutes/],
      [`${head}Text\n@shwo tree`, /^Line 7: there is no “@shwo”/],
      [`${head}Text.\n\n![map](map.png)`, /^Line 8: a lesson has no pictures of its own/],
      [`${head}Text\n@show two words`, /^Line 7: @show needs a game/],
      [`${head}Text\n@depth 0`, /^Line 7: @depth needs a number/],
      [`${head}Text\n@step last`, /^Line 7: @step needs/],
      [`${head}Text\n@point tee`, /^Line 7: @point needs .*not “tee”/],
      [`${head}Text\n@check value`, /^Line 7: @check belongs/],
      [`${head}@ask\n- [x] a\n- [ ] b`, /^Line 6: @ask needs a question/],
      [`${head}@ask What?`, /^Line 6: this question needs at least two answers/],
      [`${head}@ask What?\n- [ ] a\n- [ ] b`, /^Line 6: none of the answers/],
      [`${head}@ask What?\n- a\n- [x] b`, /^Line 7: an answer begins/],
      [`${head}@number How many?`, /^Line 6: @number needs/],
      [`${head}@number How many? = 3\n- four`, /^Line 7: below @number/],
      [`${head}@number How many? = 3\n@check luck`, /^Line 7: @check needs one of/],
      [`${head}One.\n---\n@step 3\n---\nThree.`, /^Line 7: this step has no text/],
      ["x".repeat(200_000), /^Line 1: this is too long/],
    ])
      assert.match(fault(String(text)), /** @type {RegExp} */ (sentence));
  });

  it("is always a lesson or one sentence, whatever it says", () => {
    const parts = ["title: T", "minutes: 3", "about:", "", "---", "----", "@", "@show tree", "@show", "@ask Why?", "@ask",
      "- [x] a", "- [ ] b :: c", "- [", "@number N? = 3", "@number = = 2 ::", "- 4 :: x", "@check nodes", "@point tree code",
      "1. a", "- b", "  c", "**", "*a", "`", "@position [[", "@option a 1", "@link 1.x", "\t", "\u0000", "::", "@step 3", "é 😀"]; // biome-ignore format: a list
    let seed = 7;
    const chance = (/** @type {number} */ below) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    let lessons = 0;
    for (let round = 0; round < 3000; round++) {
      const lines = Array.from({ length: chance(14) }, () => parts[chance(parts.length)]);
      const text = [...(chance(2) ? ["title: T", ""] : []), ...lines].join(chance(9) ? "\n" : "\r\n");
      const sentence = fault(text);
      if (sentence === "") {
        lessons++;
        readLesson(text).steps.forEach((_, step) => void workspaceAt(readLesson(text), step));
      } else assert.match(sentence, /^Line \d+: .+[.”]$/);
    }
    assert.ok(lessons > 100, `only ${lessons} of them are lessons`);
  });
});

describe("The workspace of a step", () => {
  const lesson = readLesson(
    `${head}A.\n@show tictactoe/two-left\n@method minimax\n@option symmetry 1\n@step end\n---\nB.\n---\nC.\n@depth 3\n---\nD.\n@show tree\n@position [[1 2] [3 4]]`,
  );
  const workspace = (/** @type {number} */ step) => workspaceAt(lesson, step);

  it("goes on from the step before, and begins anew with @show", () => {
    assert.deepEqual(workspace(1), workspace(0));
    assert.deepEqual(
      [workspace(1).method, workspace(1).step, workspace(1).options],
      ["minimax", "end", { symmetry: 1 }],
    );
    assert.deepEqual([workspace(3).method, workspace(3).position, workspace(3).depth], ["", "[[1 2] [3 4]]", ""]);
  });

  it("begins another search at its start", () => {
    assert.deepEqual([workspace(2).depth, workspace(2).step], ["3", "start"]);
  });

  it("is an example that the page can show", () => {
    const { catalogue } = { catalogue: reply("catalogue") };
    assert.deepEqual(exampleOf(workspace(0), catalogue).position, "X.O/OXX/XO.");
    assert.equal(exampleOf(workspace(3), catalogue).position, "[[1 2] [3 4]]");
  });

  it("names only what the page has, or is refused with the line", () => {
    const wrong = (/** @type {string} */ line) => () =>
      checkAgainst(readLesson(`${head}A.\n${line}`), reply("catalogue"));
    assert.throws(wrong("@show chess"), /Line 7: there is no game or problem “chess”/);
    assert.throws(wrong("@show tree/nine"), /Line 7: there is no example “tree\/nine”/);
    assert.throws(wrong("@method maximin"), /Line 7: there is no method “maximin”/);
    const { methods, ...others } = /** @type {any} */ (reply("catalogue"));
    const both = { ...others, methods: [...methods, { kind: "problem", id: "mac" }] };
    assert.throws(
      () => checkAgainst(readLesson(`${head}A.\n@method mac`), both),
      /Line 7: the method “mac” does not fit “tree”, which is shown here/,
    );
    assert.throws(wrong("@order chaos"), /Line 7: there is no order “chaos”/);
  });
});

describe("A file that is dropped on the page", () => {
  it("is a lesson if it begins like one, or is called so", () => {
    assert.equal(intentOf("a.txt", "title: A\n\nB").type, "open-lesson-text");
    assert.equal(intentOf("a.md", "# Notes").type, "open-lesson-text");
    assert.ok(looksLikeLesson("---\nTitle: x") && !looksLikeLesson("subtitle: x"));
  });

  it("may be listed beside the page by its name, and by nothing else", () => {
    assert.deepEqual(filesIn(["week 1.md", "../x.md", "a/b.md", 3, "c.txt", "d.MD"]), ["week 1.md", "d.MD"]);
    assert.deepEqual(filesIn({ lessons: [] }), []);
  });
});

describe("The lessons of the page", () => {
  const lessons = SHIPPED.map((id) => ({ id, lesson: readLesson(textOf(id)) }));

  it("are all the files of their folder", () => {
    const files = readdirSync(FOLDER).map((name) => name.replace(/\.md$/, ""));
    assert.deepEqual([...SHIPPED].sort(), files.sort());
  });

  for (const { id, lesson } of lessons)
    it(`are short and ask: ${id}`, () => {
      assert.ok(lesson.minutes >= 3 && lesson.minutes <= 10 && lesson.level !== "" && lesson.about.endsWith("."), id);
      assert.ok(lesson.steps.length >= 5 && lesson.steps.length <= 8, `${lesson.steps.length} steps`);
      const questions = lesson.steps.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "question" ? [block.question] : [])),
      );
      assert.ok(questions.length >= 2, "two questions");
      for (const question of questions) {
        const whys =
          question.kind === "number"
            ? [question.why]
            : question.answers.filter(({ isRight }) => isRight).map(({ why }) => why);
        assert.ok(
          whys.some((why) => why !== ""),
          `${question.text} is not explained`,
        );
      }
      for (const { changes } of lesson.steps) for (const { name } of changes) assert.ok(name in DIRECTIVES);
    });
});
