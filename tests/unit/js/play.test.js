import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { boardProps } from "../../../static/js/kinds/game/board.js";
import { levelProps, levelsFor, usualRun } from "../../../static/js/kinds/game/levels.js";
import { moveListProps, movesBetween, positionsUnknown } from "../../../static/js/kinds/game/move-list.js";
import { passAt } from "../../../static/js/trace/passes.js";
import { visibleAt } from "../../../static/js/trace/visible.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { playProps } from "../../../static/js/kinds/game/play.js";
import { sawProps, valuesOnBoard } from "../../../static/js/kinds/game/saw.js";
import { treeProps } from "../../../static/js/view-models/tree.js";
import { presetOfBeginning, subjectTitle } from "../../../static/js/state/catalogue.js";
import { stagesProps } from "../../../static/js/view-models/stages.js";
import { reply, requestOf, traceOf } from "./answers.js";
import { knowing } from "./knowing.js";
import { pageAt } from "./page.js";

/** @typedef {import("../../../static/js/state/state.js").State} State */

const LOOK = reply("three left: look");
const GAME = ["start", "5", "51", "519", "5198"];
/** @param {"MAX" | "MIN" | "CHANCE"} by @param {string} name */
const move = (by, name) => ({ by, name });
const MOVES = [move("MAX", "square 5"), move("MIN", "square 1"), move("MAX", "square 9"), move("MIN", "square 8")];

/** @param {readonly string[]} history @param {readonly (ReturnType<typeof move> | null)[]} moves @param {object} [look] */
const listOf = (history, moves, look = LOOK, at = history.length - 1) =>
  moveListProps(
    { ...INITIAL_STATE, history: [...history], at },
    knowing({ look: /** @type {any} */ (look), played: movesBetween(history, moves) }),
  ).rows.map(({ MAX, MIN }) => [MAX.map(({ name }) => name), MIN.map(({ name }) => name)]);

describe("The sides that a reader can play", () => {
  /** @param {{MAX: string, MIN: string}} names @param {string} first */
  const sidesOf = (names, first) =>
    playProps(
      { ...INITIAL_STATE, history: [first] },
      knowing({ look: /** @type {any} */ ({ ...LOOK, picture: { ...LOOK.picture, names } }) }),
    ).sides;

  it("are called as in the game, or by who began", () => {
    assert.deepEqual(sidesOf({ MAX: "Black", MIN: "White" }, ""), { MAX: "Black", MIN: "White" });
    const unnamed = { MAX: "MAX", MIN: "MIN" };
    assert.deepEqual(sidesOf(unnamed, "3 4 5"), { MAX: "▲ first", MIN: "▼ second" });
    assert.deepEqual(sidesOf(unnamed, "min 3 4 5"), { MAX: "▲ second", MIN: "▼ first" });
  });
});

