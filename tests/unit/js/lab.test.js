import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { methodOf } from "../../../static/js/kinds/index.js";
import { followUps } from "../../../static/js/kinds/game/follow-ups.js";
import { boardProps } from "../../../static/js/kinds/game/board.js";
import { depthOf, weightsOf } from "../../../static/js/kinds/game/requests.js";
import { PlyscopeError } from "../../../static/js/python/errors.js";
import { NO_WEIGHTS } from "../../../static/js/kinds/game/memory.js";
import { duelProps } from "../../../static/js/kinds/game/laboratory.js";
import { position } from "../../../static/js/state/state.js";
import { currentNode, lastCursor } from "../../../static/js/trace/cursor.js";
import { reply, requestOf, settled } from "./answers.js";
import { pageAt, pageOf } from "./page.js";
import { knowing } from "./knowing.js";

/** @typedef {import("../../../static/js/state/state.js").State} State */

const LESSON = requestOf("lesson: look").position;
const FEATURES = [
  { id: "lines", name: "open lines", most: 8, default: 1 },
  { id: "centre", name: "the centre", most: 1, default: 0.5 },
];

const lesson = (/** @type {Partial<State>} */ change = {}) => pageAt("lesson: look", "lesson", change);

/** The lesson on a board whose positions have features. @param {Partial<State>} [change] */
function weighing(change) {
  const page = lesson(change);
  const look = { .../** @type {any} */ (page.results.get().subject.look), features: FEATURES };
  page.results.update(knowing({ look }, page.results.get()));
  return page;
}

/** The method as it is set. @param {ReturnType<typeof pageOf>} page */
const method = (page) => methodOf(page.state.get(), page.results.get().subject.look);

/** The requests of one kind. @param {ReturnType<typeof pageOf>} page @param {string} op @returns {any[]} */
const asked = (page, op) => page.python.asked.filter((request) => request.op === op);

