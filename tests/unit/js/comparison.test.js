import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { COMPARING as GAMES } from "../../../static/js/kinds/game/comparing.js";
import { COMPARING as PROBLEMS } from "../../../static/js/kinds/problem/comparing.js";
import { codeProps, narrationParts } from "../../../static/js/kinds/game/step.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { propsOfNarrated, narrateStep, narratedRun } from "../../../static/js/kinds/narrated-run.js";
import { alikeBut } from "../../../static/js/view-models/alike.js";
import { comparisonProps, duoProps } from "../../../static/js/view-models/comparison.js";
import { nameOfRuns, settingsOfRuns } from "../../../static/js/view-models/run-words.js";
import { transportProps } from "../../../static/js/view-models/transport.js";
import { secondTreeProps, treeProps } from "../../../static/js/view-models/tree.js";
import { optionsShared } from "../../../static/js/state/catalogue.js";
import { pick } from "../../../static/js/support/pick.js";
import { RUN_SETTINGS } from "../../../static/js/state/state.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { clockOf, pointAfter, stepsOf } from "../../../static/js/trace/joint-clock.js";
import { rowsTogether } from "../../../static/js/trace/joint-rows.js";
import { contendersDiffer } from "../../../static/js/words/contenders.js";
import { differing, listed } from "../../../static/js/words/differing.js";
import { namedTogether } from "../../../static/js/words/named-together.js";
import { traceOf } from "./answers.js";
import { knowing, knownOf } from "./knowing.js";
import { pageAt } from "./page.js";
import { problemTrace } from "./problem-answers.js";

/** The lesson's tree by alpha-beta, and by minimax beside it; the page after so many joint steps. @param {number} step */
function pageAfter(step) {
  const [trace, beside] = [traceOf("lesson"), traceOf("lesson by minimax")];
  const page = pageAt("lesson: look", "lesson");
  const reply = /** @type {any} */ (knownOf(page.results.get()).reply);
  const partner = rowsTogether(trace, beside);
  const second = { trace: beside, reply, partner, name: "Minimax", mainName: "Alpha-beta" };
  const { main: cursor, second: secondCursor } = pointAfter(clockOf(trace, second, "node"), step);
  const settings = pick(INITIAL_STATE, RUN_SETTINGS);
  const state = { ...page.state.get(), cursor, secondCursor, secondRun: { ...settings, method: "minimax" } };
  return { state, results: knowing({ trace, reply, second, pending: false }, page.results.get()), second, trace };
}

/** @param {ReturnType<typeof pageAfter>} page */
const told = ({ state, results }) =>
  narrateStep(state, results, narrationParts, GAMES.tally)
    .map(({ text }) => text)
    .join("");

