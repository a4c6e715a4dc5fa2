/**
 * Actions that are quicker than Python: whatever their order, nothing that was done is lost, nothing old is shown
 * instead of something newer, and the page never waits for something that will not come.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { position } from "../../../static/js/state/state.js";
import { answerAll } from "./answer-all.js";
import { reply, requestOf, settled } from "./answers.js";
import { pageAt, pageOf } from "./page.js";
import { knowing, knownOf } from "./knowing.js";

/** @typedef {ReturnType<typeof pageOf>} Page */

const LESSON = requestOf("lesson: look").position;
const THREE_LEFT = requestOf("three left: look").position;
const X_HAS_MOVED = requestOf("X has moved: look").position;
const O_HAS_MOVED = requestOf("O has moved: look").position;
const LARGE = { nodes: 5e6, minimaxNodes: 4e12, maxNodes: 1e6, suggestedDepth: 1 };

/** Does several things at once, before Python can answer, and then lets it. @param {Page} page @param {[string, object?][]} intents */
async function quickly(page, intents) {
  page.python.holding = true;
  for (const [type, detail] of intents) await page.intend(type, detail);
  await page.python.release();
  for (let i = 0; i < 4; i += 1) await settled();
}

/** Expects that everything on the page belongs together, and that it waits for nothing. @param {Page} page */
function atRest(page) {
  const { task, pending, choosing, trace, look, yardstick } = knownOf(page.results.get());
  assert.deepEqual({ task, pending, choosing }, { task: "", pending: false, choosing: "" });
  assert.equal(look?.position, position(page.state.get()), "the board is that of the position");
  assert.equal(look?.subject, page.state.get().subject, "the board is that of the game");
  if (trace) {
    assert.equal(trace.text.method, page.state.get().method, "the tree is of the search that is chosen");
    assert.notEqual(yardstick, null, "the tree is compared");
  }
}

describe("A move that is pressed twice", () => {
  it("is one move, and Python replies", async () => {
    const page = pageAt("three left: look", "", { python: "MIN" });
    await quickly(page, [
      ["play", { action: "8" }],
      ["play", { action: "8" }],
    ]);
    assert.deepEqual(page.state.get().history, [THREE_LEFT, X_HAS_MOVED, O_HAS_MOVED]);
    assert.equal(page.results.get().error, null);
    atRest(page);
  });

  it("does not play Python's move on another square either", async () => {
    const page = pageAt("three left: look", "", { python: "MIN" });
    await quickly(page, [
      ["play", { action: "8" }],
      ["play", { action: "7" }],
    ]);
    assert.deepEqual(page.state.get().history, [THREE_LEFT, X_HAS_MOVED, O_HAS_MOVED]);
    atRest(page);
  });

  it("says that the square is taken if nobody replies, and still searches the position", async () => {
    const page = pageAt("three left: look");
    page.python.instead.play = ({ position: from }) => {
      if (from === THREE_LEFT) return reply("X has moved: look");
      throw Object.assign(new Error("Square 8 is already taken by X."), { field: "action" });
    };
    await quickly(page, [
      ["play", { action: "8" }],
      ["play", { action: "8" }],
    ]);
    assert.match(String(page.results.get().error?.message), /already taken/);
    assert.equal(page.trace().text.root.position, X_HAS_MOVED);
    atRest(page);
  });
});

describe("A move that is rejected", () => {
  it("does not end the running search", async () => {
    const page = pageAt("two left: look", "");
    await quickly(page, [
      ["change-run", { change: { cut: ">=" } }],
      ["play", { action: "1" }],
    ]);
    assert.equal(page.results.get().error?.field, "action");
    assert.equal(page.trace().text.root.position, "X.O/OXX/XO.");
    atRest(page);
  });
});