describe("Weights", () => {
  it("begin with the game's own; when one is changed, the position is searched again", async () => {
    const page = weighing();
    page.python.instead.estimate = () => ({ ...reply("lesson: estimate") });
    page.python.instead.search = () => reply("lesson");
    page.python.instead.compare = () => reply("lesson: compare");
    await page.intend("set-weight", { side: "MAX", index: 1, value: 2 });
    assert.deepEqual(page.state.get().weights, { ...NO_WEIGHTS, MAX: [1, 2] });
    assert.deepEqual(asked(page, "estimate")[0].weights, [1, 2]);
    assert.deepEqual(asked(page, "search")[0].weights, [1, 2]);
    assert.deepEqual(asked(page, "compare")[0].weights, [1, 2]);
  });

  it("of the side that searched are used for comparing its tree, even if the other side is to move now", async () => {
    const weights = { ...NO_WEIGHTS, separate: true, MAX: [9, 9], MIN: [1, 2] };
    const page = pageAt("X has moved: look", "", { weights });
    page.python.instead.estimate = () => reply("X has moved: estimate");
    page.python.instead.search = () => reply("X has moved");
    page.python.instead.compare = () => reply("X has moved: compare");
    await page.intend("python-plays", { side: "MIN" });
    assert.equal(page.results.get().subject.look?.toMove, "MAX");
    assert.deepEqual(
      [asked(page, "search")[0].weights, asked(page, "compare")[0].weights],
      [
        [1, 2],
        [1, 2],
      ],
    );
  });

  it("keep typed text that is not a number, for Python to reject", async () => {
    const page = weighing();
    page.python.instead.estimate = () => {
      throw new PlyscopeError({ message: "A weight is a number.", field: "weights", at: 0 });
    };
    await page.intend("set-weight", { side: "MAX", index: 0, value: "much" });
    assert.deepEqual(page.state.get().weights.MAX, ["much", 0.5]);
    assert.equal(page.results.get().error?.field, "weights");
    assert.notEqual(page.results.get().run.trace, null);
  });

  it("of MAX are for both sides, until each has its own; then MIN's begin with MAX's", async () => {
    const page = weighing();
    const weights = (/** @type {"MAX" | "MIN"} */ side) => weightsOf(page.state.get(), side);
    await page.intend("set-weight", { side: "MAX", index: 0, value: 3 });
    assert.deepEqual(
      [weights("MAX"), weights("MIN")],
      [
        [3, 0.5],
        [3, 0.5],
      ],
    );
    await page.intend("separate-sides", { on: true });
    assert.deepEqual(weights("MIN"), [3, 0.5]);
    await page.intend("set-weight", { side: "MIN", index: 1, value: -1 });
    assert.deepEqual(
      [weights("MAX"), weights("MIN")],
      [
        [3, 0.5],
        [3, -1],
      ],
    );
    await page.intend("separate-sides", { on: false });
    assert.deepEqual(weights("MIN"), [3, 0.5]);
  });

  it("that are the game's own are not sent", () => {
    const page = weighing();
    assert.equal(weightsOf(page.state.get(), "MAX"), null);
    assert.ok(!("weights" in methodOf(page.state.get(), page.results.get().subject.look)));
  });

  it("are those of the side to move when the position is searched", () => {
    const weights = { MAX: [1, 1], MIN: [9, 9], separate: true, minDepth: "" };
    assert.deepEqual(method(weighing({ weights })).weights, [1, 1]);
    const min = pageAt("two left: look", "two left", { weights });
    assert.equal(min.results.get().subject.look?.toMove, "MIN");
    assert.deepEqual(method(min).weights, [9, 9]);
  });

  it("go back to the game's own, with the depths of the sides", async () => {
    const page = weighing({ weights: { MAX: [5, 5], MIN: [6, 6], separate: true, minDepth: "2" } });
    await page.intend("reset-weights");
    assert.deepEqual(page.state.get().weights, NO_WEIGHTS);
  });

  it("can come with a depth for each side: MAX's is that of the search", async () => {
    const page = weighing();
    await page.intend("set-side-depth", { side: "MAX", depth: "1" });
    await page.intend("separate-sides", { on: true });
    await page.intend("set-side-depth", { side: "MIN", depth: "4" });
    assert.deepEqual([page.state.get().depth, page.state.get().weights.minDepth], ["1", "4"]);
    assert.deepEqual([depthOf(page.state.get(), "MAX"), depthOf(page.state.get(), "MIN")], ["", "4"]);
    await page.intend("separate-sides", { on: false });
    assert.equal(depthOf(page.state.get(), "MIN"), "");
  });
});

