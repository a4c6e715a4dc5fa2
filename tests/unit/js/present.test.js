import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { subjectInfo } from "../../../static/js/state/catalogue.js";
import { boardProps, movesProps, playersProps } from "../../../static/js/kinds/game/board.js";
import { countersProps } from "../../../static/js/kinds/game/counters.js";
import { searchProps } from "../../../static/js/view-models/search.js";
import { codeProps, narrationParts, variablesProps } from "../../../static/js/kinds/game/step.js";
import { transportProps } from "../../../static/js/view-models/transport.js";
import { treeProps } from "../../../static/js/view-models/tree.js";
import { remembered } from "../../../static/js/support/remember-last.js";
import { NO_RESULTS } from "../../../static/js/features/memory.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { cursorOf, lastCursor, step } from "../../../static/js/trace/cursor.js";
import { DRIVER, makeTrace } from "../../../static/js/trace/trace.js";
import { reply } from "./answers.js";
import { knowing } from "./knowing.js";
import { plainText } from "./said.js";

/** @typedef {import("../../../static/js/state/state.js").State} State */
/** @typedef {import("../../../static/js/state/results.js").Results} Results */

const CATALOGUE = reply("catalogue");
const [A, B, C] = [0, 1, 5];

/**
 * The page after a search whose answers are stored.
 * @param {string} name of the search
 * @param {{state?: Partial<State>, results?: Partial<import("./knowing.js").Known>}} [change]
 */
function pageAfter(name, { state = {}, results = {} } = {}) {
  const { columns, ...rest } = reply(name);
  const { root } = rest.text;
  return {
    /** @type {State} */
    state: {
      ...INITIAL_STATE,
      subject: root.subject,
      options: root.options,
      history: [root.position],
      searched: root.position,
      ...state,
    },
    results: knowing({
      status: { phase: "ready", seconds: 1 },
      catalogue: CATALOGUE,
      look: root,
      trace: makeTrace(rest.text, columns),
      reply: rest,
      ...results,
    }),
  };
}

/** The page of the first lesson, when the node of `row` has returned. @param {number} row */
function lessonAfter(row) {
  const page = pageAfter("lesson");
  page.state.cursor = cursorOf(/** @type {any} */ (page.results.run.trace), row);
  return page;
}

const NOTHING = { state: INITIAL_STATE, results: NO_RESULTS };

/** @param {{state: State, results: Results}} page */
const told = ({ state, results }) => plainText(/** @type {any} */ (narrationParts(state, results)));

describe("A computed result", () => {
  it("is remembered for the same arguments, and computed again for others", () => {
    let runs = 0;
    const add = remembered((/** @type {number} */ a, /** @type {number} */ b) => {
      runs += 1;
      return a + b;
    });
    assert.deepEqual([add(1, 2), add(1, 2), add(2, 2), add(1, 2)], [3, 3, 4, 3]);
    assert.equal(runs, 3);
  });

  it("is remembered even if it is null", () => {
    let runs = 0;
    const nothing = remembered((/** @type {unknown} */ _) => {
      runs += 1;
    });
    nothing(null);
    nothing(null);
    assert.equal(runs, 1);
  });
});

describe("Before anything is known", () => {
  const { state, results } = NOTHING;

  it("every view has something to show", () => {
    const board = boardProps(state, results);
    assert.deepEqual([board.look, board.shown, board.hint, board.error, board.lastCell], [null, null, null, null, -1]);
    assert.deepEqual([board.canUndo, board.canRedo, board.busy], [false, false, false]);
    assert.deepEqual(playersProps(state, results).options, []);
    assert.deepEqual(movesProps(state, results), {
      heading: "Moves",
      whose: "values from MAX's side",
      moves: [],
      none: "No position yet.",
      exact: null,
      exactName: "Exact",
      busy: false,
      waits: false,
      error: null,
    });
    assert.equal(countersProps(state, results).work, null);
    assert.deepEqual(treeProps(state, results).chips, []);
    assert.equal(treeProps(state, results).drawBoard, null);
    assert.deepEqual(codeProps(state, results), { file: "", source: "", firstLine: 1, line: 0, canEdit: false });
    assert.deepEqual(variablesProps(state, results), { node: "", variables: [] });
    assert.equal(told(NOTHING), "There is no search to step through yet.");
    const transport = transportProps(state, results);
    assert.deepEqual([transport.disabled, transport.step, transport.steps, transport.ticks], [true, 0, 0, []]);
  });

  it("there are no notices", () => {
    const { working, confirm, error, stale } = searchProps(state, results);
    assert.deepEqual({ working, confirm, error, stale }, { working: "", confirm: null, error: null, stale: false });
  });
});

