import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { fixedBy } from "../../../static/js/exercises/answer-form.js";
import { FORMS, formOf } from "../../../static/js/exercises/answers/index.js";
import { EMPTY, fixedOrder, isAlike, typedValue } from "../../../static/js/exercises/drafts.js";
import {
  begun,
  counted,
  gradeFor,
  gradeOfPart,
  isOver,
  kept,
  scoreOf,
  timeLeft,
} from "../../../static/js/exercises/practice-test.js";
import { graphOf } from "../../../static/js/exercises/graph.js";
import { below, reordered, textOf, treeOf } from "../../../static/js/exercises/tree.js";
import { wishesOf } from "../../../static/js/exercises/wishes.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { pageOf } from "./page.js";
import { placeAt } from "../../../static/js/views/practice/drag.js";

/** @type {{wishes: Record<string, string[]>, typed: Record<string, any>, solved: {exercise: any, answer: Record<string, any>}[]}} */
const { wishes, typed, solved } = JSON.parse(readFileSync(new URL("exercises.json", import.meta.url), "utf8"));

const tree = treeOf("[[3 12 8] [2 4 6] [14 5 2]]");
const deep = treeOf("min [[[13 5] [-1 2]] [8 19]]");
const plain = { position: "[[3 12 8] [2 4 6] [14 5 2]]", asked: {} };

/** An exercise of this type. @param {string} type @param {(exercise: any) => boolean} [suits] */
const taskOf = (type, suits = () => true) =>
  /** @type {typeof solved[number]} */ (solved.find(({ exercise }) => exercise.type === type && suits(exercise)));

/** @param {string} type @param {readonly string[]} presses @param {any} [exercise] */
const after = (type, presses, exercise = plain) =>
  presses.reduce((draft, name) => formOf(type).press(draft, name, exercise), EMPTY);

describe("An answer that was not given", () => {
  /** The page after Check, on which nothing was pressed, with this score of it. @param {number} score */
  async function checked(score) {
    const { exercise } = taskOf("cuts");
    const page = pageOf({ state: { practice: { ...INITIAL_STATE.practice, open: true, exercise } } });
    page.python.instead.grade = () => ({ score, wrong: [], misconception: { id: "fresh", sentence: "" } });
    await page.intend("check-exercise");
    return { practice: page.state.get().practice, error: page.results.get().error?.message ?? "" };
  }

  it("is told as such: no mistake is named, nothing is shown, and it does not count", async () => {
    const { practice, error } = await checked(0);
    assert.deepEqual([practice.grade, practice.isHelped, practice.right], [null, false, {}]);
    assert.match(error, /^You have not answered yet\. Press a branch/);
  });

  it("may be right, where nothing is to be crossed out", async () => {
    const { practice, error } = await checked(1);
    assert.deepEqual([practice.grade?.score, error], [1, ""]);
  });
});

describe("The tree of an exercise", () => {
  it("has the names that the page and Python use", () => {
    assert.deepEqual(
      tree.spots.map(({ name }) => name),
      ["A", "B", "C", "D", "b₁", "b₂", "b₃", "c₁", "c₂", "c₃", "d₁", "d₂", "d₃"],
    );
    assert.deepEqual(
      deep.spots.map(({ name, role, text }) => `${name} ${text || role}`),
      ["A MIN", "B MAX", "C MAX", "D MIN", "E MIN", "c₁ 8", "c₂ 19", "d₁ 13", "d₂ 5", "e₁ -1", "e₂ 2"],
    );
  });

  it("has chance nodes with the odds of each way, and players take turns around them", () => {
    const { spots } = treeOf("[(1/2:[7 8] 1/2:3) 5]");
    assert.deepEqual(
      spots.map(({ name, role, odds }) => `${name} ${role} ${odds}`.trim()),
      ["A MAX", "B chance", "a₂ leaf", "C MIN 1/2", "b₂ leaf 1/2", "c₁ leaf", "c₂ leaf"],
    );
  });

  it("stands with its leaves beside one another and each node over the middle of its children", () => {
    assert.equal(tree.width, 9);
    assert.deepEqual(
      tree.spots.slice(0, 5).map(({ x }) => x),
      [4.5, 1.5, 4.5, 7.5, 0.5],
    );
    assert.equal(new Set(deep.spots.filter(({ role }) => role === "leaf").map(({ x }) => x)).size, deep.width);
  });

  it("is written as it was typed, also in another order", () => {
    assert.equal(textOf(deep), "min [[[13 5] [-1 2]] [8 19]]");
    assert.equal(textOf(treeOf("[(1/4:[7 8] 3/4:3) 5]")), "[(1/4:[7 8] 3/4:3) 5]");
    assert.equal(textOf(reordered(deep, { A: ["C", "B"], D: ["d₂", "d₁"] })), "min [[8 19] [[5 13] [-1 2]]]");
  });

  it("knows what is below a node, and where a node lands that is dropped", () => {
    assert.deepEqual(below(deep, "B"), ["B", "D", "d₁", "d₂", "E", "e₁", "e₂"]);
    assert.deepEqual(
      [-4, -1, 0, 2.9, 3.1, 9].map((by) => placeAt(tree, "C", by)),
      [0, 1, 1, 1, 2, 2],
    );
  });
});

