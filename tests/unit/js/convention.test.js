import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { conventionOf } from "../../../static/js/view-models/convention.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { cameraForPaper, paperFor } from "../../../static/js/tree/paper.js";
import { scaleOf } from "../../../static/js/tree/camera.js";
import { reply } from "./answers.js";

const CATALOGUE = /** @type {any} */ (reply("catalogue"));

/** @param {Partial<import("../../../static/js/state/state.js").State>} state @param {any} [look] */
const told = (state, look = null) =>
  conventionOf({ ...INITIAL_STATE, ...state }, CATALOGUE, look).map(({ name, text }) => `${name}: ${text}`);

describe("The convention in words", () => {
  it("names the game, the search, how far, in which order and when it cuts", () => {
    assert.deepEqual(told({ preset: "three-by-three" }), [
      "Game: Tree · 3 × 3",
      "Search: Alpha-beta",
      "Depth: full",
      "Move order: default",
      "Cut when: v ≥ β, v ≤ α",
    ]);
    assert.deepEqual(told({ subject: "tictactoe", depth: "4", cut: ">" }).slice(2), [
      "Depth: 4",
      "Move order: default",
      "Cut when: v > β, v < α",
    ]);
  });

  it("calls a typed position the person's own", () => {
    assert.equal(told({ preset: "" })[0], "Game: Tree · your own");
  });

  it("leaves out what the search does not use", () => {
    assert.deepEqual(
      told({ method: "minimax" }).filter((line) => line.startsWith("Cut")),
      [],
    );
    assert.deepEqual(
      told({}, { orders: [] }).filter((line) => line.startsWith("Order")),
      [],
    );
  });

  it("tells the options of the search as they are set, by their names", () => {
    const names = {
      id: "select",
      name: "Next variable",
      minimum: 0,
      maximum: 1,
      default: 1,
      names: ["in the given order", "fewest values left"],
    };
    const asks = { ...names, id: "again", name: "Again", names: undefined, default: 0 };
    const catalogue = /** @type {any} */ ({
      ...CATALOGUE,
      methods: [{ id: "mac", name: "MAC", options: [names, asks] }],
    });
    const state = { ...INITIAL_STATE, method: "mac" };
    assert.deepEqual(conventionOf(state, catalogue, { kind: "problem" }).slice(2), [
      { name: "Next variable", text: "fewest values left" },
      { name: "Again", text: "no" },
    ]);
  });
});

describe("The camera for paper", () => {
  const screen = { width: 600, height: 500 };
  const { width, height } = paperFor(true);
  const paper = /** @type {any} */ ({
    width,
    height,
    cover: { above: 0, below: 0 },
    slots: 1,
    depth: 48,
    boards: false,
    boxes: true,
  });

  it("leaves no blank space below a tree that is taller than the sheet", () => {
    const k = 1;
    const end = { k, x: 300, y: 250 - 48 * scaleOf(k, paper).level };
    const { y } = cameraForPaper(end, screen, paper);
    const lowest = y + 48 * scaleOf(k, paper).level;
    assert.ok(lowest > height * 0.6 && lowest <= height, `${lowest}`);
  });

  it("keeps the middle of the screen in the middle elsewhere", () => {
    const between = { k: 1, x: 300, y: -400 };
    const moved = cameraForPaper(between, screen, paper);
    assert.deepEqual(moved, { k: 1, x: 300 + (width - 600) / 2, y: -400 + (height - 500) / 2 });
  });
});