describe("The first lesson, before its first step", () => {
  const page = pageAfter("lesson", { state: { preset: "three-by-three" } });
  const { state, results } = page;

  it("says what to do and what to look for", () => {
    const { note } = /** @type {any} */ (subjectInfo(state, results)).presets[0];
    assert.match(told(page), /Press Next step to start\. MAX is to move\. /);
    assert.ok(told(page).endsWith(note));
  });

  it("does not tell what comes out", () => {
    const { answer } = /** @type {any} */ (subjectInfo(state, results)).presets[0];
    assert.ok(answer);
    assert.ok(!told(page).includes(answer));
  });

  it("tells what comes out at the last step, but not if a different search is chosen", () => {
    const { answer } = /** @type {any} */ (subjectInfo(state, results)).presets[0];
    const end = { ...state, cursor: lastCursor(/** @type {any} */ (results.run.trace)) };
    assert.ok(told({ state: end, results }).endsWith(`leaves. ${answer}`));
    assert.ok(!told({ state: { ...end, method: "minimax" }, results }).includes(answer));
  });

  it("does not say what to look for in a typed position, later in the game, or during set-up", () => {
    for (const change of [{ preset: "" }, { at: 1, history: ["", ""] }, { setup: true }]) {
      assert.doesNotMatch(told({ state: { ...state, ...change }, results }), /Which leaves/);
    }
  });

  it("does not say what to look for if a different search is chosen", () => {
    for (const change of [
      { method: "minimax" },
      { order: "reversed" },
      { cut: /** @type {const} */ (">") },
      { depth: "1" },
    ]) {
      assert.doesNotMatch(told({ state: { ...state, ...change }, results }), /Which leaves/);
    }
  });

  it("shows all moves as open and without values", () => {
    const { heading, moves } = movesProps(state, results);
    assert.equal(heading, "Moves for MAX");
    assert.deepEqual(moves, [
      { id: "a1", name: "a₁ → B", value: null, bound: null, state: "open", best: false, row: 1 },
      { id: "a2", name: "a₂ → C", value: null, bound: null, state: "open", best: false, row: 5 },
      { id: "a3", name: "a₃ → D", value: null, bound: null, state: "open", best: false, row: 7 },
    ]);
  });

  it("has counted nothing, but knows the totals", () => {
    assert.deepEqual(countersProps(state, results).work, {
      nodes: 0,
      unrecorded: 0,
      leaves: 0,
      alphaCuts: 0,
      betaCuts: 0,
      different: { nodes: null, leaves: null },
      all: { nodes: 11, leaves: 7 },
      known: 0,
      positions: 11,
      seconds: 0.25,
      aSecond: "44",
    });
  });

  it("is at step 0 of 15, and no tick gives away the cut to come", () => {
    const { step: at, steps, ticks, disabled, lines } = transportProps(state, results);
    assert.deepEqual(
      { at, steps, ticks, disabled, lines },
      { at: 0, steps: 15, ticks: [], disabled: false, lines: true },
    );
    assert.deepEqual(treeProps(state, results).chips, ["step 0 of 15", "node 0 of 11"]);
  });

  it("shows no line in the code, and dashes for the locals to come", () => {
    assert.equal(codeProps(state, results).line, 0);
    const { node, variables } = variablesProps(state, results);
    assert.deepEqual([node, variables.map(({ value }) => value)], ["", ["–", "–", "–", "–", "–", "–"]]);
    assert.ok(variables.every(({ changed }) => !changed));
    assert.equal(boardProps(state, results).shown, null);
  });
});

describe("The first lesson, where C has been cut", () => {
  const page = lessonAfter(C);
  const { state, results } = page;

  it("shows the value of each of the root's moves, as far as it is known", () => {
    assert.deepEqual(
      movesProps(state, results).moves.map(({ id, value, bound, state: at, best }) => [id, value, bound, at, best]),
      [
        ["a1", 3, "=", "done", true],
        ["a2", 2, "<=", "done", false],
        ["a3", null, null, "open", false],
      ],
    );
  });

  it("counts what has happened so far", () => {
    assert.deepEqual(countersProps(state, results).work, {
      nodes: 7,
      unrecorded: 0,
      leaves: 4,
      alphaCuts: 1,
      betaCuts: 0,
      different: { nodes: null, leaves: null },
      all: { nodes: 11, leaves: 7 },
      known: 0,
      positions: 11,
      seconds: 0.25,
      aSecond: "44",
    });
  });

  it("is at the tick of the cut", () => {
    const { step: at, steps, ticks } = transportProps(state, results);
    assert.deepEqual(ticks, [at / steps]);
    assert.deepEqual(treeProps(state, results).chips, ["step 9 of 15", "node 7 of 11"]);
  });

  it("keeps the tick up to the end, and loses it one step before the cut", () => {
    const trace = /** @type {any} */ (results.run.trace);
    const end = transportProps({ ...state, cursor: lastCursor(trace) }, results);
    assert.deepEqual(end.ticks, [9 / 15]);
    const before = transportProps({ ...state, cursor: step(trace, state.cursor, "node", -1) }, results);
    assert.deepEqual([before.step, before.ticks], [8, []]);
  });

  it("shows the line that returns, in the file of the search that ran", () => {
    const { file, source, line, firstLine } = codeProps({ ...state, method: "minimax" }, results);
    assert.equal(file, "search/alphabeta.py");
    assert.equal(source.split("\n")[line - 1].trim(), "return v");
    assert.ok(firstLine > 1 && firstLine < line);
  });

  it("shows the locals at C with the window that closed", () => {
    const { node, variables } = variablesProps(state, results);
    assert.equal(node, "C");
    assert.deepEqual(
      variables.map(({ name, value, role }) => [name, value, role]),
      [
        ["state", "C", ""],
        ["alpha", "3", "max"],
        ["beta", "+∞", "min"],
        ["depth", "+∞", ""],
        ["v", "2", ""],
        ["action", "c₁", ""],
      ],
    );
  });

  it("names the cut, and adds nothing to it", () => {
    assert.match(told(page), /MAX will never choose C: cut c₂ and c₃\.$/);
  });

  it("shows the path to C on the board", () => {
    assert.deepEqual(boardProps(state, results).shown, { name: "C", path: ["A", "C"] });
  });

  it("shows the tree at this cursor, and folds what is folded", () => {
    const tree = treeProps({ ...state, collapsed: [B] }, results);
    assert.equal(tree.trace, results.run.trace);
    assert.deepEqual([tree.cursor, tree.collapsed, tree.emptyText, tree.drawBoard], [state.cursor, [B], "", null]);
  });
});

