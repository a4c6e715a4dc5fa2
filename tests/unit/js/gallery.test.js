/** The gallery: what is found, where the arrow keys lead, and what a card shows. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import "../../../static/js/kinds/whole.js";
import { foundIn, galleryProps } from "../../../static/js/features/gallery/cards.js";
import { findable, isFoundBy } from "../../../static/js/words/find.js";
import { cardBeside } from "../../../static/js/features/gallery/card-beside.js";
import { createKeeping } from "../../../static/js/page/keeping.js";
import { INITIAL_STATE, NO_RESULTS } from "../../../static/js/features/memory.js";
import { reply } from "./answers.js";

const catalogue = /** @type {any} */ (reply("catalogue"));

describe("what is found", () => {
  for (const [query, texts, isFound] of /** @type {[string, string[], boolean][]} */ ([
    ["", ["Nim"], true],
    ["alpha beta", ["Alpha-beta with a table"], true],
    ["tab beta", ["Alpha-beta with a table"], true],
    ["BETA", ["Alpha-beta"], true],
    ["eta", ["Alpha-beta"], false],
    ["grotzsch", ["Grötzsch graph"], true],
    ["chance cut", ["Star1", "pruning", "chance"], false],
    ["  chance ", ["Star1", "chance"], true],
  ]))
    test(`“${query}” ${isFound ? "finds" : "does not find"} ${texts.join(", ")}`, () => {
      assert.equal(isFoundBy(findable(texts), query), isFound);
    });
});

describe("arrow keys", () => {
  // Three cards in the first row, two in the second.
  const boxes = [0, 1, 2, 3, 4].map((place) => ({
    left: (place % 3) * 100,
    top: Math.floor(place / 3) * 80,
    width: 90,
  }));
  for (const [at, key, next] of /** @type {[number, string, number | null][]} */ ([
    [0, "ArrowRight", 1],
    [2, "ArrowRight", 3],
    [4, "ArrowRight", null],
    [0, "ArrowLeft", null],
    [1, "ArrowDown", 4],
    [2, "ArrowDown", 4],
    [3, "ArrowDown", null],
    [4, "ArrowUp", 1],
    [1, "ArrowUp", -1],
    [4, "Home", 0],
    [0, "End", 4],
    [0, "a", null],
  ]))
    test(`${key} from card ${at} leads to ${next}`, () => {
      assert.equal(cardBeside(boxes, at, key), next);
    });
});

describe("cards", () => {
  const state = { ...INITIAL_STATE, gallery: /** @type {"subject"} */ ("subject"), preset: "three-by-three" };
  const results = { ...NO_RESULTS, catalogue };

  test("a closed gallery has none", () => {
    assert.deepEqual(galleryProps(INITIAL_STATE, results).groups, []);
  });

  test("the one on the board is marked", () => {
    const cards = galleryProps(state, results).groups.flatMap((group) => group.cards);
    assert.deepEqual(
      cards.filter(({ isChosen }) => isChosen).map(({ id }) => id),
      ["tree/three-by-three"],
    );
  });

  test("methods that do not fit are named, and not offered", () => {
    const look = /** @type {any} */ ({ kind: "game", methods: ["minimax"] });
    const { groups, others } = galleryProps(
      { ...state, gallery: "method" },
      { ...results, subject: { ...results.subject, look } },
    );
    assert.deepEqual(
      groups.flatMap(({ cards }) => cards.map(({ id }) => id)),
      ["minimax"],
    );
    assert.match(others, /^Not for this game: .*Alpha-beta/);
  });

  test("an idea that is offered finds at least two cards", () => {
    const { groups, ideas } = galleryProps(state, results);
    assert.ok(ideas.includes("chance"));
    for (const idea of ideas) {
      const found = foundIn(groups, idea).flatMap(({ cards }) => cards);
      assert.ok(found.length > 1, idea);
    }
  });
});

describe("the first visit", () => {
  const storage = (/** @type {string | null} */ text) => ({ getItem: () => text, setItem: () => {} });
  const refusing = {
    getItem() {
      throw new Error("refused");
    },
    setItem() {},
  };
  test("is one without anything kept", () => {
    assert.equal(createKeeping([storage(null), storage(null)]).isNew(), true);
    assert.equal(createKeeping([storage(null), storage("{}")]).isNew(), false);
    assert.equal(createKeeping([refusing]).isNew(), true);
  });
});
