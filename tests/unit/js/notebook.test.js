import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { BOARDS } from "../../../static/js/boards/index.js";
import "../../../static/js/kinds/game/notebook.js";
import { cutsOf } from "../../../static/js/notebook/cuts.js";
import { attachGestures, moved } from "../../../static/js/notebook/gestures.js";
import { actionOf } from "../../../static/js/notebook/keys.js";
import { linesOf, tokensOf } from "../../../static/js/notebook/listing.js";
import * as models from "../../../static/js/notebook/model.js";
import { readPayload } from "../../../static/js/notebook/payload.js";
import { clockAlone, runsOf } from "../../../static/js/notebook/runs.js";
import { isFollowed, paceOf } from "../../../static/js/support/pace.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { reply, traceOf } from "./answers.js";

const CALL = -1;
const RETURN = -2;
const nan = Number.NaN;

/** A root with two leaves, of which the second was cut. */
const COLUMNS = {
  parent: Int32Array.of(-1, 0, 0),
  above: Int32Array.of(-1, 0, 0),
  action: Int32Array.of(-1, 0, 1),
  cell: Int16Array.of(-1, -1, -1),
  kind: Uint8Array.of(0, 1, 1),
  status: Uint8Array.of(0, 1, 3),
  value: Float64Array.of(5, 5, nan),
  chance: Float64Array.of(nan, nan, nan),
  code: Uint8Array.of(0, 0, 0),
  same: Int32Array.of(0, 1, 2),
  link: Int32Array.of(-1, -1, -1),
  alpha: Float64Array.of(nan, nan, nan),
  beta: Float64Array.of(nan, nan, nan),
  event: Int16Array.of(CALL, 3, CALL, 2, RETURN, 4, RETURN),
  read_event: new Int16Array(0),
  read_name: new Uint8Array(0),
  read_value: new Float64Array(0),
};
const TEXT = {
  visited: 2,
  count: 3,
  actions: ["a", "b"],
  actionIds: ["a", "b"],
  passes: [],
  variables: [],
  lines: true,
};

/** As `packed` in notebook/payload.py writes it. */
function packed() {
  const columns = Object.entries(COLUMNS);
  const head = {
    title: "f",
    nodes: 2,
    reply: { text: { ...TEXT, root: {} } },
    columns: columns.map(([name, each]) => [name, each.constructor.name.replace("Array", ""), each.length]),
  };
  const words = new TextEncoder().encode(JSON.stringify(head));
  const parts = [new Uint8Array(BigUint64Array.of(BigInt(words.length)).buffer), words];
  for (const [, each] of columns) parts.push(new Uint8Array(each.buffer));
  const padded = parts.flatMap((part) => [...part, ...new Array((8 - (part.length % 8)) % 8).fill(0)]);
  return Uint8Array.from(padded).buffer;
}

describe("What Python has put into the document", () => {
  it("is read with all columns", () => {
    const { title, nodes, trace } = readPayload(packed());
    assert.deepEqual([title, nodes, trace.visited], ["f", 2, 2]);
    assert.deepEqual([...trace.value], [...COLUMNS.value]);
    assert.deepEqual([...trace.leave], [6, 4, -1]);
  });
});

/** A run whose kind is of no matter here. @returns {import("../../../static/js/notebook/runs.js").Run} */
const runOf = (which = /** @type {"main" | "second"} */ ("main"), title = "f") => {
  const { trace, nodes } = readPayload(packed());
  const why = () => [{ text: "5 ≥ 4", role: /** @type {const} */ (""), row: -1 }];
  return { which, title, nodes, trace, subject: /** @type {any} */ ({ why }) };
};