describe("The first lesson, line by line", () => {
  const page = pageAfter("lesson", { state: { granularity: "line" } });
  const trace = /** @type {import("../../../static/js/trace/trace.js").Trace} */ (page.results.run.trace);
  const source = CATALOGUE.methods[1].files[0].source.split("\n");
  /** @param {number} cursor */
  const at = (cursor) => ({ state: { ...page.state, cursor }, results: page.results });

  it("shows where a function begins at the moment it is entered", () => {
    for (const [row, first] of [
      [A, "def max_value(state, alpha, beta, depth):"],
      [B, "def min_value(state, alpha, beta, depth):"],
    ]) {
      const { state, results } = at(trace.enter[Number(row)] + 1);
      assert.equal(source[codeProps(state, results).line - 1].trim(), first);
    }
  });

  /** @param {number} cursor */
  const localsAt = (cursor) => variablesProps(at(cursor).state, page.results).variables;
  /** @param {number} cursor */
  const changedAt = (cursor) =>
    localsAt(cursor)
      .filter(({ changed }) => changed)
      .map(({ name }) => name);
  /** @param {number} cursor @param {string} name */
  const valueAt = (cursor, name) => localsAt(cursor).find((each) => each.name === name)?.value;

  it("marks a local as changed at the step at which it changed, and not after", () => {
    let cursor = 1;
    while (valueAt(cursor, "v") === "–") cursor += 1;
    assert.deepEqual([valueAt(cursor, "v"), changedAt(cursor)], ["−∞", ["v"]]);
    assert.ok(!changedAt(cursor + 1).includes("v"));
  });

  it("has the same locals in the same places at every step", () => {
    for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
      const names = localsAt(cursor).map(({ name }) => name);
      assert.deepEqual(names, ["state", "alpha", "beta", "depth", "v", "action"]);
      assert.ok(localsAt(cursor).every(({ value }) => value !== "" && !/NaN|undefined/.test(value)));
    }
  });

  it("names the current move, from before its node is entered until after it has returned", () => {
    assert.deepEqual(
      [trace.enter[B] - 2, trace.enter[B] - 1, trace.enter[B], trace.leave[B] + 2, trace.enter[C]].map((cursor) =>
        valueAt(cursor, "action"),
      ),
      ["–", "a₁", "a₁", "a₁", "a₂"],
    );
  });

  it("shows no window if the search has none", () => {
    const { state, results } = pageAfter("lesson by minimax", { state: { cursor: 5 } });
    assert.deepEqual(
      variablesProps(state, results).variables.map(({ name }) => name),
      ["state", "depth", "v", "action"],
    );
  });

  it("shows at each step the line that the sentence names", () => {
    for (
      let cursor = 1;
      cursor <= lastCursor(trace);
      cursor = cursor === lastCursor(trace) ? cursor + 1 : step(trace, cursor, "line", 1)
    ) {
      const { state, results } = at(cursor);
      const sentence = told({ state, results });
      const named = /line (\d+) is next/.exec(sentence);
      const { source, line } = codeProps(state, results);
      if (named) assert.equal(line, Number(named[1]));
      if (/^Is the game over/.test(sentence)) assert.match(source.split("\n")[line - 1], /is_terminal/);
    }
  });
});

describe("The first lesson, at its end", () => {
  const page = lessonAfter(A);
  const { state, results } = page;

  it("names the best move and has counted everything", () => {
    assert.match(told(page), /^MAX takes a₁, worth 3\. One cut saved 2 of 9 leaves\./);
    assert.deepEqual(countersProps(state, results).work, {
      nodes: 11,
      unrecorded: 0,
      leaves: 7,
      alphaCuts: 1,
      betaCuts: 0,
      different: { nodes: null, leaves: null },
      all: { nodes: 11, leaves: 7 },
      known: 0,
      positions: 11,
      seconds: 0.25,
      aSecond: "44",
    });
    assert.deepEqual(treeProps(state, results).chips, ["step 15 of 15", "node 11 of 11"]);
  });

  it("shows the position itself again", () => {
    assert.equal(boardProps(state, results).shown, null);
  });
});