describe("The list of the moves that were played", () => {
  it("has a row for each move of MAX and what MIN answered", () => {
    assert.deepEqual(listOf(GAME, MOVES), [
      [["square 5"], ["square 1"]],
      [["square 9"], ["square 8"]],
    ]);
  });

  it("begins with MIN where MIN moved first, and again with each new game", () => {
    assert.deepEqual(listOf(["a", "b", "c"], [move("MIN", "e5"), move("MAX", "Nf3")]), [
      [[], ["e5"]],
      [["Nf3"], []],
    ]);
    const again = [...MOVES.slice(0, 2), null, move("MAX", "square 3")];
    assert.deepEqual(listOf(["start", "5", "51", "start", "3"], again), [[["square 3"], []]]);
    assert.deepEqual(listOf(["start", "5", "51", "start", "3"], again, LOOK, 1), [[["square 5"], ["square 1"]]]);
  });

  it("puts what chance does, and a second move of the same side, beside the first", () => {
    const moves = [move("MAX", "roll"), move("CHANCE", "4"), move("MAX", "hold"), move("MIN", "roll")];
    assert.deepEqual(listOf(["a", "b", "c", "d", "e"], moves), [[["roll", "4", "hold"], ["roll"]]]);
  });

  it("marks the move that led to the board, and keeps those that can be redone", () => {
    const { rows } = moveListProps(
      { ...INITIAL_STATE, history: [...GAME], at: 2 },
      knowing({ look: LOOK, played: movesBetween(GAME, MOVES) }),
    );
    const now = rows.flatMap(({ MAX, MIN }) => [...MAX, ...MIN]).filter(({ isNow }) => isNow);
    assert.deepEqual([rows.length, now.map(({ name }) => name)], [2, ["square 1"]]);
  });

  it("tells nothing where moves are hidden", () => {
    assert.deepEqual(listOf(GAME, MOVES, { ...LOOK, start: "" }), []);
  });

  it("asks Python only in Play, and only from the first move that is not known", () => {
    const played = movesBetween(GAME.slice(0, 3), MOVES.slice(0, 2));
    const state = /** @type {State} */ ({ ...INITIAL_STATE, activity: "play", history: GAME });
    assert.deepEqual(positionsUnknown(state, knowing({ look: LOOK, played })), GAME.slice(2));
    assert.deepEqual(positionsUnknown({ ...state, activity: "watch" }, knowing({ look: LOOK, played })), []);
    // What Python cannot tell is not asked for again.
    assert.deepEqual(positionsUnknown(state, knowing({ look: LOOK, played: movesBetween(GAME, []) })), []);
  });

  it("follows the game as it is played", async () => {
    const { state, results, python } = pageAt("three left: look", undefined, { activity: "play" });
    python.instead.moves = () => ({ kind: "game", moves: [move("MAX", "square 7")] });
    const [before] = state.get().history;
    state.update({ history: [before, "after"], at: 1 });
    await new Promise((done) => setTimeout(done));
    assert.deepEqual(results.get().lab.played, movesBetween([before, "after"], [move("MAX", "square 7")]));
  });
});

/** @param {object} change */
const game = (change) => /** @type {any} */ ({ ...LOOK, methods: ["alphabeta", "deepening_to_play"], ...change });

/** @param {object} change */
const names = (change) => levelsFor(game(change)).map(({ name }) => name);

describe("How far Python looks", () => {
  it("is said in words, and “perfect” only where it is", () => {
    assert.deepEqual(names({ subject: "tictactoe" }), ["2 moves", "4 moves", "6 moves", "1 second", "perfect"]);
    assert.deepEqual(names({ subject: "chess", engine: null }), ["1 move", "2 moves", "3 moves", "1 second"]);
    assert.deepEqual(names({ subject: "connect4", engine: "search" }).at(-1), "1 second");
    assert.deepEqual(names({ subject: "nim", engine: "theory" }).at(-1), "perfect");
    assert.deepEqual(names({ subject: "pacman", engine: null, round: 3 })[1], "2 rounds");
    const coins = { subject: "coins", engine: null, methods: ["expectiminimax"] };
    assert.deepEqual(names(coins), ["2 moves", "perfect"]);
  });

  it("is no question where nothing is searched move by move", () => {
    assert.deepEqual([names({ methods: ["cfr"] }), usualRun(game({ methods: ["cfr"] }))], [[], {}]);
  });

  it("begins with a second, or with what plays well in less", () => {
    const timed = { method: "deepening_to_play", depth: "", methodOptions: { seconds: 1 } };
    assert.deepEqual(usualRun(game({ subject: "chess", engine: null })), timed);
    assert.equal(usualRun(game({ subject: "tictactoe" })).depth, "6");
    const pig = game({ subject: "pig", engine: null, methods: ["expectiminimax"] });
    assert.deepEqual(usualRun(pig), { method: "expectiminimax", depth: "6", methodOptions: {} });
    assert.deepEqual(usualRun(pig, "3"), { method: "expectiminimax", depth: "3", methodOptions: {} });
  });

  it("marks the level in use, and has a level for what was set elsewhere", () => {
    const look = game({ subject: "connect4", engine: "search" });
    const catalogue = reply("catalogue");
    /** @param {Partial<State>} change */
    const level = (change) => {
      const { levels, level: now } = levelProps({ ...INITIAL_STATE, ...change }, look, catalogue);
      return [now?.name, levels.length];
    };
    assert.deepEqual(level({ method: "minimax", depth: "4" }), ["4 moves", 4]);
    assert.deepEqual(level(usualRun(look)), ["1 second", 4]);
    assert.deepEqual(level({ engine: { on: true, seconds: "1" } }), ["engine", 5]);
    assert.deepEqual(level({ depth: "7" }), ["7 moves", 5]);
    assert.deepEqual(level({ depth: "" }), ["to the end", 5]);
  });
});