describe("Measuring the work", () => {
  /**
   * @param {Record<string, (number | null)[]>} nodes by search, by depth from 1 on
   * @param {Record<string, number>} [ends] the depth at which a search has reached the ends of the game
   */
  function measuring(nodes, ends = {}) {
    const page = lesson({ depth: "2" });
    page.python.instead.work = ({ method, depth }) => ({
      nodes: nodes[method]?.[depth - 1] ?? null,
      ended: depth === ends[method],
    });
    return page;
  }
  /** @param {ReturnType<typeof pageOf>} page */
  const measured = (page) =>
    Object.fromEntries(
      page.results.get().subject.work.map(({ method, points }) => [method, points.map(({ nodes }) => nodes)]),
    );

  it("goes deeper until a search is too large, or has come to the ends of the game", async () => {
    const page = measuring(
      { minimax: [4, 13, 40, null], alphabeta: [4, 9, 9, 9], alphabeta_hard: [] },
      { alphabeta: 2 },
    );
    await page.intend("measure-work");
    assert.deepEqual(measured(page), { minimax: [4, 13, 40], alphabeta: [4, 9] });
    const depths = asked(page, "work").map(({ method, depth }) => `${method} ${depth}`);
    assert.deepEqual(depths, ["minimax 1", "minimax 2", "minimax 3", "minimax 4", "alphabeta 1", "alphabeta 2"]);
  });

  it("does not continue for ever", async () => {
    const page = measuring({ minimax: Array.from({ length: 99 }, (_, depth) => depth + 2) });
    await page.intend("measure-work");
    await settled();
    assert.equal(measured(page).minimax.length, 12);
  });

  it("measures each search on the current position, without changing its options", async () => {
    const page = measuring({ minimax: [4] });
    page.state.update({ order: "reversed", method: "minimax", methodOptions: { f: 7 } });
    await page.intend("measure-work");
    const [first] = asked(page, "work");
    assert.deepEqual(first, {
      op: "work",
      subject: "tree",
      options: {},
      position: LESSON,
      method: "minimax",
      depth: 1,
      order: "reversed",
      cut: ">=",
      methodOptions: {},
      budget: first.budget,
    });
    assert.ok(first.budget >= 1000);
  });

  it("leaves out searches that have no depth, or cannot search this game", async () => {
    const page = measuring({ minimax: [4], alphabeta: [3] });
    const catalogue = /** @type {any} */ (page.results.get().catalogue);
    const searches = catalogue.methods.map((/** @type {any} */ each) => ({
      ...each,
      takesDepth: each.id !== "alphabeta",
    }));
    page.results.update({
      catalogue: { ...catalogue, methods: [...searches, { ...searches[0], id: "pvs", name: "PVS" }] },
    });
    await page.intend("measure-work");
    assert.deepEqual([...new Set(asked(page, "work").map(({ method }) => method))], ["minimax"]);
  });

  it("says which search is being measured, and keeps the results so far when it is stopped", async () => {
    const page = lesson();
    /** @type {((value: any) => void)[]} */
    const answers = [];
    page.python.instead.work = () => new Promise((resolve) => answers.push(resolve));
    await page.intend("measure-work");
    assert.deepEqual([page.results.get().doing.task, page.results.get().doing.detail], ["work", "Minimax"]);
    answers[0]({ nodes: 4 });
    await settled();
    await page.intend("stop");
    answers[1]({ nodes: 13 });
    await settled();
    assert.deepEqual(measured(page), { minimax: [4] });
    assert.deepEqual(
      [page.results.get().doing.task, page.results.get().error?.message],
      ["", "Measuring was stopped."],
    );
    assert.equal(asked(page, "work").length, 2);
  });

  it("starts again each time", async () => {
    const page = measuring({ minimax: [4] });
    page.results.update(knowing({ work: [{ method: "old", name: "Old", points: [] }] }, page.results.get()));
    await page.intend("measure-work");
    assert.deepEqual(Object.keys(measured(page)), ["minimax"]);
  });
});