describe("The steps", () => {
  const page = pageAfter("lesson");

  it("are as many as there are for the chosen kind", () => {
    const steps = (/** @type {any} */ granularity) =>
      transportProps({ ...page.state, granularity }, page.results).steps;
    assert.deepEqual([steps("node"), steps("cut")], [15, 2]);
    assert.ok(steps("line") > 60);
  });

  it("are counted as the cursor moves, up to the last", () => {
    const trace = /** @type {import("../../../static/js/trace/trace.js").Trace} */ (page.results.run.trace);
    for (const granularity of /** @type {const} */ (["line", "node", "cut"])) {
      let cursor = 0;
      let count = 0;
      while (cursor < lastCursor(trace)) {
        cursor = step(trace, cursor, granularity, 1);
        count += 1;
        assert.equal(transportProps({ ...page.state, cursor, granularity }, page.results).step, count);
      }
      assert.equal(transportProps({ ...page.state, cursor, granularity }, page.results).steps, count);
    }
  });

  it("by line are not offered if no lines were recorded", () => {
    const { state, results } = pageAfter("connect4");
    assert.equal(transportProps(state, results).lines, false);
    assert.equal(transportProps(page.state, page.results).lines, true);
  });

  it("are followed by the picture of the tree unless they come too fast", () => {
    const follow = (/** @type {Partial<State>} */ change) =>
      treeProps({ ...page.state, ...change }, page.results).follow;
    assert.equal(follow({ playing: false, speed: 0 }), true);
    assert.equal(follow({ playing: true, speed: 2 }), true);
    assert.equal(follow({ playing: true, speed: 500 }), false);
    assert.equal(follow({ playing: true, speed: 0 }), false);
  });
});

describe("A board game", () => {
  const page = pageAfter("two left");
  const { state, results } = page;

  it("names the side to move by mark and role", () => {
    assert.equal(movesProps(state, results).heading, "Moves for O (MIN)");
    assert.deepEqual(playersProps(state, results).sides, { MAX: "X", MIN: "O" });
  });

  it("can be played, unless Python has failed or the position is being set up", () => {
    assert.equal(boardProps(state, results).playable, true);
    assert.equal(boardProps({ ...state, setup: true }, results).playable, false);
    assert.equal(boardProps(state, knowing({ status: { phase: "failed", message: "No." } }, results)).playable, false);
    assert.equal(
      boardProps(state, knowing({ status: { phase: "booting", stage: "", fraction: 0 } }, results)).playable,
      true,
    );
  });

  it("shows the board of the current node while the search is running", () => {
    const trace = /** @type {any} */ (results.run.trace);
    const midst = { ...state, cursor: cursorOf(trace, 1) };
    assert.deepEqual(boardProps(midst, results).shown, { name: "O 2", cells: "XOOOXXXO.", thought: [1] });
    assert.equal(boardProps(midst, knowing({ task: "search", pending: true }, results)).shown, null);
    assert.equal(boardProps({ ...midst, setup: true }, results).shown, null);
    assert.equal(boardProps({ ...midst, cursor: lastCursor(trace) }, results).shown, null);
  });

  it("draws its little boards in the tree", () => {
    assert.equal(typeof treeProps(state, results).drawBoard, "function");
  });

  it("shows its locals with the names of the moves", () => {
    const { variables } = variablesProps(
      { ...state, cursor: cursorOf(/** @type {any} */ (results.run.trace), 0) },
      results,
    );
    assert.equal(variables.find(({ name }) => name === "action")?.value, "square 9");
    assert.deepEqual(variables[0], { name: "state", value: "the root", role: "", changed: false });
  });

  it("marks the cell of the last move, and none before the first", () => {
    assert.equal(boardProps(state, results).lastCell, -1);
    const look = reply("two left: square 9");
    const moved = { ...state, history: [...state.history, look.position], at: 1 };
    const board = boardProps(moved, knowing({ look }, results));
    assert.equal(board.lastCell, 8);
    assert.deepEqual([board.canUndo, board.canRedo], [true, false]);
    const settled = boardProps({ ...moved, history: ["XO./.../...", look.position] }, knowing({ look }, results));
    assert.equal(settled.lastCell, -1, "a position that was set up has no last move");
    const back = boardProps({ ...moved, at: 0 }, results);
    assert.deepEqual([back.canUndo, back.canRedo, back.lastCell], [false, true, -1]);
  });

  it("marks the cell that the game says, where the text of a position is its moves", () => {
    const look = { ...reply("two left: look"), subject: "go", position: "B b2 W a3" };
    const moved = { ...state, history: ["B b2", look.position], at: 1 };
    const picture = { ...look.picture, cells: "O...X....", last: 0 };
    const known = knowing({ look: /** @type {any} */ ({ ...look, picture }) }, results);
    assert.equal(boardProps(moved, known).lastCell, 0);
  });

  it("says the row and column of the best move, or only the column if that is its name", () => {
    const connect4 = pageAfter("connect4");
    const trace = /** @type {any} */ (connect4.results.run.trace);
    const end = { ...connect4, state: { ...connect4.state, cursor: lastCursor(trace) } };
    assert.match(told(end), /plays column 1, worth 0\.375\. That is row 3, column 1\./);
    assert.doesNotMatch(told({ ...end, state: { ...end.state, cursor: lastCursor(trace) - 1 } }), /That is row/);
    const squares = { state: { ...state, cursor: lastCursor(/** @type {any} */ (results.run.trace)) }, results };
    assert.doesNotMatch(told(squares), /That is row/);
    const points = structuredClone(trace);
    points.text.root.subject = "go";
    assert.doesNotMatch(told({ ...end, results: knowing({ trace: points }, end.results) }), /That is row/);
    const passes = structuredClone(trace);
    passes.text.passes = [{ row: 1, end: trace.text.visited, depth: 3 }];
    passes.kind[0] = DRIVER;
    assert.match(
      told({ ...end, results: knowing({ trace: passes }, end.results) }),
      /Its move fills row 3, column 1\./,
    );
  });
});