describe("The graph of an exercise", () => {
  it("has room for every box, and fits on a phone as it usually comes", () => {
    for (const { exercise } of solved.filter((each) => each.exercise.subject === "colouring")) {
      const { boxes, box, width, colours } = graphOf(exercise.position);
      for (const [i, one] of boxes.entries()) {
        for (const other of boxes.slice(i + 1)) {
          assert.ok(Math.abs(one.x - other.x) >= box.width || Math.abs(one.y - other.y) >= box.height);
        }
      }
      if (colours.length === 3) assert.ok(width <= 338, `${width}`);
    }
  });
});

describe("The form of each type", () => {
  it("is there for every type of Python", () => {
    assert.deepEqual(FORMS.map(({ id }) => id).sort(), Object.keys(wishes).sort());
  });

  it("wishes only for what Python knows", () => {
    for (const { id, wishes: own, levels, narrow } of FORMS) {
      const names = [own.map(({ name }) => name), ...[narrow, ...Object.values(levels)].map(Object.keys)].flat();
      for (const name of names) assert.ok(wishes[id].includes(name), `${id}: ${name}`);
    }
  });

  it("says the solution, as the grader gets it", () => {
    for (const { exercise, answer } of solved) {
      const form = formOf(exercise.type);
      const draft = form.draft(answer, exercise);
      assert.equal(form.missing(draft, exercise), "");
      assert.deepEqual(form.answer(draft, exercise), answer, exercise.id);
    }
  });

  it("shows any draft, and comes to the solution by fixing one place after another", () => {
    for (const { exercise, answer } of solved) {
      const form = formOf(exercise.type);
      const right = form.draft(answer, exercise);
      const places = [
        ...(form.look(EMPTY, exercise).tree?.spots ?? form.look(EMPTY, exercise).graph?.boxes ?? []).map(
          ({ name }) => name,
        ),
      ];
      let draft = EMPTY;
      for (const place of [...places, ""]) draft = form.fix(draft, right, place, exercise);
      form.parts(draft, exercise);
      draft = fixedBy(form, draft, right, "", exercise);
      assert.deepEqual(form.answer(draft, exercise), answer, exercise.id);
    }
  });
});