/** The game in which Python, playing O, has just answered. @param {Partial<State>} [change] @param {Partial<import("./knowing.js").Known>} [known] */
function answered(change = {}, known = {}) {
  const history = ["X has moved: look", "O has moved: look"].map((name) => requestOf(name).position);
  /** @type {State} */
  const state = { ...INITIAL_STATE, activity: "play", subject: "tictactoe", python: "MIN", history, at: 1, ...change };
  const results = knowing({
    look: reply("O has moved: look"),
    trace: traceOf("X has moved"),
    reply: reply("X has moved"),
    ...known,
  });
  return { state, results };
}

describe("What Python saw", () => {
  it("is the values of its moves, the best line with its boards, and for whom it is good", () => {
    const { state, results } = answered();
    const { moves, line, sentence, facts, isWatchable } = sawProps(state, results);
    assert.deepEqual(
      moves.map(({ name }) => name),
      ["square 7", "square 9"],
    );
    assert.equal(
      sentence,
      "Python chose square 7, one of 2 moves that are worth the same. Your best answer is square 9. Then you can force a win.",
    );
    assert.deepEqual(
      line.map(({ name, shown }) => [name, shown?.picture.cells]),
      [
        ["square 7", "XOXOXOOX."],
        ["square 9", "XOXOXOOXX"],
      ],
    );
    assert.match(facts, /^\d+ positions in /);
    assert.equal(isWatchable, true);
  });

  it("is no random playout: the best line ends before it", () => {
    const trace = traceOf("deep rounds");
    const { position } = trace.text.root;
    const look = /** @type {any} */ ({ ...LOOK, position });
    const { state, results } = answered(
      { python: "", history: [position], at: 0 },
      { look, trace, reply: reply("deep rounds") },
    );
    const names = sawProps(state, results).line.map(({ name }) => name);
    assert.ok(names.length > 0 && !names.includes("playout"), String(names));
  });

  it("is gone when the reader has gone back to before that search", () => {
    const { state, results } = answered({ at: 0 });
    const { moves, sentence, isWatchable } = sawProps(state, results);
    assert.deepEqual([moves, sentence, isWatchable], [[], "", false]);
  });

  it("is what it would choose where the reader plays both sides", () => {
    const { state, results } = answered({ python: "", at: 0 }, { look: reply("X has moved: look") });
    assert.match(
      sawProps(state, results).sentence,
      /^Python would choose square 7, .* The best answer is square 9\. Then X can force a win\.$/,
    );
  });

  it("is the last search that was finished, where its time has ended the next", () => {
    const trace = traceOf("deepening, broken off");
    const finished = trace.text.passes.filter(({ row }) => Number.isFinite(trace.value[row]));
    assert.ok(finished.length < trace.text.passes.length);
    assert.equal(passAt(trace, lastCursor(trace)), finished.length - 1);
    assert.equal(passAt(trace, lastCursor(trace) - 1), trace.text.passes.length - 1);
    assert.equal(visibleAt(trace, lastCursor(trace)).trace.value[0], trace.value[finished[finished.length - 1].row]);
  });

  it("stands on the board where Python’s moves end, if the reader wants it there", () => {
    const on = answered({ valuesOnBoard: true });
    assert.deepEqual(Object.keys(valuesOnBoard(on.state, on.results).worths), ["6", "8"]);
    const off = answered();
    assert.deepEqual(valuesOnBoard(off.state, off.results), { worths: {}, values: null, hint: null });
    // The values of the reader's own moves, once they are asked for, stand there instead.
    const asked = answered({ valuesOnBoard: true }, { exact: { 9: 1 } });
    assert.deepEqual(valuesOnBoard(asked.state, asked.results), { worths: {} });
    assert.deepEqual(
      [sawProps(on.state, on.results).canValue, sawProps(asked.state, asked.results).canValue],
      [true, false],
    );
  });
});

