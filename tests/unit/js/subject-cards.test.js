/** The cards of games and problems, what presets are called, and the small pictures of problems. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import "../../../static/js/kinds/whole.js";
import { galleryProps } from "../../../static/js/features/gallery/cards.js";
import { INITIAL_STATE, NO_RESULTS } from "../../../static/js/features/memory.js";
import { sampleValues } from "../../../static/js/problems/sample-values.js";
import { fullName, subjectCards } from "../../../static/js/view-models/subject-cards.js";

const preset = (/** @type {string} */ id, /** @type {string} */ name, level = "beginner") => ({
  id,
  name,
  level,
  position: "",
  options: {},
  note: "",
  answer: "",
  ideas: [],
  begun: null,
});
const subject = (
  /** @type {string} */ kind,
  /** @type {string} */ id,
  /** @type {string} */ name,
  /** @type {any} */ ...presets
) => ({ kind, id, name, presets });
const catalogue = /** @type {any} */ ({
  methods: [],
  subjects: [
    subject("game", "tree", "Tree", preset("three-by-three", "3 × 3"), preset("lecture", "A tree from a lecture")),
    subject("game", "connect4", "Connect-4", preset("full", "7 × 6"), preset("small", "4 × 4", "middle")),
    subject("game", "dots", "Dots and Boxes", preset("two", "Two boxes"), {
      ...preset("full", "3 × 3 boxes"),
      isCover: true,
    }),
    subject("game", "chess", "Chess", preset("mate-in-two", "Mate in two", "advanced")),
    subject("problem", "queens", "Queens", preset("eight", "8 queens")),
    subject("program", "program", "Program", preset("fibonacci", "Fibonacci numbers")),
  ],
});
const names = { MAX: "X", MIN: "O" };
const thumbnails = {
  "tree/three-by-three": { kind: "tree", text: "[[3 12 8] [2 4 6] [14 5 2]]" },
  "connect4/full": { kind: "grid", rows: 1, columns: 1, cells: "X", names },
  "dots/full": { kind: "dots", names },
};

describe("a card for each game and problem", () => {
  const cards = subjectCards(catalogue, thumbnails);
  const card = (/** @type {string} */ id) => cards.find((each) => each.id === id);

  test("those that one can play come first", () => {
    assert.deepEqual(
      cards.slice(0, 3).map(({ id }) => id),
      ["connect4", "dots", "tree"],
    );
    assert.equal(cards.length, catalogue.subjects.length);
  });
  test("a game that one can play begins, a tree is chosen", () => {
    assert.deepEqual(card("connect4")?.intent, { type: "play-python", subject: "connect4" });
    assert.deepEqual(card("tree")?.intent, { type: "choose-subject", subject: "tree", preset: "three-by-three" });
  });
  test("the picture may be that of another preset than the first", () => {
    assert.ok(card("dots")?.picture);
  });
  test("without pictures there are names", () => {
    const bare = subjectCards(catalogue, null);
    assert.equal(bare[0].picture, null);
    assert.equal(bare[0].name, "Tree");
    // A game without a board has a text.
    const written = subjectCards(catalogue, { "dots/full": { kind: "text", text: "7" } });
    assert.equal(written.find(({ id }) => id === "dots")?.picture, null);
  });
  test("there are none without a catalogue", () => {
    assert.deepEqual(subjectCards(null, null), []);
  });
});

describe("the name of a preset where its game is not beside it", () => {
  for (const [id, which, name] of /** @type {[string, string, string][]} */ ([
    ["connect4", "small", "Connect-4, 4 × 4"],
    ["chess", "mate-in-two", "Chess: Mate in two"],
    ["tree", "lecture", "A tree from a lecture"],
    ["queens", "eight", "8 queens"],
    ["program", "fibonacci", "Fibonacci numbers"],
  ]))
    test(name, () => {
      const entry = catalogue.subjects.find((/** @type {{id: string}} */ each) => each.id === id);
      const found = entry.presets.find((/** @type {{id: string}} */ each) => each.id === which);
      assert.equal(fullName(entry, found), name);
    });
});

test("the row at the top of the gallery has the subjects of the room, and a level is an English word", () => {
  const state = { ...INITIAL_STATE, gallery: /** @type {"subject"} */ ("subject") };
  const { covers, groups } = galleryProps(state, { ...NO_RESULTS, catalogue, thumbnails });
  assert.ok(covers.every(({ kind }) => kind.id === "game"));
  assert.equal(groups[0].id, covers[0].id);
  const levels = new Set(groups.flatMap(({ cards }) => cards.map(({ level }) => level)));
  assert.deepEqual([...levels].sort(), ["advanced", "beginner", "intermediate"]);
});

describe("the small picture of a problem", () => {
  test("queens that do not attack each other stand in the first columns", () => {
    assert.deepEqual(
      [...sampleValues({ kind: "queens", size: 8 })],
      [
        ["c1", "1"],
        ["c2", "3"],
        ["c3", "5"],
        ["c4", "2"],
      ],
    );
  });
  test("neighbours have different colours, and what fits nowhere has none", () => {
    const nodes = ["A", "B", "C", "D", "E", "F"].map((id) => ({ id }));
    const edges = [
      ["A", "B"],
      ["B", "C"],
      ["C", "A"],
    ];
    assert.deepEqual(
      [...sampleValues({ kind: "graph", nodes, edges, colours: ["red", "green"] })],
      [
        ["A", "red"],
        ["B", "green"],
      ],
    );
  });
  test("others stay as they are", () => {
    assert.equal(sampleValues({ kind: "sudoku", cells: "" }).size, 0);
  });
});
