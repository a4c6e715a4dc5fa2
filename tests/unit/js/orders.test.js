import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { choiceOfOrder, learntOrder, orderInUse, ordersOfTheRest } from "../../../static/js/state/move-orders.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { reply } from "./answers.js";
import { pageAt } from "./page.js";

const BASIC = reply("catalogue");
const OPTIONS = ["killers", "history"].map((id) => ({ id, name: id, minimum: 0, maximum: 1, default: 1 }));
/** @param {string} id @param {string} method @param {Record<string, number>} options */
const learnt = (id, method, options) => ({
  id,
  name: id,
  note: "",
  subjects: [],
  knowsAll: false,
  learnt: { method, options },
});
const CATALOGUE = {
  ...BASIC,
  methods: [
    ...BASIC.methods,
    { ...BASIC.methods[1], id: "alphabeta_ordered", options: OPTIONS },
    {
      ...BASIC.methods[1],
      id: "iterative_deepening",
      options: [{ id: "nodes", name: "Nodes", minimum: 1, maximum: 100, default: 100 }],
    },
  ],
  orders: [
    ...BASIC.orders,
    learnt("killers", "alphabeta_ordered", { killers: 1, history: 0 }),
    learnt("history", "alphabeta_ordered", { killers: 0, history: 1 }),
    learnt("killers-history", "alphabeta_ordered", { killers: 1, history: 1 }),
    learnt("iteration", "iterative_deepening", {}),
  ],
};

/** @param {Partial<import("../../../static/js/state/state.js").State>} change */
const state = (change) => ({ ...INITIAL_STATE, ...change });

describe("The order in use", () => {
  it("is the one that the search learns, by its options and their defaults", () => {
    const inUse = (/** @type {string} */ method, /** @type {Record<string, number>} */ methodOptions = {}) =>
      orderInUse(CATALOGUE, state({ method, methodOptions, order: "centre" }));
    assert.equal(inUse("alphabeta_ordered", { history: 0 }), "killers");
    assert.equal(inUse("alphabeta_ordered", { killers: 0 }), "history");
    assert.equal(inUse("alphabeta_ordered"), "killers-history");
    assert.equal(inUse("iterative_deepening", { nodes: 7 }), "iteration");
  });

  it("is the chosen one if the search learns none", () => {
    assert.equal(orderInUse(CATALOGUE, state({ method: "alphabeta", order: "centre" })), "centre");
    const neither = state({ method: "alphabeta_ordered", methodOptions: { killers: 0, history: 0 }, order: "centre" });
    assert.equal(learntOrder(CATALOGUE, neither), null);
    assert.equal(orderInUse(CATALOGUE, neither), "centre");
    assert.equal(orderInUse(null, state({ order: "centre" })), "centre");
  });
});

describe("Choosing an order", () => {
  it("that is learnt chooses the search that learns it, and changes nothing else", () => {
    assert.deepEqual(choiceOfOrder(CATALOGUE, state({ method: "minimax", order: "centre" }), "killers"), {
      method: "alphabeta_ordered",
      methodOptions: { killers: 1, history: 0 },
      order: "given",
    });
    assert.deepEqual(choiceOfOrder(CATALOGUE, state({}), "iteration"), {
      method: "iterative_deepening",
      methodOptions: {},
      order: "given",
    });
  });

  it("that the same search learns keeps its other options", () => {
    const now = state({ method: "iterative_deepening", methodOptions: { nodes: 7 } });
    assert.deepEqual(choiceOfOrder(CATALOGUE, now, "iteration").methodOptions, { nodes: 7 });
  });

  it("that is fixed leaves a search that learns, and keeps any other search", () => {
    const learning = state({ method: "alphabeta_ordered", methodOptions: { killers: 1, history: 0 } });
    assert.deepEqual(choiceOfOrder(CATALOGUE, learning, "centre"), {
      method: "alphabeta",
      methodOptions: {},
      order: "centre",
    });
    assert.deepEqual(choiceOfOrder(CATALOGUE, state({ method: "minimax" }), "centre"), { order: "centre" });
  });

  it("shows what is now in use", () => {
    for (const id of ["killers", "history", "killers-history", "iteration", "centre", "given"]) {
      for (const method of ["minimax", "alphabeta", "alphabeta_ordered", "iterative_deepening"]) {
        const before = state({ method });
        assert.equal(orderInUse(CATALOGUE, { ...before, ...choiceOfOrder(CATALOGUE, before, id) }), id);
      }
    }
  });
});

describe("The moves about which nothing is learnt", () => {
  it("can come in any fixed order that the game offers", () => {
    const offered = ["given", "centre", "killers"];
    const ids = (/** @type {string} */ method) =>
      ordersOfTheRest(CATALOGUE, state({ method }), offered).map(({ id }) => id);
    assert.deepEqual(ids("alphabeta_ordered"), ["given", "centre"]);
    assert.deepEqual(ids("alphabeta"), []);
  });
});

describe("A chosen order", () => {
  it("is used by the search", async () => {
    const page = pageAt("two left: look", "two left");
    page.results.update({ catalogue: CATALOGUE });
    page.python.instead.estimate = () => ({ nodes: 5e6, minimaxNodes: 4e12, maxNodes: 1e6, suggestedDepth: 1 });
    await page.intend("choose-order", { order: "killers" });
    const { method, order, methodOptions } = page.python.asked[0];
    assert.deepEqual(
      { method, order, methodOptions },
      { method: "alphabeta_ordered", order: "given", methodOptions: { killers: 1, history: 0 } },
    );
    await page.intend("choose-order", { order: "reversed" });
    const second = page.python.asked[1];
    assert.equal(second.method, "alphabeta");
    assert.equal(second.order, "reversed");
    assert.equal(second.methodOptions, undefined);
  });
});