describe("A duel", () => {
  const contenders = [
    { method: "alphabeta", depth: "3", order: "given", weights: "", options: {} },
    { method: "minimax", depth: "", order: "reversed", weights: "", options: { rounds: 50 } },
  ];
  /** A page on which the number of the request decides how each game ends. @param {number[]} utilities */
  function duelling(utilities) {
    const page = weighing();
    let played = 0;
    page.python.instead.duel = () => {
      played += 1;
      return {
        utility: utilities[played - 1] ?? 0,
        over: true,
        opening: "",
        moves: ["x", "y"],
        positions: ["a", "b", "c"],
        nodes: [10 * played, 10 * played + 1],
      };
    };
    return page;
  }

  it("is played on both sides, each pair of games from the same opening", async () => {
    const page = duelling([]);
    await page.intend("duel", { contenders, games: 2, plies: 3 });
    const games = asked(page, "duel").map(({ max, min, seed, plies }) => [max.method, min.method, seed, plies]);
    assert.deepEqual(games, [
      ["alphabeta", "minimax", 1, 3],
      ["minimax", "alphabeta", 1, 3],
      ["alphabeta", "minimax", 2, 3],
      ["minimax", "alphabeta", 2, 3],
    ]);
  });

  it("is played with the options of each search", async () => {
    const page = duelling([]);
    await page.intend("duel", { contenders, games: 1, plies: 0 });
    assert.deepEqual(
      asked(page, "duel").map(({ max, min }) => [max.methodOptions, min.methodOptions]),
      [
        [{}, { rounds: 50 }],
        [{ rounds: 50 }, {}],
      ],
    );
  });

  it("tells how far the game is that is being played, and forgets it with the next one", async () => {
    const page = duelling([]);
    const progress = () => duelProps(page.state.get(), page.results.get()).progress;
    const finished = page.python.instead.duel({});
    /** @type {((value: any) => void)[]} */
    const answers = [];
    page.python.instead.duel = () => new Promise((resolve) => answers.push(resolve));
    page.python.holding = true;
    await page.intend("duel", { contenders, games: 1, plies: 2 });
    assert.deepEqual(progress(), { played: 0, total: 2, within: "" });
    page.python.grow({ moves: new Int32Array([13]) });
    assert.equal(progress()?.within, "13 plies");
    await page.python.release();
    answers[0](finished);
    await settled();
    assert.deepEqual(progress(), { played: 1, total: 2, within: "" });
    await page.intend("stop");
    assert.equal(progress(), null);
  });

  it("is won by the contender on the winning side", async () => {
    const page = duelling([1, 1, -1, 0]);
    await page.intend("duel", { contenders, games: 2, plies: 0 });
    const { games, total, picture } = /** @type {any} */ (page.results.get().lab.duel);
    assert.equal(picture, /** @type {any} */ (page.results.get().subject.look).picture);
    assert.deepEqual(games[0].moves, ["x", "y"]);
    assert.deepEqual(
      games.map((/** @type {any} */ { max, winner }) => [max, winner]),
      [
        [0, 0],
        [1, 1],
        [0, 1],
        [1, null],
      ],
    );
    assert.equal(total, 4);
  });

  it("counts the nodes of each contender, whichever side it had", async () => {
    const page = duelling([]);
    await page.intend("duel", { contenders, games: 1, plies: 0 });
    const { games } = /** @type {any} */ (page.results.get().lab.duel);
    assert.deepEqual(
      games.map((/** @type {any} */ { nodes }) => nodes),
      [
        [10, 11],
        [21, 20],
      ],
    );
  });

  it("reads what was typed for each: no depth means to the end, and Python rejects what is not a number", async () => {
    const page = duelling([]);
    const typed = [{ ...contenders[0], depth: "deep" }, contenders[1]];
    await page.intend("duel", { contenders: typed, games: 1, plies: 0 });
    const [{ max, min }] = asked(page, "duel");
    assert.deepEqual(
      [max, min],
      [
        { method: "alphabeta", depth: "deep", order: "given", methodOptions: {} },
        { method: "minimax", depth: null, order: "reversed", methodOptions: { rounds: 50 } },
      ],
    );
  });

  it("uses the weights chosen for each, or the game's default", async () => {
    const page = duelling([]);
    page.state.update({ weights: { MAX: [1, 2], MIN: [3, 4], separate: true, minDepth: "" } });
    const weighed = [
      { ...contenders[0], weights: "MIN" },
      { ...contenders[1], weights: "given" },
    ];
    await page.intend("duel", { contenders: weighed, games: 1, plies: 0 });
    const [{ max, min }] = asked(page, "duel");
    assert.deepEqual([max.weights, min.weights], [[3, 4], undefined]);
  });

  it("without a valid number of games is rejected in one sentence, and the last duel is kept", async () => {
    const page = duelling([1]);
    await page.intend("duel", { contenders, games: 1, plies: 0 });
    const before = page.results.get().lab.duel;
    for (const games of [0, -1, 1.5, "many", 1e6]) {
      await page.intend("duel", { contenders, games, plies: 0 });
      assert.equal(page.results.get().error?.field, "games", `${games}`);
      assert.match(String(page.results.get().error?.message), /^[^.]+\.$/);
      assert.equal(page.results.get().lab.duel, before);
    }
  });

  it("that is stopped keeps the finished games", async () => {
    const page = duelling([]);
    /** @type {((value: any) => void)[]} */
    const answers = [];
    page.python.instead.duel = () => new Promise((resolve) => answers.push(resolve));
    await page.intend("duel", { contenders, games: 2, plies: 0 });
    answers[0]({ utility: 1, opening: "", moves: [], positions: ["a"], nodes: [1, 2] });
    await settled();
    await page.intend("stop");
    answers[1]({ utility: 1, opening: "", moves: [], positions: ["a"], nodes: [1, 2] });
    await settled();
    assert.equal(page.results.get().lab.duel?.games.length, 1);
    assert.equal(page.results.get().error?.message, "The duel was stopped.");
  });
});