describe("A game that is over", () => {
  const look = reply("two left, all set");
  const page = pageAfter("two left", {
    state: { history: [look.position] },
    results: { look, trace: null, reply: null },
  });

  it("says how it ended, in the tree and in the sentence", () => {
    assert.equal(
      treeProps(page.state, page.results).emptyText,
      "The board is full: a draw. There is nothing to search.",
    );
    assert.equal(told(page), "The board is full: a draw. There is nothing to search.");
  });

  it("does not say so while Python is still busy", () => {
    assert.equal(treeProps(page.state, knowing({ task: "search" }, page.results)).emptyText, "");
  });

  it("has no moves, and offers no search", () => {
    assert.deepEqual(movesProps(page.state, page.results).moves, []);
    assert.equal(searchProps(page.state, page.results).stale, false);
    assert.equal(searchProps(page.state, page.results).missing, false);
  });
});

describe("A search that is too large to start by itself", () => {
  const confirm = { nodes: 2e6, seconds: 40, suggestedDepth: 6, tooMany: true };
  const page = pageAfter("two left", { results: { trace: null, reply: null, confirm, minimaxEstimate: 4e12 } });

  it("leads to a question, and no other notice over the tree", () => {
    const search = searchProps(page.state, page.results);
    assert.deepEqual([search.confirm, search.stale, search.error, search.missing], [confirm, false, null, false]);
    assert.equal(treeProps(page.state, page.results).emptyText, "");
  });

  it("leaves the moves open, and minimax's tree as an estimate", () => {
    assert.deepEqual(movesProps(page.state, page.results).moves, [
      { id: "2", name: "square 2", value: null, bound: null, state: "open", best: false },
      { id: "9", name: "square 9", value: null, bound: null, state: "open", best: false },
    ]);
    assert.equal(countersProps(page.state, page.results).estimate, 4e12);
    assert.equal(transportProps(page.state, page.results).disabled, true);
    assert.equal(codeProps(page.state, page.results).file, "search/alphabeta.py");
  });
});

describe("What Python is busy with", () => {
  it("is shown once: on the stage where its result will appear, and over the others", () => {
    const page = pageAfter("two left");
    const told = (/** @type {string} */ task, /** @type {string} */ stage) =>
      searchProps({ ...page.state, stage }, knowing({ task }, page.results)).working;
    for (const [task, stage, words] of [
      ["work", "plots", "Python is measuring the searches…"],
      ["duel", "duel", "The duel is being played…"],
      ["race", "race", "The methods are being compared…"],
    ]) {
      assert.deepEqual([told(task, stage), told(task, "tree")], ["", words]);
    }
    assert.equal(told("forecast", "plots"), "Python is gathering statistics…");
    assert.equal(
      searchProps({ ...page.state, stage: "plots" }, knowing({ queued: true }, page.results)).working,
      "Python is finishing something else first…",
    );
  });

  it("waits for Python to start, if something was asked for before that", () => {
    const page = pageAfter("two left");
    const starting = { phase: /** @type {const} */ ("booting"), stage: "Fetching Python", fraction: 0.2 };
    const told = (/** @type {object} */ doing, /** @type {any} */ status) =>
      searchProps(page.state, { ...knowing(doing, page.results), status }).working;
    const sentence = "This waits until Python has started…";
    assert.equal(told({ busy: true, choosing: "sudoku/easy" }, starting), sentence);
    assert.equal(told({ busy: true, task: "search" }, starting), sentence);
    assert.equal(told({ busy: false }, starting), "");
    assert.equal(told({ busy: true, choosing: "sudoku/easy" }, { phase: "ready", seconds: 2 }), "");
  });
});

