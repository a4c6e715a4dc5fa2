import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { headlinesOf, sameScores, scoreOf, trialsProps } from "../../../static/js/kinds/game/trial-scores.js";
import { stagesProps } from "../../../static/js/view-models/stages.js";
import { formatMean } from "../../../static/js/words/format.js";
import { reply, requestOf, settled } from "./answers.js";
import { knowing } from "./knowing.js";
import { pageAt } from "./page.js";

const START = requestOf("three left: look").position;
const NEXT = requestOf("X has moved: look").position;

/** A game of trials. @param {number} utility @param {number} [length] @param {number} [nodes] */
const game = (utility, length = 1, nodes = 10) => ({
  utility,
  over: true,
  won: utility > 0,
  verdict: "",
  moves: Array(length).fill("8"),
  positions: [START, ...Array(length).fill(NEXT)],
  nodes,
});

const PLANNERS = [
  { method: "minimax", depth: "6", order: "given", weights: "", options: {} },
  { method: "alphabeta", depth: "6", order: "given", weights: "", options: {} },
];

/** A page whose game is played against chance: alpha-beta may search it, minimax only at its worst. */
function againstChance(change = {}) {
  const page = pageAt("three left: look", undefined, change);
  const look = { ...reply("three left: look"), methods: ["alphabeta"], planners: ["minimax", "alphabeta"] };
  page.results.update(knowing({ look }, page.results.get()));
  return page;
}

/** @param {ReturnType<typeof againstChance>} page */
const props = (page) => trialsProps(page.state.get(), page.results.get());

/** @param {ReturnType<typeof againstChance>} page @returns {any[]} */
const asked = (page) => page.python.asked.filter(({ op }) => op === "trial");

describe("The scores of trials", () => {
  it("are the games won, the mean, the least and the most, the mean length and all nodes", () => {
    assert.deepEqual(scoreOf([game(-501, 1, 81), game(506, 10, 1200), game(502, 22, 2000)]), {
      games: 3,
      won: 2,
      mean: 169,
      lowest: -501,
      highest: 506,
      meanLength: 11,
      nodes: 3281,
    });
  });

  it("of one game are that game's", () => {
    const { mean, lowest, highest } = scoreOf([game(-7)]);
    assert.deepEqual([mean, lowest, highest], [-7, -7, -7]);
  });

  it("count a game as won by its end, not by its points", () => {
    assert.equal(scoreOf([{ ...game(40), won: false }]).won, 0);
  });

  it("are told in a headline for each", () => {
    const scores = [[game(-501), game(-501)], [game(506), game(-504)].slice(0, 2)].map(scoreOf);
    assert.deepEqual(headlinesOf(scores), ["A: −501 on average, 0 of 2 won", "B: 1 on average, 1 of 2 won"]);
  });

  it("that are the same because the games are, say so in a sentence, and others say nothing", () => {
    const games = [game(8, 3), game(4, 2)];
    const sameGames =
      "A and B made the same moves in every game: with the same luck, the same moves lead to the same score.";
    assert.equal(sameScores([games, games], false), sameGames);
    assert.equal(
      sameScores([games, games], true),
      "A and B have the same settings and the same luck, so they made the same moves in every game.",
    );
    assert.match(sameScores([[game(8)], [game(8)]], false), /^A and B made the same moves: /);
    assert.equal(sameScores([games, [game(8, 3), game(6, 2)]], false), "");
  });

  it("that are the same although the games are not, are not explained away", () => {
    const games = [game(8, 3), game(4, 2)];
    assert.equal(
      sameScores([games, [game(8, 3), game(4, 5)]], false),
      "The scores are equal, but A and B made different moves in 1 of 2 games.",
    );
  });

  it("have means with one decimal at most", () => {
    assert.deepEqual([317.46, -0.04, 15, -501].map(formatMean), ["317.5", "0", "15", "−501"]);
  });
});

