import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { boardOf } from "../../../static/js/boards/index.js";
import { definesEvaluation, definesGame, definesProblem } from "../../../static/js/files/defines.js";
import { duelProps, weightsProps } from "../../../static/js/kinds/game/laboratory.js";
import { playerOf } from "../../../static/js/kinds/game/requests.js";
import { methodOf } from "../../../static/js/kinds/index.js";
import { ownText, withOwn } from "../../../static/js/state/catalogue.js";
import { subjectAt } from "../../../static/js/state/requests.js";
import { isOfTheseRules } from "../../../static/js/trace/root.js";
import { PlyscopeError } from "../../../static/js/python/errors.js";
import { knowing } from "./knowing.js";
import { pageAt } from "./page.js";

const GAME = `class Race:
    def actions(self, state):
        return [1]
    def result(self, state, action):
        return state + action
    def utility(self, state):
        return 0
`;
const EVALUATION = { id: "e", name: "mine.py", text: "def evaluate(state):\n    return 0\n" };
const CONTENDER = { method: "alphabeta", depth: "2", order: "given", weights: "e", options: {} };

/** A position of a game that is given by its text. @param {string} source @param {string} [position] @param {Record<string, string>} [files] */
const lookOf = (source, position = "", files = {}) => ({
  kind: "game",
  subject: "own",
  options: {},
  position,
  methods: ["alphabeta"],
  orders: ["given"],
  features: [],
  actions: [],
  warnings: [],
  toMove: "MAX",
  mover: "MAX",
  terminal: true,
  verdict: "",
  picture: { kind: "text", text: "", names: { MAX: "MAX", MIN: "MIN" } },
  own: {
    source,
    files,
    board: "",
    entry: {
      kind: "game",
      id: "own",
      name: "Race",
      presets: [{ id: "start", name: "First state", position: "", note: "", options: {} }],
      options: [],
    },
  },
});

/** The room of programs, with a program in the editor. @param {string} text */
function editing(text) {
  const page = pageAt("two left: look", "two left");
  const before = page.results.get().subject.look;
  const program = { kind: "program", subject: "program", options: {}, position: text, methods: ["run"], functions: [] };
  page.results.update(knowing({ look: /** @type {any} */ (program) }, page.results.get()));
  page.state.update({ subject: "program", history: [text], at: 0, method: "run", source: "" });
  page.python.instead.look = ({ subject, source, position, files }) => {
    if (subject === "own") return lookOf(source, position ?? "", files);
    return subject === "program" ? { ...program, position } : before;
  };
  return page;
}

describe("What a program defines", () => {
  it("finds the domains and constraints of a problem in a text", () => {
    assert.ok(definesProblem("domains = {}\nconstraints = []\n"));
    assert.ok(definesProblem("constraints: list = []\ndomains: dict = {}\n"));
    assert.ok(definesProblem("ENTRY: Final = ProblemEntry(\n"));
    assert.ok(!definesProblem("domains == 3\nconstraints = []\n"));
    assert.ok(!definesProblem("domains = {}\n    constraints = []\n"));
    assert.ok(!definesProblem(GAME));
  });

  it("is a game if a class has the rules, or if there is an entry", () => {
    assert.ok(definesGame(GAME));
    assert.ok(definesGame("ENTRY: Final = GameEntry(\n"));
    assert.ok(!definesGame(GAME.replace("def result", "def next")));
    assert.ok(!definesGame("def actions(state): ...\ndef result(state): ...\ndef utility(state): ...\n"));
    assert.ok(!definesGame("# class A: actions, result, utility\n"));
    assert.ok(!definesGame("ENTRY: Final = ProblemEntry(\n"));
  });

  it("is an evaluation if a function has that name, not a method", () => {
    assert.ok(definesEvaluation(EVALUATION.text));
    assert.ok(!definesEvaluation("class A:\n    def evaluate(self, state): ...\n"));
  });
});

