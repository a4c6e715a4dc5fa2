import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { contestants } from "../../../static/js/kinds/problem/contestants.js";
import { problemProps } from "../../../static/js/kinds/problem/problem-props.js";
import { textProps } from "../../../static/js/kinds/problem/text.js";
import { roomAhead } from "../../../static/js/view-models/room.js";
import { PlyscopeError } from "../../../static/js/python/errors.js";
import { settled } from "./answers.js";
import { pageAt } from "./page.js";
import { problemReply } from "./problem-answers.js";
import { knowing, knownOf } from "./knowing.js";

const PRESETS = [{ id: "three", name: "Three colours", position: "colours 3", note: "", options: {} }];
const CHANGED = "X.O/OXX/XOX";
const REFUSED = "99.";

/** The page with tic-tac-toe after one move; its catalogue has a problem too. */
function page() {
  const shown = pageAt("two left: look", "two left", { preset: "two-left", method: "alphabeta", cut: ">" });
  const { python, state, results } = shown;
  const catalogue = /** @type {any} */ (results.get().catalogue);
  const games = catalogue.subjects.map((/** @type {object} */ game) => ({ kind: "game", ...game }));
  const problem = { id: "australia", kind: "problem", name: "Australia", presets: PRESETS, options: [] };
  results.update(
    knowing(
      {
        catalogue: { ...catalogue, subjects: [...games, problem] },
        look: { .../** @type {any} */ (results.get().subject.look), kind: "game" },
      },
      results.get(),
    ),
  );
  state.update({ history: [state.get().history[0], CHANGED], at: 1 });
  python.instead.look = ({ subject, position }) =>
    subject === "australia"
      ? { ...problemReply("australia: look"), methods: ["forward_checking"] }
      : {
          ...results.get().subject.look,
          subject,
          position,
          kind: "game",
          methods: ["alphabeta"],
          orders: ["given"],
          picture: {},
          terminal: true,
        };
  python.instead.estimate = () => problemReply("australia: estimate");
  python.instead.search = () => problemReply("australia");
  python.instead.solutions = () => problemReply("australia: solutions");
  return shown;
}

/** The room with Australia, which accepts only its own text. */
async function room() {
  const shown = page();
  await shown.intend("choose-room", { room: "constraints" });
  const { look } = /** @type {any} */ (shown.python.instead);
  shown.python.instead.compare = () => ({ minimaxNodes: null, minimaxLeaves: null, fewestLeaves: null });
  shown.python.instead.look = (request) => {
    if (request.position === REFUSED) throw new PlyscopeError({ message: "It cannot be.", field: "position", at: 0 });
    return { ...look(request), position: request.position };
  };
  return shown;
}

describe("Going from room to room", () => {
  it("begins in the constraint room with its first problem", async () => {
    const { intend, state, results } = page();
    await intend("choose-room", { room: "constraints" });
    assert.deepEqual(
      [state.get().subject, results.get().subject.look?.kind, state.get().method],
      ["australia", "problem", "forward_checking"],
    );
  });

  it("shows a room again at its last step", async () => {
    const { intend, state, trace } = page();
    await intend("choose-room", { room: "constraints" });
    assert.equal(state.get().cursor, 0);
    await intend("step", { direction: 1 });
    await intend("step", { direction: 1 });
    const { cursor } = state.get();
    assert.ok(cursor > 1 && cursor < trace().event.length);
    await intend("choose-room", { room: "games" });
    await intend("choose-room", { room: "constraints" });
    assert.equal(state.get().cursor, cursor);
  });

  it("shows a room again as it was left", async () => {
    const { intend, state } = page();
    const before = state.get();
    await intend("choose-room", { room: "constraints" });
    await intend("set-method-option", { option: "select", value: 2 });
    await intend("choose-room", { room: "games" });
    for (const name of /** @type {const} */ ([
      "subject",
      "preset",
      "history",
      "at",
      "method",
      "methodOptions",
      "cut",
    ])) {
      assert.deepEqual(state.get()[name], before[name], name);
    }
    await intend("choose-room", { room: "constraints" });
    assert.deepEqual([state.get().subject, state.get().methodOptions], ["australia", { select: 2 }]);
  });

  it("marks the pressed room at once, however late Python comes with its first problem", async () => {
    const { intend, python, results } = page();
    assert.equal(roomAhead(results.get()), "games");
    python.holding = true;
    await intend("choose-room", { room: "constraints" });
    assert.equal(roomAhead(results.get()), "constraints");
    await intend("choose-room", { room: "games" });
    assert.equal(roomAhead(results.get()), "games");
    await python.release();
    await settled();
    assert.equal(roomAhead(results.get()), "games");
  });

  it("asks nothing if the room is there already, and goes back if it is still on the way", async () => {
    const { intend, ops, python, state } = page();
    await intend("choose-room", { room: "games" });
    assert.deepEqual(ops(), []);
    python.holding = true;
    await intend("choose-room", { room: "constraints" });
    await intend("choose-room", { room: "games" });
    await python.release();
    await settled();
    assert.deepEqual([state.get().subject, state.get().history.at(-1)], ["tictactoe", CHANGED]);
  });
});

