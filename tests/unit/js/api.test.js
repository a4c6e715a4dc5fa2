import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { createApi } from "../../../static/js/page/scripting.js";
import { INITIAL_STATE, NO_RESULTS } from "../../../static/js/features/memory.js";
import { NO_SCREEN } from "../../../static/js/export/no-screen.js";
import { fakePython, reply, requestOf } from "./answers.js";

/** @param {Partial<Parameters<typeof createApi>[0]>} [page] */
function apiOf(page = {}) {
  const python = fakePython();
  const api = createApi({
    ready: Promise.resolve(),
    catalogue: () => reply("catalogue"),
    ask: python.ask,
    state: () => INITIAL_STATE,
    link: async () => "",
    pictures: () => ({ state: INITIAL_STATE, results: NO_RESULTS, screen: NO_SCREEN, ask: python.ask }),
    ...page,
  });
  return { api, python };
}

/** What a script asks for, to get the answer of a fixture. @param {string} name */
function askedFor(name) {
  const { op, subject: game, method: search, methodOptions: searchOptions, ...rest } = requestOf(name);
  const asked = { game, search, searchOptions, ...rest };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

const LESSON = askedFor("lesson");

describe("plyscope.search", () => {
  it("gives the value, the best move, the variation and the counts", async () => {
    const { api } = apiOf();
    assert.deepEqual(await api.search(LESSON), {
      value: 3,
      best: "a1",
      bestAt: null,
      variation: ["a1", "b1"],
      nodes: 11,
      leaves: 7,
      cuts: 1,
      alphaCuts: 1,
      betaCuts: 0,
      seconds: 0.25,
    });
  });

  it("gives the row and column of the best move if there is a board", async () => {
    const { api } = apiOf();
    const found = await api.search(askedFor("two left"));
    assert.deepEqual([found.best, found.bestAt], ["9", { row: 2, column: 2 }]);
  });

  it("gives what each of three players gets", async () => {
    const { api } = apiOf();
    const { value, values, best } = /** @type {any} */ (await api.search(askedFor("three players")));
    assert.deepEqual([value, values, best], [2, [2, 6, 5], "a2"]);
  });

  it("gives the average strategies for each information set if moves are hidden", async () => {
    const { api } = apiOf();
    const { value, best, strategies } = /** @type {any} */ (await api.search(askedFor("mixture")));
    assert.deepEqual([typeof value, best], ["number", null]);
    assert.deepEqual(
      strategies.map((/** @type {any} */ { player, knows, actions }) => [player, knows, actions]),
      [
        ["MAX", "", ["row 1", "row 2"]],
        ["MIN", "", ["column 1", "column 2"]],
      ],
    );
    for (const { probabilities } of strategies) assert.equal(probabilities[0] + probabilities[1], 1);
  });

  it("sends what it was asked for, and requests no lines unless they are wanted", async () => {
    const { api, python } = apiOf({});
    python.instead.search = () => reply("lesson");
    await api.search({ game: "tree", depth: 2 });
    await api.search({ lines: true });
    await api.search();
    assert.deepEqual(python.asked, [
      { op: "search", subject: "tree", depth: 2, lines: false },
      { op: "search", lines: true },
      { op: "search", lines: false },
    ]);
  });

  it("is always a search, whatever op the caller adds", async () => {
    const { api, python } = apiOf();
    await api.search(/** @type {any} */ ({ ...LESSON, op: "catalogue" }));
    assert.equal(python.asked[0].op, "search");
  });

  it("rejects an unknown field, and uses the caller's words", async () => {
    for (const field of ["dept", "subject", "kind"]) {
      const { api, python } = apiOf();
      await assert.rejects(api.search(/** @type {any} */ ({ game: "tree", [field]: 3 })), {
        name: "PlyscopeError",
        field,
        message: new RegExp(`^There is no field "${field}" here; they are game, position, .*, lines\\.$`),
      });
      assert.equal(python.asked.length, 0);
    }
  });

  it("gives an infinite value as a number", async () => {
    const { api } = apiOf({ ask: async () => ({ ...reply("lesson"), value: "-Infinity" }) });
    assert.equal((await api.search()).value, -Infinity);
  });

  it("rejects anything that is not a request, in one sentence", async () => {
    const { api } = apiOf();
    for (const request of /** @type {any[]} */ ([null, "tictactoe", 3, ["tree"]])) {
      await assert.rejects(api.search(request), {
        name: "PlyscopeError",
        message: /^A search is asked for with an object/,
      });
    }
    await assert.rejects(api.search(/** @type {any} */ ({ signal: 5 })), { name: "PlyscopeError", field: "signal" });
  });

  it("ends when its signal is aborted, wherever the signal is given, and does not send it to Python", async () => {
    for (const place of ["request", "how"]) {
      const { api, python } = apiOf();
      python.holding = true;
      const controller = new AbortController();
      const { signal } = controller;
      const found = place === "request" ? api.search({ ...LESSON, signal }) : api.search(LESSON, { signal });
      controller.abort();
      await assert.rejects(found, { name: "AbortError" });
      assert.equal("signal" in python.asked[0], false);
    }
  });

  it("rejects with the sentence that the page would show", async () => {
    const { api, python } = apiOf();
    python.instead.search = () => python.ask(requestOf("one row typed"));
    await assert.rejects(api.search({ game: "tictactoe", position: "X.O" }), {
      message: "3 squares were typed, but the board has 9: 3 rows of 3.",
      field: "position",
    });
  });
});

describe("plyscope.catalogue", () => {
  it("lists games, searches and orders by id", () => {
    const { api } = apiOf();
    const { games, searches, orders, cuts } = api.catalogue();
    assert.deepEqual(Object.keys(games), ["tree", "tictactoe", "connect4"]);
    assert.deepEqual(Object.keys(searches), ["minimax", "alphabeta", "alphabeta_hard"]);
    assert.equal(orders.given.id, "given");
    assert.deepEqual(cuts, [">=", ">"]);
  });

  it("is empty, not missing, before Python has answered", () => {
    const { api } = apiOf({ catalogue: () => null });
    assert.deepEqual(api.catalogue(), {
      games: {},
      searches: {},
      problems: {},
      methods: {},
      programs: {},
      runs: {},
      orders: {},
      cuts: [],
      maxDepth: 0,
      maxNodes: 0,
    });
  });

  it("is a copy, so that nobody can change the page's own", () => {
    const own = reply("catalogue");
    const { api } = apiOf({ catalogue: () => own });
    api.catalogue().games.tree.name = "changed";
    assert.equal(own.subjects[0].name, "Tree");
  });
});

describe("plyscope.state", () => {
  it("is a copy of the page's state", () => {
    const own = { ...INITIAL_STATE, history: ["a"] };
    const { api } = apiOf({ state: () => own });
    const copy = /** @type {typeof own} */ (api.state());
    assert.deepEqual(copy, own);
    copy.history.push("b");
    assert.deepEqual(own.history, ["a"]);
  });
});

describe("plyscope.ready", () => {
  it("is the page's promise, and the interface cannot be changed", async () => {
    const failed = Promise.reject(new Error("Python could not start."));
    const { api } = apiOf({ ready: failed });
    await assert.rejects(api.ready, { message: "Python could not start." });
    assert.ok(Object.isFrozen(api));
  });
});