describe("The sentence about a step of two runs", () => {
  it("says which of them goes on alone, and which cuts", () => {
    assert.match(told(pageAfter(8)), /^c₁ is worth 2\./);
    assert.match(told(pageAfter(9)), /^Only Alpha-beta cuts: At C, /);
    assert.match(told(pageAfter(10)), /^Only Minimax goes on: c₂ is worth 4\./);
    assert.match(told(pageAfter(13)), /^Visit D /);
  });

  it("says at the end that both are done, and with how much work", () => {
    const { trace, second } = pageAfter(0);
    const page = pageAfter(stepsOf(clockOf(trace, second, "node")));
    assert.match(told(page), / Alpha-beta and Minimax are both done, with 11 and 13 nodes\.$/);
  });

  it("says at the end that both visited the same nodes, and with two rules for cuts why", () => {
    const { state, results, trace } = pageAfter(0);
    const end = lastCursor(trace);
    /** @param {Partial<typeof state.secondRun>} change @param {Int32Array} partner */
    const toldBeside = (change, partner) => {
      const second = { .../** @type {any} */ (results.run.second), trace, partner };
      const settings = { ...pick(INITIAL_STATE, RUN_SETTINGS), ...change };
      const page = { ...state, cursor: end, secondCursor: end, secondRun: settings };
      return told(/** @type {any} */ ({ state: page, results: knowing({ ...results.run, second }, results) }));
    };
    const same = rowsTogether(trace, trace);
    assert.match(toldBeside({}, same), /with 11 and 11 nodes\. Here, both visited the same nodes\.$/);
    assert.match(toldBeside({ cut: ">" }, same), /the same nodes: in no cut is v exactly at the bound\.$/);
    // With another order, the second node of one stands in the place of the third of the other.
    const shifted = same.with(2, 3).with(3, 2);
    assert.match(toldBeside({ order: "reversed" }, shifted), /with 11 and 11 nodes\.$/);
  });

  it("says at the end that a run whose window is too low or too high knows only a bound", () => {
    const { state, results, trace } = pageAfter(0);
    const end = lastCursor(trace);
    /** @param {string} window @param {number} value */
    const toldWith = (window, value) => {
      const known = /** @type {any} */ (results.run.second);
      const second = { ...known, trace, partner: rowsTogether(trace, trace), reply: { ...known.reply, value } };
      const secondRun = { ...pick(INITIAL_STATE, RUN_SETTINGS), window };
      const page = { ...state, cursor: end, secondCursor: end, secondRun };
      return told(/** @type {any} */ ({ state: page, results: knowing({ ...results.run, second }, results) }));
    };
    assert.match(
      toldWith("4 9", 3),
      / In the window \[4, 9\], the second one finds out only that the value is at most 3\./,
    );
    assert.match(toldWith("-inf 3", 3), / only that the value is at least 3\./);
    for (const window of ["2 4", "", "9 4"]) assert.doesNotMatch(toldWith(window, 3), /In the window/);
    assert.doesNotMatch(toldWith("", Number.NaN), /In the window/, "a problem has no value");
  });

  it("names no rows of the main tree when it is about the second one", () => {
    const { state, results } = pageAfter(10);
    assert.ok(narrateStep(state, results, narrationParts, GAMES.tally).every(({ row }) => row === -1));
    assert.equal(narratedRun(state, results).results.run.trace, results.run.second?.trace);
    assert.equal(narratedRun(pageAfter(9).state, results).results.run.trace, results.run.trace);
  });
});

describe("Python and its variables beside two runs", () => {
  it("are those of the run that goes on", () => {
    const source = (/** @type {number} */ step) => {
      const { state, results } = pageAfter(step);
      return propsOfNarrated(state, results, codeProps);
    };
    assert.match(source(9).source, /alpha/);
    assert.doesNotMatch(source(10).source, /alpha/);
    assert.ok(source(10).line > 0);
  });
});

describe("The race over two trees", () => {
  it("counts the work of each so far, out of the larger total", () => {
    const { state, results } = pageAfter(10);
    const counts = duoProps(state, results).runs.map(({ counts: each }) => each.map(({ count }) => count));
    assert.deepEqual(counts, [
      [7, 4, 1],
      [8, 5, 0],
    ]);
    assert.deepEqual(
      duoProps(state, results).runs[0].counts.map(({ most }) => most),
      [13, 9, 1],
    );
  });

  it("says which one waits", () => {
    const waits = (/** @type {number} */ step) => {
      const { state, results } = pageAfter(step);
      return duoProps(state, results).runs.map((run) => run.waits);
    };
    assert.deepEqual(waits(8), [false, false]);
    assert.deepEqual(waits(9), [false, true]);
    assert.deepEqual(waits(10), [true, false]);
  });

  it("is not there without a second run", () => {
    const { state, results } = pageAfter(3);
    assert.deepEqual(duoProps({ ...state, secondRun: null }, results).runs, []);
  });

  it("marks what differs, and says so if it is more than one setting", () => {
    const { state, results } = pageAfter(3);
    const other = (/** @type {object} */ change) => ({
      ...state,
      secondRun: { ...pick(state, RUN_SETTINGS), ...change },
    });
    assert.match(duoProps(other({}), results).note, /^Both runs have the same settings\./);
    assert.equal(duoProps(other({ order: "worst" }), results).note, "");
    const both = duoProps(other({ order: "worst", depth: "2" }), results);
    assert.equal(both.note, "They differ in more than one setting: depth and move order.");
    assert.deepEqual(
      both.runs[1].settings.filter(({ differs }) => differs).map(({ name }) => name),
      ["Depth", "Move order"],
    );
  });
});