describe("The steps of one run", () => {
  const run = runOf();
  const { trace } = run;
  const byNode = clockAlone(trace, "node");
  const begun = models.beginning({ all: [run], clock: () => byNode, step: "node" });

  it("begin at the end, at rest", () => {
    assert.equal(begun.point.main, lastCursor(trace));
    assert.deepEqual([begun.playing, begun.isOpen], [false, true]);
    assert.deepEqual(models.stepAt(byNode, begun), { step: 3, steps: 3 });
  });

  it("begin with the picture of the problem, where there is one", () => {
    const drawn = { ...run, subject: { ...run.subject, picture: /** @type {any} */ (() => null) } };
    const tabs = [run, drawn].map((each) => models.beginning({ all: [each], clock: () => byNode, step: "node" }).tab);
    assert.deepEqual(tabs, ["code", "picture"]);
  });

  it("go back and forth, to a number, to a cursor, and stop what plays", () => {
    const back = models.stepped(byNode, { ...begun, playing: true }, -1);
    assert.deepEqual([back.point.main, back.playing], [5, false]);
    assert.equal(models.stepped(byNode, back, 1).point.main, 7);
    assert.equal(models.scrubbed(byNode, begun, 1).point.main, 1);
    assert.equal(models.scrubbed(byNode, begun, 0).point.main, 0);
    const inside = models.movedToCursor(byNode, begun, "main", 4);
    assert.equal(inside.point.main, 4);
    assert.deepEqual(
      [models.stepped(byNode, inside, -1).point.main, models.stepped(byNode, inside, 1).point.main],
      [1, 5],
    );
  });

  it("play from the start if nothing is left, and rest at the end", () => {
    const playing = models.toggled(byNode, begun);
    assert.deepEqual([playing.point.main, playing.playing], [0, true]);
    const on = models.playedOn(byNode, playing, 2);
    assert.deepEqual([on.point.main, on.playing], [5, true]);
    assert.equal(models.playedOn(byNode, on, 9).playing, false);
    assert.equal(models.toggled(byNode, { ...on, playing: true }).playing, false);
  });

  it("move at the usual speed and jump at a high one", () => {
    assert.equal(paceOf(begun), 1);
    assert.equal(paceOf({ ...begun, playing: true, speed: 1.6 }), 2);
    assert.equal(paceOf({ ...begun, playing: true, speed: 16 }), 0);
    assert.equal(isFollowed({ ...begun, playing: true, speed: 16 }), false);
  });
});

/** A run as Python's reply has it. @param {string} name @param {string} title @returns {import("../../../static/js/kinds/notebook-run.js").Payload} */
function payloadOf(name, title) {
  const { columns: _, ...rest } = reply(name);
  const trace = traceOf(name);
  return { title, nodes: trace.visited, reply: rest, trace };
}

describe("Two runs in step", () => {
  const [minimax, alphabeta] = [payloadOf("lesson by minimax", "minimax"), payloadOf("lesson", "alphabeta")];
  // The viewer brings boards that only paint; the tests of the page share these.
  const boards = { ...BOARDS };
  const runs = runsOf([minimax, alphabeta]);
  Object.assign(BOARDS, boards);
  const clock = runs.clock("node");
  const told = (/** @type {import("../../../static/js/notebook/runs.js").Point} */ point) =>
    runs
      .sentence(point, "node")
      .map(({ text }) => text)
      .join("");

  it("have one row of steps, and room for both trees", () => {
    const begun = models.beginning(runs);
    assert.equal(begun.isOpen, false);
    assert.deepEqual(begun.point, { main: lastCursor(minimax.trace), second: lastCursor(alphabeta.trace) });
    assert.ok(models.stepAt(clock, begun).steps > clockAlone(minimax.trace, "node").main.length - 1);
  });

  it("end with the work of both", () => {
    const { point } = models.beginning(runs);
    assert.match(told(point), /minimax and alphabeta are both done, with 13 and 11 nodes\./);
  });

  it("name the one that goes on alone", () => {
    const points = Array.from(
      { length: clock.main.length },
      (_, at) => models.scrubbed(clock, models.beginning(runs), at + 1).point,
    );
    const alone = points.filter((point) => runs.moved(point, "node") === "main");
    assert.ok(alone.length > 0);
    for (const point of alone) assert.match(told(point), /^Only minimax (?:goes on|cuts): /);
    const cut = points.find((point) => runs.moved(point, "node") === "second");
    assert.ok(cut);
    assert.match(told(cut), /^Only alphabeta cuts: /);
  });
});

describe("The list of cuts", () => {
  it("says what was left out, why, and where it happened", () => {
    const [cut, ...others] = cutsOf([runOf()]);
    assert.deepEqual(others, []);
    assert.deepEqual({ number: cut.number, cursor: cut.cursor, why: cut.why }, { number: 1, cursor: 7, why: "5 ≥ 4" });
    assert.match(cut.what, /^b below the root$/);
  });

  it("has those of both runs, each with its name", () => {
    const cuts = cutsOf([runOf("main", "f"), runOf("second", "g")]);
    assert.deepEqual(
      cuts.map(({ number, which, what }) => [number, which, what]),
      [
        [1, "main", "f: b below the root"],
        [2, "second", "g: b below the root"],
      ],
    );
  });
});