describe("Changing a problem by hand", () => {
  it("undoes a rejected change first, and then shows no error", async () => {
    const { intend, state, results } = await room();
    await intend("edit-problem", { text: "colours 2" });
    await intend("edit-problem", { text: REFUSED });
    assert.deepEqual(
      [state.get().draft, state.get().drawn, results.get().error?.message],
      [REFUSED, true, "It cannot be."],
    );
    await intend("undo");
    const { draft, history, at } = state.get();
    assert.deepEqual([draft, history[at], results.get().error], [null, "colours 2", null]);
    await intend("undo");
    assert.equal(state.get().at, 0);
  });

  it("says why it is not possible where it was changed: in the picture or in the text", async () => {
    const { intend, state, results } = await room();
    const wrong = () => [
      problemProps(state.get(), results.get()).error,
      textProps(state.get(), results.get()).error?.message ?? "",
    ];
    await intend("edit-problem", { text: REFUSED });
    assert.deepEqual(wrong(), ["It cannot be.", ""]);
    await intend("set-position", { text: REFUSED });
    assert.deepEqual(wrong(), ["", "It cannot be."]);
    assert.equal(textProps(state.get(), results.get()).back, true);
    await intend("position-draft", { text: "99" });
    assert.deepEqual(wrong(), ["", ""]);
  });
});

describe("Counting solutions", () => {
  it("happens once for a problem, however often it is searched, and again for another problem", async () => {
    const { intend, ops, results } = await room();
    const counts = () => ops().filter((op) => op === "solutions").length;
    assert.equal(counts(), 1);
    await intend("set-method-option", { option: "select", value: 2 });
    await intend("search");
    assert.deepEqual([counts(), results.get().subject.solutions?.count], [0, 18]);
    await intend("edit-problem", { text: "colours 2" });
    assert.equal(counts(), 1);
  });

  it("that a person has asked for keeps its result when the problem is searched again", async () => {
    const { intend, python, results } = await room();
    python.instead.solutions = ({ limit }) => ({ ...problemReply("australia: solutions"), limit });
    await intend("count-solutions");
    const counted = results.get().subject.solutions;
    await intend("search");
    assert.equal(results.get().subject.solutions, counted);
  });
});

describe("Comparing methods", () => {
  /** The room with two methods that choose the next variable, each with a different default, and one that does not. */
  async function three() {
    const shown = await room();
    const { results } = shown;
    const select = {
      id: "select",
      name: "Next variable",
      minimum: 0,
      maximum: 3,
      names: ["as given", "MRV", "degree", "both"],
    };
    const searches = [
      { id: "backtracking", name: "Backtracking", kind: "problem", options: [{ ...select, default: 0 }] },
      { id: "forward_checking", name: "Forward checking", kind: "problem", options: [{ ...select, default: 1 }] },
      { id: "ac3", name: "AC-3", kind: "problem", options: [] },
    ];
    results.update(
      knowing(
        {
          catalogue: /** @type {any} */ ({ ...results.get().catalogue, methods: searches }),
          look: /** @type {any} */ ({ ...results.get().subject.look, methods: searches.map(({ id }) => id) }),
        },
        results.get(),
      ),
    );
    return {
      ...shown,
      compared: () =>
        contestants(shown.state.get(), results.get()).map(({ method, methodOptions }) => [method, methodOptions]),
    };
  }

  it("makes all methods that choose the next variable choose it in the same way, to be fair", async () => {
    const { intend, compared, results } = await three();
    assert.deepEqual(compared(), [
      ["backtracking", { select: 0 }],
      ["forward_checking", { select: 0 }],
      ["ac3", {}],
    ]);
    results.update(knowing({ race: [null, null, null] }, results.get()));
    await intend("share-option", { option: "select", value: 1 });
    assert.deepEqual(compared(), [
      ["backtracking", { select: 1 }],
      ["forward_checking", { select: 1 }],
      ["ac3", {}],
    ]);
    assert.deepEqual(results.get().subject.race, []);
  });

  it("keeps the settings of an added method, including its defaults", async () => {
    const { intend, compared, state } = await three();
    state.update({ method: "forward_checking", methodOptions: {} });
    await intend("add-contestant");
    await intend("remove-contestant", { index: 0 });
    await intend("share-option", { option: "select", value: 2 });
    assert.deepEqual(compared(), [
      ["forward_checking", { select: 2 }],
      ["ac3", {}],
      ["forward_checking", { select: 1 }],
    ]);
  });

  it("begins with few checks for each, and gives more to those that need them after all have run", async () => {
    const { intend, python, results } = page();
    await intend("choose-room", { room: "constraints" });
    const look = /** @type {any} */ (results.get().subject.look);
    results.update(knowing({ look: { ...look, methods: ["backtracking", "mac", "min_conflicts"] } }, results.get()));
    python.instead.race = ({ method, checks }) => {
      if (method === "min_conflicts") throw new PlyscopeError({ message: "It has no steps.", field: "methodOptions" });
      return { finished: method === "mac" || checks > 1_000_000, method };
    };
    python.asked.length = 0;
    await intend("race");
    assert.deepEqual(
      python.asked.map(({ method, checks }) => [method, checks]),
      [
        ["backtracking", 200_000],
        ["mac", 200_000],
        ["min_conflicts", 200_000],
        ["backtracking", 5_000_000],
      ],
    );
    const { race, task, error } = knownOf(results.get());
    assert.deepEqual(
      race.map((run) => run && [run.finished, "wrong" in run ? run.wrong : ""]),
      [
        [true, ""],
        [true, ""],
        [false, "It has no steps."],
      ],
    );
    assert.deepEqual([task, error], ["", null]);
  });
});