describe("One press", () => {
  const { state, results } = pageAfter(0);
  const other = (/** @type {object} */ change) => ({ ...state, ...change });

  it("is offered only if two runs differ in several settings", () => {
    assert.equal(alikeBut(state, state, results), null);
    assert.equal(alikeBut(state, other({ order: "worst" }), results), null);
    const page = { ...state, secondRun: pick(other({ order: "worst", depth: "2" }), RUN_SETTINGS) };
    assert.equal(duoProps(page, results).alike?.text, "Let only the depth differ");
  });

  it("leaves the second run its method, or else one setting of its own", () => {
    const methods = alikeBut(state, other({ method: "minimax", depth: "2", order: "worst" }), results);
    assert.equal(methods?.text, "Let only the search differ");
    assert.deepEqual(methods?.change, { ...pick(state, RUN_SETTINGS), method: "minimax" });
    const depths = alikeBut(state, other({ depth: "2", order: "worst" }), results);
    assert.deepEqual(depths?.change, { ...pick(state, RUN_SETTINGS), depth: "2" });
    const cuts = alikeBut(state, other({ cut: ">", order: "worst" }), results);
    assert.deepEqual(cuts?.change, { ...pick(state, RUN_SETTINGS), order: "worst" });
    const windows = alikeBut(state, other({ window: "0 1", methodOptions: { x: 1 }, cut: ">" }), results);
    assert.deepEqual(windows?.change, { ...pick(state, RUN_SETTINGS), cut: ">" });
  });

  it("is offered to those who play a duel with several differences", () => {
    const searches = [
      { id: "alphabeta", name: "Alpha-beta", takesDepth: true, options: [] },
      { id: "uct", name: "UCT", takesDepth: false, options: [] },
    ];
    const one = { method: "alphabeta", depth: "4", order: "given", weights: "", options: {} };
    const names = (/** @type {object} */ change) =>
      contendersDiffer([one, { ...one, ...change }], searches).map(({ name }) => name);
    assert.deepEqual(names({}), []);
    assert.deepEqual(names({ depth: "1", order: "worst" }), ["depth", "order"]);
    assert.deepEqual(names({ method: "uct", depth: "1" }), ["search"], "UCT has no depth");
  });
});

describe("The names of two runs", () => {
  it("are their methods, or else what differs first", () => {
    const { state, results } = pageAfter(0);
    assert.deepEqual(nameOfRuns(state, { ...state, method: "minimax" }, results), ["Alpha-beta", "Minimax"]);
    assert.deepEqual(nameOfRuns(state, { ...state, order: "worst" }, results), [
      "Alpha-beta (move order: default)",
      "Alpha-beta (move order: worst)",
    ]);
    assert.deepEqual(nameOfRuns(state, state, results), ["Alpha-beta (1)", "Alpha-beta (2)"]);
  });

  it("tell the window of both, if one of them has not the whole one", () => {
    const { state, results } = pageAfter(0);
    const [narrow, whole] = ["Alpha-beta (window: [−2, 5])", "Alpha-beta (window: [−∞, +∞])"];
    assert.deepEqual(nameOfRuns(state, { ...state, window: "-2 5" }, results), [whole, narrow]);
    assert.deepEqual(nameOfRuns({ ...state, window: "-2 5" }, state, results), [narrow, whole]);
    const [minimax] = settingsOfRuns({ ...state, method: "minimax" }, { ...state, window: "-2 5" }, results);
    assert.ok(!minimax.some(({ name }) => name === "Window"), "minimax has none");
  });
});

describe("The trees and the steps of two runs", () => {
  it("stand at their own cursors, and the second takes steps to its own nodes", () => {
    const { state, results } = pageAfter(10);
    assert.equal(treeProps(state, results).cursor, state.cursor);
    const second = secondTreeProps(state, results);
    assert.equal(second?.cursor, state.secondCursor);
    assert.equal(second && "stepped" in second && second.stepped, true);
    assert.deepEqual(second?.chips, []);
    assert.deepEqual(treeProps(state, results).chips, []);
  });

  it("are counted together, with the cuts of both on the way", () => {
    const { state, results } = pageAfter(9);
    const { step, steps, ticks } = transportProps(state, results);
    assert.deepEqual([step, steps], [9, 18]);
    assert.deepEqual(ticks, [9 / 18]);
  });
});

