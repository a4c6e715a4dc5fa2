import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { againstPython, settingsFor } from "../../../static/js/kinds/game/settings.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";

/** A catalogue with one game whose first example begins with a search of its own. */
const CATALOGUE = /** @type {any} */ ({
  subjects: [
    {
      id: "large",
      presets: [
        { id: "start", begun: { method: "deepening_to_play", depth: "", methodOptions: { seconds: 3 } } },
        { id: "later", begun: null },
      ],
    },
  ],
  orders: [],
});
const LOOK = /** @type {any} */ ({
  subject: "small",
  methods: ["minimax", "alphabeta", "deepening_to_play"],
  orders: [],
});

/** The search with which another game begins. @param {string} preset what was on the board @param {string} method */
function next(preset, method) {
  const state = { ...INITIAL_STATE, subject: "large", preset, method, methodOptions: { seconds: 3 } };
  return { ...state, ...settingsFor(state, CATALOGUE, LOOK) };
}

describe("the search with which another game begins", () => {
  it("is the one that a person chose for the game before", () => {
    assert.equal(next("later", "deepening_to_play").method, "deepening_to_play");
    assert.equal(next("start", "minimax").method, "minimax");
  });

  it("is the usual one if the search before came with an example", () => {
    const { method, methodOptions } = next("start", "deepening_to_play");
    assert.deepEqual([method, methodOptions], ["alphabeta", {}]);
  });
});

describe("the side that Python plays against a reader", () => {
  const picture = { kind: "chess", names: { MAX: "White", MIN: "Black" } };
  /** @param {string} side @param {object} [more] */
  const pythonAgainst = (side, more) =>
    againstPython(INITIAL_STATE, CATALOGUE, { ...LOOK, picture, toMove: "MIN", ...more }, side).python;

  it("is the one that moves second, or the one that the reader does not name", () => {
    assert.deepEqual([pythonAgainst(""), pythonAgainst("", { toMove: "MAX" })], ["MAX", "MIN"]);
    for (const side of ["white", "White", "max"]) assert.equal(pythonAgainst(side), "MIN");
    for (const side of ["black", "MIN"]) assert.equal(pythonAgainst(side), "MAX");
  });

  it("is told by its mark too, on a board of marks", () => {
    const grid = { kind: "grid", names: { MAX: "Black", MIN: "White" } };
    assert.deepEqual(
      [pythonAgainst("x", { picture: grid }), pythonAgainst("White", { picture: grid })],
      ["MIN", "MAX"],
    );
  });

  it("is refused in a sentence where there is no such side", () => {
    assert.throws(() => pythonAgainst("o"), { message: "The sides are White and Black, and there is no “o”." });
    assert.throws(() => pythonAgainst("max", { picture: { kind: "tree" } }), { message: /Nobody can play this game/ });
  });
});