describe("Trials", () => {
  it("take the place of the duel in a game against chance", () => {
    const names = (/** @type {ReturnType<typeof pageAt>} */ page) =>
      stagesProps(page.state.get(), page.results.get()).stages.map(({ id }) => id);
    assert.deepEqual(names(againstChance()).slice(-2), ["plots", "trials"]);
    assert.deepEqual(names(pageAt("three left: look")).slice(-2), ["plots", "duel"]);
  });

  it("begin with a search that fears the worst against one that knows of chance, both to six plies", () => {
    const { contenders, searches, orders } = props(againstChance());
    assert.deepEqual(
      contenders.map(({ method, depth, order }) => [method, depth, order]),
      [
        ["minimax", "6", "given"],
        ["alphabeta", "6", "given"],
      ],
    );
    assert.deepEqual(orders, []);
    assert.deepEqual(
      searches.map(({ id, sees }) => [id, sees]),
      [
        ["minimax", "O: taken for players who want the worst."],
        ["alphabeta", "O: known to move by chance."],
      ],
    );
  });

  it("begin with the depth beside the board, if there is one", () => {
    assert.deepEqual(
      props(againstChance({ depth: "4" })).contenders.map(({ depth }) => depth),
      ["4", "4"],
    );
  });

  it("offer nothing before a game is known, and in a game without trials", () => {
    const { searches, contenders } = props(pageAt("lesson: look"));
    assert.deepEqual([searches, contenders], [[], []]);
  });

  it("are asked for one after the other, both planners with the luck of the game's number", async () => {
    const page = againstChance();
    page.python.instead.trial = ({ seed }) => ({ games: [game(-501), game(seed)] });
    await page.intend("trials", { planners: PLANNERS, games: "3" });
    assert.deepEqual(
      asked(page).map(({ seed, a, b }) => [seed, a.method, a.depth, b.method]),
      [1, 2, 3].map((seed) => [seed, "minimax", 6, "alphabeta"]),
    );
    const { results, progress } = props(page);
    assert.deepEqual(results?.headline, ["A: −501 on average, 0 of 3 won", "B: 2 on average, 3 of 3 won"]);
    assert.deepEqual(
      results?.games.map((games) => games.length),
      [3, 3],
    );
    assert.equal(progress, null);
    assert.equal(results?.played[0], "Minimax; depth: 6. O: taken for players who want the worst.");
  });

  it("tell how far the games are that are being played, first that of A, and forget it with the next ones", async () => {
    const page = againstChance();
    /** @type {((value: any) => void)[]} */
    const answers = [];
    page.python.instead.trial = () => new Promise((resolve) => answers.push(resolve));
    page.python.holding = true;
    await page.intend("trials", { planners: PLANNERS, games: 2 });
    page.python.grow({ moves: new Int32Array([212]) });
    assert.equal(props(page).progress?.within, "A: 212 plies");
    page.python.grow({ moves: new Int32Array([412, 1]) });
    assert.equal(props(page).progress?.within, "A: 412 plies, B: 1 ply");
    await page.python.release();
    answers[0]({ games: [game(1), game(1)] });
    await settled();
    assert.deepEqual(props(page).progress, { played: 1, total: 2, within: "" });
    assert.equal(props(page).results?.same, "", "more games come");
    await page.intend("stop");
    answers[1]({ games: [game(1), game(1)] });
    await settled();
    assert.match(String(props(page).results?.same), /same moves/);
  });

  it("that are stopped keep the finished games", async () => {
    const page = againstChance();
    /** @type {((value: any) => void)[]} */
    const answers = [];
    page.python.instead.trial = () => new Promise((resolve) => answers.push(resolve));
    await page.intend("trials", { planners: PLANNERS, games: 4 });
    assert.deepEqual(props(page).progress, { played: 0, total: 4, within: "" });
    answers[0]({ games: [game(1), game(2)] });
    await settled();
    assert.deepEqual(props(page).progress, { played: 1, total: 4, within: "" });
    await page.intend("stop");
    answers[1]({ games: [game(1), game(2)] });
    await settled();
    assert.equal(props(page).results?.games[0].length, 1);
    assert.equal(props(page).error?.message, "The trials were stopped.");
  });

  it("without a valid number of games are rejected in one sentence, and the last ones are kept", async () => {
    const page = againstChance();
    page.python.instead.trial = () => ({ games: [game(1), game(2)] });
    await page.intend("trials", { planners: PLANNERS, games: 1 });
    const before = page.results.get().lab.trials;
    for (const games of [0, -1, 1.5, "many", 1001]) {
      await page.intend("trials", { planners: PLANNERS, games });
      assert.match(String(props(page).error?.message), /^[^.]+\.$/);
      assert.equal(page.results.get().lab.trials, before);
    }
  });

  it("show what is wrong with a planner at its place", async () => {
    const page = againstChance();
    const refusal = Object.assign(new Error("The depth is wrong."), { field: "trials", at: 1 });
    page.python.instead.trial = () => Promise.reject(refusal);
    await page.intend("trials", { planners: PLANNERS, games: 2 });
    assert.deepEqual(props(page).error, { message: refusal.message, field: "trials", at: 1 });
  });
});

describe("A game of trials", () => {
  it("is put on the board from its first position, with the rules that it was played with", async () => {
    const page = againstChance({ options: { sooner: 1 } });
    page.python.instead.trial = () => ({ games: [game(-1), game(1, 1)] });
    page.python.instead.look = ({ options }) => ({ ...reply("three left: look"), options });
    await page.intend("trials", { planners: PLANNERS, games: 1 });
    await page.intend("show-trial", { planner: 1, index: 0 });
    const { history, at, options, pane } = page.state.get();
    assert.deepEqual(
      { history, at, options, pane },
      { history: [START, NEXT], at: 0, options: { sooner: 1 }, pane: "board" },
    );
  });

  it("that does not exist is not shown", async () => {
    const page = againstChance();
    await page.intend("show-trial", { planner: 0, index: 0 });
    assert.deepEqual(page.ops(), []);
  });
});