describe("A position that was typed", () => {
  it("is not lost when something else is set at once", async () => {
    const page = pageAt("three left: look");
    await quickly(page, [
      ["set-position", { text: "X.O/OXX/XO." }],
      ["change-run", { change: { cut: ">=" } }],
    ]);
    assert.deepEqual([position(page.state.get()), page.state.get().draft], ["X.O/OXX/XO.", null]);
    assert.equal(page.trace().text.root.position, "X.O/OXX/XO.");
    atRest(page);
  });

  it("is the one from which the next move is played", async () => {
    const page = pageAt("two left: look");
    page.python.instead.estimate = () => reply("X has moved: estimate");
    await quickly(page, [
      ["set-position", { text: THREE_LEFT }],
      ["play", { action: "8" }],
    ]);
    assert.deepEqual(page.state.get().history.slice(-2), [THREE_LEFT, X_HAS_MOVED]);
    atRest(page);
  });

  it("does not change text that is typed while it is read", async () => {
    const page = pageAt("three left: look");
    await quickly(page, [
      ["set-position", { text: "X.O/OXX/XO." }],
      ["position-draft", { text: "X.O/OXX/XO. " }],
    ]);
    assert.deepEqual([position(page.state.get()), page.state.get().draft], ["X.O/OXX/XO.", "X.O/OXX/XO. "]);
  });

  it("is not used for a game that was chosen before it", async () => {
    const page = pageAt("two left: look");
    await quickly(page, [
      ["choose-subject", { subject: "tree", preset: "three-by-three" }],
      ["set-position", { text: THREE_LEFT }],
    ]);
    assert.deepEqual(
      [page.state.get().subject, position(page.state.get()), page.results.get().error],
      ["tree", LESSON, null],
    );
    atRest(page);
  });
});

describe("Cells that are set by hand", () => {
  it("all count, however quickly they are set, and the last ones stay even if they are not a position", async () => {
    const page = pageAt("three left: look", "", { setup: true });
    page.python.instead.look = ({ position: text }) => {
      if (text.split("X").length > 5) throw Object.assign(new Error("X has too many."), { field: "position" });
      return { ...reply("three left: look"), position: text };
    };
    page.python.instead.estimate = () => LARGE;
    await quickly(page, [
      ["edit-cell", { cell: 7, to: "X" }],
      ["edit-cell", { cell: 8, to: "X" }],
    ]);
    assert.deepEqual([position(page.state.get()), page.results.get().subject.edited], [X_HAS_MOVED, "XOXOXO.XX"]);
    await page.intend("setup", { on: false });
    assert.deepEqual(
      [position(page.state.get()), page.results.get().subject.edited, page.state.get().draft],
      [X_HAS_MOVED, null, null],
    );
  });

  it("are not used for a game that was chosen before", async () => {
    const page = pageAt("three left: look", "", { setup: true });
    await quickly(page, [
      ["choose-subject", { subject: "tree", preset: "three-by-three" }],
      ["edit-cell", { cell: 7, to: "X" }],
    ]);
    assert.deepEqual([page.state.get().subject, position(page.state.get())], ["tree", LESSON]);
    atRest(page);
  });
});

describe("An option of the game", () => {
  /** @param {Page} page */
  const anyBoard = (page) => {
    page.python.instead.look = ({ subject, options, position: text }) => ({
      ...reply("connect4: look"),
      subject,
      options,
      position: `${text} on ${options.columns} by ${options.rows}`,
    });
    page.python.instead.estimate = () => LARGE;
  };

  it("is on the board even if something else is set at once", async () => {
    const page = pageAt("connect4: look", "connect4");
    anyBoard(page);
    await quickly(page, [
      ["set-option", { option: "columns", value: 5 }],
      ["change-run", { change: { depth: "3" } }],
    ]);
    assert.equal(position(page.state.get()), "..../..../..../XO.. on 5 by 4");
    assert.equal(page.results.get().subject.look?.options.columns, 5);
    atRest(page);
  });

  it("is not undone by the one that was set before it", async () => {
    const page = pageAt("connect4: look", "connect4");
    anyBoard(page);
    await quickly(page, [
      ["set-option", { option: "columns", value: 5 }],
      ["set-option", { option: "rows", value: 6 }],
    ]);
    const { columns, rows } = page.state.get().options;
    assert.deepEqual([columns, rows, position(page.state.get())], [5, 6, "..../..../..../XO.. on 5 by 6"]);
    atRest(page);
  });

  it("disappears with its game", async () => {
    const page = pageAt("connect4: look", "connect4");
    await quickly(page, [
      ["choose-subject", { subject: "tree", preset: "three-by-three" }],
      ["set-option", { option: "columns", value: 5 }],
    ]);
    assert.deepEqual([page.state.get().subject, page.state.get().options], ["tree", {}]);
    atRest(page);
  });
});