describe("Back in Play from the middle of its search", () => {
  it("the board is the game, and the tree the one that the answer came from", () => {
    const { state, results } = answered({ cursor: 3 });
    assert.equal(boardProps(state, results).shown, null);
    assert.equal(treeProps(state, results).cursor, lastCursor(traceOf("X has moved")));
    const watching = { ...state, activity: /** @type {const} */ ("watch") };
    assert.notEqual(boardProps(watching, results).shown, null);
    assert.equal(treeProps(watching, results).cursor, 3);
  });
});

describe("The bar over the board in Play", () => {
  const better = (/** @type {ReturnType<typeof answered>} */ { state, results }) => playProps(state, results).better;

  it("has its place before Python has looked ahead, and while it does", () => {
    assert.deepEqual(better(answered({}, { trace: null })), { share: 0.5, text: "" });
    assert.deepEqual(better(answered({}, { pending: true })), better(answered()));
    assert.deepEqual(better(answered()), { share: 1, text: "You can force a win" });
  });

  it("is full when the game is over, and forgets the game before", () => {
    const lost = { ...reply("O has moved: look"), terminal: true, utility: -1, verdict: "O has three in a row." };
    assert.deepEqual(better(answered({}, { look: /** @type {any} */ (lost) })), { share: 0, text: "" });
    assert.equal(better(answered({ history: ["another game"], at: 0 }))?.share, 0.5);
  });

  it("has no place where moves are hidden", () => {
    assert.equal(
      better(answered({}, { look: /** @type {any} */ ({ ...reply("O has moved: look"), start: "" }) })),
      null,
    );
  });
});

describe("The end of a game in Play", () => {
  const lost = /** @type {any} */ ({
    ...reply("O has moved: look"),
    terminal: true,
    utility: -1,
    verdict: "O has three in a row.",
  });

  it("is said from the person's side, without values of moves", () => {
    const { state, results } = answered({ valuesOnBoard: true }, { look: lost, catalogue: reply("catalogue") });
    assert.equal(boardProps(state, results).over, "Python won. O has three in a row.");
    assert.equal(boardProps({ ...state, python: "MAX" }, results).over, "You won. O has three in a row.");
    assert.equal(boardProps({ ...state, python: "" }, results).over, "O has three in a row.");
    assert.equal(boardProps({ ...state, activity: "watch" }, results).over, "");
    assert.deepEqual([playProps(state, results).over, valuesOnBoard(state, results).worths], [true, {}]);
  });

  it("is followed by a new game, of which Python has seen nothing", async () => {
    const page = pageAt("O has moved: look", "X has moved", { activity: "play", python: "MIN" });
    page.python.instead.look = () => LOOK;
    page.python.instead.moves = () => ({ kind: "game", moves: [] });
    await page.intend("new-game");
    assert.equal(page.results.get().run.trace, null);
  });
});

