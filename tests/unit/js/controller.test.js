import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, it } from "node:test";

import { stoppedText } from "../../../static/js/app/stopped.js";
import { narrationParts } from "../../../static/js/kinds/game/step.js";
import { PlyscopeError } from "../../../static/js/python/errors.js";
import { treeProps } from "../../../static/js/view-models/tree.js";
import { isBusy } from "../../../static/js/state/results.js";
import { position } from "../../../static/js/state/state.js";
import { cursorOf, lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { reply, requestOf, settled } from "./answers.js";
import { pageAt, pageOf } from "./page.js";
import { knowing, knownOf } from "./knowing.js";

/** @typedef {import("../../../static/js/state/state.js").State} State */
/** @typedef {import("../../../static/js/state/results.js").Results} Results */

const LESSON = requestOf("lesson: look").position;
const THREE_LEFT = requestOf("three left: look").position;
const X_HAS_MOVED = requestOf("X has moved: look").position;
const O_HAS_MOVED = requestOf("O has moved: look").position;

const lesson = (/** @type {Partial<State>} */ change = {}) => pageAt("lesson: look", "lesson", change);

/** A promise that is settled from outside. @returns {{promise: Promise<any>, give: (value: any) => void, refuse: (error: Error) => void}} */
function later() {
  /** @type {any} */
  const parts = {};
  parts.promise = new Promise((give, refuse) => Object.assign(parts, { give, refuse }));
  return parts;
}

/** @param {object} change */
const small = (change = {}) => ({ nodes: 11, minimaxNodes: 13, maxNodes: 1e6, ...change });

/** @param {object} change */
const large = (change = {}) => ({ nodes: 5e6, minimaxNodes: 4e12, maxNodes: 1e6, suggestedDepth: 1, ...change });

describe("What a person wants", () => {
  it("knows every intent that a view or a key can have", () => {
    const scripts = new URL("../../../static/js/", import.meta.url);
    const sources = readdirSync(scripts, { recursive: true })
      .map((name) => String(name).replaceAll("\\", "/"))
      .filter((name) => /^(?:views|features)\/.*\.js$|^page\/keys\.js$/.test(name))
      .map((name) => ({ name, source: readFileSync(new URL(name, scripts), "utf8") }))
      .filter(({ name, source }) => !name.startsWith("features/") || source.includes("sendIntent"));
    const types = new Set(
      sources.flatMap(({ source }) => [...source.matchAll(/\{ type: "([a-z-]+)"/g)].map(([, type]) => type)),
    );
    assert.ok(types.size > 20, `${types.size} intents`);
    for (const type of types) {
      const { app, python } = pageOf();
      python.holding = true;
      const anything = {
        text: "",
        name: "",
        files: {},
        skipped: [],
        change: {},
        contenders: [],
        games: 0,
        action: { does: "close" },
        intent: { type: "notice", message: "" },
        wish: { subject: "" },
        task: { pack: "", text: "", beside: [] },
      };
      const intent = /** @type {any} */ ({ type, example: { subject: "tree" }, ...anything });
      assert.doesNotThrow(() => app.handle(intent), type);
    }
  });

  it("refuses an intent that it does not know", () => {
    // @ts-expect-error: there is no such intent
    assert.throws(() => pageOf().app.handle({ type: "fly" }), { message: "There is no intent fly." });
  });
});

describe("Choosing a game", () => {
  it("begins a game against Python where one is chosen in Play", async () => {
    for (const [activity, python] of /** @type {const} */ ([
      ["play", "MAX"],
      ["watch", ""],
    ])) {
      const { intend, state } = pageOf({ state: { activity } });
      await intend("choose-subject", { subject: "tictactoe", preset: "two-left" });
      assert.equal(state.get().python, python);
    }
  });

  it("puts the preset on the board and searches it", async () => {
    const { intend, ops, state, results } = lesson({ cursor: 5, depth: "1" });
    await intend("choose-subject", { subject: "tictactoe", preset: "two-left" });
    assert.deepEqual(ops(), ["look", "estimate", "search", "compare"]);
    const { subject, preset, history, at, searched, depth, cursor, playing } = state.get();
    assert.deepEqual(
      { subject, preset, history, at, searched, depth, cursor, playing },
      {
        subject: "tictactoe",
        preset: "two-left",
        history: ["X.O/OXX/XO."],
        at: 0,
        searched: "X.O/OXX/XO.",
        depth: "",
        cursor: 0,
        playing: false,
      },
    );
    const { look, reply: found, yardstick, error, task } = knownOf(results.get());
    assert.deepEqual(
      [look?.subject, found?.best, yardstick?.fewestLeaves, error, task],
      ["tictactoe", "9", 2, null, ""],
    );
  });

  it("uses the first preset if none is named, and does nothing for an unknown game", async () => {
    const { intend, python, ops, state } = pageOf();
    await intend("choose-subject", { subject: "tree" });
    assert.deepEqual([state.get().preset, position(state.get())], ["three-by-three", LESSON]);
    python.asked.length = 0;
    await intend("choose-subject", { subject: "chess" });
    assert.deepEqual(ops(), []);
    assert.equal(state.get().subject, "tree");
  });

  it("keeps the order of moves if the game offers it, and otherwise uses the default", async () => {
    const page = pageOf({ state: { order: "centre" } });
    await page.intend("choose-subject", { subject: "tree", preset: "three-by-three" });
    assert.equal(page.state.get().order, "given");
    const other = pageOf({ state: { order: "reversed" } });
    other.python.instead.estimate = () => large();
    await other.intend("choose-subject", { subject: "tictactoe", preset: "two-left" });
    assert.equal(other.state.get().order, "reversed");
  });

  it("does not keep an order that must know the whole tree", async () => {
    for (const [subject, kept] of [
      ["tree", "reversed"],
      ["tictactoe", "given"],
    ]) {
      const { intend, python, state, results } = lesson({ order: "reversed" });
      python.instead.estimate = () => large();
      const catalogue = /** @type {any} */ (results.get().catalogue);
      const orders = catalogue.orders.map((/** @type {object} */ order) => ({ ...order, knowsAll: true }));
      results.update({ catalogue: { ...catalogue, orders } });
      await intend("choose-subject", { subject, preset: subject === "tree" ? "three-by-three" : "two-left" });
      assert.equal(state.get().order, kept);
    }
  });

  it("chooses a depth if the whole tree would be too large, and says which", async () => {
    const { intend, python, state, results, ops } = pageOf();
    python.instead.estimate = ({ depth }) =>
      depth === null ? large({ suggestedDepth: 1 }) : reply("lesson, one ply: estimate");
    await intend("choose-subject", { subject: "tree", preset: "three-by-three" });
    assert.deepEqual(ops(), ["look", "estimate", "estimate", "search", "compare"]);
    assert.deepEqual([state.get().depth, state.get().presetDepth], ["1", "1"]);
    assert.equal(results.get().run.reply?.nodes, 4);
  });
});

describe("Changing how to search", () => {
  it("searches again, from the first step", async () => {
    const { intend, ops, state, results } = lesson({ playing: true });
    await intend("goto-end");
    await intend("change-run", { change: { method: "minimax" } });
    assert.deepEqual(ops(), ["estimate", "search", "compare"]);
    assert.deepEqual(
      [state.get().cursor, results.get().run.reply?.nodes, results.get().run.minimaxEstimate],
      [0, 13, 13],
    );
  });

  it("sends a depth as a number, and no depth as null", async () => {
    const { intend, python } = lesson();
    await intend("change-run", { change: { depth: "1" } });
    assert.equal(python.asked[0].depth, 1);
    await intend("change-run", { change: { depth: "" } });
    assert.equal(python.asked.at(-1).depth, null);
  });

  it("lets Python reject a depth, shows why, and keeps everything else", async () => {
    const { intend, ops, state, results } = lesson();
    await intend("goto-node", { row: 5 });
    const before = { state: state.get(), results: results.get() };
    await intend("change-run", { change: { depth: "deep" } });
    assert.deepEqual(ops(), ["estimate"]);
    assert.deepEqual(state.get(), { ...before.state, depth: "deep" });
    const { error, trace, reply: found, look, task, pending } = knownOf(results.get());
    assert.equal(error?.field, "depth");
    assert.match(String(error?.message), /^The depth must be a whole number of plies/);
    assert.deepEqual(
      [trace, found, look, task],
      [before.results.run.trace, before.results.run.reply, before.results.subject.look, ""],
    );
    assert.equal(pending, false);
  });

  it("asks before it starts a large search", async () => {
    const { intend, python, ops, results, state } = lesson();
    python.instead.estimate = () => large({ suggestedDepth: 7 });
    await intend("change-run", { change: { method: "minimax" } });
    assert.deepEqual(ops(), ["estimate"]);
    const { confirm, trace, task, minimaxEstimate } = knownOf(results.get());
    assert.deepEqual({ ...confirm, seconds: 0 }, { nodes: 5e6, seconds: 0, suggestedDepth: 7, tooMany: true });
    assert.ok(Math.abs(Number(confirm?.seconds) - 100) < 1, "5 million nodes at 20 microseconds each");
    assert.deepEqual([trace, task, minimaxEstimate, state.get().cursor], [null, "", 4e12, 0]);
  });

  it("starts it if the person agrees, without lines, and counts nothing by itself", async () => {
    const { intend, python, ops, results } = lesson();
    python.instead.estimate = () => large();
    python.instead.search = () => reply("lesson");
    await intend("search-anyway");
    assert.equal(python.asked[1].lines, false);
    assert.deepEqual(ops(), ["estimate", "search"]);
    assert.equal(results.get().run.confirm, null);
    assert.deepEqual(results.get().run.yardstick, { minimaxNodes: null, minimaxLeaves: null, fewestLeaves: null });
  });

  it("also asks before a large search is repeated", async () => {
    const { intend, python, ops, results } = lesson();
    python.instead.estimate = () => large();
    await intend("search");
    assert.deepEqual([ops(), results.get().run.confirm?.tooMany], [["estimate"], true]);
  });

  it("uses the suggested depth, and compares at the same depth", async () => {
    const { intend, python, state, results } = lesson();
    await intend("search-to-depth", { depth: 1 });
    assert.deepEqual([state.get().depth, results.get().run.reply?.nodes], ["1", 4]);
    assert.deepEqual(python.asked.at(-1), requestOf("lesson, one ply: compare"));
  });

  it("steps by node if there are no lines", async () => {
    const { intend, python, state } = lesson({ granularity: "line" });
    assert.equal(state.get().granularity, "line");
    python.instead.search = () => {
      const answer = reply("lesson");
      return { ...answer, text: { ...answer.text, lines: false } };
    };
    await intend("search");
    assert.equal(state.get().granularity, "node");
  });
});

describe("While Python is searching", () => {
  it("the last tree stays visible, and the page says that it is the last one", async () => {
    const { intend, python, results } = lesson();
    const { trace } = knownOf(results.get());
    python.holding = true;
    await intend("change-run", { change: { method: "minimax" } });
    assert.deepEqual(
      [results.get().doing.task, results.get().run.pending, results.get().run.trace],
      ["search", true, trace],
    );
    await python.release();
    assert.deepEqual(
      [results.get().doing.task, results.get().run.pending, results.get().run.reply?.nodes],
      ["", false, 13],
    );
  });

  it("the same tree is counted once, whatever searches it", async () => {
    const { intend, ops, results } = lesson();
    await intend("change-run", { change: { method: "minimax" } });
    assert.deepEqual(ops(), ["estimate", "search", "compare"]);
    await intend("change-run", { change: { method: "alphabeta" } });
    assert.deepEqual(ops(), ["estimate", "search"]);
    assert.equal(results.get().run.yardstick?.fewestLeaves, 5);
    await intend("change-run", { change: { depth: "1" } });
    assert.deepEqual(ops(), ["estimate", "search", "compare"]);
  });

  it("is busy from the choice of a game until its tree is there, even if the same game is chosen again", async () => {
    const { intend, python, results } = lesson();
    assert.equal(isBusy(results.get()), false);
    python.holding = true;
    await intend("choose-subject", { subject: "tree", preset: "three-by-three" });
    assert.deepEqual([isBusy(results.get()), results.get().doing.task], [true, ""]);
    await python.release();
    assert.equal(isBusy(results.get()), false);
  });

  it("is busy until everything about the tree is known", async () => {
    const { app, intend, python, results } = lesson();
    const counted = later();
    python.instead.compare = () => counted.promise;
    await intend("change-run", { change: { depth: "1" } });
    assert.deepEqual(
      [isBusy(results.get()), results.get().doing.task, app.tasks.isOnItsWay("search")],
      [true, "", false],
    );
    counted.give(reply("lesson, one ply: compare"));
    await settled();
    assert.deepEqual([isBusy(results.get()), results.get().run.yardstick?.minimaxLeaves], [false, 3]);
  });

  it("is busy while something waits for answers about the last tree, until everything is stopped", async () => {
    const { app, python, intend, results } = lesson();
    const measured = later();
    python.ask = () => measured.promise;
    void app.tasks.start("search", () => measured.promise);
    await settled();
    await intend("value-moves");
    assert.deepEqual([isBusy(results.get()), results.get().doing.queued, results.get().doing.task], [true, true, ""]);
    app.handle({ type: "stop" });
    measured.give({});
    await settled();
    assert.deepEqual([isBusy(results.get()), results.get().subject.exact], [false, null]);
  });

  for (const order of ["first", "last"]) {
    it(`an answer to an older question is dropped when it comes ${order}`, async () => {
      const { intend, python, results } = lesson();
      const [older, newer] = [later(), later()];
      python.instead.search = ({ method }) => (method === "minimax" ? older : newer).promise;
      await intend("change-run", { change: { method: "minimax" } });
      await intend("change-run", { change: { method: "alphabeta" } });
      const answers = [() => older.give(reply("lesson by minimax")), () => newer.give(reply("lesson"))];
      for (const answer of order === "first" ? answers : answers.reverse()) {
        answer();
        await settled();
      }
      assert.deepEqual([results.get().run.reply?.nodes, results.get().doing.task, results.get().error], [11, "", null]);
    });
  }

  it("an error for an older question is dropped as well", async () => {
    const { intend, python, results } = lesson();
    const older = later();
    python.instead.search = () => older.promise;
    await intend("search");
    delete python.instead.search;
    await intend("change-run", { change: { method: "minimax" } });
    older.refuse(new PlyscopeError({ message: "Too late." }));
    await settled();
    assert.deepEqual([results.get().error, results.get().run.reply?.nodes], [null, 13]);
  });

  it("Stop ends it, says so, and keeps the last tree", async () => {
    const { intend, python, results, state } = lesson();
    await intend("goto-node", { row: 5 });
    const { trace } = knownOf(results.get());
    python.holding = true;
    await intend("change-run", { change: { method: "minimax" } });
    await intend("stop");
    assert.equal(python.stops, 1);
    const { task, error } = knownOf(results.get());
    assert.deepEqual([task, error?.field], ["", "method"]);
    assert.equal(error?.message, "The search was stopped. Choose a smaller depth, or search again.");
    assert.equal(results.get().run.trace, trace);
    assert.equal(state.get().cursor, cursorOf(/** @type {any} */ (trace), 5));
  });

  it("Stop says how the search would be shorter", () => {
    const told = (/** @type {object} */ method) => stoppedText("search", /** @type {any} */ (method));
    const rounds = { takesDepth: false, options: [{ id: "rounds" }] };
    assert.equal(told(rounds), "The search was stopped. Choose fewer rounds, or search again.");
    assert.equal(told({ takesDepth: false, options: [] }), "The search was stopped. Search again.");
  });

  /** The search waits, but not the question how large it is. @param {ReturnType<typeof pageOf>["python"]} python */
  const holdSearch = (python) => {
    python.instead.estimate = () => {
      python.holding = true;
      return small();
    };
  };

  it("a tree that grows is shown until the whole one is there", async () => {
    const { intend, python, results, state } = lesson();
    holdSearch(python);
    await intend("change-run", { change: { method: "minimax" } });
    python.grow({
      event: Int16Array.of(-1, -1, -2),
      kind: Uint8Array.of(0, 1),
      value: Float64Array.of(5),
      calls: Int32Array.of(2),
    });
    const { growing, grown } = results.get().run;
    assert.deepEqual([grown, growing?.visited, growing?.value[1]], [2, 2, 5]);
    const shown = treeProps(state.get(), results.get());
    assert.equal(shown.trace, growing);
    // What did not change is the very same, or the view would lay the tree out again whenever nodes are counted.
    const again = treeProps(state.get(), results.get());
    assert.deepEqual([again.collapsed === shown.collapsed, again.picked === shown.picked], [true, true]);
    assert.deepEqual(shown.chips, ["2 nodes so far"]);
    const nothing = { event: new Int16Array(0), kind: new Uint8Array(0), value: new Float64Array(0) };
    python.grow({ ...nothing, calls: Int32Array.of(1234) });
    const deeper = treeProps(state.get(), results.get());
    assert.deepEqual(deeper.chips, ["1,234 nodes so far", "only the upper part is recorded"]);
    await python.release();
    assert.deepEqual([results.get().run.growing, results.get().run.reply?.nodes], [null, 13]);
  });

  it("Stop halts a search whose tree is seen to grow, and ends it if it does not hear", async () => {
    for (const hears of [true, false]) {
      const { intend, python, results } = lesson();
      python.hears = hears;
      holdSearch(python);
      await intend("search");
      python.grow({
        event: Int16Array.of(-1),
        kind: Uint8Array.of(0),
        value: Float64Array.of(),
        calls: Int32Array.of(2),
      });
      await intend("stop");
      assert.deepEqual([python.halts, python.stops], [1, hears ? 0 : 1]);
      assert.equal(results.get().run.growing === null, !hears);
    }
  });

  it("a search that was broken off is shown at its end, and nothing more is asked about it", async () => {
    for (const [ended, sentence] of [
      ["halted", "You stopped the search after 11 nodes."],
      ["full", "The search ends after 11 nodes: no more can be kept."],
      ["late", "The search ends after 11 nodes: its time is over."],
    ]) {
      const { intend, python, results, state, trace, ops } = lesson();
      const found = reply("lesson");
      python.instead.search = () => ({ ...found, text: { ...found.text, ended } });
      ops();
      await intend("search");
      assert.deepEqual(ops(), ["estimate", "search"]);
      assert.equal(state.get().cursor, trace().event.length);
      const said = narrationParts(state.get(), results.get()).map(({ text }) => text);
      assert.ok(said.join("").includes(sentence), said.join(""));
    }
  });

  it("a pass that was broken off is not said to be done", () => {
    const found = reply("deepening");
    const page = pageOf({ state: { subject: "tictactoe" } });
    // The driver itself has not returned.
    const leave = found.columns.leave.slice();
    leave[0] = -1;
    const columns = { ...found.columns, leave, event: found.columns.event.slice(0, -1) };
    page.app.show({ ...found, columns, text: { ...found.text, ended: "halted" } });
    page.state.update({ cursor: page.trace().event.length });
    const said = narrationParts(page.state.get(), page.results.get()).map(({ text }) => text);
    assert.match(said.join(""), /You stopped the search/);
    assert.doesNotMatch(said.join(""), /is done/);
  });

  it("everything known about the remaining tree is still known after Stop", async () => {
    const { intend, python, results } = lesson();
    const yardstick = { minimaxNodes: 13, minimaxLeaves: 9, fewestLeaves: 5 };
    results.update(knowing({ yardstick }, results.get()));
    python.instead.search = () => later().promise;
    await intend("change-run", { change: { method: "minimax" } });
    await intend("stop");
    assert.deepEqual(results.get().run.yardstick, yardstick);
  });

  it("an answer that comes after Stop is not shown", async () => {
    const { intend, python, results } = lesson();
    const slow = later();
    python.instead.search = () => slow.promise;
    await intend("change-run", { change: { method: "minimax" } });
    await intend("stop");
    slow.give(reply("lesson by minimax"));
    await settled();
    assert.deepEqual([results.get().run.reply?.nodes, results.get().doing.task], [11, ""]);
  });

  it("Stop with nothing to stop says nothing", async () => {
    const { intend, results } = lesson();
    await intend("stop");
    assert.deepEqual([results.get().error, results.get().doing.task], [null, ""]);
  });
});

describe("When Python has failed", () => {
  /** @param {ReturnType<typeof pageOf>["python"]} python @param {string} op */
  const failAt = (python, op) => {
    python.instead[op] = () => {
      throw new PlyscopeError({ message: "Python could not start." });
    };
  };

  it("the reason is shown, and Try again does what was begun", async () => {
    const { intend, python, results, state, ops } = lesson();
    failAt(python, "look");
    await intend("choose-subject", { subject: "tictactoe", preset: "two-left" });
    assert.deepEqual([results.get().error?.message, state.get().subject], ["Python could not start.", "tree"]);
    delete python.instead.look;
    ops();
    await intend("retry-boot");
    assert.equal(python.restarts, 1);
    assert.deepEqual(ops(), ["look", "estimate", "search", "compare"]);
    assert.deepEqual([state.get().subject, results.get().error], ["tictactoe", null]);
  });

  it("during the search of a new game, Try again does the search", async () => {
    const { intend, python, results, ops } = lesson();
    failAt(python, "search");
    await intend("choose-subject", { subject: "tictactoe", preset: "two-left" });
    assert.equal(results.get().error?.message, "Python could not start.");
    delete python.instead.search;
    ops();
    await intend("retry-boot");
    assert.ok(ops().includes("search"), "the search is asked for again");
    assert.equal(results.get().run.reply?.best, "9");
  });

  it("Try again does the latest thing, even if an older search has ended meanwhile", async () => {
    const { intend, python, results, ops } = lesson();
    const [older, newer] = [later(), later()];
    python.instead.search = ({ method }) => (method === "minimax" ? older : newer).promise;
    await intend("change-run", { change: { method: "minimax" } });
    await intend("change-run", { change: { method: "alphabeta" } });
    older.give(reply("lesson by minimax"));
    await settled();
    newer.refuse(new PlyscopeError({ message: "Python could not start." }));
    await settled();
    delete python.instead.search;
    ops();
    await intend("retry-boot");
    assert.deepEqual([ops(), results.get().error], [["estimate", "search", "compare"], null]);
  });

  it("nothing is done if nothing was begun", async () => {
    const { intend, python, ops } = lesson();
    await intend("retry-boot");
    assert.deepEqual([python.restarts, ops()], [1, []]);
  });
});

describe("A new game", () => {
  it("begins with the last starting position if there is no empty board", async () => {
    const { intend, python, state } = pageAt("three left: look");
    const look = reply("three left: look");
    python.instead.look = ({ position: text }) => {
      if (text === "") throw new PlyscopeError({ message: "Type the sizes of the heaps.", field: "position" });
      return { ...look, position: text };
    };
    python.instead.play = () => ({ ...look, position: "1 2" });
    python.instead.estimate = () => large();
    await intend("set-position", { text: "3 4 5" });
    await intend("play", { action: "8" });
    await intend("new-game");
    assert.deepEqual(state.get().history, [THREE_LEFT, "3 4 5", "1 2", "3 4 5"]);
    await intend("undo");
    assert.equal(position(state.get()), "1 2");
  });
});

describe("Playing a move", () => {
  it("puts it on the board, remembers the position before it, and searches again", async () => {
    const { intend, python, ops, state, results } = pageAt("three left: look");
    await intend("play", { action: "8" });
    assert.deepEqual(python.asked[0], requestOf("three left: square 8"));
    assert.deepEqual(ops(), ["play", "estimate", "search", "compare"]);
    const { history, at, searched: subject } = state.get();
    assert.deepEqual({ history, at, subject }, { history: [THREE_LEFT, X_HAS_MOVED], at: 1, subject: X_HAS_MOVED });
    assert.equal(results.get().subject.look?.position, X_HAS_MOVED);
  });

  it("that is not legal says why at the board, and keeps everything", async () => {
    const { intend, state, results } = pageAt("two left: look", "two left");
    const before = { state: state.get(), results: results.get() };
    await intend("play", { action: "1" });
    assert.deepEqual(state.get(), before.state);
    assert.deepEqual(results.get(), {
      ...before.results,
      error: { message: "Square 1 is already taken by X.", field: "action", at: null },
    });
  });

  it("after Undo drops the moves that were undone", async () => {
    const { intend, state } = pageAt("three left: look", "", {
      history: [THREE_LEFT, "XOX/OXO/X..", "another"],
      at: 0,
    });
    await intend("play", { action: "8" });
    assert.deepEqual(state.get().history, [THREE_LEFT, X_HAS_MOVED]);
  });

  it("forgets the exact values of the position before", async () => {
    const { intend, results } = pageAt("three left: look");
    results.update(knowing({ exact: { 7: 1 } }, results.get()));
    await intend("play", { action: "8" });
    assert.equal(results.get().subject.exact, null);
  });

  it("that ends the game clears the tree and asks for no search", async () => {
    const { intend, ops, results, state } = pageAt("two left: look", "two left");
    await intend("set-position", { text: "XXO/OXX/XOO" });
    assert.deepEqual(ops(), ["look"]);
    assert.deepEqual([results.get().run.trace, results.get().doing.task, state.get().cursor], [null, "", 0]);
    assert.equal(results.get().subject.look?.terminal, true);
  });
});

describe("Taking moves back", () => {
  /** The page in the middle of a game. @param {Partial<State>} [change] */
  const game = (change = {}) =>
    pageAt("X has moved: look", "", { history: [THREE_LEFT, X_HAS_MOVED, O_HAS_MOVED], at: 1, ...change });

  it("goes back and forth in the history, and keeps it", async () => {
    const { intend, state, python, results } = game();
    python.instead.estimate = () => large();
    await intend("undo");
    assert.deepEqual([position(state.get()), results.get().subject.look?.position], [THREE_LEFT, THREE_LEFT]);
    await intend("redo");
    await intend("redo");
    assert.deepEqual([position(state.get()), results.get().subject.look?.position], [O_HAS_MOVED, O_HAS_MOVED]);
    assert.equal(state.get().history.length, 3);
  });

  it("stays where it is at both ends", async () => {
    for (const [at, type] of /** @type {const} */ ([
      [0, "undo"],
      [2, "redo"],
    ])) {
      const { intend, ops, state } = game({ at });
      await intend(type);
      assert.deepEqual([state.get().at, ops()], [at, []]);
    }
  });

  it("against Python takes back the person's move and Python's reply, and searches nothing", async () => {
    const { intend, ops, state, results } = game({ at: 2, python: "MIN" });
    await intend("undo");
    assert.deepEqual(
      [state.get().at, position(state.get()), results.get().subject.look?.toMove],
      [0, THREE_LEFT, "MAX"],
    );
    assert.deepEqual(ops(), ["look", "look"]);
    await intend("redo");
    assert.deepEqual([state.get().at, position(state.get())], [2, O_HAS_MOVED]);
  });
});

describe("Against Python", () => {
  it("a move is answered by the best move of a watched search, whose tree is shown at its end", async () => {
    const { intend, ops, state, results, trace } = pageAt("three left: look", "", { python: "MIN" });
    await intend("play", { action: "8" });
    assert.deepEqual(ops(), ["play", "estimate", "search", "play", "compare"]);
    const { history, at, searched: subject, cursor } = state.get();
    assert.deepEqual(
      { history, at, subject },
      { history: [THREE_LEFT, X_HAS_MOVED, O_HAS_MOVED], at: 2, subject: X_HAS_MOVED },
    );
    assert.equal(cursor, lastCursor(trace()));
    assert.deepEqual(
      [results.get().subject.look?.position, results.get().error, results.get().doing.task],
      [O_HAS_MOVED, null, ""],
    );
  });

  it("Python moves at once if it gets the side to move", async () => {
    const { intend, state } = pageAt("X has moved: look");
    await intend("python-plays", { side: "MIN" });
    assert.deepEqual([state.get().python, position(state.get())], ["MIN", O_HAS_MOVED]);
  });

  it("Python waits if it gets the other side", async () => {
    const { intend, ops, state } = pageAt("X has moved: look");
    await intend("python-plays", { side: "MAX" });
    assert.deepEqual([state.get().python, ops()], ["MAX", []]);
  });

  it("the position is searched when Python stops playing", async () => {
    const { intend, ops } = pageAt("X has moved: look", "", { python: "MAX" });
    await intend("python-plays", { side: "" });
    assert.deepEqual(ops(), ["estimate", "search", "compare"]);
  });

  it("a question about a large search disappears when Python waits", async () => {
    const { intend, results } = pageAt("X has moved: look");
    results.update(knowing({ confirm: { nodes: 5e6, seconds: 100, suggestedDepth: 1, tooMany: true } }, results.get()));
    await intend("python-plays", { side: "MAX" });
    assert.equal(results.get().run.confirm, null);
  });

  it("Python chooses a depth if the whole tree is too large", async () => {
    const { intend, python, state } = pageAt("X has moved: look");
    python.instead.estimate = ({ depth }) =>
      depth === null ? large({ suggestedDepth: 6 }) : reply("X has moved: estimate");
    python.instead.search = () => reply("X has moved");
    await intend("python-plays", { side: "MIN" });
    assert.deepEqual([state.get().depth, position(state.get())], ["6", O_HAS_MOVED]);
  });

  it("Python does not move in a position that is being set up", async () => {
    const { intend, state } = pageAt("two left: look", "", { python: "MIN", setup: true });
    await intend("edit-cell", { cell: 1, to: "." });
    assert.deepEqual([position(state.get()), state.get().setup], ["X.O/OXX/XO.", true]);
  });

  it("Python does not move if it was stopped", async () => {
    const { intend, python, state, results } = pageAt("X has moved: look");
    python.holding = true;
    await intend("python-plays", { side: "MIN" });
    await intend("stop");
    assert.equal(position(state.get()), X_HAS_MOVED);
    assert.match(String(results.get().error?.message), /stopped/);
  });

  it("Python does not move if it loses its side while it is thinking", async () => {
    const { intend, python, state } = pageAt("X has moved: look");
    python.holding = true;
    await intend("python-plays", { side: "MIN" });
    await intend("python-plays", { side: "MAX" });
    await python.release();
    await settled();
    assert.equal(position(state.get()), X_HAS_MOVED);
  });

  it("Python still moves when the way to search is changed while it thinks", async () => {
    const { intend, python, state } = pageAt("X has moved: look");
    python.holding = true;
    await intend("python-plays", { side: "MIN" });
    await intend("change-run", { change: { depth: "" } });
    await python.release();
    await settled();
    assert.equal(position(state.get()), O_HAS_MOVED);
  });

  it("Python moves when its search is started again after Stop", async () => {
    const { intend, python, state } = pageAt("X has moved: look");
    python.holding = true;
    await intend("python-plays", { side: "MIN" });
    await intend("stop");
    python.holding = false;
    await intend("search");
    assert.equal(position(state.get()), O_HAS_MOVED);
  });

  it("a new game lets Python begin if it plays the side that begins", async () => {
    const { intend, python, state } = pageAt("O has moved: look", "", { python: "MIN" });
    python.instead.look = ({ position: text }) => (text === "" ? reply("X has moved: look") : null);
    await intend("new-game");
    assert.deepEqual(state.get().history, [O_HAS_MOVED, X_HAS_MOVED, O_HAS_MOVED]);
  });
});

describe("Typing a position", () => {
  it("keeps what is typed as a draft until it is used", async () => {
    const { intend, ops, state } = pageAt("two left: look", "two left");
    await intend("position-draft", { text: "X.O" });
    assert.deepEqual([state.get().draft, position(state.get()), ops()], ["X.O", "X.O/OXX/XO.", []]);
  });

  it("puts it on the board, and keeps the positions before it to go back to", async () => {
    const { intend, ops, state } = pageAt("three left: look", "", {
      history: [THREE_LEFT, X_HAS_MOVED],
      at: 1,
      preset: "block",
    });
    await intend("set-position", { text: "X.O/OXX/XO." });
    const { history, at, preset, draft } = state.get();
    assert.deepEqual(
      { history, at, preset, draft },
      { history: [THREE_LEFT, X_HAS_MOVED, "X.O/OXX/XO."], at: 2, preset: "", draft: null },
    );
    assert.deepEqual(ops(), ["look", "estimate", "search", "compare"]);
  });

  it("that is already on the board does not change the history", async () => {
    const { intend, state } = pageAt("two left: look", "two left");
    await intend("set-position", { text: "X.O/OXX/XO." });
    assert.deepEqual([state.get().history, state.get().at], [["X.O/OXX/XO."], 0]);
  });

  it("drops the error of the last text as soon as the text changes", async () => {
    const { intend, results } = pageAt("two left: look", "two left");
    await intend("set-position", { text: "X.O" });
    assert.notEqual(results.get().error, null);
    await intend("position-draft", { text: "X.O/" });
    assert.equal(results.get().error, null);
  });

  it("that is not valid says why at the board, and keeps the text and everything else", async () => {
    const { intend, state, results } = pageAt("two left: look", "two left");
    const before = { state: state.get(), results: results.get() };
    await intend("set-position", { text: "X.O" });
    assert.deepEqual(state.get(), { ...before.state, draft: "X.O" });
    const error = { message: "3 squares were typed, but the board has 9: 3 rows of 3.", field: "position", at: 2 };
    assert.deepEqual(results.get(), { ...before.results, error });
  });
});

describe("Setting up a position", () => {
  it("keeps cells that are not a position yet, and says what is wrong with them", async () => {
    const { intend, state, results } = pageAt("two left: look", "two left");
    await intend("setup", { on: true });
    await intend("edit-cell", { cell: 1, to: "X" });
    assert.deepEqual(
      [results.get().subject.edited, state.get().draft, position(state.get())],
      ["XXOOXXXO.", "XXO/OXX/XO.", "X.O/OXX/XO."],
    );
    assert.match(String(results.get().error?.message), /^X has 5 squares and O has 3/);
    assert.notEqual(results.get().run.trace, null);
  });

  it("continues from the cells that were set, and uses them as soon as they make a position", async () => {
    const { intend, state, results } = pageAt("two left: look", "two left");
    await intend("setup", { on: true });
    await intend("edit-cell", { cell: 1, to: "X" });
    await intend("edit-cell", { cell: 8, to: "O" });
    assert.deepEqual([position(state.get()), state.get().setup, state.get().draft], ["XXO/OXX/XOO", true, null]);
    assert.deepEqual([results.get().subject.edited, results.get().error], [null, null]);
  });

  it("drops unfinished cells when it is left, and goes back to the position", async () => {
    const { intend, state, results, ops } = pageAt("two left: look", "two left");
    await intend("setup", { on: true });
    await intend("edit-cell", { cell: 1, to: "X" });
    ops();
    await intend("setup", { on: false });
    assert.deepEqual(
      [results.get().subject.edited, results.get().error, state.get().setup, state.get().draft],
      [null, null, false, null],
    );
    assert.equal(results.get().subject.look?.position, "X.O/OXX/XO.");
    assert.deepEqual(ops(), ["estimate", "search", "compare"]);
  });

  it("does nothing in a game without cells", async () => {
    const { intend, ops } = lesson();
    await intend("edit-cell", { cell: 1, to: "X" });
    assert.deepEqual(ops(), []);
  });
});

describe("Changing the rules", () => {
  const connect4 = () => pageAt("connect4: look", "connect4");

  it("begins on an empty board of the new size", async () => {
    const { intend, python, state } = connect4();
    python.instead.look = ({ options, position: text }) => {
      if (text !== "") throw Object.assign(new Error("Row 1 has 7 cells, not 5."), { field: "position" });
      return { ...reply("connect4: look"), options, position: `empty ${text}` };
    };
    python.instead.estimate = () => large();
    await intend("set-option", { option: "columns", value: 5 });
    assert.deepEqual([python.asked[1].options.columns, python.asked[1].position], [5, ""]);
    assert.deepEqual([state.get().options.columns, state.get().history, state.get().preset], [5, ["empty "], ""]);
  });

  it("keeps the position if only the value of a win changes", async () => {
    const { intend, python, state } = connect4();
    python.instead.look = ({ options, position: text }) => ({ ...reply("connect4: look"), options, position: text });
    python.instead.estimate = () => large();
    const before = position(state.get());
    await intend("set-option", { option: "sooner", value: 1 });
    assert.deepEqual([position(state.get()), state.get().options.sooner], [before, 1]);
  });

  it("says why if there is no such board, and keeps the text and the board", async () => {
    const { intend, python, state, results } = connect4();
    const before = { state: state.get(), results: results.get() };
    python.instead.look = () => {
      throw new PlyscopeError({ message: "Columns is a whole number.", field: "options" });
    };
    await intend("set-option", { option: "columns", value: 40 });
    assert.deepEqual(state.get(), { ...before.state, options: { ...before.state.options, columns: 40 } });
    assert.equal(results.get().error?.field, "options");
    assert.deepEqual(
      [results.get().subject.look, results.get().run.trace],
      [before.results.subject.look, before.results.run.trace],
    );
  });
});

describe("Finding the values", () => {
  it("keeps the exact value of each by its id", async () => {
    const { intend, ops, results } = pageAt("two left: look", "two left");
    await intend("value-moves");
    assert.deepEqual(ops(), ["estimate", "values"]);
    assert.deepEqual([results.get().subject.exact, results.get().doing.task], [{ 2: 1, 9: 0 }, ""]);
  });

  it("says that it is running, can be stopped, and then says so", async () => {
    const { intend, python, results } = lesson();
    const slow = later();
    python.instead.values = () => slow.promise;
    await intend("value-moves");
    assert.equal(results.get().doing.task, "values");
    await intend("stop");
    slow.give(reply("lesson: values"));
    await settled();
    assert.deepEqual(
      [results.get().subject.exact, results.get().error?.message],
      [null, "Finding the value of every move was stopped."],
    );
  });

  it("is over as soon as something else begins", async () => {
    const { intend, python, results } = lesson();
    python.instead.values = () => later().promise;
    await intend("value-moves");
    python.instead.look = () => later().promise;
    await intend("new-game");
    assert.equal(results.get().doing.task, "");
  });

  it("is not started if it would not end", async () => {
    const { intend, python, ops, results } = lesson();
    python.instead.estimate = () => large({ suggestedDepth: 4 });
    await intend("value-moves");
    assert.deepEqual(ops(), ["estimate"]);
    const { nodes, suggestedDepth, tooMany } = results.get().run.confirm ?? {};
    assert.deepEqual({ nodes, suggestedDepth, tooMany }, { nodes: 5e6, suggestedDepth: 4, tooMany: true });
  });

  it("reads infinite values", async () => {
    const { intend, python, results } = lesson();
    python.instead.values = () => ({ values: [{ id: "a1", value: "-Infinity" }] });
    await intend("value-moves");
    assert.deepEqual(results.get().subject.exact, { a1: -Infinity });
  });
});

describe("Counting what minimax would do", () => {
  it("tries longer than it does by itself", async () => {
    const { intend, python, results } = lesson();
    await intend("count");
    assert.deepEqual(python.asked, [requestOf("lesson: patient")]);
    assert.equal(results.get().run.yardstick?.minimaxNodes, 13);
  });

  it("counts for the search whose tree is shown, even if another was stopped since", async () => {
    const { intend, python } = lesson();
    python.holding = true;
    await intend("change-run", { change: { depth: "1" } });
    await intend("stop");
    python.holding = false;
    await intend("count");
    assert.deepEqual(python.asked.at(-1), requestOf("lesson: patient"));
  });

  it("counts for the position whose tree is shown, even if another is on the board", async () => {
    const { intend, python } = pageAt("three left: look", "", { python: "MIN" });
    await intend("play", { action: "8" });
    python.instead.compare = () => reply("X has moved: compare");
    await intend("count");
    assert.equal(python.asked.at(-1).position, X_HAS_MOVED);
  });
});

describe("Moving about in a search", () => {
  it("steps forward and back by the chosen kind of step", async () => {
    const { intend, state, trace } = lesson();
    for (const granularity of /** @type {const} */ (["line", "node", "cut"])) {
      const all = [...stops(trace(), granularity)];
      await intend("granularity", { granularity });
      await intend("goto-start");
      const reached = [];
      for (let i = 0; i < all.length; i += 1) {
        await intend("step", { direction: 1 });
        reached.push(state.get().cursor);
      }
      assert.deepEqual(reached, all);
      await intend("step", { direction: -1 });
      assert.equal(state.get().cursor, all.at(-2) ?? 0);
    }
  });

  it("steps from cut to cut whatever a step is", async () => {
    const { intend, state, trace } = lesson({ granularity: "line" });
    await intend("step-cut", { direction: 1 });
    assert.equal(state.get().cursor, cursorOf(trace(), 5));
    await intend("step-cut", { direction: -1 });
    assert.equal(state.get().cursor, 0);
  });

  it("goes to the start, the end, a node, and a step", async () => {
    const { intend, state, trace } = lesson();
    await intend("goto-end");
    assert.equal(state.get().cursor, lastCursor(trace()));
    await intend("goto-start");
    assert.equal(state.get().cursor, 0);
    await intend("goto-node", { row: 7 });
    assert.equal(state.get().cursor, cursorOf(trace(), 7));
    const all = stops(trace(), "node");
    for (const index of [0, 1, 9, all.length]) {
      await intend("scrub", { step: index });
      assert.equal(state.get().cursor, index === 0 ? 0 : all[index - 1]);
    }
    await intend("goto-start");
    await intend("leave-search");
    assert.equal(state.get().cursor, lastCursor(trace()));
  });

  it("asks Python nothing", async () => {
    const { intend, ops } = lesson();
    for (const type of ["step", "step-cut", "goto-end", "goto-start", "play-pause", "goto-node", "toggle-collapse"]) {
      await intend(type, { direction: 1, row: 1 });
    }
    assert.deepEqual(ops(), []);
  });

  it("stops playing", async () => {
    for (const [type, detail] of /** @type {const} */ ([
      ["step", { direction: 1 }],
      ["goto-end", {}],
      ["goto-node", { row: 1 }],
      ["scrub", { step: 2 }],
    ])) {
      const { intend, state } = lesson();
      await intend("play-pause");
      assert.equal(state.get().playing, true);
      await intend(type, detail);
      assert.equal(state.get().playing, false, type);
    }
  });

  it("does nothing if there is no search", async () => {
    const { intend, state } = pageOf();
    const before = state.get();
    const seen = "step step-cut goto-end goto-start scrub play-pause goto-node leave-search";
    for (const type of seen.split(" ")) {
      await intend(type, { direction: 1, row: 1, step: 3 });
    }
    assert.deepEqual(state.get(), before);
  });

  it("folds a subtree and unfolds it again", async () => {
    const { intend, state } = lesson();
    await intend("toggle-collapse", { row: 1 });
    await intend("toggle-collapse", { row: 5 });
    assert.deepEqual(state.get().collapsed, [1, 5]);
    await intend("toggle-collapse", { row: 1 });
    assert.deepEqual(state.get().collapsed, [5]);
  });
});

describe("Playing a search", () => {
  it("steps to the end, and stops there", async () => {
    const { intend, app, state, trace } = lesson();
    await intend("play-pause");
    app.playOn(1);
    assert.deepEqual([state.get().cursor, state.get().playing], [stops(trace(), "node")[0], true]);
    app.playOn(8);
    assert.equal(state.get().cursor, stops(trace(), "node")[8]);
    app.playOn(1000);
    assert.deepEqual([state.get().cursor, state.get().playing], [lastCursor(trace()), false]);
  });

  it("pauses, and starts again from the beginning if it is at the end", async () => {
    const { intend, state } = lesson();
    await intend("goto-node", { row: 1 });
    const { cursor } = state.get();
    await intend("play-pause");
    await intend("play-pause");
    assert.deepEqual([state.get().cursor, state.get().playing], [cursor, false]);
    await intend("goto-end");
    await intend("play-pause");
    assert.deepEqual([state.get().cursor, state.get().playing], [0, true]);
  });
});

describe("What only the page needs", () => {
  it("is kept in the state as it was chosen", async () => {
    const { intend, state, ops } = lesson();
    await intend("speed", { speed: 16 });
    await intend("pane", { pane: "code" });
    await intend("theme", { theme: "dark" });
    const { speed, pane, theme } = state.get();
    assert.deepEqual({ speed, pane, theme }, { speed: 16, pane: "code", theme: "dark" });
    assert.deepEqual(ops(), []);
  });
});