describe("An error", () => {
  /** @param {string} [field] */
  const withError = (field) => pageAfter("two left", { results: { error: { message: "No.", field, at: null } } });

  it("is shown once, at the board if it is about a position or a move", () => {
    for (const field of ["position", "action"]) {
      const { state, results } = withError(field);
      assert.equal(boardProps(state, results).error?.message, "No.");
      assert.equal(searchProps(state, results).error, null);
    }
  });

  it("is at the settings if it is about the depth, and at the rules if it is about options", () => {
    for (const field of ["depth", "options"]) {
      const { state, results } = withError(field);
      assert.equal(boardProps(state, results).error, null);
      assert.equal(searchProps(state, results).error, null);
      assert.equal(playersProps(state, results).error?.field, field);
    }
  });

  it("is over the tree if it is about anything else, or nothing special", () => {
    for (const field of ["method", "", undefined]) {
      const { state, results } = withError(field);
      assert.equal(boardProps(state, results).error, null);
      assert.equal(searchProps(state, results).error?.message, "No.");
    }
  });

  it("does not change the tree, the moves and the sentence", () => {
    const { state, results } = withError("depth");
    const sound = knowing({ error: null }, results);
    assert.deepEqual(movesProps(state, results), movesProps(state, sound));
    assert.deepEqual(transportProps(state, results), transportProps(state, sound));
    assert.equal(told({ state, results }), told({ state, results: sound }));
  });
});

describe("A tree of an earlier position", () => {
  const look = reply("two left: square 9");
  const page = pageAfter("two left", { state: { history: ["X.O/OXX/XO.", look.position], at: 1 }, results: { look } });
  const { state, results } = page;

  it("has a notice, and the moves are those on the board", () => {
    assert.equal(searchProps(state, results).stale, true);
    assert.deepEqual(
      movesProps(state, results).moves.map(({ id, value }) => [id, value]),
      [["2", null]],
    );
    assert.equal(movesProps(state, results).heading, "Moves for X (MAX)");
  });

  it("has no notice where Python has made the search in this game: whoever watches it came for it", () => {
    assert.equal(
      searchProps({ ...state, python: /** @type {any} */ (results.run.trace).text.root.toMove }, results).stale,
      false,
    );
  });

  it("has no notice while a new search is running", () => {
    assert.equal(searchProps(state, knowing({ task: "search" }, results)).stale, false);
  });

  it("can still be stepped through, with its boards", () => {
    const midst = { ...state, cursor: cursorOf(/** @type {any} */ (results.run.trace), 1) };
    assert.deepEqual(boardProps(midst, results).shown, { name: "O 2", cells: "XOOOXXXO.", thought: [1] });
    assert.equal(transportProps(midst, results).disabled, false);
  });

  it("has a notice even if only the rules of the game have changed", () => {
    const connect4 = pageAfter("connect4");
    const root = /** @type {any} */ (connect4.results.subject.look);
    const options = { ...root.options, connect: 3 };
    const changed = knowing({ look: { ...root, options } }, connect4.results);
    assert.equal(searchProps({ ...connect4.state, options }, changed).stale, true);
  });

  it("of another game is not put on the board", () => {
    const lesson = lessonAfter(C);
    const shown = boardProps(
      { ...lesson.state, subject: "tictactoe" },
      knowing({ look: reply("two left: look") }, lesson.results),
    ).shown;
    assert.equal(shown, null);
  });
});

describe("While a new search is running", () => {
  const page = lessonAfter(C);
  const results = knowing({ pending: true, task: /** @type {const} */ ("search") }, page.results);
  const { state } = page;

  it("the last tree is dimmed, without a notice", () => {
    assert.deepEqual([treeProps(state, results).trace, treeProps(state, results).dimmed], [results.run.trace, true]);
    assert.equal(treeProps(state, page.results).dimmed, false);
    assert.equal(told({ state, results }), "Python is searching…");
    assert.equal(transportProps(state, results).disabled, true);
    assert.equal(countersProps(state, results).work, null);
    assert.deepEqual(variablesProps(state, results), { node: "", variables: [] });
    assert.equal(codeProps(state, results).line, 0);
    assert.ok(movesProps(state, results).moves.every(({ value, state: at }) => value === null && at === "open"));
  });
});

describe("Exact values of the moves", () => {
  /** @param {Record<string, number>} exact @param {string} [name] */
  const withValues = (exact, name = "two left") => pageAfter(name, { results: { exact } });

  it("are beside the moves and on the board, with the best one for the side to move", () => {
    const { state, results } = withValues({ 1: 1, 8: 0 });
    assert.deepEqual(movesProps(state, results).exact, { 1: 1, 8: 0 });
    const { values, hint } = boardProps(state, results);
    assert.deepEqual(values, { 1: 1, 8: 0 });
    assert.equal(hint, "8", "O is MIN and takes the smallest");
  });

  it("have the largest as the best for MAX, and the first of equal ones", () => {
    const { state, results } = withValues({ a1: 3, a2: 2, a3: 3 }, "lesson");
    assert.equal(boardProps(state, results).hint, "a1");
  });

  it("have no best if there is no move", () => {
    const { state, results } = withValues({});
    assert.equal(boardProps(state, results).hint, null);
  });

  it("have a notice while they are computed", () => {
    const { state, results } = pageAfter("two left", { results: { task: "values" } });
    assert.equal(movesProps(state, results).busy, true);
  });
});