describe("A game of one's own", () => {
  it("is opened from the editor, is kept as a file, and stands in the menu", async () => {
    const page = editing(GAME);
    await page.intend("use-own");
    const { subject, source, ownFile, preset } = page.state.get();
    assert.deepEqual([subject, source, preset], ["own", GAME, "start"]);
    assert.equal(page.results.get().device.files.programs.find(({ id }) => id === ownFile)?.text, GAME);
    assert.equal(page.results.get().catalogue?.subjects.find(({ id }) => id === "own")?.name, "Race");
  });

  it("carries its text in every request, and one of the page's own carries none", async () => {
    const page = editing(GAME);
    await page.intend("use-own");
    page.python.asked.splice(0);
    await page.intend("set-position", { text: "1" });
    assert.deepEqual([page.python.asked[0].op, page.python.asked[0].source], ["look", GAME]);
    assert.ok(!("source" in subjectAt({ subject: "nim", options: {}, position: "", source: "" })));
    assert.equal(subjectAt({ subject: "own", options: {}, position: "", source: GAME }).source, GAME);
  });

  it("takes along the files beside it", async () => {
    const page = editing(GAME);
    await page.intend("drop-files", { files: { "board.py": "SIZE = 3\n", "race.py": GAME }, skipped: [] });
    const race = page.results.get().device.files.programs.find(({ name }) => name.endsWith("race.py"));
    await page.intend("open-program", { id: race?.id });
    await page.intend("use-own");
    assert.deepEqual(page.state.get().files, { "board.py": "SIZE = 3\n" });
    page.python.asked.splice(0);
    await page.intend("set-position", { text: "1" });
    assert.deepEqual(page.python.asked[0].files, { "board.py": "SIZE = 3\n" });
  });

  it("stays in the editor if it is broken", async () => {
    const page = editing(GAME);
    page.python.instead.look = () => {
      throw new PlyscopeError({ message: "Your game has no `result`.", field: "source", at: 0 });
    };
    await page.intend("use-own");
    assert.equal(page.state.get().subject, "program");
    assert.equal(page.results.get().error?.message, "Your game has no `result`.");
  });

  it("does not stand beside the tree of a program if it cannot be searched", async () => {
    const page = editing(GAME);
    const trace = /** @type {any} */ (page.trace());
    const ofProgram = { ...trace, text: { ...trace.text, kind: "program" } };
    page.results.update({ run: { ...page.results.get().run, trace: ofProgram } });
    const look = /** @type {any} */ (page.python.instead.look);
    page.python.instead.look = (/** @type {any} */ asked) => ({ ...look(asked), terminal: false });
    page.python.instead.estimate = () => {
      throw new PlyscopeError({ message: "Line 3 of your game: ZeroDivisionError", field: "source", at: 9 });
    };
    await page.intend("use-own");
    assert.equal(page.state.get().subject, "own");
    assert.equal(page.trace(), null);
    assert.match(page.results.get().error?.message ?? "", /^Line 3/);
  });

  it("goes back to its own file, and a game of the page's to a copy of its rules", async () => {
    const page = editing(GAME);
    await page.intend("use-own");
    const { ownFile } = page.state.get();
    await page.intend("edit-subject");
    assert.deepEqual([page.state.get().subject, page.state.get().file], ["program", ownFile]);

    const other = pageAt("two left: look", "two left");
    other.python.instead["edit-game"] = () => ({ name: "tictactoe.py", source: "ENTRY = 1\n" });
    other.python.instead.look = ({ position }) => ({ ...lookOf(""), kind: "program", subject: "program", position });
    await other.intend("edit-subject");
    const [copy] = other.results.get().device.files.programs;
    assert.deepEqual([copy.name, copy.text, copy.origin], ["tictactoe.py", "ENTRY = 1\n", "game/tictactoe"]);
  });

  it("has another tree when its text is another", () => {
    const trace = /** @type {any} */ ({ text: { root: lookOf(GAME) } });
    assert.ok(isOfTheseRules(trace, /** @type {any} */ (lookOf(GAME))));
    assert.ok(!isOfTheseRules(trace, /** @type {any} */ (lookOf(`${GAME}# changed`))));
  });

  it("takes the place of an earlier one in the catalogue", () => {
    const first = withOwn({ subjects: [{ id: "nim" }] }, /** @type {any} */ (lookOf("a").own));
    const second = withOwn(first, /** @type {any} */ (lookOf("b").own));
    assert.deepEqual(
      second?.subjects.map(({ id }) => id),
      ["own", "nim"],
    );
    assert.equal(ownText(second, "own").source, "b");
    assert.equal(ownText(second, "nim").source, "");
    assert.equal(withOwn(second, /** @type {any} */ (lookOf("b").own)), second);
  });

  it("is drawn as text, unless a board of the page fits", () => {
    assert.equal(boardOf({ subject: "own", own: { source: "", board: "" } }), "text");
    assert.equal(boardOf({ subject: "own", own: { source: "", board: "nim" } }), "nim");
    assert.equal(boardOf({ subject: "nim" }), "nim");
  });
});

describe("An evaluation of one's own", () => {
  const page = (/** @type {Partial<import("../../../static/js/state/state.js").State>} */ change) =>
    pageAt("two left: look", "two left", { depth: "2", evaluations: [EVALUATION], ...change });

  it("goes with the search in the place of weights, as it is in its file now", () => {
    const { state, results } = page({ evaluation: "e" });
    const now = () => methodOf(state.get(), results.get().subject.look);
    assert.equal(now().evaluation, EVALUATION.text);
    assert.ok(!("weights" in now()));
    state.update({ evaluations: [{ ...EVALUATION, text: "def evaluate(s): return 1" }] });
    assert.equal(now().evaluation, "def evaluate(s): return 1");
    state.update({ evaluations: [] });
    assert.ok(!("evaluation" in now()));
  });

  it("can be chosen by each side of a duel", () => {
    const { state, results } = page({});
    assert.equal(playerOf(state.get(), CONTENDER).evaluation, EVALUATION.text);
    assert.ok(!("evaluation" in playerOf(state.get(), { ...CONTENDER, weights: "given" })));
    assert.ok(duelProps(state.get(), results.get()).weights.some(({ id }) => id === "e"));
  });

  it("is offered where a search stops early, or where the game has features", () => {
    const offered = (/** @type {object} */ change) => {
      const { state, results } = page(change);
      const look = { .../** @type {any} */ (results.get().subject.look), features: [] };
      return weightsProps(state.get(), knowingLook(results.get(), look)).choices.map(({ id }) => id);
    };
    assert.deepEqual(offered({ depth: "2" }), ["", "e"]);
    assert.deepEqual(offered({ depth: "" }), []);
    assert.deepEqual(offered({ depth: "", evaluation: "e" }), ["", "e"]);
  });

  it("is used at once when it is chosen", async () => {
    const shown = page({});
    shown.python.instead.compare = () => ({ minimaxNodes: null, minimaxLeaves: null, fewestLeaves: null });
    await shown.intend("choose-evaluation", { id: "e" });
    assert.equal(shown.python.asked.find(({ op }) => op === "estimate")?.evaluation, EVALUATION.text);
  });
});

/** @param {any} results @param {any} look */
const knowingLook = (results, look) => ({ ...results, ...knowing({ look }, results) });