describe("A game that was chosen", () => {
  it("is shown in the menu until it is on the board, and no longer", async () => {
    const page = pageAt("two left: look", "two left");
    page.python.holding = true;
    await page.intend("choose-subject", { subject: "tree", preset: "three-by-three" });
    assert.equal(page.results.get().doing.choosing, "tree/three-by-three");
    await page.python.release();
    await settled();
    atRest(page);
  });

  it("does not stay in the menu if it was stopped or failed", async () => {
    const stopped = pageAt("two left: look", "two left");
    stopped.python.holding = true;
    await stopped.intend("choose-subject", { subject: "tree", preset: "three-by-three" });
    await stopped.intend("stop");
    assert.deepEqual([stopped.results.get().doing.choosing, stopped.state.get().subject], ["", "tictactoe"]);
    const failed = pageAt("two left: look", "two left");
    failed.python.instead.look = () => {
      throw new Error("Python could not start.");
    };
    await failed.intend("choose-subject", { subject: "tree", preset: "three-by-three" });
    assert.deepEqual([failed.results.get().doing.choosing, failed.state.get().subject], ["", "tictactoe"]);
  });

  it("gives way to an example that is shown at once", async () => {
    const page = pageAt("connect4: look");
    await quickly(page, [
      ["choose-subject", { subject: "tree", preset: "three-by-three" }],
      [
        "show-example",
        { example: { subject: "tictactoe", options: { sooner: 0 }, position: "X.O/OXX/XO.", method: "alphabeta" } },
      ],
    ]);
    assert.deepEqual([page.state.get().subject, position(page.state.get())], ["tictactoe", "X.O/OXX/XO."]);
    atRest(page);
  });

  it("and was replaced cannot be reached with Undo", async () => {
    const page = pageAt("connect4: look");
    const example = { subject: "tictactoe", options: { sooner: 0 }, position: "X.O/OXX/XO.", method: "alphabeta" };
    await quickly(page, [
      ["choose-subject", { subject: "tree", preset: "three-by-three" }],
      ["show-example", { example }],
    ]);
    assert.deepEqual(
      page.state.get().before.map(({ subject }) => subject),
      ["connect4"],
    );
  });

  it("replaces an example that is not there yet", async () => {
    const page = pageAt("connect4: look");
    await quickly(page, [
      [
        "show-example",
        { example: { subject: "tictactoe", options: { sooner: 0 }, position: "X.O/OXX/XO.", method: "alphabeta" } },
      ],
      ["choose-subject", { subject: "tree", preset: "three-by-three" }],
    ]);
    assert.deepEqual([page.state.get().subject, position(page.state.get())], ["tree", LESSON]);
    atRest(page);
  });

  it("does not lose an example when the search settings change", async () => {
    const page = pageAt("connect4: look");
    await quickly(page, [
      [
        "show-example",
        { example: { subject: "tictactoe", options: { sooner: 0 }, position: "X.O/OXX/XO.", method: "alphabeta" } },
      ],
      ["change-run", { change: { cut: ">=" } }],
    ]);
    assert.equal(position(page.state.get()), "X.O/OXX/XO.");
    atRest(page);
  });

  it("gets no reply from Python before Python is asked to play", async () => {
    const page = pageAt("lesson: look", "lesson", { python: "MIN", engine: { on: true, seconds: "3" } });
    page.python.instead.look = () => reply("X has moved: look");
    page.python.instead.estimate = () => reply("X has moved: estimate");
    await page.intend("choose-subject", { subject: "tictactoe", preset: "two-left" });
    assert.deepEqual([page.state.get().python, position(page.state.get())], ["", X_HAS_MOVED]);
    assert.ok(!page.ops().includes("scores"));
  });

  it("begins with the engine's move, once the engine plays that side", async () => {
    const page = pageAt("lesson: look", "lesson", { engine: { on: true, seconds: "3" } });
    page.python.instead.look = () => reply("X has moved: look");
    page.python.instead.estimate = () => LARGE;
    page.python.instead.scores = () => ({
      means: "table",
      best: "7",
      bestName: "square 7",
      sure: true,
      moves: [],
      positions: 2,
      seconds: 5,
      estimate: null,
      depth: null,
    });
    await page.intend("choose-subject", { subject: "tictactoe", preset: "two-left" });
    await page.intend("python-plays", { side: "MIN" });
    assert.equal(position(page.state.get()), O_HAS_MOVED);
    assert.match(page.results.get().subject.engineMove, /^The engine plays square 7\./);
    assert.ok(!page.ops().includes("search"));
  });
});

