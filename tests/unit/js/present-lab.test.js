import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { boardProps } from "../../../static/js/kinds/game/board.js";
import { duelProps, plotsProps, scoresProps, weightsProps } from "../../../static/js/kinds/game/laboratory.js";
import { explainProps } from "../../../static/js/view-models/search.js";
import { stagesProps } from "../../../static/js/view-models/stages.js";
import { NO_RESULTS } from "../../../static/js/features/memory.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { NO_WEIGHTS } from "../../../static/js/kinds/game/memory.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { reply, traceOf } from "./answers.js";
import { knowing, knownOf } from "./knowing.js";

/** @typedef {import("../../../static/js/state/state.js").State} State */
/** @typedef {import("../../../static/js/state/results.js").Results} Results */

const CATALOGUE = reply("catalogue");
const FEATURES = [
  { id: "lines", name: "open lines", most: 8, default: 1 },
  { id: "centre", name: "the centre", most: 1, default: 0.5 },
];

/** The page at a position. @param {string} look @param {Partial<State>} [state] @param {Partial<import("./knowing.js").Known>} [results] @returns {{state: State, results: Results}} */
const pageAt = (look, state = {}, results = {}) => ({
  state: { ...INITIAL_STATE, ...state },
  results: knowing({ catalogue: CATALOGUE, look: reply(look), ...results }),
});

/** @template T @param {(state: State, results: Results) => T} props @param {{state: State, results: Results}} page */
const shown = (props, { state, results }) => props(state, results);

/** @param {Partial<import("./knowing.js").Known>} change @param {Partial<State>} [state] */
const afterSearch = (change, state = {}) => pageAt("lesson: look", state, change);

const NOTHING = { state: INITIAL_STATE, results: NO_RESULTS };

/** The stages that can be chosen. @param {{state: State, results: Results}} page */
const names = (page) => shown(stagesProps, page).stages.map(({ name }) => name);

describe("Before anything is known", () => {
  it("every view has something to show", () => {
    assert.deepEqual([shown(stagesProps, NOTHING).stage, names(NOTHING)], ["tree", ["Tree", "Side by side", "Plots"]]);
    const plots = shown(plotsProps, NOTHING);
    assert.deepEqual(
      [plots.plots, plots.work, plots.markers.pass, plots.coinMap, plots.busy],
      [[], null, null, null, false],
    );
    assert.deepEqual(shown(weightsProps, NOTHING).sides, []);
    assert.equal(shown(scoresProps, NOTHING).offered, false);
    const duel = shown(duelProps, NOTHING);
    assert.deepEqual([duel.searches, duel.orders, duel.weights, duel.results, duel.progress], [[], [], [], null, null]);
    assert.equal(shown(explainProps, NOTHING).method.explained, "");
  });
});

describe("The stages", () => {
  it("are the tree, two runs side by side, the plots and, in a game that can be played, duels", () => {
    assert.deepEqual(names(pageAt("two left: look")), ["Tree", "Side by side", "Plots", "Duel"]);
    assert.deepEqual(names(pageAt("lesson: look")), ["Tree", "Side by side", "Plots"]);
  });

  it("go back to the tree if the chosen one is not offered", () => {
    assert.equal(shown(stagesProps, pageAt("two left: look", { stage: "duel" })).stage, "duel");
    assert.equal(shown(stagesProps, pageAt("lesson: look", { stage: "duel" })).stage, "tree");
    assert.equal(shown(stagesProps, pageAt("lesson: look", { stage: "plots" })).stage, "plots");
  });

  it("show two trees side by side, or as long as nothing is compared, the pairs to choose from", () => {
    const at = (/** @type {Partial<State>} */ change) => {
      const { stage, view } = shown(stagesProps, pageAt("lesson: look", change));
      return [stage, view];
    };
    assert.deepEqual(at({ stage: "beside" }), ["beside", "pairs"]);
    const secondRun = {
      method: "minimax",
      depth: "",
      order: "given",
      cut: /** @type {const} */ (">="),
      window: "",
      methodOptions: {},
    };
    assert.deepEqual(at({ secondRun }), ["beside", "tree"]);
    assert.deepEqual(at({ secondRun, stage: "plots" }), ["plots", "plots"]);
  });
});