describe("A game of a duel", () => {
  const positions = [requestOf("three left: look").position, requestOf("X has moved: look").position];
  /** @param {Record<string, number>} options */
  const played = (options = { sooner: 0 }) => ({
    contenders: [],
    options,
    picture: null,
    total: 2,
    moves: [],
    games: [{ max: /** @type {const} */ (0), winner: null, opening: "", moves: ["7"], positions, nodes: [1, 1] }],
  });

  it("is put on the board from its first position, to go through with Undo and Redo", async () => {
    const page = pageAt("two left: look", "", { python: "MAX" });
    page.results.update(knowing({ duel: played() }, page.results.get()));
    await page.intend("show-game", { index: 0 });
    const { history, at, python, pane } = page.state.get();
    assert.deepEqual({ history, at, python, pane }, { history: positions, at: 0, python: "", pane: "board" });
    assert.equal(page.results.get().subject.look?.position, positions[0]);
    page.python.instead.estimate = () => reply("X has moved: estimate");
    await page.intend("redo");
    assert.equal(position(page.state.get()), positions[1]);
  });

  it("is shown with the rules that it was played with", async () => {
    const page = pageAt("two left: look", "");
    page.results.update(knowing({ duel: played({ sooner: 1 }) }, page.results.get()));
    page.python.instead.look = ({ options }) => ({ ...reply("three left: look"), options });
    await page.intend("show-game", { index: 0 });
    assert.deepEqual(page.state.get().options, { sooner: 1 });
  });

  it("that does not exist is not shown", async () => {
    const page = pageAt("two left: look", "");
    await page.intend("show-game", { index: 0 });
    page.results.update(knowing({ duel: played() }, page.results.get()));
    await page.intend("show-game", { index: 5 });
    assert.deepEqual(page.ops(), []);
  });
});

describe("An example", () => {
  it("sets the game, the position, the search and how it runs, and searches", async () => {
    const page = lesson({ stage: "plots", pane: "code", setup: true, python: "MIN", preset: "three-by-three" });
    await page.intend("show-example", {
      example: { subject: "tictactoe", options: { sooner: 0 }, position: "X.O/OXX/XO.", method: "minimax" },
    });
    const { subject, method, depth, order, cut, stage, pane, setup, python, preset } = page.state.get();
    assert.deepEqual(
      { subject, method, depth, order, cut, stage, pane, setup, python, preset },
      {
        subject: "tictactoe",
        method: "minimax",
        depth: "",
        order: "given",
        cut: ">=",
        stage: "tree",
        pane: "tree",
        setup: false,
        python: "",
        preset: "",
      },
    );
    assert.deepEqual(page.ops().slice(0, 2), ["look", "estimate"]);
  });

  it("that names no search keeps the chosen one, if the game has it", async () => {
    const page = lesson({ method: "minimax" });
    await page.intend("show-example", { example: { subject: "tree", position: LESSON } });
    assert.equal(page.state.get().method, "minimax");
    const other = lesson({ method: "cfr" });
    await other.intend("show-example", { example: { subject: "tree", position: LESSON } });
    assert.equal(other.state.get().method, "minimax", "the first that is offered");
  });

  it("changes nothing if its position is not valid", async () => {
    const page = pageAt("two left: look", "two left");
    const before = page.state.get();
    await page.intend("show-example", { example: { subject: "tictactoe", options: { sooner: 0 }, position: "X.O" } });
    assert.equal(page.results.get().error?.field, "position");
    assert.deepEqual([page.state.get().subject, position(page.state.get())], [before.subject, position(before)]);
  });

  it("does not use the person's own weights", async () => {
    const page = weighing({ weights: { ...NO_WEIGHTS, MAX: [7, 7] } });
    await page.intend("show-example", { example: { subject: "tree", position: LESSON } });
    assert.deepEqual(page.state.get().weights, NO_WEIGHTS);
  });

  it("with several options of the game changes them at once, on the game's first position", async () => {
    const page = pageAt("connect4: look", "connect4");
    page.python.instead.look = ({ options, position: text }) => ({
      ...reply("connect4: look"),
      options,
      position: `first ${text}`,
    });
    page.python.instead.estimate = () => ({ nodes: 5e6, minimaxNodes: 4e12, maxNodes: 1e6, suggestedDepth: 1 });
    await page.intend("set-options", { options: { columns: 5, rows: 6 } });
    assert.deepEqual(page.state.get().options, { columns: 5, rows: 6, connect: 4, sooner: 0 });
    assert.equal(position(page.state.get()), "first ");
  });
});