describe("A request beside a search", () => {
  it("waits for the search, and does not end it", async () => {
    for (const type of ["value-moves", "count", "score-moves", "measure-work"]) {
      const page = pageAt("two left: look", "two left");
      page.python.instead.scores = () => ({ moves: [] });
      page.python.instead.work = () => ({ nodes: null });
      page.python.instead.compare = () => reply("two left: compare");
      await quickly(page, [["change-run", { change: { method: "alphabeta" } }], [type]]);
      const ops = page.ops();
      assert.ok(ops.indexOf("search") >= 0 && ops.indexOf("search") < ops.length - 1, `${type}: ${ops}`);
      atRest(page);
    }
  });

  it("waits for the game that was chosen, and is about it", async () => {
    const page = pageAt("two left: look", "two left");
    await quickly(page, [["choose-subject", { subject: "tree", preset: "three-by-three" }], ["value-moves"]]);
    assert.deepEqual(page.results.get().subject.exact, { a1: 3, a2: 2, a3: 2 });
    atRest(page);
  });

  it("is the newest one, and never one that was stopped", async () => {
    const page = pageAt("two left: look", "two left");
    page.python.instead.scores = () => ({ moves: [] });
    await quickly(page, [["search"], ["score-moves"], ["value-moves"]]);
    assert.ok(!page.ops().includes("scores"));
    assert.notEqual(page.results.get().subject.exact, null);
    await quickly(page, [["search"], ["score-moves"], ["stop"]]);
    assert.ok(!page.ops().includes("scores"));
  });

  it("keeps the tree's comparison, even if something begins meanwhile", async () => {
    const page = pageAt("three left: look", "", { python: "MIN" });
    page.python.instead.compare = () => new Promise(() => {});
    await page.intend("play", { action: "8" });
    assert.equal(page.results.get().run.yardstick, null);
    page.python.instead.compare = () => reply("X has moved: compare");
    await page.intend("python-plays", { side: "MIN" });
    assert.notEqual(page.results.get().run.yardstick, null);
  });
});

describe("A slider that is moved", () => {
  it("asks Python only for its first and its last value", async () => {
    const page = pageAt("lesson: look", "lesson");
    page.python.instead.estimate = () => reply("lesson: estimate");
    page.python.instead.search = () => reply("lesson");
    const values = Array.from({ length: 30 }, (_, index) => ["set-method-option", { option: "f", value: index }]);
    await quickly(page, /** @type {any} */ (values));
    const estimates = page.python.asked
      .filter(({ op }) => op === "estimate")
      .map(({ methodOptions }) => methodOptions.f);
    assert.deepEqual(estimates, [0, 29]);
    assert.equal(page.python.asked.filter(({ op }) => op === "search").length, 1);
    atRest(page);
  });
});

describe("An action that replaces a long search", () => {
  /** @type {[string, object?][]} */
  const others = [
    ["choose-subject", { subject: "tree", preset: "three-by-three" }],
    ["play", { action: "8" }],
    ["set-position", { text: "X.O/OXX/XO." }],
    ["undo"],
    ["new-game"],
    ["change-run", { change: { depth: "1" } }],
    ["setup", { on: true }],
    ["python-plays", { side: "MAX" }],
    ["show-example", { example: { subject: "tictactoe", position: "X.O/OXX/XO.", method: "alphabeta" } }],
  ];

  for (const [type, detail] of others) {
    it(`ends the search at once: ${type}`, async () => {
      const page = pageAt("three left: look");
      page.python.instead.estimate = () => reply("lesson: estimate");
      /** @type {AbortSignal[]} */
      const signals = [];
      const { ask } = page.python;
      page.python.ask = (request, how = {}) => {
        if (request.op === "search" && how.signal) signals.push(how.signal);
        return ask(request, how);
      };
      page.python.instead.search = () => new Promise(() => {});
      await page.intend("search");
      assert.deepEqual(
        signals.map(({ aborted }) => aborted),
        [false],
      );
      page.app.handle(/** @type {any} */ ({ type, ...detail }));
      assert.equal(signals[0].aborted, true);
    });
  }

  it("does not end an earlier change of the position", async () => {
    const page = pageAt("three left: look");
    page.python.instead.estimate = () => LARGE;
    await quickly(page, [
      ["play", { action: "8" }],
      ["change-run", { change: { depth: "2" } }],
    ]);
    assert.equal(position(page.state.get()), X_HAS_MOVED);
  });
});