describe("Who moves again", () => {
  it("is told why", () => {
    const look = /** @type {any} */ ({
      ...LOOK,
      subject: "kalah",
      movesAgain: true,
      toMove: "MAX",
      mover: "South",
      picture: { kind: "kalah", names: { MAX: "South", MIN: "North" } },
    });
    const state = { ...INITIAL_STATE, activity: /** @type {const} */ ("play"), history: ["a", "b"], at: 1 };
    /** @param {"MAX" | "MIN"} by @param {State["python"]} python */
    const told = (by, python) => {
      const results = knowing({ look, played: movesBetween(["a", "b"], [move(by, "house 3")]) });
      const now = { ...state, python };
      return [boardProps(now, results).again, sawProps(now, results).sentence];
    };
    const why = "again: the last seed fell into the store.";
    assert.deepEqual(told("MAX", "MIN"), [`You move ${why}`, "You move again. Python has not answered yet."]);
    assert.deepEqual(told("MAX", "")[0], `South moves ${why}`);
    assert.deepEqual(told("MIN", "MIN"), ["", ""]);
  });

  it("is told that chance alone answers", () => {
    const alone = /** @type {any} */ ({
      ...LOOK,
      toMove: "MAX",
      mover: "player",
      planners: ["uct"],
      drawn: { name: "2" },
    });
    const state = { ...INITIAL_STATE, activity: /** @type {const} */ ("play"), history: ["a", "b", "c"], at: 2 };
    const played = movesBetween(["a", "b", "c"], [move("MAX", "left"), move("CHANCE", "2 at 1,1")]);
    const { sentence } = sawProps({ ...state, python: "MIN" }, knowing({ look: alone, played }));
    assert.match(sentence, /^Chance answers here, not Python\./);
  });

  it("is told past what chance did", () => {
    const pig = { kind: "pig", names: { MAX: "MAX", MIN: "MIN" } };
    const look = /** @type {any} */ ({ ...LOOK, subject: "pig", toMove: "MAX", picture: pig });
    const history = ["a", "b", "c"];
    const state = { ...INITIAL_STATE, activity: /** @type {const} */ ("play"), python: "MIN", history, at: 2 };
    const played = movesBetween(history, [move("MAX", "roll"), move("CHANCE", "4")]);
    const { again } = boardProps(/** @type {any} */ (state), knowing({ look, played }));
    assert.equal(again, "You move again: a turn goes on until a hold or a 1.");
  });
});

describe("The title of a game", () => {
  const { subjects } = reply("catalogue");
  const titled = (/** @type {string} */ id, /** @type {Record<string, number>} */ rules) => {
    const info = subjects.find((/** @type {any} */ each) => each.id === id);
    return subjectTitle(info, presetOfBeginning(info, rules));
  };

  it("says whose its position is only where somebody has made one", () => {
    assert.equal(titled("tictactoe", { sooner: 0 }), "Tic-tac-toe · Empty board");
    assert.equal(titled("connect4", { columns: 7, rows: 6, connect: 4, sooner: 0 }), "Connect-4");
    assert.equal(subjectTitle({ name: "Connect-4", presets: [] }, ""), "Connect-4 · your own");
  });

  it("is that of the beginning after a game was chosen to be played", async () => {
    const page = pageAt("three left: look");
    page.python.instead.look = () => LOOK;
    await page.intend("play-python", { subject: "tictactoe" });
    assert.equal(page.state.get().preset, "empty");
    await page.intend("play-python", { subject: "tictactoe", wish: { position: LOOK.position } });
    assert.notEqual(page.state.get().preset, "empty");
  });
});