describe("The listing", () => {
  it("begins at the function, with the numbers of its file", () => {
    assert.deepEqual(linesOf("\n\n  def f():\n    return 1\n\n"), [
      { number: 3, text: "def f():" },
      { number: 4, text: "  return 1" },
    ]);
  });

  it("keeps a pause, and marks a part that is not shown", () => {
    const numbers = (/** @type {string} */ source) => linesOf(source).map(({ number }) => number);
    assert.deepEqual(numbers("a\n\nb"), [1, 2, 3]);
    assert.deepEqual(numbers("a\n\n\n\nb"), [1, 0, 5]);
    assert.deepEqual(linesOf(""), []);
  });

  it("colours keywords, texts, comments and names, and loses nothing", () => {
    const line = 'def best(x): return "not # this" if x else None  # or that';
    const tokens = tokensOf(line);
    assert.equal(tokens.map(({ text }) => text).join(""), line);
    const of = (/** @type {string} */ kind) => tokens.filter((each) => each.kind === kind).map(({ text }) => text);
    assert.deepEqual(of("keyword"), ["def", "return", "if", "else", "None"]);
    assert.deepEqual(of("string"), ['"not # this"']);
    assert.deepEqual(of("comment"), ["# or that"]);
    assert.deepEqual(of("name"), ["best"]);
  });
});

describe("Keys", () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false };

  it("step, play and zoom", () => {
    assert.deepEqual(actionOf({ ...none, key: "ArrowLeft" }, "BODY"), { type: "step", by: -1 });
    assert.deepEqual(actionOf({ ...none, key: " " }, "CANVAS"), { type: "play" });
    assert.deepEqual(actionOf({ ...none, key: "0" }, "BODY"), { type: "fit" });
  });

  it("leave to the browser what is its own", () => {
    assert.equal(actionOf({ ...none, key: "ArrowLeft", ctrlKey: true }, "BODY"), null);
    assert.equal(actionOf({ ...none, key: "ArrowLeft" }, "SELECT"), null);
    assert.equal(actionOf({ ...none, key: " " }, "BUTTON"), null);
    assert.equal(actionOf({ ...none, key: "toString" }, "BODY"), null);
  });
});

describe("Gestures", () => {
  it("move the picture with the pointer, and zoom about a point within limits", () => {
    const before = { k: 1, x: 10, y: 20 };
    assert.deepEqual(moved(before, { x: 0, y: 0 }, { x: 5, y: 7 }, 1, [0.5, 4]), { k: 1, x: 15, y: 27 });
    assert.deepEqual(moved(before, { x: 10, y: 20 }, { x: 10, y: 20 }, 9, [0.5, 4]), { k: 4, x: 10, y: 20 });
  });

  it("drag from five pixels on, leave the wheel to the notebook, and zoom by it with Ctrl", () => {
    const canvas = /** @type {any} */ (new EventTarget());
    canvas.setPointerCapture = () => {};
    /** @type {[number, number][]} */
    const changes = [];
    const gestures = attachGestures(canvas, {
      start() {},
      change: (before, after) => changes.push([after.x - before.x, after.k / before.k]),
      size: () => ({ width: 100, height: 100 }),
      takes: () => true,
    });
    const send = (/** @type {string} */ type, /** @type {object} */ has) => {
      const event = Object.assign(new Event(type, { cancelable: true }), {
        pointerId: 1,
        button: 0,
        offsetY: 0,
        ...has,
      });
      canvas.dispatchEvent(event);
      return event;
    };
    send("pointerdown", { offsetX: 0 });
    send("pointermove", { offsetX: 3 });
    assert.deepEqual(changes, []);
    send("pointermove", { offsetX: 9 });
    assert.deepEqual(changes, [[6, 1]]);
    send("pointerup", {});
    send("pointermove", { offsetX: 50 });
    assert.equal(changes.length, 1);
    assert.equal(send("wheel", { offsetX: 0, deltaY: -100 }).defaultPrevented, false);
    assert.equal(changes.length, 1);
    assert.equal(send("wheel", { offsetX: 0, deltaY: -100, ctrlKey: true }).defaultPrevented, true);
    assert.ok(changes[1][1] > 2);
    gestures.detach();
    send("wheel", { offsetX: 0, deltaY: -100, ctrlKey: true });
    assert.equal(changes.length, 2);
  });
});