describe("Stop", () => {
  it("also cancels what waits: no move is made after it", async () => {
    const page = pageAt("three left: look");
    page.python.holding = true;
    await page.intend("play", { action: "8" });
    await page.intend("play", { action: "7" });
    await page.intend("stop");
    page.python.holding = false;
    await settled();
    assert.deepEqual([page.state.get().history, page.ops()], [[THREE_LEFT], ["play"]]);
    await page.intend("play", { action: "8" });
    assert.equal(position(page.state.get()), X_HAS_MOVED);
  });
});

describe("The picture of the current node", () => {
  it("is fetched when Python is no longer busy", async () => {
    const page = pageOf();
    const { text, ...rest } = reply("chance");
    const root = { ...text.root, picture: { kind: "pig", names: { MAX: "MAX", MIN: "MIN" } } };
    page.state.update({ subject: root.subject, options: root.options, history: [root.position] });
    page.results.update(knowing({ look: root }, page.results.get()));
    page.app.show({ ...rest, text: { ...text, root } });
    page.python.instead.picture = ({ path }) => ({ picture: { kind: "pig", path }, position: path.join(" ") });
    /** @type {(value: any) => void} */
    let give = () => {};
    page.python.instead.compare = () => new Promise((resolve) => (give = resolve));
    await page.intend("count");
    page.app.goTo(5);
    await settled();
    assert.equal(page.results.get().run.seen, null);
    give(reply("lesson: compare"));
    await settled();
    assert.equal(page.results.get().run.seen?.cursor, 5);
  });
});

describe("Any three actions in a row", () => {
  /** @type {[string, object?][]} */
  const actions = [
    ["play", { action: "8" }],
    ["change-run", { change: { method: "minimax" } }],
    ["score-moves"],
    ["setup", { on: true }],
    ["undo"],
    ["redo"],
    ["set-position", { text: "X.O/OXX/XO." }],
    ["set-position", { text: "X" }],
    ["new-game"],
    ["value-moves"],
    ["choose-subject", { subject: "tree", preset: "three-by-three" }],
    ["setup", { on: false }],
    ["python-plays", { side: "" }],
    ["search-anyway"],
  ];

  it("leave the page idle, with the tree of the position on its board", async () => {
    // Any two of them come together, with one of the first four after them: each of these follows each of the others too.
    for (const [at, first] of actions.entries()) {
      for (const [then, second] of actions.entries()) {
        const third = actions[(at + then) % 4];
        const page = pageAt("three left: look", "", { history: [THREE_LEFT, X_HAS_MOVED], at: 0 });
        answerAll(page);
        await page.intend("search");
        page.python.holding = true;
        for (const [type, detail] of [first, second, third]) page.app.handle(/** @type {any} */ ({ type, ...detail }));
        await page.python.release();
        for (let i = 0; i < 3; i += 1) await settled();
        const done = [first, second, third]
          .map(([type, detail]) => `${type} ${JSON.stringify(detail ?? "")}`)
          .join(", ");
        const { task, pending, choosing, trace, look, yardstick, scores } = knownOf(page.results.get());
        const { method, subject } = page.state.get();
        assert.deepEqual({ task, pending, choosing }, { task: "", pending: false, choosing: "" }, done);
        assert.deepEqual([look?.position, look?.subject], [position(page.state.get()), subject], done);
        assert.deepEqual([trace?.text.root.position, trace?.text.method], [look?.position, method], done);
        assert.notEqual(yardstick, null, done);
        if (scores) assert.equal(/** @type {any} */ (scores).about, look?.position, done);
      }
    }
  });
});