describe("After a search", () => {
  it("that only estimates, the exact answer is asked for", async () => {
    const page = lesson();
    const catalogue = /** @type {any} */ (page.results.get().catalogue);
    page.results.update(
      knowing(
        {
          catalogue: {
            ...catalogue,
            methods: catalogue.methods.map((/** @type {any} */ each) => ({ ...each, exact: false })),
          },
        },
        page.results.get(),
      ),
    );
    page.python.instead.exact = () => ({ value: 3, best: [{ id: "a1", name: "a₁" }] });
    await page.intend("search");
    assert.deepEqual(asked(page, "exact"), [{ op: "exact", subject: "tree", options: {}, position: LESSON }]);
    assert.deepEqual(page.results.get().run.truth, { value: 3, best: [{ id: "a1", name: "a₁" }] });
  });

  it("that is exact, nothing is asked for", async () => {
    const page = lesson();
    await page.intend("search");
    assert.deepEqual([asked(page, "exact"), page.results.get().run.truth], [[], null]);
  });
});

describe("After a search of mixed strategies", () => {
  it("the approach to an equilibrium is asked for, and nothing exact", async () => {
    const page = pageOf();
    const catalogue = /** @type {any} */ (page.results.get().catalogue);
    const { text, ...rest } = reply("mixture");
    page.results.update(
      knowing(
        {
          catalogue: {
            ...catalogue,
            methods: [...catalogue.methods, { ...catalogue.methods[0], id: "regret_matching", exact: false }],
          },
        },
        page.results.get(),
      ),
    );
    page.app.show({ ...rest, text });
    page.python.instead.approach = () => ({
      points: [{ round: 1, value: 0, exploitability: 1, mixes: [] }],
      strategies: [],
    });
    const { ask } = page.python;
    const stores = { state: page.state, results: page.results };
    await followUps({ ...stores, ask: (request, signal) => ask(request, { signal }) }, new AbortController().signal);
    assert.deepEqual(page.python.asked, [
      {
        op: "approach",
        subject: "matrix",
        options: {},
        position: text.root.position,
        method: "regret_matching",
        methodOptions: text.options,
      },
    ]);
    assert.deepEqual(
      page.results.get().run.approach.map(({ round }) => round),
      [1],
    );
  });
});