describe("The plots", () => {
  it("belong to the trace, and disappear while another search runs", () => {
    const trace = traceOf("deepening");
    assert.deepEqual(
      shown(plotsProps, afterSearch({ trace })).plots.map(({ id }) => id),
      ["growth", "choice"],
    );
    assert.deepEqual(shown(plotsProps, afterSearch({ trace, pending: true })).plots, []);
    assert.deepEqual(
      shown(plotsProps, afterSearch({ trace: traceOf("lesson") })).plots.map(({ id }) => id),
      ["depths", "root-value"],
    );
  });

  it("show the approach of mixed strategies to an equilibrium, once that is measured", () => {
    const approach = [{ round: 1, value: 0, exploitability: 1, mixes: [[0.5, 0.5]] }];
    const strategies = [{ player: "MAX", knows: "", actions: ["1", "2"], probabilities: [0.5, 0.5] }];
    const page = afterSearch({ trace: traceOf("mixture"), approach, strategies });
    assert.deepEqual(
      shown(plotsProps, page).plots.map(({ id }) => id),
      ["mixes-MAX", "exploitability", "value"],
    );
    assert.deepEqual(shown(plotsProps, page).strategies, strategies);
    assert.deepEqual(shown(plotsProps, afterSearch({ trace: traceOf("mixture") })).plots, []);
  });

  it("are the same objects from step to step, so that nothing is drawn again", () => {
    const page = afterSearch({
      trace: traceOf("deepening"),
      work: [{ method: "minimax", name: "Minimax", points: [{ depth: 1, nodes: 4 }] }],
    });
    const [first, later] = [
      shown(plotsProps, page),
      shown(plotsProps, { ...page, state: { ...page.state, cursor: 9 } }),
    ];
    first.plots.forEach((plot, i) => assert.equal(plot, later.plots[i]));
    assert.equal(first.work, later.work);
  });

  it("mark the pass at the cursor by its depth if passes deepen, otherwise by its number", () => {
    const deepening = traceOf("deepening");
    const [, two] = deepening.text.passes;
    /** @param {import("../../../static/js/trace/trace.js").Trace} trace @param {number} cursor */
    const marker = (trace, cursor) => shown(plotsProps, afterSearch({ trace }, { cursor })).markers.pass;
    assert.equal(marker(deepening, deepening.enter[two.row] + 1), 2);
    assert.equal(marker(deepening, lastCursor(deepening)), 3);
    assert.equal(marker(deepening, 0), null);
    const rounds = traceOf("rounds");
    assert.equal(marker(rounds, lastCursor(rounds)), rounds.text.passes.length);
    const mtdf = traceOf("mtdf");
    assert.equal(marker(mtdf, lastCursor(mtdf)), 2);
    assert.equal(marker(traceOf("lesson"), 9), null);
  });

  it("say which order and which cuts the compared searches use", () => {
    const terms = (/** @type {Partial<State>} */ state) => shown(plotsProps, pageAt("two left: look", state)).workTerms;
    assert.match(terms({}), /move order default, cut when v ≥ β or v ≤ α\./);
    assert.match(terms({ order: "reversed", cut: ">" }), /move order .*reverse.*, cut when v > β or v < α\./);
  });

  it("say which search is being measured, only while one is", () => {
    const detail = "Minimax";
    assert.equal(shown(plotsProps, afterSearch({ task: "work", detail })).measuring, "Minimax");
    assert.deepEqual(
      [
        shown(plotsProps, afterSearch({ task: "duel", detail })).measuring,
        shown(plotsProps, afterSearch({ task: "duel" })).busy,
      ],
      ["", true],
    );
  });

  it("have the map of coins in the game of coins, with the pair in use", () => {
    const map = {
      steps: [0, 1],
      values: [
        [0, 1],
        [1, 0],
      ],
      best: { a: 0, b: 1, value: 1 },
    };
    const look = { ...reply("lesson: look"), subject: "coins", options: { a: 0.25, b: 0.5, prize: 10 } };
    assert.deepEqual(shown(plotsProps, afterSearch({ coinMap: map, look })).coinMap, { ...map, at: [0.25, 0.5] });
    assert.equal(shown(plotsProps, afterSearch({ coinMap: map })).coinMap, null);
  });

  it("have the statistics of ProbCut only with ProbCut", () => {
    const forecast = {
      count: 200,
      chanceOfError: 0.1,
      options: { a: 1, b: 0, sigma: 1 },
      seen: { count: 0, above: 0, below: 0 },
    };
    assert.equal(shown(plotsProps, afterSearch({ forecast }, { method: "probcut" })).forecast, forecast);
    const { forecast: none, forecasts } = shown(plotsProps, afterSearch({ forecast }));
    assert.deepEqual([none, forecasts], [null, false]);
  });
});