describe("The panel of a comparison", () => {
  it("offers the pairs that fit the game", () => {
    const { state, results } = pageAfter(0);
    const names = (/** @type {any} */ look) => GAMES.pairs(state, knowing({ look }, results)).map(({ name }) => name);
    const { look } = knownOf(results);
    const methods = ["alphabeta", "minimax", "fresh_windows"];
    assert.deepEqual(names({ ...look, methods, orders: ["perfect", "worst"] }), [
      "Alpha-beta beside minimax",
      "Best order beside worst",
      "True windows beside fresh ones",
      "Cuts on ≥ beside cuts on >",
    ]);
    assert.deepEqual(names({ ...look, orders: ["given"], methods: ["alphabeta", "minimax"] }), [
      "Alpha-beta beside minimax",
      "Cuts on ≥ beside cuts on >",
    ]);
  });

  it("offers the settings that the method of the second run has", () => {
    const { state, results } = pageAfter(0);
    const props = comparisonProps(state, results);
    assert.deepEqual([props.takesDepth, props.cuts.length], [true, 0]);
    const cut = comparisonProps({ ...state, secondRun: pick(state, RUN_SETTINGS) }, results);
    assert.equal(cut.cuts.length, 2);
    assert.deepEqual([props.takesWindow, cut.takesWindow], [false, true], "minimax, alpha-beta");
  });

  it("gives both methods of a pair the same heuristics", () => {
    const heuristics = (/** @type {number} */ usual) => [{ id: "select", name: "Next variable", default: usual }];
    const methods = ["backtracking", "forward_checking", "mac"].map((id, at) => ({ id, options: heuristics(at && 1) }));
    const results = knowing(
      /** @type {any} */ ({ catalogue: { methods }, look: { methods: ["forward_checking", "mac"] } }),
    );
    const state = { ...INITIAL_STATE, method: "backtracking", methodOptions: {} };
    const [pair, ...others] = PROBLEMS.pairs(state, results);
    assert.equal(others.length, 0);
    assert.deepEqual([pair.main.methodOptions, pair.second.methodOptions], [{ select: 0 }, { select: 0 }]);
    assert.deepEqual(
      optionsShared(results.catalogue, { method: "mac", methodOptions: { select: 3 } }, "backtracking"),
      { select: 3 },
    );
  });

  it("counts values, backtracks and checks in a constraint problem", () => {
    const trace = problemTrace("australia by backtracking");
    const counts = PROBLEMS.tally(trace, lastCursor(trace)).map(({ name }) => name);
    assert.deepEqual(counts, ["Values tried", "Backtracks", "Checks"]);
    assert.deepEqual(
      PROBLEMS.tally(trace, 0).map(({ count }) => count),
      [0, 0, 0],
    );
  });
});

describe("What differs", () => {
  it("is what both have, with other values", () => {
    assert.deepEqual(differing({ a: 1, b: 2, c: 3 }, { a: 1, b: 3, d: 4 }), ["b"]);
    assert.deepEqual([listed([]), listed(["a"]), listed(["a", "b", "c"])], ["", "a", "a, b and c"]);
  });
});

describe("What two runs are called together", () => {
  it("has the names of both methods", () => {
    assert.equal(namedTogether("Alpha-beta", "Minimax"), "Alpha-beta and Minimax");
  });

  it("has one method once, with the setting that differs", () => {
    assert.equal(
      namedTogether("Alpha-beta (move order: perfect)", "Alpha-beta (move order: worst)"),
      "Alpha-beta (move order: perfect beside worst)",
    );
    assert.equal(namedTogether("Alpha-beta (1)", "Alpha-beta (2)"), "Alpha-beta (1) and Alpha-beta (2)");
  });
});