describe("The engine", () => {
  const found = {
    means: "table",
    best: "8",
    bestName: "square 8",
    sure: true,
    seconds: 5,
    estimate: null,
    depth: null,
    positions: 9,
    moves: [{ id: "8", name: "square 8", cell: 7, least: 1, most: 1, plies: 3 }],
  };
  /** @param {string} look @param {Partial<State>} [change] */
  function withEngine(look, change) {
    const page = pageAt(look, "", change);
    page.python.instead.scores = () => found;
    return page;
  }

  it("gives the value of every move, without a time limit if it needs none", async () => {
    const page = withEngine("three left: look");
    await page.intend("score-moves");
    const [{ op, subject, every, seconds }] = asked(page, "scores");
    assert.deepEqual(
      { op, subject, every, seconds },
      { op: "scores", subject: "tictactoe", every: true, seconds: undefined },
    );
    assert.deepEqual([page.results.get().subject.scores, page.results.get().doing.task], [found, ""]);
  });

  it("gets the typed time, however the number is written, and text that is not a number unchanged", async () => {
    for (const [typed, sent] of [
      ["3", 3],
      ["0,5", 0.5],
      ["soon", "soon"],
      ["", ""],
    ]) {
      const page = withEngine("connect4: look", { engine: { on: false, seconds: String(typed) } });
      await page.intend("score-moves");
      assert.equal(asked(page, "scores")[0].seconds, sent);
    }
  });

  it("plays instead of the search the move that it thinks best, and asks for no other", async () => {
    const page = withEngine("X has moved: look", { python: "MIN", engine: { on: true, seconds: "3" } });
    page.python.instead.scores = () => ({ ...found, best: "7", bestName: "square 7" });
    await page.intend("python-plays", { side: "MIN" });
    assert.equal(asked(page, "scores")[0].every, false);
    assert.equal(position(page.state.get()), requestOf("O has moved: look").position);
    assert.equal(page.results.get().subject.engineMove, "The engine plays square 7. Solved completely: 9 positions.");
  });

  it("does not play games that it does not know", async () => {
    const page = lesson({ engine: { on: true, seconds: "3" } });
    await page.intend("python-plays", { side: "MAX" });
    const ops = page.ops();
    assert.deepEqual([ops.includes("search"), ops.includes("scores")], [true, false]);
  });

  it("says nothing more about a position once another is on the board", async () => {
    const page = withEngine("three left: look");
    await page.intend("score-moves");
    await page.intend("play", { action: "8" });
    assert.equal(page.results.get().subject.scores, null);
  });
});

describe("Gathering statistics for ProbCut", () => {
  const found = {
    options: { a: 1.1, b: 0.2, sigma: 0.3 },
    count: 200,
    chanceOfError: 0.02,
    seen: { count: 100, above: 0.01, below: 0.05 },
  };

  it("keeps them, and searches with them", async () => {
    const page = lesson({ method: "alphabeta", methodOptions: { t: 2 } });
    page.python.instead.forecast = () => found;
    await page.intend("gather-forecast");
    await settled();
    assert.equal(asked(page, "forecast")[0].method, "probcut");
    assert.deepEqual(page.results.get().lab.forecast, found);
    assert.deepEqual(page.state.get().methodOptions, { t: 2, ...found.options });
    assert.equal(page.ops().at(-1), "estimate", "the search begins");
  });

  it("changes nothing if it was stopped", async () => {
    const page = lesson({ methodOptions: { t: 2 } });
    page.python.holding = true;
    await page.intend("gather-forecast");
    assert.equal(page.results.get().doing.task, "forecast");
    await page.intend("stop");
    assert.deepEqual([page.results.get().lab.forecast, page.state.get().methodOptions], [null, { t: 2 }]);
    assert.equal(page.results.get().error?.message, "Gathering statistics was stopped.");
  });
});