describe("The weights", () => {
  const look = { ...reply("two left: look"), features: FEATURES };
  /** @param {Partial<State>} state */
  const weights = (state) => shown(weightsProps, pageAt("two left: look", state, { look }));

  it("are the game's own until they are changed, with the names of the sides", () => {
    assert.deepEqual(weights({ depth: "4" }).sides, [
      { id: "MAX", name: "X", weights: [1, 0.5], depth: "4" },
      { id: "MIN", name: "O", weights: [1, 0.5], depth: "" },
    ]);
  });

  it("of MIN are MAX's until MIN has its own", () => {
    const own = { ...NO_WEIGHTS, MAX: [2, 2], separate: true, minDepth: "3" };
    assert.deepEqual(weights({ weights: own }).sides[1], { id: "MIN", name: "O", weights: [2, 2], depth: "3" });
    assert.deepEqual(weights({ weights: { ...own, MIN: [5, 5] } }).sides[1].weights, [5, 5]);
  });

  it("are empty if positions have no features", () => {
    assert.deepEqual(shown(weightsProps, pageAt("two left: look", {}, { look: { ...look, features: [] } })).sides, []);
  });

  it("show what is wrong with them, and nothing else", () => {
    const error = { message: "A weight is a number.", field: "weights" };
    assert.equal(shown(weightsProps, pageAt("lesson: look", {}, { error })).error, error);
    assert.equal(shown(weightsProps, pageAt("lesson: look", {}, { error: { ...error, field: "depth" } })).error, null);
  });
});

describe("What the engine knows about the moves", () => {
  const timed = { ...reply("connect4: look"), engine: "search" };
  /** @param {any} change */
  const answered = (change) => ({
    means: "search",
    best: "1",
    bestName: "column 1",
    sure: true,
    seconds: 3,
    estimate: null,
    depth: 14,
    positions: 9,
    moves: [{ id: "1", name: "column 1", cell: 12, least: 2, most: 2, plies: 11 }],
    ...change,
  });

  it("is for the games that it plays, until they are over", () => {
    assert.equal(shown(scoresProps, pageAt("connect4: look")).offered, true);
    assert.equal(shown(scoresProps, pageAt("two left: look")).offered, true);
    assert.equal(shown(scoresProps, pageAt("lesson: look")).offered, false);
    assert.equal(
      shown(scoresProps, pageAt("connect4: look", {}, { look: { ...timed, terminal: true } })).offered,
      false,
    );
    assert.equal(
      shown(scoresProps, pageAt("connect4: look", {}, { look: { ...timed, engine: null } })).offered,
      false,
      "three in a row",
    );
  });

  it("is for the side to move, and waits only for a search of its own", () => {
    const page = pageAt(
      "connect4: look",
      {},
      { look: { ...timed, toMove: "MIN" }, scores: answered({}), task: "scores" },
    );
    const { mover, other, moves, best, busy } = shown(scoresProps, page);
    assert.deepEqual([mover, other, moves.length, best, busy], ["O", "X", 1, ["1"], true]);
    assert.equal(shown(scoresProps, pageAt("connect4: look", {}, { task: "search" })).busy, false);
  });

  it("is also above the columns of the board, with the best one marked", () => {
    const page = pageAt("connect4: look", {}, { scores: answered({}) });
    assert.deepEqual(shown(boardProps, page).scores, [{ id: "1", text: "+2", best: true }]);
    assert.deepEqual(shown(boardProps, pageAt("connect4: look")).scores, []);
    assert.deepEqual(shown(boardProps, pageAt("two left: look", {}, { scores: answered({}) })).scores, []);
  });

  it("is over the columns if a search takes time, and in a grid if everything is known at once", () => {
    const connect4 = shown(scoresProps, pageAt("connect4: look", {}, { scores: answered({}) }));
    assert.deepEqual([connect4.columns, connect4.grid, connect4.seconds], [4, null, "3"]);
    const moves = [{ id: "9", name: "square 9", cell: 8, least: 0, most: 0, plies: 2 }];
    const solved = shown(
      scoresProps,
      pageAt("two left: look", {}, { scores: answered({ means: "table", moves, positions: 5 }) }),
    );
    assert.deepEqual([solved.columns, solved.grid?.rows.length, solved.seconds], [0, 3, null]);
    assert.deepEqual(solved.notes, ["Solved completely: 5 positions."]);
  });

  it("says what was not known in time, then how it was found", () => {
    const moves = [
      ...answered({}).moves,
      { id: "2", name: "column 2", cell: 13, least: null, most: null, plies: null },
    ];
    const { notes } = shown(scoresProps, pageAt("connect4: look", {}, { scores: answered({ moves, sure: false }) }));
    assert.deepEqual(
      notes.map((note) => note.split(" ")[0]),
      ["In", "The"],
    );
  });

  it("says nothing before it is asked", () => {
    assert.deepEqual(shown(scoresProps, pageAt("two left: look")).notes, []);
  });
});