describe("An answer that is being given", () => {
  it("crosses out a branch with all below it, and takes it back", () => {
    const draft = after("cuts", ["c₂", "C"]);
    assert.deepEqual(draft.chosen, ["C"]);
    const { crossed, pressable } = formOf("cuts").look(draft, /** @type {any} */ (plain));
    assert.deepEqual([...(crossed ?? [])], ["C", "c₁", "c₂", "c₃"]);
    assert.equal(pressable?.has("c₁"), false);
    assert.equal(pressable?.get("C"), "Branch to C, crossed out");
    assert.deepEqual(after("cuts", ["C", "C"]).chosen, []);
  });

  it("lists leaves in the order of the presses, and moves the rest up when one is taken out", () => {
    const draft = after("leaves", ["b₁", "b₂", "c₁", "b₂"]);
    assert.deepEqual(formOf("leaves").answer(draft, /** @type {any} */ (plain)), { leaves: ["b₁", "c₁"], count: 2 });
    assert.deepEqual(fixedOrder(["b", "c", "a"], ["a", "b", "c"]), ["a", "b", "c"]);
    assert.deepEqual(fixedOrder(["a", "b", "x"], ["a", "b"]), ["a", "b"]);
  });

  it("reads typed values and windows, and leaves what is empty open", () => {
    const draft = { ...EMPTY, typed: { A: "3,5", B: "≤ −2", "B α": "-inf", "B β": "4" }, best: "" };
    const exercise = /** @type {any} */ (plain);
    assert.deepEqual(formOf("values").answer(draft, exercise), {
      values: { A: 3.5, B: "<= -2", C: null, D: null },
      best: null,
    });
    assert.deepEqual(formOf("windows").answer(draft, exercise), {
      windows: { A: null, B: [null, 4], C: null, D: null },
    });
  });

  it("reads what is typed for a number as Python does, with any dash, a comma or a point, and ∞", () => {
    for (const [text, said] of Object.entries(typed))
      assert.deepEqual(said === "?" ? typeof typedValue(text) : typedValue(text), said === "?" ? "string" : said, text);
  });

  it("does not take an infinite end on the wrong side for a right one, and a dash for nothing", () => {
    const exercise = /** @type {any} */ (plain);
    const ends = { "A α": "inf", "A β": "+∞", "B α": "–inf", "B β": "-inf", "C α": "–", "C β": "-" };
    const { windows } = formOf("windows").answer({ ...EMPTY, typed: ends }, exercise);
    assert.deepEqual(windows, { A: ["∞", null], B: [null, "−∞"], C: null, D: null });
    const draft = { ...EMPTY, best: "some", typed: { "0 from": "∞", "0 to": "3" } };
    assert.deepEqual(formOf("intervals").answer(draft, taskOf("intervals").exercise), { intervals: [["∞", 3]] });
  });

  it("takes two dashes for no x, and fields that are left empty for no end", () => {
    const { exercise } = taskOf("intervals");
    const typed = (/** @type {string} */ from, /** @type {string} */ to) =>
      formOf("intervals").answer({ ...EMPTY, best: "some", typed: { "0 from": from, "0 to": to } }, exercise);
    for (const dash of ["-", "–", "−", "none", " None "]) assert.deepEqual(typed(dash, dash), { intervals: [] });
    assert.deepEqual(typed("", "4"), { intervals: [[null, 4]] });
    assert.deepEqual(typed("-", "4"), { intervals: [[null, 4]] });
    assert.deepEqual(typed("-inf", "inf"), { intervals: [[null, null]] });
  });

  it("has open ends, several intervals, and x that does not matter", () => {
    const { exercise } = taskOf("intervals");
    const form = formOf("intervals");
    assert.match(form.missing(EMPTY, exercise), /First choose/);
    assert.match(form.missing({ ...EMPTY, best: "some" }, exercise), /at least one end/);
    assert.deepEqual(form.answer({ ...EMPTY, best: "always" }, exercise), { intervals: [[null, null]] });
    const two = form.press(
      { ...EMPTY, best: "some", typed: { "0 to": "−3", "1 from": "7", "1 to": "∞" } },
      "more",
      exercise,
    );
    assert.deepEqual(form.answer(two, exercise), {
      intervals: [
        [null, -3],
        [7, null],
      ],
    });
    assert.ok(
      isAlike(form.answer(form.draft(form.answer(two, exercise), exercise), exercise), form.answer(two, exercise)),
    );
  });

  it("moves a node among its siblings, and watches the tree in that order", () => {
    const exercise = /** @type {any} */ ({ ...plain, subject: "tree", method: "alphabeta", convention: { cut: ">=" } });
    const form = formOf("reorder");
    const moved = form.move(form.move(EMPTY, "D", 0, exercise), "d₁", 9, exercise);
    assert.deepEqual(moved.typed, { A: "D B C", D: "d₂ d₃ d₁" });
    assert.equal(form.move(moved, "D", -1, exercise), moved);
    assert.equal(form.watch(moved, exercise)?.position, "[[5 2 14] [3 12 8] [2 4 6]]");
    assert.deepEqual(formOf("witness").answer({ ...moved, best: "no" }, exercise), { can: false });
  });

  it("gives a variable one value, in the place of the one before", () => {
    const { exercise } = taskOf("assignments");
    assert.deepEqual(after("assignments", ["A red", "B green", "A blue"], exercise).chosen, ["A blue", "B green"]);
    assert.deepEqual(after("assignments", ["A red", "B green", "A red"], exercise).chosen, ["B green"]);
    const solved = { ...EMPTY, chosen: ["B red", "A green", "C blue"] };
    const fix = (/** @type {string[]} */ chosen) =>
      formOf("assignments").fix({ ...EMPTY, chosen }, solved, "A", exercise).chosen;
    assert.deepEqual(fix(["A blue"]), ["B red", "A blue"]);
    assert.deepEqual(fix(["B red", "A blue"]), ["B red", "A green"]);
  });

  it("cannot be graded before true or false and a reason are chosen", () => {
    const { exercise } = taskOf("concepts");
    const form = formOf("concepts");
    assert.match(form.missing(EMPTY, exercise), /true or false/);
    assert.match(form.missing({ ...EMPTY, best: "true" }, exercise), /reason/);
  });
});