describe("Looking along", () => {
  /** The search of a game whose board is a picture that only Python can draw. @param {string} name */
  function sceneAfter(name) {
    const page = pageOf();
    const { text, ...rest } = reply(name);
    const root = { ...text.root, picture: { kind: "pig", names: { MAX: "MAX", MIN: "MIN" } } };
    page.state.update({ subject: root.subject, options: root.options, history: [root.position] });
    page.app.show({ ...rest, text: { ...text, root } });
    page.python.instead.picture = ({ path }) => ({ picture: { kind: "pig", path }, position: path.join(" ") });
    return page;
  }
  /** @param {ReturnType<typeof pageOf>} page */
  const seenAt = (page) => page.results.get().run.seen;

  it("asks for the picture at the current node, by the moves that lead there", async () => {
    const page = sceneAfter("chance");
    const trace = page.trace();
    const row = [...trace.ply.keys()].findIndex((each) => trace.ply[each] === 3);
    page.app.goTo(trace.enter[row] + 1);
    await settled();
    const [{ op, subject, position: text, path }] = page.python.asked;
    assert.deepEqual(
      { op, subject, text, path },
      { op: "picture", subject: "tree", text: requestOf("chance").position, path: ["a1", "b2", "d1"] },
    );
    assert.deepEqual([seenAt(page)?.cursor, seenAt(page)?.picture.path], [page.state.get().cursor, path]);
  });

  it("tells how the game ended at the current node, and nowhere else", async () => {
    const page = sceneAfter("chance");
    page.python.instead.picture = ({ path }) => ({ picture: { kind: "pig", path }, position: "", verdict: "A draw." });
    page.results.update(knowing({ look: /** @type {any} */ (page.trace().text.root) }, page.results.get()));
    const verdict = () => boardProps(page.state.get(), page.results.get()).shown?.verdict;
    page.app.goTo(3);
    await settled();
    assert.equal(verdict(), "A draw.");
    page.app.goTo(4);
    assert.equal(verdict(), "");
  });

  it("asks nothing if the page can draw the board from the moves, or before the first step", async () => {
    for (const page of [pageAt("lesson: look", "lesson"), pageAt("two left: look", "two left")]) {
      await page.intend("goto-end");
      assert.deepEqual(page.ops(), []);
    }
    const scene = sceneAfter("chance");
    await scene.intend("goto-start");
    assert.deepEqual(scene.ops(), []);
  });

  it("never asks twice at once, and after an answer asks for the node that is current then", async () => {
    const page = sceneAfter("chance");
    page.python.holding = true;
    for (const cursor of [3, 4, 5, 6, 7]) page.app.goTo(cursor);
    assert.equal(page.python.asked.length, 1);
    await page.python.release();
    await settled();
    assert.equal(page.python.asked.length, 2);
    assert.equal(seenAt(page)?.cursor, 7);
  });

  it("does not ask again for a picture that it has", async () => {
    const page = sceneAfter("chance");
    page.app.goTo(5);
    await settled();
    page.app.goTo(5);
    await settled();
    assert.equal(page.python.asked.length, 1);
  });

  it("does not mistake the picture of another search for its own", async () => {
    const page = sceneAfter("chance");
    page.app.goTo(5);
    await settled();
    const { text, ...rest } = reply("cut by chance");
    page.app.show({ ...rest, text: { ...text, root: { ...text.root, picture: { kind: "pig" } } } });
    page.app.goTo(5);
    assert.equal(seenAt(page), null);
    await settled();
    assert.deepEqual([asked(page, "picture").length, seenAt(page)?.trace === page.trace()], [2, true]);
  });

  it("drops an answer that arrives after another search, and asks again", async () => {
    const page = sceneAfter("chance");
    page.python.holding = true;
    page.app.goTo(5);
    const { text, ...rest } = reply("cut by chance");
    page.app.show({ ...rest, text: { ...text, root: { ...text.root, picture: { kind: "pig" } } } });
    page.app.goTo(5);
    await page.python.release();
    await settled();
    assert.equal(seenAt(page)?.trace, page.trace());
    assert.equal(asked(page, "picture").at(-1).position, requestOf("cut by chance").position);
  });

  it("continues after it was stopped", async () => {
    const page = sceneAfter("chance");
    page.python.holding = true;
    page.app.goTo(5);
    await page.intend("stop");
    assert.equal(seenAt(page), null);
    page.python.holding = false;
    page.app.goTo(6);
    await settled();
    assert.equal(seenAt(page)?.cursor, 6);
  });

  it("waits while Python is busy", async () => {
    const page = sceneAfter("chance");
    page.results.update(knowing({ task: "work" }, page.results.get()));
    page.app.goTo(5);
    await settled();
    assert.deepEqual(page.ops(), []);
  });

  it("follows the tree that the rounds build, and stays at the start of a playout", async () => {
    const page = sceneAfter("rounds");
    const trace = page.trace();
    const playout = [...trace.parent.keys()].findLast(
      (row) => row > 0 && trace.action[row] < 0 && trace.parent[row] > 0,
    );
    page.app.goTo(trace.enter[Number(playout)] + 1);
    await settled();
    assert.deepEqual(page.python.asked[0].path, ["a3"]);
    page.app.goTo(lastCursor(trace));
    await settled();
    assert.equal(currentNode(trace, lastCursor(trace)), 0);
    assert.ok(page.python.asked[1].path.length <= 2);
  });
});