describe("A duel", () => {
  /** @param {0 | 1} max @param {0 | 1 | null} winner @param {number} length @param {number[]} nodes */
  const game = (max, winner, length, nodes) => ({
    max,
    winner,
    opening: "",
    moves: Array(length).fill("1"),
    positions: Array(length + 1).fill("."),
    nodes,
  });
  const contenders = [
    { method: "alphabeta", depth: "3", order: "given", weights: "", options: {} },
    { method: "minimax", depth: "1", order: "given", weights: "", options: {} },
  ];
  const duel = {
    contenders,
    options: {},
    picture: null,
    total: 6,
    moves: [],
    games: [game(0, 0, 5, [10, 1]), game(1, 0, 6, [20, 2]), game(0, null, 9, [30, 3]), game(1, 1, 7, [40, 4])],
  };

  it("begins with the chosen search against a shallow one", () => {
    const page = pageAt("two left: look", { method: "minimax", depth: "5", order: "reversed" });
    assert.deepEqual(
      shown(duelProps, page).contenders.map(({ method, depth, order }) => [method, depth, order]),
      [
        ["minimax", "5", "reversed"],
        ["minimax", "1", "reversed"],
      ],
    );
    assert.equal(shown(duelProps, pageAt("two left: look")).contenders[0].depth, "3");
  });

  it("tells in a headline how it stands, and hands on the positions of its games for the little board", () => {
    const { results, start, discs, board } = shown(duelProps, pageAt("two left: look", {}, { duel }));
    assert.equal(results?.headline, "A won 2, drew 1, lost 1");
    assert.deepEqual(results?.games[0].positions, duel.games[0].positions);
    assert.deepEqual(results?.games[0].moves, duel.games[0].moves);
    assert.equal(board, "tictactoe");
    assert.equal(discs, false);
    assert.equal(start, shown(duelProps, pageAt("two left: look")).start);
    assert.equal(shown(duelProps, pageAt("connect4: look")).discs, true);
  });

  /** A page whose game offers Monte Carlo tree search too. @param {Partial<import("../../../static/js/state/state.js").State>} state */
  function withLots(state) {
    const page = pageAt("two left: look", state);
    const { catalogue, look } = /** @type {any} */ (knownOf(page.results));
    const lots = {
      ...catalogue.methods[0],
      id: "uct",
      name: "UCT",
      takesDepth: false,
      options: [{ id: "rounds", name: "Rounds", minimum: 1, maximum: 20000, default: 500 }],
    };
    return {
      state: page.state,
      results: knowing(
        {
          catalogue: { ...catalogue, methods: [...catalogue.methods, lots] },
          look: { ...look, methods: [...look.methods, "uct"] },
        },
        page.results,
      ),
    };
  }

  it("also offers searches without a depth, with their options", () => {
    const { searches } = shown(duelProps, withLots({}));
    assert.deepEqual(
      searches.filter(({ takesDepth }) => !takesDepth).map(({ id, options }) => [id, options[0].id]),
      [["uct", "rounds"]],
    );
  });

  it("begins with a shallow search of another kind if the chosen one has no depth", () => {
    const [own, other] = shown(duelProps, withLots({ method: "uct", methodOptions: { rounds: 50 } })).contenders;
    assert.deepEqual([own.method, own.options], ["uct", { rounds: 50 }]);
    assert.deepEqual([other.method, other.depth, other.options], ["minimax", "1", {}]);
  });

  it("offers the searches, orders and weights that the game has", () => {
    const offered = shown(duelProps, pageAt("two left: look"));
    assert.ok(offered.searches.some(({ id }) => id === "alphabeta"));
    assert.ok(offered.orders.some(({ id }) => id === "centre"));
    assert.ok(!shown(duelProps, pageAt("lesson: look")).orders.some(({ id }) => id === "centre"));
    const weighed = pageAt("two left: look", {}, { look: { ...reply("two left: look"), features: FEATURES } });
    assert.deepEqual(
      shown(duelProps, weighed).weights.map(({ id, name }) => [id, name]),
      [
        ["given", "the game's default"],
        ["MAX", "the weights of X"],
        ["MIN", "the weights of O"],
      ],
    );
    assert.deepEqual(
      shown(duelProps, pageAt("two left: look", {}, { look: { ...reply("two left: look"), features: [] } })).weights,
      [],
    );
  });

  it("says beside its table which settings were used, because the fields may have changed", () => {
    const settings = [
      contenders[0],
      { method: "uct", depth: "3", order: "given", weights: "", options: { rounds: 1200 } },
    ];
    const page = withLots({});
    const { results } = duelProps(page.state, knowing({ duel: { ...duel, contenders: settings } }, page.results));
    assert.deepEqual(results?.played, ["Alpha-beta; depth: 3; order: default", "UCT; order: default; rounds: 1,200"]);
    const weighed = { ...reply("two left: look"), features: FEATURES };
    const own = { ...contenders[0], depth: "", weights: "MIN" };
    const { results: others } = shown(
      duelProps,
      pageAt("two left: look", {}, { look: weighed, duel: { ...duel, contenders: [own, own] } }),
    );
    assert.equal(others?.played[1], "Alpha-beta; depth: full; order: default; evaluation: the weights of O");
  });

  it("is counted for each contender on each side", () => {
    const { results } = shown(duelProps, pageAt("two left: look", {}, { duel }));
    assert.deepEqual(results?.scores, [
      { contender: 0, side: "MAX", wins: 1, draws: 1, losses: 0, meanLength: 7, nodes: 40 },
      { contender: 0, side: "MIN", wins: 1, draws: 0, losses: 1, meanLength: 6.5, nodes: 60 },
      { contender: 1, side: "MAX", wins: 1, draws: 0, losses: 1, meanLength: 6.5, nodes: 6 },
      { contender: 1, side: "MIN", wins: 0, draws: 1, losses: 1, meanLength: 7, nodes: 4 },
    ]);
    assert.deepEqual(
      results?.games.map(({ max, winner, length }) => [max, winner, length]),
      [
        [0, 0, 5],
        [1, 0, 6],
        [0, null, 9],
        [1, 1, 7],
      ],
    );
  });

  it("has as many wins as losses, and every game twice, once for each side", () => {
    const scores = shown(duelProps, pageAt("two left: look", {}, { duel })).results?.scores ?? [];
    const sum = (/** @type {"wins" | "draws" | "losses"} */ what) =>
      scores.reduce((total, score) => total + score[what], 0);
    assert.equal(sum("wins"), sum("losses"));
    assert.equal(sum("wins") + sum("draws") + sum("losses"), 2 * duel.games.length);
  });

  it("says how far it is while it is played, and keeps its table afterwards", () => {
    assert.deepEqual(shown(duelProps, pageAt("two left: look", {}, { duel, task: "duel" })).progress, {
      played: 4,
      total: 6,
      within: "",
    });
    const { progress, results, contenders: own } = shown(duelProps, pageAt("two left: look", {}, { duel }));
    assert.deepEqual([progress, results?.games.length, own], [null, 4, contenders]);
    assert.equal(shown(duelProps, pageAt("two left: look", {}, { duel: { ...duel, games: [] } })).results, null);
  });

  it("shows what is wrong with it", () => {
    for (const field of ["duel", "plies", "games"]) {
      const error = { message: "No.", field };
      assert.equal(shown(duelProps, pageAt("two left: look", {}, { error })).error, error);
    }
    assert.equal(
      shown(duelProps, pageAt("two left: look", {}, { error: { message: "No.", field: "method" } })).error,
      null,
    );
  });
});

describe("What is explained", () => {
  it("is the chosen search and the chosen game", () => {
    const { method: search, subject: game } = shown(
      explainProps,
      pageAt("two left: look", { method: "minimax", subject: "tictactoe" }),
    );
    assert.deepEqual([search.about, search.explained, search.name], ["method", "minimax", "Minimax"]);
    assert.deepEqual([game.about, game.explained], ["subject", "tictactoe"]);
    assert.ok(search.note && game.note);
  });
});

describe("What every view of the laboratory shows", () => {
  it("changes neither the state nor what is known", () => {
    const page = pageAt("two left: look", {}, { trace: traceOf("deepening") });
    const before = structuredClone({
      state: page.state,
      catalogue: page.results.catalogue,
      look: page.results.subject.look,
    });
    for (const props of [stagesProps, plotsProps, weightsProps, scoresProps, duelProps, explainProps])
      props(page.state, page.results);
    assert.deepEqual({ state: page.state, catalogue: page.results.catalogue, look: page.results.subject.look }, before);
  });
});