describe("The values of the moves", () => {
  it("are called exact, or named by the depth of the search", () => {
    const { state, results } = pageAfter("lesson");
    assert.equal(movesProps(state, results).exactName, "Exact");
    assert.equal(movesProps({ ...state, depth: "3" }, results).exactName, "Depth 3");
  });
});

describe("Python's move", () => {
  const look = reply("X has moved: square 7");
  const page = pageAfter("X has moved", {
    state: { python: "MIN", history: ["XOX/OXO/.X.", look.position], at: 1 },
    results: { look },
  });
  const end = lastCursor(/** @type {any} */ (page.results.run.trace));

  it("is shown with its value at the end of its search, and the search itself before", () => {
    const { results } = page;
    assert.match(
      told({ state: { ...page.state, cursor: end }, results }),
      /^Python \(O\) plays square 7 \(value 1\)\. It expects square 9\. It visited \d+ nodes in [\d.]+ m?s(: [\d,]+ a second)?\. Step back to see it think\.$/,
    );
    assert.match(told({ state: { ...page.state, cursor: end - 1 }, results }), /^The value is found: return 1\.$/);
  });

  it("comes with the three moves that it expects next", () => {
    const { run } = page.results;
    const names = ["square 7", "square 9", "square 1", "square 3", "square 5"];
    const results = {
      ...page.results,
      run: { ...run, reply: /** @type {any} */ ({ ...run.reply, variationNames: names }) },
    };
    assert.match(
      told({ state: { ...page.state, cursor: end }, results }),
      / It expects square 9, then square 1, then square 3\. It visited /,
    );
  });

  it("says that Python passes, where a pass is its move", () => {
    const { run } = page.results;
    const passing = /** @type {any} */ ({ ...run.reply, bestName: "pass" });
    const results = { ...page.results, run: { ...run, reply: passing } };
    assert.match(told({ state: { ...page.state, cursor: end }, results }), /^Python \(O\) passes \(value 1\)\. /);
  });

  it("says that it missed an immediate win, and that a later one counts the same", () => {
    const { results } = page;
    const known = /** @type {any} */ (results.run.reply);
    /** @param {string[]} passedOver @param {Record<string, number>} [options] @param {"" | "MIN"} [python] */
    const saidOf = (passedOver, options, python = "MIN") => {
      const trace = /** @type {any} */ (structuredClone(results.run.trace));
      trace.text.root.options = options ?? {};
      return told({
        state: { ...page.state, cursor: end, python },
        results: knowing({ trace, reply: { ...known, passedOver } }, results),
      });
    };
    assert.ok(
      saidOf(["square 4"], { sooner: 0 }).startsWith(
        "Python (O) plays square 7 (value 1). Square 4 would win at once, but a later win counts " +
          "the same, unless “Sooner wins count more” is set under Rules. It expects square 9. It visited",
      ),
    );
    assert.match(
      saidOf(["square 4", "square 6"]),
      /\(value 1\)\. Square 4 or square 6 would win at once, but a later win counts the same\. It expects square 9\. It visited/,
    );
    assert.match(
      saidOf(["square 4"], { sooner: 0 }, ""),
      / plays square 7, worth 1\. Square 4 would win at once, but .* is set under Rules\.$/,
    );
    assert.doesNotMatch(saidOf([]), /at once/);
  });

  it("is not shown if Python plays nobody, or before it was made", () => {
    const { results } = page;
    assert.match(told({ state: { ...page.state, cursor: end, python: "" }, results }), /^O \(MIN\) plays square 7/);
    const waiting = "Your move. The tree is still from an earlier position.";
    assert.equal(told({ state: { ...page.state, cursor: end, at: 0 }, results }), waiting);
    assert.doesNotMatch(told({ state: { ...page.state, cursor: end - 1, at: 0 }, results }), /your move/);
  });

  it("is not shown for a move that the person made after their own search", () => {
    const state = /** @type {const} */ ({ ...page.state, cursor: end, python: "MAX" });
    assert.doesNotMatch(told({ state, results: page.results }), /Python \(O\) plays/);
  });
});

describe("Python's turn", () => {
  it("is shown on the board only while it thinks", () => {
    const { state, results } = pageAfter("two left", { state: { python: "MIN" }, results: { task: "search" } });
    assert.equal(boardProps(state, results).busy, true);
    assert.equal(boardProps({ ...state, python: "MAX" }, results).busy, false);
    assert.equal(boardProps({ ...state, python: "" }, results).busy, false);
    assert.equal(boardProps(state, knowing({ task: "" }, results)).busy, false);
  });
});

describe("Setting up a position", () => {
  const edited = "XXO.XXXO.";
  const page = pageAfter("two left", { state: { setup: true, draft: "XXO/.XX/XO." }, results: { edited } });

  it("shows the cells as they were set, even if they are not a position", () => {
    const { look, setup, playable, draft } = boardProps(page.state, page.results);
    assert.equal(/** @type {any} */ (look).picture.cells, edited);
    assert.deepEqual([setup, playable, draft], [true, false, "XXO/.XX/XO."]);
  });

  it("does not say that a game is over, or draw a winning line, while cells are set", () => {
    const over = { ...reply("two left, all set") };
    over.picture = { ...over.picture, line: [0, 4, 8] };
    const { look } = boardProps(page.state, knowing({ look: over }, page.results));
    assert.equal(look?.terminal, false);
    assert.deepEqual(/** @type {any} */ (look).picture.line, []);
    assert.equal(over.terminal, true);
  });

  it("shows the position itself again after set-up", () => {
    const { look } = boardProps(page.state, knowing({ edited: null }, page.results));
    assert.equal(look, page.results.subject.look);
  });
});