describe("Who comes to Play from Watch", () => {
  const atMove = (/** @type {object} */ change = {}) => {
    const { state } = answered({ activity: "watch", python: "", at: 0, ...change });
    return pageAt("O has moved: look", undefined, { ...state, options: { sooner: 0 } });
  };

  it("plays the side to move, against Python as it usually plays, and no move of the game is lost", async () => {
    const page = atMove({ method: "minimax", depth: "2" });
    const { history, at } = page.state.get();
    const { toMove } = /** @type {import("../../../static/js/python/protocol.js").Look} */ (
      page.results.get().subject.look
    );
    await page.intend("go-to", { place: "play" });
    const { python, method } = page.state.get();
    assert.deepEqual([python, method], [toMove === "MAX" ? "MIN" : "MAX", "alphabeta"]);
    assert.deepEqual([page.state.get().history, page.state.get().at], [history, at]);
  });

  it("still plays both sides of a game in which that was chosen", async () => {
    const page = atMove({ activity: "play" });
    await page.intend("go-to", { place: "watch" });
    await page.intend("go-to", { place: "play" });
    assert.equal(page.state.get().python, "");
  });

  it("still has the side against which Python plays", async () => {
    const page = atMove({ python: "MAX", method: "minimax" });
    await page.intend("go-to", { place: "play" });
    assert.deepEqual([page.state.get().python, page.state.get().method], ["MAX", "minimax"]);
  });
});

describe("Who comes to Watch from Home", () => {
  const example = { subject: "tree", preset: "three-by-three", position: "", method: "alphabeta" };
  /** The subjects that are looked at on the way there. @param {ReturnType<typeof pageAt>} page */
  async function seenFrom(page) {
    await page.intend("go-to", { place: "watch", example });
    return page.python.asked.filter(({ op }) => op === "look").map((asked) => /** @type {any} */ (asked).subject);
  }

  it("gets the search that runs there, not that of the game that was played last", async () => {
    assert.deepEqual(await seenFrom(pageAt("three left: look", undefined, { activity: "home" })), ["tree"]);
  });

  it("still has a tree of their own", async () => {
    assert.deepEqual(await seenFrom(pageAt("lesson: look", "lesson", { activity: "home" })), []);
  });
});

describe("Beside the board in Play", () => {
  it("only a contest can stand in place of what Python saw", () => {
    const { state, results } = answered({ stage: "plots" }, { catalogue: reply("catalogue") });
    assert.equal(stagesProps(state, results).view, "tree");
    assert.equal(stagesProps({ ...state, stage: "duel" }, results).view, "duel");
    assert.equal(stagesProps({ ...state, activity: "watch" }, results).view, "plots");
  });
});

describe("A move in the list", () => {
  it("leads back to the position after it, or after what Python answered", async () => {
    const { state } = answered({ activity: "watch" });
    const page = pageAt("O has moved: look", undefined, { ...state, options: { sooner: 0 } });
    page.ops();
    await page.intend("go-to-move", { at: 0 });
    assert.deepEqual([page.state.get().at, page.ops().slice(0, 2)], [1, ["look", "look"]], "there, Python is to move");
    page.state.update({ python: "" });
    await page.intend("go-to-move", { at: 0 });
    assert.equal(page.state.get().at, 0);
    await page.intend("go-to-move", { at: 7 });
    assert.equal(page.state.get().at, 0);
  });

  it("does not wait for what only Watch tells of a tree; that is asked there", async () => {
    const page = pageAt("X has moved: look", undefined, { activity: "play", python: "" });
    page.python.instead.moves = () => ({ kind: "game", moves: [] });
    page.ops();
    await page.intend("search");
    assert.deepEqual(page.ops().includes("compare"), false);
    await page.intend("go-to", { place: "watch" });
    assert.deepEqual(page.ops(), ["compare"]);
  });

  it("is there to be watched, in the tree, even if nothing has been searched yet", async () => {
    const page = pageAt("X has moved: look", undefined, { activity: "play", python: "MAX", pane: "board" });
    page.ops();
    await page.intend("go-to", { place: "watch" });
    assert.deepEqual(
      [page.state.get().pane, page.trace()?.text.root.position],
      ["tree", requestOf("X has moved").position],
    );
    assert.ok(page.ops().includes("search"));
    await page.intend("go-to", { place: "watch" });
    assert.deepEqual(page.ops(), [], "once");
  });
});