describe("What is wished of an exercise", () => {
  it("begins with the level and with what fits, and ends with what was chosen", () => {
    const form = formOf("cuts");
    assert.deepEqual(wishesOf({}, form, true), { branching: 2 });
    assert.deepEqual(wishesOf({ level: "harder", depth: "3", cuts: "null" }, form, false), { depth: 3, branching: 2 });
    assert.deepEqual(wishesOf({ branching: "[2,3]" }, form, true), { branching: [2, 3] });
  });
});

describe("A test", () => {
  const exam = begun(
    solved.slice(0, 2).map(({ exercise }) => exercise),
    5,
    1000,
  );

  it("keeps each answer until it is handed in", () => {
    const draft = { ...EMPTY, best: "B" };
    const next = kept(exam, draft);
    assert.deepEqual(
      next.items.map((item) => item.draft),
      [draft, EMPTY],
    );
    assert.deepEqual(kept({ ...exam, done: true }, draft).items[0].draft, EMPTY);
    assert.match(counted(next.items[1], gradeFor("")).wrong[0].why, /not answered/);
    assert.equal(counted(next.items[1], { ...gradeFor(""), score: 1 }).score, 1);
    assert.equal(counted(next.items[0], gradeFor("A is 3.")).wrong[0].why, "A is 3.");
    assert.equal(gradeOfPart(next.items[0]), null);
    const { exercise } = taskOf("concepts");
    assert.match(gradeOfPart({ exercise, draft, grade: null })?.wrong[0].why ?? "", /reason/);
    assert.equal(scoreOf(exam), 0);
  });

  it("ends when its time is over, and tells seconds only in the last minute", () => {
    assert.equal(isOver(exam, 300_999), false);
    assert.equal(isOver(exam, 301_000), true);
    assert.equal(isOver(begun([], 0, 0), 1e12), false);
    assert.deepEqual([300_000, 299_000, 60_000, 59_000, 400, 0].map(timeLeft), [
      "5 min left",
      "5 min left",
      "1 min left",
      "59 s left",
      "1 s left",
      "Time is up.",
    ]);
  });
});

describe("an exercise that nobody has begun", () => {
  it("is not graded, as that would give its answers away", () => {
    for (const type of ["values", "leaves", "windows", "assignments", "ucb"]) {
      const { exercise, answer } = /** @type {{exercise: any, answer: any}} */ (
        solved.find(({ exercise }) => exercise.type === type)
      );
      const form = formOf(type);
      assert.notEqual(form.missing(EMPTY, exercise), "", type);
      assert.equal(form.missing(form.draft(answer, exercise), exercise), "", type);
    }
  });
});