describe("What every view shows", () => {
  it("is the same for the same state and results, and changes neither", () => {
    const page = lessonAfter(C);
    const before = JSON.stringify(page.state);
    for (const props of [
      boardProps,
      playersProps,
      movesProps,
      countersProps,
      treeProps,
      transportProps,
      narrationParts,
      codeProps,
      variablesProps,
      searchProps,
    ]) {
      const frozen = /** @type {const} */ ([Object.freeze(page.state), Object.freeze(page.results)]);
      assert.deepEqual(props(...frozen), props(...frozen), props.name);
    }
    assert.equal(JSON.stringify(page.state), before);
  });
});

describe("The counters", () => {
  it("pass on minimax's numbers, and whether they are being counted", () => {
    const yardstick = reply("lesson: compare");
    const { state, results } = pageAfter("lesson", { results: { yardstick, minimaxEstimate: 13, task: "count" } });
    const props = countersProps(state, results);
    assert.equal(props.yardstick?.minimaxNodes, 13);
    assert.equal(props.yardstick?.fewestLeaves, 5);
    assert.deepEqual([props.estimate, props.counting], [13, true]);
  });
});

describe("The counters of a search that visits nodes again", () => {
  /** @param {string} name */
  const atTheEnd = (name) => {
    const { state, results } = pageAfter(name, { results: { yardstick: reply("lesson: compare") } });
    return countersProps({ ...state, cursor: lastCursor(/** @type {any} */ (results.run.trace)) }, results);
  };

  it("distinguish visits from nodes", () => {
    const { work } = atTheEnd("mtdf");
    assert.deepEqual([work?.nodes, work?.different.nodes], [14, 11]);
  });

  it("do not show visits if each is the first", () => {
    assert.deepEqual([atTheEnd("mtdf").work?.leaves, atTheEnd("mtdf").work?.different.leaves], [7, null]);
    assert.deepEqual(
      [atTheEnd("searched again").work?.leaves, atTheEnd("searched again").work?.different.leaves],
      [6, 5],
    );
  });

  it("compare it with minimax only if all its passes have the same leaves", () => {
    assert.deepEqual([atTheEnd("mtdf").compared, atTheEnd("mtdf").yardstick?.minimaxNodes], [true, 13]);
    assert.deepEqual([atTheEnd("deepening").compared, atTheEnd("deepening").yardstick], [false, null]);
  });

  it("show the number of random games, but do not call them leaves", () => {
    assert.equal(atTheEnd("rounds").work?.different.leaves, null);
  });

  it("have no cuts if the search does not use α and β", () => {
    const shown = ["lesson", "lesson by minimax", "mtdf", "chance", "three players", "rounds", "best first", "mixture"];
    assert.deepEqual(
      shown.map((name) => atTheEnd(name).cuts),
      [true, true, true, true, false, false, false, false],
    );
  });
});

describe("The variables", () => {
  /** The values of the variables at a cursor, by name. @param {string} name @param {number} cursor */
  const heldAt = (name, cursor) => {
    const { state, results } = pageAfter(name);
    return Object.fromEntries(
      variablesProps({ ...state, cursor }, results).variables.map((each) => [each.name, each.value]),
    );
  };

  it("are shown as words if their numbers stand for words", () => {
    const said = [...Array(30).keys()].map((cursor) => heldAt("best first", cursor).status ?? "–");
    assert.deepEqual(new Set(said), new Set(["–", "live", "solved"]));
    const players = [...Array(20).keys()].map((cursor) => heldAt("max^n, line by line", cursor).player);
    assert.deepEqual(new Set(players), new Set(["–", "player 1", "player 2"]));
  });

  it("are left out if their numbers mean nothing to a person", () => {
    assert.ok(!("following" in heldAt("best first", 5)));
    assert.ok(!("best_move" in heldAt("two files", 5)));
  });
});

describe("The players", () => {
  it("are none in a typed tree; the rules of a game are its options with their values", () => {
    const lesson = pageAfter("lesson");
    assert.equal(playersProps(lesson.state, lesson.results).sides, null);
    const { state, results } = pageAfter("connect4", { state: { python: "MAX" } });
    const { options, values, python } = playersProps(state, results);
    assert.deepEqual(
      options.map(({ id }) => id),
      ["columns", "rows", "connect", "sooner"],
    );
    assert.deepEqual(values, { columns: 4, rows: 4, connect: 4, sooner: 0 });
    assert.equal(python, "MAX");
    assert.match(playersProps(state, results).scale, /^A win for X is worth \+1/);
  });
});
